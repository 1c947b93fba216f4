"""Lutèce in French."""

from .picture import PICTURE as PICTURE
