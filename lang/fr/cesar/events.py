"""What happens at the table, told to the channel or to one player."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.cesar import Outcome, addends, outcome, philosophers
from lang.shared import bold, de, fr_count, upper_first
from rules.cesar import events as e
from rules.cesar.components import CLEOPATRA, Group, Influence, Manipulation, Vote, other
from rules.engine.model import Seat

from .score import ENDING
from .terms import BACK, GROUP, VOTE, WORDS, card, cards, et, le, singular, term, un


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what needs no words."""

    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.TurnBegan() | e.MissionGiven() | e.HandSeen() | e.CardsDrawn():
            return ""
        case e.Dealt(votes):
            return f"Les cartes sont distribuées. La pile Suffrage compte {fr_count(votes, 'carte')}."
        case e.PileOrdered(seat, again=False):
            return f"{who(seat)} a rangé sa pile Manipulation."
        case e.PileOrdered(seat):
            return f"{who(seat)} reprend sa pile Manipulation pour la ranger autrement."
        case e.SeriesLaid():
            return f"Les premières séries sont posées : une carte cachée par camp devant chaque groupe. {who(CLEOPATRA)} commence."
        case e.OnlyPassive(seat, e.NoLaying.NO_INFLUENCE):
            return f"{who(seat)} n’a pas d’Influence en main : le tour ne peut être que passif."
        case e.OnlyPassive(seat):
            return f"{who(seat)} n’a plus de place devant aucun groupe : le tour ne peut être que passif."
        case e.TurnSkipped(seat):
            return f"{who(seat)} n’a plus rien en main ni à piocher : son tour est sauté."
        case e.StayedPassive(seat, ()):
            return f"{who(seat)} joue un tour passif, sans rien défausser."
        case e.StayedPassive(seat, gone):
            return f"{who(seat)} joue un tour passif et défausse {cards(gone, seat)}."
        case e.LaidDown(seat, group):
            return f"{who(seat)} pose une carte face cachée devant les {GROUP[group]}."
        case e.LaidUp(seat, group, laid):
            return f"{who(seat)} pose {term(laid, seat)} face visible devant les {GROUP[group]}."
        case e.Announced():
            return announced(what, names)
        case e.VetoImpossible(seat):
            return f"Pas de Veto à craindre : {who(seat)} n’en a pas en main, chacun le sait."
        case e.Vetoed(seat, trick):
            return f"✋ Veto ! {who(seat)} annule {le(trick, other(seat))}."
        case e.PassedOver(seat):
            return f"{who(seat)} laisse passer."
        case e.Assassinated(victim, group, lost):
            return f"{who(victim)} perd {term(lost, victim)} devant les {GROUP[group]}."
        case e.Banished(victim, lost):
            return f"{upper_first(le(Manipulation.SPY, other(victim)))} fait défausser {card(lost, victim)} à {who(victim)}."
        case e.Castled(seat, (one, two), (first, second)):
            return f"{who(seat)} a roqué : {_hidden(first)} devant les {GROUP[one]}, {_hidden(second)} devant les {GROUP[two]}."
        case e.Unmasked(victim, group, shown):
            return f"{who(victim)} doit montrer, devant les {GROUP[group]} : {cards(shown, victim)}."
        case e.Struck(group, both):
            return f"La Colère des dieux balaie tout devant les {GROUP[group]} : {_discarded(both, names)}."
        case e.Drew(seat, pile, count, forced):
            why = ", l’autre pile étant vide" if forced else ""
            return f"{who(seat)} pioche {fr_count(count, 'carte')} {BACK[pile]}{why}."
        case e.NothingToDraw(seat):
            return f"{who(seat)} n’a plus rien à piocher : la main reste incomplète."
        case e.VoteDrawn(vote=vote):
            return vote_drawn(vote)
        case e.VotesShuffled(deck):
            return f"Les {deck} cartes Suffrage encore en jeu sont remélangées."
        case e.Voted():
            return voted(what, names)
        case e.Exhausted(group, both):
            rest = f" {_discarded(both, names)}." if any(both) else ""
            return f"Plus {de(GROUP[group])} à prendre : le groupe est clos et sa carte Suffrage quitte le jeu.{rest}"
        case e.OrgyLeft():
            return "Une Orgie simple quitte le jeu."
        case e.LastTurn(seat):
            return f"Dernier tour : {who(seat)} pose face visible toute l’Influence qui lui reste."
        case e.Unplaced(seat, gone):
            return f"Faute de place, {who(seat)} défausse {cards(gone, seat)}."
        case e.Ended(ending, missions):
            aims = ", ".join(f"{GROUP[group]} pour {who(seat)}" for seat, group in enumerate(missions))
            return f"⚑ {ENDING[ending]} Missions : {aims}."
        case _:
            assert_never(what)


