"""The emperor's favour and the path (F4)."""

from __future__ import annotations

from typing import assert_never

from lang import Names
from lang.fortuna import Path, enters_rome
from lang.shared import bold, de, fr_count
from rules.engine.model import Seat
from rules.fortuna import events as e
from rules.fortuna.pieces import GIFTS_TO_CAESAR, Source

from ..terms import dice, favour, some, space, tokens


def tell(what: Path, names: Names) -> str:
    def who(seat: Seat) -> str:
        return bold(names[seat])

    match what:
        case e.Rolled():
            return rolled(what, names)
        case e.RollStands(seat, shown):
            return f"Le lancer anticipé {de(who(seat))} vaut toujours : {dice(shown)}."
        case e.FavourSkipped(seat):
            return f"{who(seat)} est au Palais de César : la phase 4 est sautée."
        case e.FavourUsed():
            return used(what, names)
        case e.Advanced():
            return advanced(what, names)
        case e.Taxed():
            return taxed(what, names)
        case e.Untaxed(seat, die):
            return f"Dé {die}, toutes les Faveurs jusque-là sont face cachée : {who(seat)} n’avance pas et ne paie rien."
        case e.FavourTurned(seat, turned):
            return f"{who(seat)} retourne face cachée la carte {favour(turned)}."
        case e.FavourLeft(seat):
            return f"{who(seat)} ne retourne pas de carte Faveur."
        case _:
            assert_never(what)


def rolled(what: e.Rolled, names: Names) -> str:
    """A roll, early or not, or a die that joins an early roll (F3.9, F4.2)."""
    who = bold(names[what.seat])
    if what.early:
        return f"🎲 {who} lance les dés par avance et obtient {dice(what.new)}. Ce lancer vaudra en phase 4."
    if what.new != what.dice:
        return f"🎲 {who} lance le reste et obtient {dice(what.new)}. Dés à choisir : {dice(what.dice)}."
    return f"🎲 {who} obtient {dice(what.new)}."


def used(what: e.FavourUsed, names: Names) -> str:
    """What was given for a Favour, and the tokens taken with it (F4.3, F4.4)."""
    who = bold(names[what.seat])
    piece = GIFTS_TO_CAESAR[what.favour][0] if what.favour in GIFTS_TO_CAESAR and what.given else None
    given = f"{who} donne {some(piece, what.given)}{_source(what.source)}" if piece else f"{who} ne donne rien"
    taken = f" et prend {tokens(what.tokens)}" if what.tokens else ""
    return f"★ Dé {what.die}, {bold(favour(what.favour))} : {given}{taken}. La carte se retourne."


def _source(source: Source | None) -> str:
    return {None: "", Source.RESERVOIR: " du réservoir", Source.AQUEDUCT: " de l’Aqueduc"}[source]


def advanced(what: e.Advanced, names: Names) -> str:
    """Steps on the path; the gate of Rome is worth a word, Caesar's Palace has a line of its own (F4.7)."""
    to = f"et entre dans Rome (case {what.position})" if enters_rome(what) else f"jusqu’à la case {what.position}"
    lost = f" ; {fr_count(what.lost, 'pas est perdu', 'pas sont perdus')} au-delà" if what.lost else ""
    return f"↳ {bold(names[what.seat])} avance de {fr_count(what.steps, 'case')} {to}{lost}."


def taxed(what: e.Taxed, names: Names) -> str:
    """1 Argent, or without money one space back (F4.5)."""
    who = bold(names[what.seat])
    if what.money:
        return f"Dé {what.die}, aucune Faveur utilisée : {who} paie 1 Argent de taxe."
    if what.back:
        return f"Dé {what.die}, aucune Faveur utilisée : sans Argent pour la taxe, {who} recule d’une case ({space(what.position)})."
    return f"Dé {what.die}, aucune Faveur utilisée : sans Argent pour la taxe, {who} reste au village."
