"""What happens at the table, told to the channel or to one player."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.cesar import Outcome, addends, outcome, philosophers
from lang.shared import bold, de, fr_count
from rules.cesar import events as e
from rules.cesar.components import CLEOPATRA, Group, Influence, Manipulation, Vote, other
from rules.engine.model import Seat

from .score import ENDING
from .terms import BACK, GROUP, VOTE, cards, et, le, own, singular, son, un


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
            return f"{who(seat)} termine de ranger sa pile Manipulation."
        case e.PileOrdered(seat):
            return f"{who(seat)} reprend sa pile Manipulation pour la ranger autrement."
        case e.SeriesLaid():
            return f"Chaque camp pose une carte cachée devant chaque groupe. {who(CLEOPATRA)} commence."
        case e.OnlyPassive(seat, e.NoLaying.NO_INFLUENCE):
            return f"{who(seat)} n’a aucune carte Influence en main : tour passif obligatoire."
        case e.OnlyPassive(seat):
            return f"{who(seat)} n’a plus de place devant aucun groupe : tour passif obligatoire."
        case e.TurnSkipped(seat):
            return f"{who(seat)} n’a plus de carte en main ni à piocher : son tour est sauté."
        case e.StayedPassive(seat, ()):
            return f"{who(seat)} joue un tour passif sans rien défausser."
        case e.StayedPassive(seat, gone):
            return f"{who(seat)} joue un tour passif et défausse {own(gone, seat)}."
        case e.LaidDown(seat, group):
            return f"{who(seat)} pose une carte face cachée devant les {GROUP[group]}."
        case e.LaidUp(seat, group, laid):
            return f"{who(seat)} pose {son(laid, seat)} face visible devant les {GROUP[group]}."
        case e.Announced():
            return announced(what, names)
        case e.VetoImpossible(seat):
            return f"Pas de Veto possible : {who(seat)} n’en a pas, tout le monde le sait."
        case e.Vetoed(seat, trick):
            return f"✋ {who(seat)} oppose son Veto et annule {le(trick, other(seat))}."
        case e.PassedOver(seat):
            return f"{who(seat)} laisse passer."
        case e.Assassinated(victim, group, lost):
            return f"{who(victim)} perd {son(lost, victim)} devant les {GROUP[group]}."
        case e.Banished(victim, lost):
            return f"{who(other(victim))} fait défausser {le(lost, victim)} à {who(victim)}."
        case e.Castled(seat, (one, two), (first, second)):
            return f"{who(seat)} redistribue ses cartes : {_hidden(first)} devant les {GROUP[one]}, {_hidden(second)} devant les {GROUP[two]}."
        case e.Unmasked(victim, group, shown):
            return f"{who(victim)} dévoile {own(shown, victim)} devant les {GROUP[group]}."
        case e.Struck(group, both):
            return f"La Colère des dieux balaie tout devant les {GROUP[group]} : {_discarded(both, names)}."
        case e.Drew(seat, pile, count, forced):
            why = " (l’autre pile est vide)" if forced else ""
            return f"{who(seat)} pioche {fr_count(count, 'carte')} {BACK[pile]}{why}."
        case e.NothingToDraw(seat):
            return f"{who(seat)} n’a plus rien à piocher."
        case e.VoteDrawn(vote=vote):
            return vote_drawn(vote)
        case e.VotesShuffled(deck):
            return f"On remélange les {fr_count(deck, 'carte Suffrage', 'cartes Suffrage')} encore en jeu."
        case e.Voted():
            return voted(what, names)
        case e.Exhausted(group, both):
            rest = f" {_discarded(both, names)}." if any(both) else ""
            return f"Plus {de(singular(group))} à gagner : le groupe est épuisé, sa carte Suffrage quitte le jeu.{rest}"
        case e.OrgyLeft():
            return "Une Orgie simple quitte le jeu."
        case e.LastTurn(seat):
            return f"Dernier tour : {who(seat)} pose face visible toutes les cartes Influence qui lui restent."
        case e.Unplaced(seat, gone):
            return f"Faute de place, {who(seat)} défausse {own(gone, seat)}."
        case e.Ended(ending, missions):
            aims = ", ".join(f"{GROUP[group]} pour {who(seat)}" for seat, group in enumerate(missions))
            return f"⚑ {ENDING[ending]} Missions : {aims}."
        case _:
            assert_never(what)


def private(what: e.Event, names: Names) -> str:
    """What one player alone is told."""
    match what:
        case e.MissionGiven(group):
            return f"Votre mission secrète : les **{GROUP[group]}**. Si vous en avez au moins 3 à la fin, vous marquez 2 points."
        case e.HandSeen(victim, held):
            return f"Voici la main {de(bold(names[victim]))} : {cards(held, victim)}."
        case e.CardsDrawn(seat, drawn):
            return f"Vous piochez {un(drawn[0], seat)}." if len(drawn) == 1 else f"Vous piochez : {cards(drawn, seat)}."
        case _:
            return event(what, names)


def announced(play: e.Announced, names: Names) -> str:
    """A Manipulation with its targets, told to everyone (C4.1)."""
    enemy = de(bold(names[other(play.seat)]))
    target = f"{le(play.card, other(play.seat))} {enemy}" if play.card is not None else ""
    return f"✦ {declared(play, bold(names[play.seat]), f'la main {enemy}', target)}"


def declared(play: e.Announced, who: str, hand: str, target: str) -> str:
    """`hand` is the hand a spy looks at, `target` the card an Assassinat aims at."""
    seat, groups = play.seat, [f"les {GROUP[group]}" for group in play.groups]
    match play.trick:
        case Manipulation.ASSASSINATION:
            return f"{who} joue un Assassinat contre {target}, devant {groups[0]}."
        case Manipulation.SPY:
            return f"{who} envoie {son(play.trick, seat)} voir {hand}."
        case Manipulation.CASTLING:
            return f"{who} joue {un(play.trick, seat)} entre {et(groups)}."
        case Manipulation.COURTESAN:
            return f"{who} envoie {son(play.trick, seat)} chez {groups[0]}."
        case Manipulation.WRATH:
            return f"{who} appelle la Colère des dieux sur {groups[0]}."
        case Manipulation.VETO:
            return f"{who} oppose son Veto."
        case _:
            assert_never(play.trick)


def vote_drawn(vote: Vote) -> str:
    match vote:
        case Vote.ORGY | Vote.RESHUFFLE:
            return f"Carte Suffrage : {VOTE[vote]} ! Personne ne vote."
        case _:
            return f"Carte Suffrage : les {GROUP[Group(vote.value)]} votent."


def voted(vote: e.Voted, names: Names) -> str:
    """A vote: the totals and their cards, who wins and why, what each discards (C3)."""
    cause = " (8 cartes)" if vote.cause is e.Cause.EIGHT else ""
    sides = " contre ".join(f"{bold(names[seat])} {_sum(vote.totals[seat], vote.cards[seat])}" for seat in (0, 1))
    return f"⚖ **{GROUP[vote.group]}**{cause} : {sides}.\n{_outcome(vote, names)}"


def _outcome(vote: e.Voted, names: Names) -> str:
    if vote.winner is None:
        return _why(vote)
    winner, loser = vote.winner, other(vote.winner)
    takes, gives = (f"défausse {own(vote.discards[seat], seat)}" if vote.discards[seat] else "" for seat in (winner, loser))
    wins = f"{bold(names[winner])} gagne un {singular(vote.group)}" + (f" et {takes}" if takes else "")
    return f"{_why(vote)}{wins}" + (f" ; {bold(names[loser])} {gives}." if gives else ".")


def _why(vote: e.Voted) -> str:
    match outcome(vote):
        case Outcome.TIE:
            return "Égalité : personne ne gagne le patricien, toutes les cartes restent en place."
        case Outcome.LONE:
            one = philosophers(vote.cards)[0] == 1
            return "Le Philosophe est seul : il l’emporte. " if one else "Les Philosophes sont seuls : ils l’emportent. "
        case Outcome.REVERSED:
            most, least = philosophers(vote.cards)
            whose = "Deux Philosophes contre un" if least else "Deux Philosophes" if most == 2 else "Un Philosophe"
            return f"{whose} : le plus petit total l’emporte. "
        case Outcome.CANCELLED:
            return "Les Philosophes s’annulent. "
        case Outcome.PLAIN:
            return ""


def _sum(total: int, some: tuple[Influence, ...]) -> str:
    """`8 (5 + 3 + Philosophe)`; a single numbered card needs no sum."""
    parts = addends(some, "Philosophe")
    return str(total) if parts == [str(total)] else f"{total} ({' + '.join(parts) or 'aucune carte'})"


def _discarded(both: e.Both, names: Names) -> str:
    """`Marc défausse son Consul (5) ; Livia, son Scribe (2)`."""
    losses = [(bold(names[seat]), own(some, seat)) for seat, some in enumerate(both) if some]
    return " ; ".join(f"{who}, {what}" if i else f"{who} défausse {what}" for i, (who, what) in enumerate(losses))


def _hidden(count: int) -> str:
    return fr_count(count, "carte cachée", "cartes cachées") if count else "aucune carte"
