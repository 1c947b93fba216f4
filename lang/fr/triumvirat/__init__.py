"""The End of the Triumvirate in French."""

from .picture import CHOICES as CHOICES
from .picture import PICTURE as PICTURE
from .score import line as line
from .score import verdict as verdict
from .terms import ROLES as ROLES
from .terms import choice as choice
from .terms import term as term

TITLE = "La Fin du triumvirat"
BLURB = "César, Pompée et Crassus se disputent Rome par les armes, le forum ou la compétence. À 2 ou 3 joueurs, en 90 minutes environ."
