"""The set-up, rounds and turns (F1, F2.1-F2.3, F6.1-F6.4)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.fortuna import Opening
from lang.shared import bold, de, upper_first
from rules.engine.model import Seat
from rules.fortuna import asks as q
from rules.fortuna import events as e
from rules.fortuna import moves as m
from rules.fortuna.pieces import Person, Privilege

from ..score import ENDING
from ..terms import ACTION, NOUN, SIDE, actions, cards, et, privileges, there


def tell(what: Opening, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Seated(sides, podium, deck):
            seated = ", ".join(f"{who(seat)} {SIDE[side]}" for seat, side in enumerate(sides))
            return f"Bords : {seated}. Podium tiré au hasard : {ranked(podium, names)}. Pioche : {cards(deck)}."
        case e.Dealt(side, owner, dealt):
            return f"{upper_first(there(side, owner, names))} : {actions(dealt)}."
        case e.Drafted(seat, card):
            return f"{who(seat)} prend {ACTION[card]}."
        case e.Locked(locked):
            return f"Cartes verrouillées : {', '.join(f'{ACTION[card]} par {who(seat)}' for seat, card in enumerate(locked))}."
        case e.RoundBegan(number, podium):
            return f"**Manche {number}.** Podium : {ranked(podium, names)}."
        case e.TurnBegan(seat, _, card):
            unlocked = f" : la carte {ACTION[card]} se déverrouille" if card else ""
            return f"▸ Au tour {de(who(seat))}{unlocked}."
        case e.AqueductFilled(seat):
            return f"L’Aqueduc {de(who(seat))} reçoit 1 Eau."
        case e.AqueductDry(seat):
            return f"Plus d’Eau dans le stock : l’Aqueduc {de(who(seat))} reste vide."
        case e.Forced():
            return forced(what, names)
        case e.RoundEnded():
            return round_ended(what, names)
        case e.Ended(shown):
            return ended(shown, names)
        case _:
            assert_never(what)


def ranked(podium: tuple[Seat, ...], names: Names) -> str:
    """The order of play."""
    return ", ".join(bold(names[seat]) for seat in podium)


def forced(what: e.Forced, names: Names) -> str:
    """Why there was but one answer (F5.6); what it brings is told next. A roll and the end of a turn tell themselves."""
    who = bold(names[what.seat])
    if isinstance(what.move, m.Forgo):
        return f"{who} ne peut plus rien tirer de cette action."
    match what.ask:
        case q.RollDice() | q.FinishTurn():
            return ""
        case q.DraftCard():
            return f"Il ne reste qu’une carte Action pour {who}."
        case q.ConvertWater(into):
            return f"Aucune Eau à convertir en {NOUN[into][0]} pour {who}."
        case q.SellGoods(cube):
            return f"Un seul {NOUN[cube][0]} à vendre pour {who}."
        case q.HirePeople(person):
            return f"Un seul achat possible pour {who} : {'une Vestale' if person is Person.VESTAL else 'un Centurion'}."
        case q.ChooseGift():
            return f"La Famille n’a qu’une chose à apporter à {who}."
        case q.ChooseBuilding():
            return f"Un seul bâtiment est possible pour {who}."
        case q.ChooseBribe():
            return f"La Corruption n’offre qu’une possibilité à {who}."
        case q.UseMight():
            return f"Pas de Puissance militaire possible pour {who}."
        case q.ChooseFavour():
            return f"Les dés ne laissent qu’une possibilité à {who}."
        case q.TurnFavour():
            return f"Aucune carte Faveur sans jeton à retourner pour {who}."
        case _:
            return f"Une seule réponse possible pour {who}."


def round_ended(what: e.RoundEnded, names: Names) -> str:
    """Who goes first by Fortuna, and where tokens were laid (F6.1, F6.2)."""
    first = bold(names[what.first])
    if what.owner is None:
        lead = f"Fortuna est sur le {there(what.side, None, names)} : {first} reste en tête."
    else:
        lead = f"Fortuna est sur le bord {SIDE[what.side]} : {first} jouera en premier."
    numbers = et([str(favour.value) for favour in what.tokens])
    return f"Fin de la manche. {lead} {_laid(len(what.tokens), numbers)} Toutes les Faveurs sont ouvertes."


def _laid(count: int, numbers: str) -> str:
    if not count:
        return "Aucun jeton Privilège à poser."
    return f"Un jeton Privilège de plus sur {'la Faveur' if count == 1 else 'les Faveurs'} {numbers}."


def ended(shown: tuple[tuple[Privilege, ...] | None, ...], names: Names) -> str:
    """Those in Rome show their cards (F6.7)."""
    seen = [f"{bold(names[seat])} {privileges(some) or 'rien'}" for seat, some in enumerate(shown) if some is not None]
    outside = [bold(names[seat]) for seat, some in enumerate(shown) if some is None]
    told = f" Cartes Privilège montrées : {' ; '.join(seen)}." if seen else ""
    rest = f" Hors de Rome, sans pouvoir gagner : {et(outside)}." if outside else ""
    return f"⚑ {ENDING}{told}{rest}"
