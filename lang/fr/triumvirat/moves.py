"""What players can answer."""

from __future__ import annotations

from typing import Any, assert_never

from lang import Names
from lang.facts.triumvirat import PROVINCE
from lang.shared import first_fit, upper_first
from rules.engine.model import Seat
from rules.triumvirat import moves as m
from rules.triumvirat.components import Section

from .terms import COMPETENCE, FORM, ROLES, UNDECIDED, legions, piece, player, servants, term

KIND = {
    m.March: "Se déplacer ou attaquer",
    m.Load: "Emmener des légions",
    m.Escort: "Emmener des fonctionnaires",
    m.Install: "Installer un fonctionnaire",
    m.Recall: "Emmener le fonctionnaire actif",
    m.EndMovement: "Finir le mouvement",
    m.Raise: "Monter une compétence",
    m.Persuade: "Persuader un citoyen",
    m.Produce: "Produire des armes",
    m.EndTurn: "Finir mon tour",
    m.CallRome: "Approvisionnement de Rome",
    m.PlaceLegion: "Placer une légion",
    m.Take: "Prendre ce que doit une province",
    m.TakeFromRome: "Prendre ce que doit Rome",
    m.Flee: "Choisir un refuge",
    m.Decline: "Ne monter aucune compétence",
    m.Appoint: "Placer le fonctionnaire",
}

FIELD = {
    (m.March, "to"): "Vers quelle province ? Chez un rival, c’est une attaque.",
    (m.Load, "legions"): "Combien de légions emmenez-vous ? Les autres restent.",
    (m.Escort, "servants"): "Combien de fonctionnaires emmenez-vous ? S’il en reste, l’un d’eux sera actif.",
    (m.Raise, "competence"): "Quelle compétence montez-vous ?",
    (m.Persuade, "section"): "Quel citoyen ?",
    (m.CallRome, "form"): "Que demandez-vous à Rome ?",
    (m.PlaceLegion, "province"): "Dans laquelle de vos provinces ?",
    (m.Take, "good"): "Que prenez-vous ?",
    (m.Take, "province"): "Dans quelle province ?",
    (m.TakeFromRome, "good"): "Que prenez-vous de ce que doit Rome ?",
    (m.Flee, "province"): "Dans laquelle de vos provinces ?",
    (m.Appoint, "province"): "Dans laquelle de vos provinces ?",
}


def kind(move: type, seat: Seat = 0) -> str:
    return KIND[move]


def field(move: type, field: str) -> str:
    return FIELD[move, field]


def choice(move: type, field: str, value: Any, seat: Seat, names: Names = ()) -> str:
    """A value among the choices of a field; what else there is to say of it stands beside it."""
    return upper_first(str(value) if type(value) is int else term(value, seat))


def move(move: m.Move, seat: Seat, names: Names = ()) -> str:
    """A whole move, in 80 characters at most."""
    match move:
        case m.March(to):
            return f"Aller en {PROVINCE[to]}"
        case m.Load(count):
            return f"Emmener {legions(count)}" if count else "Laisser les légions ici"
        case m.Escort(count):
            return f"Emmener {servants(count)}" if count else "Laisser les fonctionnaires ici"
        case m.Raise(competence):
            return f"Monter en {COMPETENCE[competence]}"
        case m.Persuade(Section.ALII):
            return f"Persuader un citoyen {UNDECIDED}"
        case m.Persuade(section):
            return first_fit(f"Ôter un citoyen à {player(section, names)}", f"Ôter un citoyen à {ROLES[section]}")
        case m.CallRome(form):
            return f"Demander à Rome {FORM[form]}"
        case m.PlaceLegion(province):
            return f"Placer 1 légion en {PROVINCE[province]}"
        case m.Take(good, province):
            return f"Prendre {piece(good)} en {PROVINCE[province]}"
        case m.TakeFromRome(good):
            return f"Prendre {piece(good)} de Rome"
        case m.Flee(province):
            return f"Se réfugier en {PROVINCE[province]}"
        case m.Appoint(province):
            return f"Placer le fonctionnaire en {PROVINCE[province]}"
        case m.Install() | m.Recall() | m.EndMovement() | m.Produce() | m.EndTurn() | m.Decline():
            return KIND[type(move)]
        case _:
            assert_never(move)
