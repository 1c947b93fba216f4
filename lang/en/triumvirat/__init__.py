"""The End of the Triumvirate in English."""

from .picture import CHOICES as CHOICES
from .picture import PICTURE as PICTURE
from .score import line as line
from .score import verdict as verdict
from .terms import ROLES as ROLES
from .terms import choice as choice
from .terms import term as term

TITLE = "The End of the Triumvirate"
BLURB = "Caesar, Pompey and Crassus contend for Rome by arms, in the forum or by competence. For 2 or 3 players, about 90 minutes."
