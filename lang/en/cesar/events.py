"""What happens at the table, told to the channel or to one player."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.cesar import Outcome, addends, outcome, philosophers
from lang.shared import a, bold, en_count
from rules.cesar import events as e
from rules.cesar.components import CLEOPATRA, Group, Influence, Manipulation, Vote, other
from rules.engine.model import Seat

from .score import ENDING
from .terms import BACK, GROUP, VOTE, WORDS, both, cards, singular, term, the


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what needs no words."""

    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.TurnBegan() | e.MissionGiven() | e.HandSeen() | e.CardsDrawn():
            return ""
        case e.Dealt(votes):
            return f"The cards are dealt. The vote deck has {en_count(votes, 'card')}."
        case e.PileOrdered(seat, again=False):
            return f"{who(seat)} has ordered their Manipulation pile."
        case e.PileOrdered(seat):
            return f"{who(seat)} starts their Manipulation pile over."
        case e.SeriesLaid():
            return f"Both sides have placed a face-down card on each group. {who(CLEOPATRA)} goes first."
        case e.OnlyPassive(seat, e.NoLaying.NO_INFLUENCE):
            return f"{who(seat)} has no Influence in hand and takes a passive turn."
        case e.OnlyPassive(seat):
            return f"{who(seat)} has no room on any group and takes a passive turn."
        case e.TurnSkipped(seat):
            return f"{who(seat)} has no cards in hand and none to draw: the turn is skipped."
        case e.StayedPassive(seat, ()):
            return f"{who(seat)} takes a passive turn and discards nothing."
        case e.StayedPassive(seat, gone):
            return f"{who(seat)} takes a passive turn and discards {cards(gone, seat)}."
        case e.LaidDown(seat, group):
            return f"{who(seat)} plays a card face down on the {GROUP[group]}."
        case e.LaidUp(seat, group, laid):
            return f"{who(seat)} plays {term(laid, seat)} face up on the {GROUP[group]}."
        case e.Announced():
            return announced(what, names)
        case e.VetoImpossible(seat):
            return f"{who(seat)} can’t have a Veto, so it takes effect."
        case e.Vetoed(seat, trick):
            return f"✋ Veto! {who(seat)} cancels {the(trick, other(seat))}."
        case e.PassedOver(seat):
            return f"{who(seat)} lets it pass."
        case e.Assassinated(victim, group, lost):
            return f"{who(victim)} loses {term(lost, victim)} on the {GROUP[group]}."
        case e.Banished(victim, lost):
            return f"The Spy makes {who(victim)} discard {term(lost, victim)}."
        case e.Castled(seat, (one, two), (first, second)):
            return f"{who(seat)} now has {_hidden(first)} on the {GROUP[one]} and {_hidden(second)} on the {GROUP[two]}."
        case e.Unmasked(victim, group, shown):
            return f"{who(victim)} reveals {cards(shown, victim)} on the {GROUP[group]}."
        case e.Struck(group, struck):
            return f"The Wrath of the Gods clears the {GROUP[group]}: {_discarded(struck, names)}."
        case e.Drew(seat, pile, count, forced):
            why = " (the other pile is empty)" if forced else ""
            return f"{who(seat)} draws {en_count(count, f'{BACK[pile]} card')}{why}."
        case e.NothingToDraw(seat):
            return f"{who(seat)} has nothing left to draw."
        case e.VoteDrawn(vote=vote):
            return vote_drawn(vote)
        case e.VotesShuffled(deck):
            return f"All {deck} vote cards are reshuffled."
        case e.Voted():
            return voted(what, names)
        case e.Exhausted(group, left):
            rest = f" {_discarded(left, names)}." if any(left) else ""
            return f"No {GROUP[group]} left to win: the group is closed, and its vote card leaves the game.{rest}"
        case e.OrgyLeft():
            return "One Orgy leaves the game."
        case e.LastTurn(seat):
            return f"Last turn: {who(seat)} plays all their remaining Influence face up."
        case e.Unplaced(seat, gone):
            return f"No room left: {who(seat)} discards {cards(gone, seat)}."
        case e.Ended(ending, missions):
            aims = ", ".join(f"{GROUP[group]} ({who(seat)})" for seat, group in enumerate(missions))
            return f"⚑ {ENDING[ending]} Missions: {aims}."
        case _:
            assert_never(what)


