"""What happens at the table, told to the channel or to one player."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.fortuna import Actions, Cards, Opening, Path, enters_rome, given_up, ranked
from lang.shared import bold, de, fr_count, upper_first
from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna import moves as m
from rules.fortuna import questions as q
from rules.fortuna.components import FAMILY_CUBE, PURSE, Cube, Gift, Person, Privilege, Side, Source

from .score import ENDING
from .terms import ACTION, NOUN, SIDE, actions, cards, coins, cubes, dice, et, favour, privileges, quoted, some, space, there, tokens, un

RANK = {2: "deuxième", 3: "troisième", 4: "quatrième"}


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what another line says."""
    if isinstance(what, Opening):
        return tell_opening(what, names)
    if isinstance(what, Actions):
        return tell_action(what, names)
    if isinstance(what, Path):
        return tell_path(what, names)
    if isinstance(what, Cards):
        return tell_card(what, names)
    assert_never(what)


def private(what: e.Event, names: Names) -> str:
    """What one player alone is told."""
    match what:
        case e.CardsSeen(seen):
            return f"Vous avez le choix : {privileges(seen)}."
        case e.CardGained(card):
            return f"Vous recevez {privileges((card,))}."
        case _:
            return event(what, names)


# The set-up, rounds and turns (F1, F2.1-F2.3, F6.1-F6.4)


