"""Fortuna in English."""

from .picture import CHOICES as CHOICES
from .picture import PICTURE as PICTURE
from .terms import ROLES as ROLES
from .terms import choice as choice
from .terms import term as term