def private(what: e.Event, names: Names) -> str:
    """What one player alone is told."""
    match what:
        case e.MissionGiven(group):
            return f"Your secret mission: **{GROUP[group]}**. Win 3 or more of them to score 2 points at the end."
        case e.HandSeen(victim, held):
            return f"You see {bold(names[victim])}’s hand: {cards(held, victim)}."
        case e.CardsDrawn(seat, drawn):
            return f"You draw: {cards(drawn, seat)}."
        case _:
            return event(what, names)


def announced(play: e.Announced, names: Names) -> str:
    """A Manipulation with its targets, told to everyone (C4.1)."""
    enemy = f"{bold(names[other(play.seat)])}’s"
    return f"✦ {declared(play, bold(names[play.seat]), f'{enemy} hand', f'{enemy} ')}"


def declared(play: e.Announced, who: str, hand: str, whose: str) -> str:
    """`hand` is the hand a spy looks at; `whose` stands before the card an Assassination aims at."""
    seat, groups = play.seat, [f"the {GROUP[group]}" for group in play.groups]
    match play.trick:
        case Manipulation.ASSASSINATION:
            return f"{who} plays Assassination against {whose}{term(play.card, other(seat))} on {groups[0]}."
        case Manipulation.SPY:
            return f"{who} sends the Spy to see {hand}."
        case Manipulation.CASTLING:
            return f"{who} plays {term(play.trick, seat)} on {both(groups)}."
        case Manipulation.COURTESAN:
            return f"{who} sends the Courtesan to {groups[0]}."
        case Manipulation.WRATH:
            return f"{who} plays Wrath of the Gods on {groups[0]}."
        case Manipulation.VETO:
            return f"{who} plays a Veto."
        case _:
            assert_never(play.trick)


def vote_drawn(vote: Vote) -> str:
    match vote:
        case Vote.ORGY:
            return "Vote card: Orgy! Nobody votes."
        case Vote.RESHUFFLE:
            return f"Vote card: {VOTE[vote]}! Nobody votes."
        case _:
            return f"Vote card: the {GROUP[Group(vote.value)]} vote."


def voted(vote: e.Voted, names: Names) -> str:
    """A vote: the totals and their cards, who wins and why, what each discards (C3)."""
    cause = " (8 cards)" if vote.cause is e.Cause.EIGHT else ""
    sides = " to ".join(f"{bold(names[seat])} {_sum(vote.totals[seat], vote.cards[seat])}" for seat in (0, 1))
    return f"⚖ **{GROUP[vote.group]}**{cause}: {sides}.\n{_outcome(vote, names)}"


def _outcome(vote: e.Voted, names: Names) -> str:
    if vote.winner is None:
        return _why(vote)
    winner, loser = vote.winner, other(vote.winner)
    takes, gives = (f"discards {cards(vote.discards[seat], seat)}" if vote.discards[seat] else "" for seat in (winner, loser))
    wins = f"{bold(names[winner])} wins {a(singular(vote.group))}" + (f" and {takes}" if takes else "")
    return f"{_why(vote)}{wins}" + (f"; {bold(names[loser])} {gives}." if gives else ".")


def _why(vote: e.Voted) -> str:
    match outcome(vote):
        case Outcome.TIE:
            return "A tie: nobody wins a patrician, and all cards stay."
        case Outcome.LONE:
            one = philosophers(vote.cards)[0] == 1
            return f"{'A lone Philosopher wins' if one else 'Philosophers alone win'}. "
        case Outcome.REVERSED:
            most, least = philosophers(vote.cards)
            whose = "Two Philosophers to one" if least else "Two Philosophers" if most == 2 else "A Philosopher"
            return f"{whose}: the lower total wins. "
        case Outcome.CANCELLED:
            return "The Philosophers cancel out. "
        case Outcome.PLAIN:
            return ""


def _sum(total: int, some: tuple[Influence, ...]) -> str:
    """`8 (5 + 3 + Philosopher)`; a single numbered card needs no sum."""
    parts = addends(some, "Philosopher")
    return str(total) if parts == [str(total)] else f"{total} ({' + '.join(parts) or 'no cards'})"


def _discarded(some: e.Both, names: Names) -> str:
    """`Marc discards Consul (5); Livia, Scribe (2)`."""
    return "; ".join(f"{who}, {what}" if i else f"{who} discards {what}" for i, (who, what) in enumerate(WORDS.losses(some, names)))


def _hidden(count: int) -> str:
    return en_count(count, "face-down card") if count else "no card"
