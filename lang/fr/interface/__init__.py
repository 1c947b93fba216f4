"""What the bot says in French, whatever the game: a file a subject, gathered here as one `InterfaceText`."""

from .after import (
    ALL_OPEN,
    SEEN_BY_ALL,
    TURN_TITLE,
    film_alt,
    filming,
    replay_place,
    seen_by,
    still_alt,
    turn_number,
    turning_point,
)
from .buttons import BUTTONS
from .commands import COMMANDS
from .days import called_elsewhere, called_silently, muted, not_for_you, now_paused, now_unpaused, nudge, paused, reminder
from .ending import again, end_verdict, exported, proof, proof_since, score_alt, score_line, seed_shown, unfinished, won_by_resignation
from .errors import broken, expired_form, host_error, not_asked, refused
from .help import (
    LOG_END,
    LOG_FILE,
    SEARCH_TITLE,
    gathering,
    helped,
    listed,
    log_empty,
    no_games,
    rules_chapters,
    rules_choose,
    rules_glossary,
    rules_more,
    rules_nothing,
    rules_search,
    rules_which,
    your_turn,
)
from .leaving import end_question, ended, keep_playing, resign_question, resigned
from .lobby import (
    LANGUAGE,
    PERMISSIONS,
    computer_label,
    computer_question,
    dms_closed,
    hints,
    join_first,
    joined,
    lobby_closed,
    lobby_commitment,
    lobby_computer,
    lobby_expires,
    lobby_free,
    lobby_head,
    lobby_missing,
    lobby_options,
    lobby_seat,
    option_value,
    options_question,
    permissions_missing,
    rematch_call,
    seat_moved,
    seat_question,
    seat_taken,
    seated,
    table_open,
)
from .notices import happened, proposal, proposal_asked, proposal_declined, proposal_granted, proposal_noted
from .opening import already_seated, close_question, lasts, lobby_ready, table_closed
from .settings import (
    ZONE_LABEL,
    ZONE_TITLE,
    by_label,
    language_option,
    quiet_option,
    remind_option,
    settings_away,
    settings_head,
    settings_quiet,
    settings_reminders,
    settings_same_hour,
    settings_wrong_time,
    settings_zone,
    sits_in_label,
    tips_label,
)
from .table import (
    AMOUNT_TITLE,
    amount,
    awaited,
    done,
    hint,
    letter_head,
    more_lines,
    no_reason,
    not_a_number,
    not_an_option,
    nothing_asked,
    order_given,
    orders_standing,
    orders_stopped,
    pick,
    reason,
    sealed,
    stuck,
    undone,
    withdrawn,
    your_move,
)
from .words import LEVELS, NO_LIMIT, OFF, ON, names, page, place
