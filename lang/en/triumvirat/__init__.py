"""The End of the Triumvirate in English."""

from __future__ import annotations

from lang.defaults import beside as beside
from lang.defaults import caution as caution
from lang.defaults import done as done
from lang.defaults import factor as factor
from lang.defaults import live as live
from lang.defaults import named as named
from lang.defaults import stakes as stakes
from lang.facts.triumvirat import echo as echo
from lang.facts.triumvirat_turns import turn as turn
from lang.facts.triumvirat_turns import upshot as upshot

from .cards import CARDS as CARDS
from .commands import COMMANDS as COMMANDS
from .deeds import did as did
from .emoji import EMOJI as EMOJI
from .events import event as event
from .events import private as private
from .headings import heading as heading
from .motives import why as why
from .moves import choice as choice
from .moves import field as field
from .moves import kind as kind
from .moves import move as move
from .near import near as near
from .options import CHOICES as CHOICES
from .orders import order as order
from .orders import order_choice as order_choice
from .orders import order_field as order_field
from .orders import order_name as order_name
from .panel import head as head
from .panel import in_all as in_all
from .panel import label as label
from .panel import press as press
from .panel import standing as standing
from .picture import PICTURE as PICTURE
from .position import alt as alt
from .position import hand as hand
from .position import position as position
from .preview import preview as preview
from .questions import ask as ask
from .questions import asked as asked
from .recap import recap as recap
from .refusals import refusal as refusal
from .remarks import remark as remark
from .score import column as column
from .score import figure as figure
from .score import level as level
from .score import line as line
from .score import verdict as verdict
from .terms import ROLES as ROLES
from .terms import term as term
from .tips import tip as tip

TITLE = "The End of the Triumvirate"
PITCH = "Rule Rome by conquest, politics or skill"
BLURB = (
    "Caesar, Pompey and Crassus fight for Rome: your provinces supply you, and your triumvir travels, fights and acts where he stops. "
    "Three ways to win outright: 9 provinces; both skills at VII; two elections, or 6 citizens once you’re consul (your first election costs you 3)."
)
