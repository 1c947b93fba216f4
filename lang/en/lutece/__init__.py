"""Lutèce in English."""

from lang.silent import remark as remark

from .events import event as event
from .events import private as private
from .headings import heading as heading
from .motives import why as why
from .moves import COMMANDS as COMMANDS
from .moves import ask as ask
from .moves import asked as asked
from .moves import field as field
from .moves import kind as kind
from .moves import live as live
from .moves import move as move
from .moves import order as order
from .picture import CHOICES as CHOICES
from .picture import PICTURE as PICTURE
from .position import alt as alt
from .position import hand as hand
from .position import position as position
from .position import stakes as stakes
from .preview import preview as preview
from .refusals import refusal as refusal
from .remarks import beside as beside
from .remarks import caution as caution
from .score import line as line
from .score import majorities as majorities
from .score import verdict as verdict
from .terms import ROLES as ROLES
from .terms import choice as choice
from .terms import term as term

TITLE = "Lutèce"
BLURB = "Secret purchases and open bribes, to become a Roman senator. Two to five players, about 45 minutes."
