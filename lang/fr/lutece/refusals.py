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
from .terms import RESOURCE, et, ou, pieces, whom


def refusal(why: r.Reason, seat: Seat, names: Sequence[str] = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.BribesClosed(ChooseOptions(number)):
            return f"Les enchères ne sont pas ouvertes : on choisit encore les cartes Action du tour {number}."
        case r.BribesClosed():
            return "Les enchères sont closes : les cartes sont déjà révélées."
        case r.AlreadyLaid():
            return "Tout le monde a choisi : vos deux cartes ne changent plus."
        case r.TileNotInPlay(tile, seats):
            return f"À {seats} joueurs, la tuile {tile.value} n’est pas en jeu."
        case r.SameCardTwice(tile):
            return f"Vous n’avez qu’une carte {tile.value}. Seule la carte Revenus existe en double."
        case r.NotARaise():
            return "Une mise ne peut que monter : ajoutez au moins 1 pièce."
        case r.NotEnoughGold(gold, purse):
            return f"Vous n’avez que {pieces(purse)} : impossible d’en ajouter {gold}."
        case r.AlreadyReady(Flag.FIRM):
            return f"C’est déjà dit, et pour de bon. Pour reprendre les enchères : {KIND[m.Withdraw]}."
        case r.AlreadyReady():
            return f"C’est déjà dit. Vous pouvez encore choisir {KIND[m.Firm]} ou {KIND[m.Withdraw]}."
        case r.NotReady():
            return "Les enchères sont toujours ouvertes pour vous."
        case r.TimeWillTell():
            return "Personne ne clôt les enchères à la main : elles se ferment à l’heure dite, ou quand tous sont prêts."
        case r.NoSuchBribe():
            return "Un pot-de-vin ne peut pas être négatif."
        case r.TooMuchInAll(gold, purse):
            return f"Vos deux pots-de-vin font {gold} en tout, et vous n’avez que {pieces(purse)}."
        case r.BribesSealed():
            return "À cette table, les pots-de-vin sont scellés : nommez les deux, une fois, en secret."
        case r.BribesOpen():
            return "À cette table, on mise au grand jour : rien n’est scellé."
        case r.NotBidding(helped, tile, bidders):
            candidates = ou([whom(bidder, seat, names=names) for bidder in bidders])
            lacks = "Vous n’avez" if helped == seat else f"{whom(helped, seat, names=names)} n’a"
            return f"{lacks} pas visé la carte {tile.value}. Un Légionnaire peut y soutenir : {candidates}."
        case r.NoSuchHost(resource, resources):
            given = et([RESOURCE[one] for one in resources])
            return f"Aucun de vos personnages ne donne de {RESOURCE[resource]}. Vous avez le choix entre : {given}."
        case _:
            assert_never(why)