def tell_opening(what: Opening, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Seated(sides, podium, deck):
            seated = ", ".join(f"{who(seat)} ({SIDE[side]})" for seat, side in enumerate(sides))
            return f"Bords du plateau : {seated}. Ordre de jeu tiré au sort : {ranked(podium, names)}. Pioche : {cards(deck)}."
        case e.Dealt(side, owner, dealt):
            return f"{upper_first(there(side, owner, names))} : {actions(dealt)}."
        case e.Drafted(seat, card):
            return f"{who(seat)} prend {ACTION[card]}."
        case e.Locked(locked):
            return f"Cartes verrouillées : {', '.join(f'{ACTION[card]} ({who(seat)})' for seat, card in enumerate(locked))}."
        case e.RoundBegan(number, podium):
            return f"**Manche {number}.** Ordre de jeu : {ranked(podium, names)}."
        case e.TurnBegan(seat, _, card):
            unlocked = f" : {ACTION[card]} se déverrouille" if card else ""
            return f"▸ Au tour {de(who(seat))}{unlocked}."
        case e.AqueductFilled(seat):
            return f"L’Aqueduc {de(who(seat))} reçoit 1 Eau."
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


def forced(what: e.Forced, names: Names) -> str:
    """Why there was but one answer (F5.6); what it brings is told next. A roll and the end of a turn tell themselves."""
    who = bold(names[what.seat])
    if isinstance(what.move, m.Forgo):
        return f"{who} ne peut plus rien tirer de cette action."
    match what.ask:
        case q.RollDice() | q.FinishTurn() | q.UseMight():
            return ""
        case q.DraftCard():
            return f"Il ne reste qu’une carte Action pour {who}."
        case q.ConvertWater(into):
            return f"{who} n’a pas d’Eau à convertir en {NOUN[into][0]}."
        case q.SellGoods(cube):
            return f"{who} n’a qu’un seul {NOUN[cube][0]} à vendre."
        case q.HirePeople(person):
            return f"{who} ne peut engager {'qu’une seule Vestale' if person is Person.VESTAL else 'qu’un seul Centurion'}."
        case q.ChooseGift():
            return f"La Famille n’a qu’un seul bien à donner à {who}."
        case q.ChooseBuilding():
            return f"{who} ne peut construire qu’un seul bâtiment."
        case q.ChooseBribe():
            return f"La Corruption ne laisse qu’un seul choix à {who}."
        case q.ChooseFavour():
            return f"Les dés ne laissent qu’un seul choix à {who}."
        case q.TurnFavour():
            return "Toutes les Faveurs ouvertes portent des jetons."
        case _:
            return f"{who} n’a qu’un seul choix."


def round_ended(what: e.RoundEnded, names: Names) -> str:
    """Who goes first by Fortuna, and where tokens were laid (F6.1, F6.2)."""
    first = bold(names[what.first])
    if what.owner is None:
        lead = f"Fortuna est sur un bord libre ({SIDE[what.side]}) : {first} joue encore en premier."
    else:
        lead = f"{first} a Fortuna et joue en premier à la suivante."
    numbers = et([str(favour.value) for favour in what.tokens])
    return f"Fin de la manche. {lead} {_laid(len(what.tokens), numbers)} Toutes les Faveurs rouvrent."


def _laid(count: int, numbers: str) -> str:
    if not count:
        return "Aucun jeton Privilège ne s’ajoute."
    return f"Un jeton Privilège s’ajoute sur {'la Faveur' if count == 1 else 'chacune des Faveurs'} {numbers}."


def ended(shown: tuple[tuple[Privilege, ...] | None, ...], names: Names) -> str:
    """Those in Rome show their cards (F6.7)."""
    seen = [f"{bold(names[seat])} : {privileges(some) or 'aucune'}." for seat, some in enumerate(shown) if some is not None]
    outside = [bold(names[seat]) for seat, some in enumerate(shown) if some is None]
    told = f" Cartes Privilège dévoilées. {' '.join(seen)}" if seen else ""
    rest = f" Hors de Rome, donc hors course : {et(outside)}." if outside else ""
    return f"⚑ {ENDING}{told}{rest}"


# What Action cards bring (F2-F4.1)


def tell_action(what: Actions, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Executed(seat, card, e.Means.TURN):
            return f"{who(seat)} utilise {bold(ACTION[card])}."
        case e.Executed():  # the line of the Centurion or of the bribe tells it
            return ""
        case e.Skipped(seat, card):
            return f"{who(seat)} choisit {bold(ACTION[card])} sans l’utiliser."
        case e.Forwent(seat, card):
            return f"↳ {who(seat)} renonce à {ACTION[card]}."
        case e.Took(seat, cube, count):
            return f"↳ {who(seat)} reçoit {some(cube, count)}{_short(count)}."
        case e.Converted(seat, into, reservoir, aqueduct):
            count = reservoir + aqueduct
            return f"↳ {who(seat)} convertit {some(Cube.WATER, count)} ({_sources(reservoir, aqueduct)}) en {some(into, count)}."
        case e.Sold(seat, cube, count, money, lost):
            return f"↳ {who(seat)} vend {some(cube, count)} pour {coins(money)}{_beyond(lost)}."
        case e.Hired(seat, person, count, cost):
            return f"↳ {who(seat)} engage {some(person, count)} pour {coins(cost)}."
        case e.DieGained(seat, dice):
            return f"↳ {who(seat)} échange une Vestale contre un dé ({dice} en tout)."
        case e.Married(seat):
            return f"↳ {who(seat)} se marie, pour 3 pièces."
        case e.GiftReceived(seat, gift, count):
            return f"↳ La Famille donne {_gift(gift, count)} à {who(seat)}."
        case e.Built(seat, building, cost):
            return f"↳ {who(seat)} construit {un(building)} pour {coins(cost)}."
        case e.MoneyTaken(seat, money):
            return f"↳ {who(seat)} empoche {coins(money)}."
        case e.Bribed():
            return bribed(what, names)
        case e.Exchanged(seat, given, taken, side, owner):
            return f"⇄ {who(seat)} échange {ACTION[given]} contre {ACTION[taken]} ({_from(side, owner, names)}) et la verrouille."
        case e.MightUsed(seat, card):
            return f"⚔ {who(seat)} rend un Centurion pour utiliser {bold(ACTION[card])}."
        case e.MightUnused(seat):
            return f"{who(seat)} n’utilise pas la Puissance militaire."
        case _:
            assert_never(what)


def bribed(what: e.Bribed, names: Names) -> str:
    """Corruption B: whom it pays, and for what (F3.11)."""
    whom = "au stock" if what.owner is None else f"à {bold(names[what.owner])}"
    lost = f" (perdue : {PURSE} est le maximum)" if what.lost else ""
    where = f" (bord {SIDE[what.side]}, libre)" if what.owner is None else ""
    return f"↳ {bold(names[what.seat])} paie 1 pièce {whom}{lost} pour utiliser {bold(ACTION[what.card])}{where}."


def _from(side: Side, owner: Seat | None, names: Names) -> str:
    """Where a card was taken."""
    return f"bord {SIDE[side]}, libre" if owner is None else f"chez {bold(names[owner])}"


def _short(count: int) -> str:
    """Less than the two that were due (F1.4)."""
    return ", tout ce qui restait dans le stock" if count < 2 else ""


def _sources(reservoir: int, aqueduct: bool) -> str:
    """Where the Eau came from."""
    if reservoir and aqueduct:
        return f"{reservoir} du réservoir, 1 de l’Aqueduc"
    return "de l’Aqueduc" if aqueduct else "du réservoir"


def _beyond(lost: int) -> str:
    """What exceeds 20 (F1.2)."""
    if not lost:
        return ""
    return f" ({lost} {'perdue' if lost == 1 else 'perdues'} : {PURSE} est le maximum)"


def _gift(gift: Gift, count: int) -> str:
    return coins(count) if gift is Gift.MONEY else some(FAMILY_CUBE[gift], count)


# The emperor's favour and the path (F4)


def tell_path(what: Path, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Rolled():
            return rolled(what, names)
        case e.RollStands(seat, shown):
            return f"{who(seat)} garde son premier lancer : {dice(shown)}."
        case e.FavourSkipped(seat):
            return f"{who(seat)} est au Palais de César et ne lance plus les dés."
        case e.FavourUsed():
            return used(what, names)
        case e.Advanced():
            return advanced(what, names)
        case e.Taxed():
            return taxed(what, names)
        case e.Untaxed(seat, die):
            return f"Aucune Faveur n’est ouverte pour un {die} : {who(seat)} reste sur place, sans payer de taxe."
        case e.FavourTurned(seat, turned):
            return f"{who(seat)} ferme la {favour(turned)} pour cette manche."
        case e.FavourLeft(seat):
            return f"{who(seat)} ne ferme aucune Faveur de plus."
        case _:
            assert_never(what)


def rolled(what: e.Rolled, names: Names) -> str:
    """A roll, early or not, or a die that joins an early roll (F3.9, F4.2)."""
    who = bold(names[what.seat])
    if what.early:
        return f"🎲 {who} lance les dés à l’avance : {dice(what.new)}. Ce lancer comptera."
    if what.new != what.dice:
        return f"🎲 {who} lance {'son nouveau dé' if len(what.new) == 1 else 'ses nouveaux dés'} : {dice(what.new)}. En tout : {dice(what.dice)}."
    return f"🎲 {who} fait {dice(what.new)}."


def used(what: e.FavourUsed, names: Names) -> str:
    """What was given for a Favour, and the tokens taken with it (F4.3, F4.4)."""
    who, piece = bold(names[what.seat]), given_up(what)
    use = f"utilise la {bold(favour(what.favour))} (dé {what.die})"
    given = f"donne {some(piece, what.given)}{_source(what.source)}" if piece else ""
    taken = f"prend {tokens(what.tokens)}" if what.tokens else ""
    return f"★ {who} {et([part for part in (use, given, taken) if part])}."


def _source(source: Source | None) -> str:
    return {None: "", Source.RESERVOIR: " du réservoir", Source.AQUEDUCT: " de l’Aqueduc"}[source]


def advanced(what: e.Advanced, names: Names) -> str:
    """Steps on the path; the gate of Rome is worth a word, Caesar's Palace has a line of its own (F4.7)."""
    to = f"et entre dans Rome (case {what.position})" if enters_rome(what) else f"jusqu’à la case {what.position}"
    lost = f" ({fr_count(what.lost, 'case perdue', 'cases perdues')})" if what.lost else ""
    return f"↳ {bold(names[what.seat])} avance de {fr_count(what.steps, 'case')} {to}{lost}."


def taxed(what: e.Taxed, names: Names) -> str:
    """1 pièce, or without money one space back (F4.5)."""
    lead = f"{bold(names[what.seat])} n’utilise aucune Faveur (dé {what.die})"
    if what.money:
        return f"{lead} et paie 1 pièce de taxe."
    if what.back:
        return f"{lead}, n’a rien pour payer la taxe et recule à la {space(what.position)}."
    return f"{lead}, n’a rien pour payer la taxe et reste au village."


# Privilège cards and Caesar's Palace (F5, F6.3)


def tell_card(what: Cards, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.CardsSeen() | e.CardGained():
            return ""
        case e.PalaceReached(seat, place):
            if place in RANK:
                return f"🏛 {who(seat)} arrive à son tour au Palais de César, en {RANK[place]}."
            return f"🏛 {who(seat)} arrive en premier au Palais de César : dernière manche !"
        case e.PalaceBare(seat):
            return f"Il ne reste aucune carte au Palais de César pour {who(seat)}."
        case e.Drew(seat, 0, count):
            return f"Plus rien à piocher : {who(seat)} perd {tokens(count)}."
        case e.Drew(seat, count, taken):
            return f"{who(seat)} pioche {cards(count)} pour {fr_count(taken, 'jeton')}."
        case e.PalaceLooked(seat, count):
            left = "la carte laissée" if count == 1 else f"les {fr_count(count, 'carte laissée', 'cartes laissées')}"
            return f"{who(seat)} regarde en secret {left} au Palais de César."
        case e.Kept(seat, count, discarded):
            return f"{who(seat)} garde {cards(count)}{f' et défausse {quoted(discarded)}' if discarded else ''}."
        case e.PalaceKept(seat, left):
            rest = f"il en reste {left}, face cachée" if left else "il n’y en a plus"
            return f"{who(seat)} garde 1 carte du Palais de César ; {rest}."
        case e.DeckShuffled(count):
            return f"La défausse est mélangée : nouvelle pioche de {cards(count)}."
        case e.RecruitPlayed(seat, person):
            return f"✦ {who(seat)} joue {quoted((Privilege.VESTAL_OR_CENTURION,))} et reçoit {some(person, 1)}."
        case e.GatherPlayed(seat, card, given):
            return f"✦ {who(seat)} joue {quoted((card,))} et reçoit {cubes(given)}{_short(len(given))}."
        case e.AdvancePlayed(seat):
            return f"✦ {who(seat)} joue {quoted((Privilege.ADVANCE,))}."
        case _:
            assert_never(what)
