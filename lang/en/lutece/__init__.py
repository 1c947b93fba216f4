"""Lutèce in English."""

from .picture import PICTURE as PICTURE
