"""What the bot says in French, whatever the game: a file a subject, gathered here as one `InterfaceText`."""

from .after import *
from .boxes import *
from .calls import *
from .cards import *
from .channels import *
from .days import *
from .elsewhere import *
from .ending import *
from .errors import *
from .fame import *
from .help import *
from .leaving import *
from .lessons import *
from .lobby import *
from .notices import *
from .opening import *
from .orders import *
from .panel import *
from .privacy import *
from .review import *
from .server import *
from .settings import *
from .table import *
from .threads import *
from .words import *

# isort: split
# Several subjects have buttons, commands and permissions of their own: these are all of them.
from .buttons import BUTTONS as BUTTONS
from .commands import COMMANDS as COMMANDS
from .lobby import PERMISSIONS as PERMISSIONS
