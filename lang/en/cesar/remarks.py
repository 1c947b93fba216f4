"""What stands beside a choice in the menu: nothing, the choices say all there is to say."""

from __future__ import annotations

from lang.defaults import beside as beside
from lang.defaults import caution as caution
from lang.defaults import remark as remark
