"""César & Cléopâtre in French."""

from __future__ import annotations

from lang.silent import beside as beside
from lang.silent import caution as caution
from lang.silent import live as live
from lang.silent import preview as preview
from lang.silent import remark as remark
from lang.silent import stakes as stakes

from .events import event as event
from .events import private as private
from .headings import heading as heading
from .motives import why as why
from .moves import COMMANDS as COMMANDS
from .moves import ask as ask
from .moves import asked as asked
from .moves import field as field
from .moves import kind as kind
from .moves import move as move
from .moves import order as order
from .picture import CHOICES as CHOICES
from .picture import PICTURE as PICTURE
from .position import alt as alt
from .position import hand as hand
from .position import position as position
from .refusals import refusal as refusal
from .score import line as line
from .score import verdict as verdict
from .terms import ROLES as ROLES
from .terms import choice as choice
from .terms import term as term

TITLE = "César & Cléopâtre"
BLURB = "Un duel d’influence et d’intrigues pour les patriciens de Rome. À deux, en 45 minutes environ."
