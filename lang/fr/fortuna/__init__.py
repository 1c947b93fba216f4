"""Fortuna in French."""

from __future__ import annotations

from lang.defaults import column as column
from lang.defaults import figure as figure
from lang.defaults import in_all as in_all
from lang.defaults import live as live
from lang.defaults import stakes as stakes
from lang.facts.fortuna import echo as echo
from lang.facts.fortuna_turns import turn as turn
from lang.facts.fortuna_turns import upshot as upshot

from .cards import CARDS as CARDS
from .commands import COMMANDS as COMMANDS
from .deeds import did as did
from .deeds import done as done
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
from .recap import recap as recap
from .refusals import refusal as refusal
from .remarks import beside as beside
from .remarks import caution as caution
from .remarks import remark as remark
from .score import factor as factor
from .score import level as level
from .score import line as line
from .score import verdict as verdict
from .terms import ROLES as ROLES
from .terms import term as term
from .tips import tip as tip

TITLE = "Fortuna"
PITCH = "Récoltes, mariages et coups de dés sur la route de Rome"
BLURB = (
    "À chaque manche, vous utilisez une carte Action, l’échangez contre une autre, puis lancez les dés et plaisez à l’empereur pour avancer vers Rome. "
    "La manche où quelqu’un atteint le Palais de César est la dernière : parmi les joueurs entrés dans Rome, celui qui a le plus de points de victoire gagne."
)
