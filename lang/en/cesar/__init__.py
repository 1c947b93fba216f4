"""Caesar & Cleopatra in English."""

from __future__ import annotations

from lang.defaults import column as column
from lang.defaults import done as done
from lang.defaults import figure as figure
from lang.defaults import in_all as in_all
from lang.defaults import level as level
from lang.facts.cesar import echo as echo
from lang.facts.cesar_turns import turn as turn
from lang.facts.cesar_turns import upshot as upshot

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
from .moves import named as named
from .near import near as near
from .options import CHOICES as CHOICES
from .orders import order as order
from .orders import order_choice as order_choice
from .orders import order_field as order_field
from .orders import order_name as order_name
from .panel import head as head
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
from .questions import live as live
from .questions import stakes as stakes
from .recap import recap as recap
from .refusals import refusal as refusal
from .remarks import beside as beside
from .remarks import caution as caution
from .remarks import remark as remark
from .score import factor as factor
from .score import line as line
from .score import verdict as verdict
from .terms import ROLES as ROLES
from .terms import term as term
from .tips import tip as tip

TITLE = "Caesar & Cleopatra"
PITCH = "A duel of intrigue over Rome’s patricians"
BLURB = (
    "Play Influence cards on five groups of patricians: when a group votes, the stronger side wins a patrician. "
    "Spies, assassins and vetoes upset the best plans, and the player with the most points wins."
)
