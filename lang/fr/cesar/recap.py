"""Turns in a few lines: what was done to the reader, then what everybody did."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang import Names
from lang.facts.cesar import Outcome, by_kind, outcome
from lang.facts.cesar_turns import Blow, Deeds, Result, blows, deeds, ordered, results
from lang.recap import NOBODY, Reader, Recap, Turn, sentence
from lang.shared import bold, de, fr_count, upper_first
from rules.cesar import events as e
from rules.cesar.components import Manipulation, Vote, other

from .events import event
from .terms import GROUP, SENT, cards, et, le, own, short_cards, singular, son, term, un, yours

WHY = {Outcome.REVERSED: " (Philosophe : le plus petit total l’emporte)", Outcome.LONE: " (un Philosophe seul l’emporte)"}


def recap(turns: Sequence[Turn], names: Names, reader: Reader = NOBODY) -> Recap:
    """What Manipulations did to the reader; then a line a turn and a line a vote."""
    hits = [_blow(one, names, reader) for turn in turns if turn.seat is not None for one in blows(turn, reader)]
    return Recap(tuple(hits), tuple(line for turn in turns for line in _turn(turn, names, reader) if line))


def _blow(what: Blow, names: Names, reader: Reader) -> str:
    assert reader.seat is not None
    seat, enemy = reader.seat, other(reader.seat)
    by, me = bold(names[enemy]), bold(names[seat])
    match what:
        case e.Assassinated(victim, group, lost):
            whose = f"votre {term(lost, victim)}" if reader.you else f"{le(lost, victim)} {de(me)}"
            return f"✦ {by} assassine {whose} devant les {GROUP[group]}."
        case e.Banished(victim, lost):
            whose = f"vous fait défausser votre {term(lost, victim)}" if reader.you else f"fait défausser {le(lost, victim)} à {me}"
            return f"✦ {upper_first(le(Manipulation.SPY, enemy))} {de(by)} {whose}."
        case e.Unmasked(victim, group, shown):
            trick = f"{upper_first(le(Manipulation.COURTESAN, enemy))} {de(by)}"
            if reader.you:
                return f"✦ {trick} dévoile {yours(shown, victim)} devant les {GROUP[group]}."
            hidden = "la carte cachée" if len(shown) == 1 else "les cartes cachées"
            return f"✦ {trick} dévoile {hidden} {de(me)} devant les {GROUP[group]} : {cards(shown, victim)}."
        case e.Struck(group, gone):
            whose = "vos cartes" if reader.you else f"les cartes {de(me)}"
            swept, _ = by_kind(gone[seat])
            return f"✦ La Colère des dieux {de(by)} balaie {whose} devant les {GROUP[group]} : {short_cards(swept, seat)}."
        case _:
            assert_never(what)


def _turn(turn: Turn, names: Names, reader: Reader) -> list[str]:
    if turn.seat is None:
        return [event(one, names) for one in ordered(turn)]
    done = deeds(turn)
    last = "Dernier tour (plus d’Influence en face) : " if done.last else ""
    line = sentence(f"{last}{bold(names[turn.seat])}", _deeds(done, told=any(blows(turn, reader))), ", puis ".join)
    return [line, *(_result(one, names, reader) for one in results(turn))]


def _deeds(done: Deeds, *, told: bool) -> list[str]:
    """`pose son Courtisan (4) devant les Sénateurs`, `envoie son Espion`: in the order of the turn, without a Manipulation told by itself."""
    laid = [f"{own(tuple(some), done.seat)} devant les {GROUP[group]}" for group, some in done.laid.items()]
    laid += [f"une carte cachée devant les {GROUP[group]}" for group in done.hidden]
    tricks = [] if told else [_trick(trick, vetoed, done) for trick, vetoed in done.tricks]
    return [
        *([] if done.late else tricks),
        f"pose {et(laid)}" if laid else "",
        *(tricks if done.late else []),
        _passive(done) if done.passive else "",
    ]


def _trick(trick: Manipulation, vetoed: bool, done: Deeds) -> str:
    """`joue un Assassinat devant les Édiles (Veto)`, `envoie son Espion`, `joue un Roque romain entre les Sénateurs et les Préteurs`."""
    sent = trick in SENT
    name = son(trick, done.seat) if sent else le(trick, done.seat) if trick is Manipulation.WRATH else un(trick, done.seat)  # there is but one
    if done.castled:
        return f"joue {name} entre {et([f'les {GROUP[group]}' for group in done.castled])}"
    where = f" {'chez' if sent else 'devant'} les {GROUP[done.aimed[0]]}" if len(done.aimed) == 1 else ""
    return f"{'envoie' if sent else 'joue'} {name}{where}{' (Veto)' if vetoed else ''}"


def _passive(done: Deeds) -> str:
    return f"joue un tour passif et défausse {fr_count(len(done.discards), 'carte')}" if done.discards else "joue un tour passif"


def _result(result: Result, names: Names, reader: Reader) -> str:
    match result:
        case e.Voted():
            return _voted(result, names, reader)
        case e.VoteDrawn(vote=Vote.RESHUFFLE):  # told with the reshuffle that follows
            return ""
        case e.VotesShuffled(deck):
            return f"Carte Suffrage : Orgie ! Personne ne vote, on remélange les {fr_count(deck, 'carte Suffrage', 'cartes Suffrage')}."
        case _:
            return event(result, names)


def _voted(vote: e.Voted, names: Names, reader: Reader) -> str:
    """`⚖ Livia gagne un Sénateur, 9 à 3.`"""
    if vote.winner is None:
        return f"⚖ {GROUP[vote.group]} : égalité à {vote.totals[0]}, personne ne gagne."
    own_total, theirs = vote.totals[vote.winner], vote.totals[other(vote.winner)]
    wins = "Vous gagnez" if reader.you and reader.is_(vote.winner) else f"{bold(names[vote.winner])} gagne"
    return f"⚖ {wins} un {singular(vote.group)}, {own_total} à {theirs}{WHY.get(outcome(vote), '')}."