def private(what: e.Event, names: Names) -> str:
    """What one player alone is told."""
    match what:
        case e.MissionGiven(group):
            return f"Votre mission secrète : **{GROUP[group]}**. Avec 3 de ces patriciens ou plus à la fin, vous marquez 2 points."
        case e.HandSeen(victim, held):
            return f"Vous voyez la main {de(bold(names[victim]))} : {cards(held, victim)}."
        case e.CardsDrawn(seat, drawn):
            return f"Vous piochez : {cards(drawn, seat)}."
        case _:
            return event(what, names)


def announced(play: e.Announced, names: Names) -> str:
    """A Manipulation with its targets, told to everyone (C4.1)."""
    return f"✦ {declared(play, bold(names[play.seat]), f'la main {de(bold(names[other(play.seat)]))}')}"


def declared(play: e.Announced, who: str, hand: str, whose: str = "") -> str:
    """`hand` is the hand a spy looks at; `whose` stands before the card an Assassinat aims at."""
    seat, groups = play.seat, [f"les {GROUP[group]}" for group in play.groups]
    match play.trick:
        case Manipulation.ASSASSINATION:
            return f"{who} annonce un Assassinat sur {whose}{term(play.card, other(seat))}, devant {groups[0]}."
        case Manipulation.SPY:
            return f"{who} envoie son {term(play.trick, seat)} regarder {hand}."
        case Manipulation.CASTLING:
            return f"{who} annonce un {term(play.trick, seat)} entre {et(groups)}."
        case Manipulation.COURTESAN:
            return f"{who} envoie {un(play.trick, seat)} chez {groups[0]}."
        case Manipulation.WRATH:
            return f"{who} appelle la Colère des dieux sur {groups[0]}."
        case Manipulation.VETO:
            return f"{who} oppose un Veto."
        case _:
            assert_never(play.trick)


def vote_drawn(vote: Vote) -> str:
    match vote:
        case Vote.ORGY:
            return "Carte Suffrage : Orgie ! Personne ne vote."
        case Vote.RESHUFFLE:
            return f"Carte Suffrage : {VOTE[vote]} ! Personne ne vote."
        case _:
            return f"Carte Suffrage : les {GROUP[Group(vote.value)]} votent."


def voted(vote: e.Voted, names: Names) -> str:
    """A vote: the totals and their cards, who wins and why, what each discards (C3)."""
    cause = " (8 cartes)" if vote.cause is e.Cause.EIGHT else ""
    sides = " contre ".join(f"{bold(names[seat])} {_sum(vote.totals[seat], vote.cards[seat])}" for seat in (0, 1))
    return f"⚖ **{GROUP[vote.group]}**{cause} : {sides}.\n{_outcome(vote, names)}"


def _outcome(vote: e.Voted, names: Names) -> str:
    if vote.winner is None:
        return _why(vote)
    winner, loser = vote.winner, other(vote.winner)
    takes, gives = (f"défausse {cards(vote.discards[seat], seat)}" if vote.discards[seat] else "" for seat in (winner, loser))
    wins = f"{bold(names[winner])} gagne un {singular(vote.group)}" + (f" et {takes}" if takes else "")
    return f"{_why(vote)}{wins}" + (f" ; {bold(names[loser])} {gives}." if gives else ".")


def _why(vote: e.Voted) -> str:
    match outcome(vote):
        case Outcome.TIE:
            return "Égalité : le patricien reste à prendre, les cartes restent en place."
        case Outcome.LONE:
            one = philosophers(vote.cards)[0] == 1
            return f"{'Le Philosophe est seul' if one else 'Les Philosophes sont seuls'} devant le groupe : victoire. "
        case Outcome.REVERSED:
            most, least = philosophers(vote.cards)
            whose = "Deux Philosophes contre un" if least else "Deux Philosophes" if most == 2 else "Un Philosophe"
            return f"{whose} : le plus faible total l’emporte. "
        case Outcome.CANCELLED:
            return "Les Philosophes s’annulent. "
        case Outcome.PLAIN:
            return ""


def _sum(total: int, some: tuple[Influence, ...]) -> str:
    """`8 (5 + 3 + Philosophe)`; a single numbered card needs no sum."""
    parts = addends(some, "Philosophe")
    return str(total) if parts == [str(total)] else f"{total} ({' + '.join(parts) or 'aucune carte'})"


def _discarded(both: e.Both, names: Names) -> str:
    """`Marc défausse 5 · Consul ; Livia, 2 · Scribe`."""
    return " ; ".join(f"{who}, {what}" if i else f"{who} défausse {what}" for i, (who, what) in enumerate(WORDS.losses(both, names)))


def _hidden(count: int) -> str:
    return fr_count(count, "carte cachée", "cartes cachées") if count else "aucune carte"
