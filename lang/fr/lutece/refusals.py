"""Why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from rules.engine.model import Seat
from rules.lutece import moves as m
from rules.lutece import refusals as r
from rules.lutece.components import Flag
from rules.lutece.questions import ChooseOptions

from .moves import KIND
from .terms import RESOURCE, ou, pieces, whom


def refusal(why: r.Reason, seat: Seat, names: Sequence[str] = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.BribesClosed(ChooseOptions(number)):
            return f"Pas encore de pots-de-vin : on choisit toujours les cartes Action du tour {number}."
        case r.BribesClosed():
            return "Trop tard pour les pots-de-vin : les cartes sont déjà révélées."
        case r.AlreadyLaid():
            return "Tout le monde a choisi : vos deux cartes ne changent plus."
        case r.TileNotInPlay(tile, seats):
            return f"À {seats} joueurs, la tuile {tile.value} n’est pas en jeu."
        case r.SameCardTwice(tile):
            return f"Vous n’avez qu’une carte {tile.value}. Seule la carte Revenus existe en double."
        case r.NotARaise():
            return "Un pot-de-vin ne peut que monter : ajoutez au moins 1 pièce."
        case r.NotEnoughGold(gold, purse):
            return f"{_only(purse)} : impossible d’en ajouter {gold}."
        case r.AlreadyReady(Flag.FIRM):
            return f"C’est déjà dit, et pour de bon. Pour changer d’avis : {KIND[m.Withdraw]}."
        case r.AlreadyReady():
            return f"C’est déjà dit. Vous pouvez encore choisir {KIND[m.Firm]} ou {KIND[m.Withdraw]}."
        case r.NotReady():
            return f"Vous n’avez pas encore appuyé sur {KIND[m.Ready]}."
        case r.TimeWillTell():
            return "Personne ne clôt les pots-de-vin à la main : c’est fini à l’heure dite, ou quand tous sont prêts."
        case r.NoSuchBribe():
            return "Un pot-de-vin ne peut pas être négatif."
        case r.TooMuchInAll(gold, purse):
            return f"{_only(purse)}, et vos deux pots-de-vin en font {gold}."
        case r.BribesSealed():
            return "À cette table, les pots-de-vin sont scellés : fixez les deux, une fois, en secret."
        case r.BribesOpen():
            return "À cette table, les pots-de-vin se font au grand jour : ajoutez des pièces au lieu de les fixer."
        case r.NotBidding(helped, tile, bidders):
            candidates = ou([whom(bidder, seat, names=names) for bidder in bidders])
            lacks = "Vous n’avez" if helped == seat else f"{whom(helped, seat, names=names)} n’a"
            return f"{lacks} pas visé la carte {tile.value}. Un Légionnaire peut y soutenir : {candidates}."
        case r.NoSuchHost(resource, resources):
            given = ou([RESOURCE[one] for one in resources])
            return f"Aucun de vos personnages ne donne de {RESOURCE[resource]}. Choix possible : {given}."
        case _:
            assert_never(why)


def _only(purse: int) -> str:
    """What little there is to spend."""
    return f"Vous n’avez que {pieces(purse)}" if purse > 1 else "Vous n’avez qu’une pièce" if purse else "Vous n’avez plus de pièces"
