"""What happens at the table, told to the channel. Nothing in this game is told to one player alone."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE, ROMAN, Attack, Forum, Movement, Supply, bystander, drawn
from lang.shared import de, fr_count
from rules.triumvirat import events as e
from rules.triumvirat.components import ACTIONS, CONQUERED, MOST_LEGIONS, Competence, Province, Section

from .score import ENDING
from .terms import (
    COMPETENCE,
    FORM,
    ROLES,
    UNDECIDED,
    by,
    citizens,
    et,
    gold,
    left,
    legions,
    party,
    piece,
    pieces,
    points,
    servants,
    turns,
    weapons,
    who,
)


def event(what: e.Event, names: Names) -> str:
    """A public event for the channel; nothing for what another line says."""
    if isinstance(what, Supply):
        return _supply(what, names)
    if isinstance(what, Movement):
        return _movement(what, names)
    if isinstance(what, Attack):
        return _attack(what, names)
    if isinstance(what, Forum):
        return _forum(what, names)
    assert_never(what)


def private(what: e.Event, names: Names) -> str:
    return event(what, names)


# -- the set-up, the turns and their supply (T1, T2)


def _supply(what: Supply, names: Names) -> str:
    match what:
        case e.GameBegan():
            return f"{et([who(seat, names) for seat in range(len(names))])} se disputent Rome. {ROLES[0]} commence."
        case e.TurnBegan(seat, turn, year, stone):
            when = "élection à la fin de ce tour" if stone == 1 else f"élection dans {turns(stone)}"
            return f"▸ **Année {year}, tour {turn}.** {who(seat, names)} joue ; {when}."
        case e.GovernorsFlipped(_, supplying):
            return f"Les gouverneurs basculent : {_supplying(supplying)}."
        case e.RomeCalled(seat, form):
            return f"{who(seat, names)} demande à Rome {FORM[form]}."
        case e.Supplied(_, lots, rome):
            given = [*map(_lot, lots), *([f"Rome {gold(rome)} (au trésor)"] if rome else [])]
            return f"Approvisionnement : {' ; '.join(given)}."
        case e.StockShort(stock=0):  # the line of what is forgone says it
            return ""
        case e.StockShort(seat, good, due, stock):
            return f"Le stock ne suffit pas : {who(seat, names)} devrait recevoir {pieces(good, due)}, il n’en reste que {stock}."
        case e.PieceTaken():
            return _taken(what, who(what.seat, names))
        case e.Forgone(seat, good, count):
            return f"Le stock est vide : {pieces(good, count)} de moins pour {who(seat, names)}."
        case e.LegionPlaced(seat, province, forced):
            return f"{who(seat, names)} place 1 légion de Rome en {PROVINCE[province]}{', sa seule province' if forced else ''}."
        case _:
            assert_never(what)


def _supplying(provinces: tuple[Province, ...]) -> str:
    verb = "produisent" if len(provinces) > 1 else "produit"
    return f"{et([PROVINCE[one] for one in provinces])} {verb}" if provinces else "aucune province ne produit ce tour-ci"


def _lot(lot: e.Lot) -> str:
    """`Achaea 1 légion et 1 pièce d’or`."""
    given = et([part for part, count in ((legions(lot.legions), lot.legions), (gold(lot.gold), lot.gold)) if count])
    kept = " (or au trésor)" if lot.legions else " (au trésor)"
    return f"{PROVINCE[lot.province]} {given}{kept if lot.gold and lot.treasury else ''}"


def _taken(what: e.PieceTaken, who: str) -> str:
    """One piece of a short good (T2.4)."""
    origin = "de Rome" if what.province is None else f"en {PROVINCE[what.province]}"
    kept = " (au trésor)" if what.treasury else ""
    return f"{who} prend {piece(what.good)} {origin}{kept}{', sans autre choix' if what.forced else ''}."


# -- marches, crossings and civil servants (T3)


def _movement(what: Movement, names: Names) -> str:
    match what:
        case e.Loaded() | e.Escorted() | e.MovementEnded(forced=False):  # the march tells who goes; what comes next, that it is over
            return ""
        case e.ServantWorks(_, province):
            return f"↳ Un fonctionnaire est actif en {PROVINCE[province]} : la province produit désormais à chaque tour."
        case e.ServantFree(_, province):
            return f"↳ Plus de fonctionnaire actif en {PROVINCE[province]} : la province ne produit plus qu’un tour sur deux."
        case e.Marched():
            return _marched(what, who(what.seat, names))
        case e.GoldCollected(seat, province, coins):
            return f"↳ {who(seat, names)} ramasse {gold(coins)} en {PROVINCE[province]}."
        case e.MovementEnded(seat):
            return f"{who(seat, names)} n’a plus de point de mouvement."
        case _:
            assert_never(what)


def _marched(what: e.Marched, who: str) -> str:
    """The way, its cost, who goes and who stays (T3.1, T3.2)."""
    origin, to = PROVINCE[what.origin], PROVINCE[what.to]
    goes = party(what.legions, what.servants, "")
    company = f", avec {goes}" if goes else ", sans escorte"
    stays = party(what.left_legions, what.left_servants, "")
    behind = f"{origin} garde {stays}" if stays else f"{origin} reste sans légion"
    return f"{who} va {de(origin)} en {to} {by(what.way, what.seas)}{company} ({points(what.cost)}, {left(what.points)}). {behind}."


# -- attacks, conquests and what the loser gets (T4)


def _attack(what: Attack, names: Names) -> str:
    match what:
        case e.Battle():
            return battle(what, names)
        case e.Repelled(seat, province, back, staff):
            company = f", avec {servants(staff)}" if staff else ""
            return f"↳ Attaque repoussée en {PROVINCE[province]} : {who(seat, names)} revient en {PROVINCE[back]}{company}."
        case e.Conquered(seat, loser, province, troops, provinces):
            held = f"{fr_count(provinces, 'province')} sur {CONQUERED}"
            return f"↳ **Conquête** : {who(seat, names)} prend {PROVINCE[province]} à {who(loser, names)} avec {legions(troops)} ({held})."
        case e.ServantsCaptured():
            return f"↳ {who(what.seat, names)} capture {_captured(what)} {de(ROLES[what.loser])}."
        case e.Fled():
            return _fled(what, who(what.seat, names))
        case e.CompensationTaken(seat, 1):
            return f"↳ {who(seat, names)} prend la carte Compensation, face I."
        case e.CompensationTaken(seat):
            return f"↳ {who(seat, names)} a déjà la carte Compensation : face II, une compétence peut monter de 1 cran."
        case e.WeaponsAdded(seat, cause, count, due):
            loss = "province perdue" if cause is e.Cause.PROVINCE_LOST else fr_count(due, "fonctionnaire perdu", "fonctionnaires perdus")
            if not count:
                return f"↳ Aucune arme en compensation ({loss}) : la réserve {de(ROLES[seat])} est vide."
            short = ", toute sa réserve" if count < due else ""
            return f"↳ {who(seat, names)} met {weapons(count)} dans le sac en compensation{short} ({loss})."
        case e.Declined(seat):
            return f"↳ {who(seat, names)} ne monte aucune compétence."
        case _:
            assert_never(what)


def battle(what: e.Battle, names: Names) -> str:
    """From the first legion to the last (T4.1-T4.3)."""
    attacker, defender = who(what.seat, names), who(what.defender, names)
    lead = f"⚔ {attacker} attaque {defender} en {PROVINCE[what.province]},"
    if not what.defenders and not what.guard:
        return f"{lead} avec {legions(what.attackers)} : personne ne défend la province."
    parts = (
        f"{lead} {legions(what.attackers)} contre {what.defenders or 'aucune'}.",
        _weapons(what),
        f"{ROLES[what.defender]} en personne coûte {legions(what.guard)} à l’attaque." if what.guard else "",
        f"Puis chaque camp perd {legions(what.duels)}." if what.duels else "",
        f"Il reste {_survivors(what.attackers_left, 'attaquant')} et {_survivors(what.defenders_left, 'défenseur')}.",
    )
    return " ".join(part for part in parts if part)


def _survivors(count: int, name: str) -> str:
    return fr_count(count, name) if count else f"aucun {name}"


def _weapons(what: e.Battle) -> str:
    """What came out of the bag, and what it did (T4.1)."""
    own, enemy, neutral = drawn(what)
    struck = (
        f"{weapons(own)} {de(ROLES[what.seat])} ({fr_count(what.defenders_struck, 'défenseur tué', 'défenseurs tués')})" if own else "",
        f"{weapons(enemy)} {de(ROLES[what.defender])} ({fr_count(what.attackers_struck, 'attaquant tué', 'attaquants tués')})" if enemy else "",
        f"{weapons(neutral)} {de(ROLES[bystander(what)])} (sans effet)" if neutral else "",
    )
    return f"Tirées du sac : {', '.join(part for part in struck if part)}." if what.weapons else ""


def _captured(what: e.ServantsCaptured) -> str:
    """One of them works on, or none (T4.4)."""
    if not what.works:
        return fr_count(what.servants, "fonctionnaire inactif", "fonctionnaires inactifs")
    return f"{servants(what.servants)} (dont un actif)" if what.servants > 1 else "un fonctionnaire actif"


def _fled(what: e.Fled, who: str) -> str:
    """The refuge, and the price of the escape (T4.5)."""
    only = ", sa seule province" if what.forced else ""
    company = f" avec {servants(what.servants)}" if what.servants else ""
    lost = et([f"en {COMPETENCE[one]}" for one in what.lowered])
    price = f" Il recule de 1 cran {lost}, où il menait." if lost else ""
    return f"↳ {who} fuit {PROVINCE[what.origin]}{company} et se réfugie en {PROVINCE[what.to]}{only}.{price}"


# -- actions, the end of a turn, the election and the victory (T5, T6, T7)


ORDINAL = ("la première", "la deuxième", "la troisième")


def _forum(what: Forum, names: Names) -> str:
    match what:
        case e.Raised(seat, competence, level, cost):
            paid = gold(cost) if cost else "gratuit, Compensation II"
            return f"{who(seat, names)} monte à {ROMAN[level]} en {COMPETENCE[competence]} ({paid})."
        case e.Persuaded(seat, Section.ALII, cost=cost, extra=extra):
            return f"{who(seat, names)} persuade un citoyen {UNDECIDED} ({price(cost, extra, Competence.POLITICS)})."
        case e.Persuaded(seat, origin, cost=cost, extra=extra):
            return f"{who(seat, names)} ôte un citoyen à {ROLES[origin]} : il redevient {UNDECIDED} ({price(cost, extra, Competence.POLITICS)})."
        case e.Produced(seat, count, cost, extra):
            return f"{who(seat, names)} met {weapons(count)} dans le sac ({price(cost, extra, Competence.MILITARY)})."
        case e.TurnEnded(seat):
            return f"{who(seat, names)} finit son tour{_actions(what)}."
        case e.LegionsCut(cuts):
            excess = et([f"{PROVINCE[cut.province]} en rend {cut.legions}" for cut in cuts])
            return f"{MOST_LEGIONS} légions au plus par province : {excess}."
        case e.StoneMoved(0):
            return "La pierre du temps arrive à l’Élection."
        case e.StoneMoved():  # the next turn begins by saying how many are left
            return ""
        case e.Elected():
            return elected(what, names)
        case e.Appointed(seat, province, works, forced):
            only, does = ", sa seule province" if forced else "", "où il est aussitôt actif" if works else "où il reste inactif"
            return f"{who(seat, names)} place son nouveau fonctionnaire en {PROVINCE[province]}{only}, {does}."
        case e.CitizensReturned(seat, count):
            back = f"redevient {UNDECIDED}" if count == 1 else f"redeviennent {UNDECIDED}"
            return f"{citizens(count)} {de(ROLES[seat])} {back}." if count else f"{who(seat, names)} n’a aucun citoyen à rendre."
        case e.YearBegan(year, stone):
            return f"**L’année {year} commence.** La pierre du temps revient sur {ROMAN[stone]}."
        case e.Won(ending, winners):
            return f"⚑ {ENDING[ending]} {_won([who(seat, names) for seat in winners])}"
        case _:
            assert_never(what)


def price(cost: int, extra: int, competence: Competence) -> str:
    """`3 pièces d’or, dont 2 faute de mener en politique` (T5.3)."""
    return f"{gold(cost)}, dont {extra} faute de mener en {COMPETENCE[competence]}" if extra else gold(cost)


def _actions(what: e.TurnEnded) -> str:
    """After how many, and why no more (T5.1)."""
    done = what.actions
    after = f" après {fr_count(done, 'action')}" if done else " sans action"
    if not what.forced or done >= ACTIONS:
        return after
    held = f"et il n’en reste que {what.treasury}" if what.treasury else "et le trésor est vide"
    return f"{after} : {ORDINAL[done]} coûte {gold(done + 1)}, {held}"


def elected(what: e.Elected, names: Names) -> str:
    """The count, the tie and what it leads to (T6.2, T6.3)."""
    counts = ", ".join(f"{ROLES[seat]} {citizens(count) if seat == 0 else count}" for seat, count in enumerate(what.citizens))
    tie = (
        f" Égalité avec {et([ROLES[seat] for seat in what.tied])} : l’emporte celui qui n’a pas persuadé de citoyen depuis le plus longtemps"
        f" (à défaut, dans l’ordre : {', '.join(ROLES[: len(names)])})."
        if what.tied
        else ""
    )
    rank = "consul pour la deuxième fois" if what.again else "consul"
    return f"**Élection** : {counts}. {who(what.seat, names)} devient {rank}.{tie}"


def _won(winners: list[str]) -> str:
    return f"Victoire partagée entre {et(winners)}." if len(winners) > 1 else f"{winners[0]} gagne la partie."
