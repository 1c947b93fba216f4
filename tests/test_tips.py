"""Advice for somebody's first games: in both languages, short, of the same figures, true to what the adviser may know."""

from __future__ import annotations

import re
from importlib import import_module

import pytest
from lutece_positions import lay, town
from playing import SMALL
from test_menu import PLAYED, asked, positions
from test_panel import prompts
from wording import assert_well_set, flat

from cogs.ui import panel
from cogs.ui.lines import RARE
from cogs.ui.prompt import Prompt
from games import GAMES, text
from lang import LANGUAGES
from lang.glossary import AVOID
from rules.triumvirat.components import Province

LONGEST = 140
SEVERAL = 5  # different pieces of advice that some positions of a large game bring


@pytest.mark.parametrize(("game", "seats"), PLAYED)
def test_advice_is_short_well_set_and_the_same_in_both_languages(game: str, seats: int) -> None:
    names = ("Alice", "Bob", "Carl", "Dora", "Emil")[:seats]
    heard: set[str] = set()
    for match in positions(game, seats):
        assert match.decision is not None
        for seat, _ in asked(match):
            view = match.view(seat)
            french, english = (text(language, game).tip(view, match.decision.ask, names) for language in LANGUAGES)
            assert bool(french) == bool(english) and max(len(french), len(english)) <= LONGEST
            assert figures(french) == figures(english)
            assert_well_set(french)
            assert not [pattern for pattern in AVOID["en"] if pattern[0].isalpha() and re.search(rf"\b({pattern})\b", english, re.I)]
            heard.add(english)
    assert len(heard) >= (1 if game in SMALL else SEVERAL), heard


def figures(said: str) -> list[str]:
    return sorted(re.findall(r"\d+", said))


@pytest.mark.parametrize("game", GAMES)
def test_only_a_newcomer_reads_it(game: str) -> None:
    """And has what everything is beside it, not behind More…."""
    prompt = next(one for one in prompts(game, max(GAMES[game].rules.SEATS)) if _tip(one))
    plain = [part.text for part in (panel.moves(prompt), panel.moves(prompt, (RARE,)))]
    prompt.room.advised.add(prompt.room.user_at(prompt.seat) or 0)
    said = panel.moves(prompt).text
    assert f"🎓 {_tip(prompt)}" in said and not any("🎓" in text for text in plain)


def _tip(prompt: Prompt) -> str:
    assert prompt.match.decision is not None
    return prompt.text.tip(prompt.view, prompt.match.decision.ask, prompt.names)


def test_an_attack_is_named_with_its_odds() -> None:
    """What is said to succeed is among the moves, and its odds are those that the panel shows."""
    found = 0
    for prompt in prompts("triumvirat", 3):
        said = re.search(r"would take (.+) (\d+)% of the time", _tip(prompt))
        if said:
            found += 1
            offered = [*prompt.legal, *(move for line in prompt.shortlist for way in line for move in way)]
            places = {to for move in offered if (to := getattr(move, "to", None)) is not None}
            assert said[1] in {prompt.text.term(place, 0) for place in places if isinstance(place, Province)} and int(said[2]) >= 70
    assert found


# Advice says what there is to weigh. What to do is the hint's: a strong player often decides otherwise than a rule of thumb.
COMMANDS = {
    "en": r"(?:^|[.:;] |, and |, or )(advance|build|choose|count|discard|draw|flee|get|give|go|guess|hire|keep|lock|marry|pick|play"
    r"|put|save|sell|start|stop|take|trade|turn|use|win)\b",
    "fr": r"(?:^|[.:;,] | et )\w+ez(?:-\w+)?\b(?<!avez)(?<!pouvez)(?<!aurez)(?<!lancerez)(?<!menez)",
}


@pytest.mark.parametrize(("game", "seats"), PLAYED)
def test_advice_commands_nothing_that_a_hint_might_contradict(game: str, seats: int) -> None:
    names = ("Alice", "Bob", "Carl", "Dora", "Emil")[:seats]
    for language, command in COMMANDS.items():
        said = {text(language, game).tip(match.view(seat), match.decision.ask, names)
                for match in positions(game, seats) if match.decision for seat, _ in asked(match)}  # fmt: skip
        assert not [tip for tip in said if re.search(command, tip, re.IGNORECASE)]


@pytest.mark.parametrize("game", [game for game in GAMES if game not in SMALL])
def test_advice_commands_nothing_wherever_it_might_be_said(game: str) -> None:
    """Pieces of advice that no position of the play-outs brought, too."""
    for language, command in COMMANDS.items():
        said = import_module(f"lang.{language}.{game}.tips").SAID.values()
        assert not [tip for tip in said if re.search(command, tip, re.IGNORECASE)]


@pytest.mark.parametrize("game", GAMES)
def test_advice_steps_back_where_a_hint_is_shown(game: str) -> None:
    """Two voices at once, one of a rule of thumb and one of a strong player, stopped newcomers."""
    prompt = next(one for one in prompts(game, max(GAMES[game].rules.SEATS)) if _tip(one))
    prompt.room.advised.add(prompt.room.user_at(prompt.seat) or 0)
    advised = panel.moves(prompt, hint=panel.Hint("💡 This.", (prompt.legal[0],))).text
    assert "💡 This." in advised and "🎓" not in advised


@pytest.mark.parametrize(
    ("gold", "offers", "plan", "said"),
    [
        (5, {"A": "baker4", "1": "statue"}, "A R", "cost 3 gold and you’ll have 8 with Income: you can pay, and bribe with up to 5."),
        (3, {"A": "baker4", "1": "statue"}, "A R2", "cost 3 gold and you’ll have 6 with Income: you can pay, and bribe with up to 1."),
        (5, {"1": "tavern", "A": "baker4"}, "A4 1", "you’re 3 short of paying for everything. A card you can’t pay for is lost."),
        (5, {"A": "baker4+2", "1": "statue"}, "A 1", "if you get the Baker (A), which is sold first and brings 2 gold."),
        (1, {"1": "tavern", "2": "statue"}, "1 2", "if you get the Tavern (1), which is sold first and brings 5 gold."),
    ],
)  # fmt: skip
def test_it_says_whether_one_can_pay(gold: int, offers: dict[str, str], plan: str, said: str) -> None:
    """With what Income and a bluff bring before, and what the first card brings before the second is paid for (L2.4 to L2.6)."""
    match = lay(town("", "", gold=(gold, 5), offers=offers), plan, "R R")
    assert match.decision is not None
    assert flat(text("en", "lutece").tip(match.view(0), match.decision.ask, ("Alice", "Bob"))).endswith(said)
