"""Why a move is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from lang.shared import join
from rules.engine.model import Seat
from rules.lutece import refusals as r
from rules.lutece.components import Flag
from rules.lutece.questions import ChooseOptions

from .questions import ask
from .terms import RESOURCE, et, pieces, whom


def refusal(why: r.Reason, seat: Seat, names: Sequence[str] = ()) -> str:
    """The reason with its facts; the house adds the paragraph."""
    match why:
        case r.OtherQuestion(asked):
            return f"Ce n’est pas ce qu’on vous demande. {ask(asked, names)}"
        case r.BribesClosed(ChooseOptions(number)):
            return f"Les pots-de-vin ne sont pas ouverts : on choisit encore les cartes Action du tour {number}."
        case r.BribesClosed():
            return "Les pots-de-vin sont clos : les cartes sont déjà révélées."
        case r.AlreadyLaid():
            return "Tout le monde a choisi : vos deux cartes sont posées et ne changent plus."
        case r.TileNotInPlay(tile, seats):
            return f"La tuile {tile.value} n’est pas en jeu à {seats} joueurs."
        case r.SameCardTwice(tile):
            return f"Vous n’avez qu’une carte {tile.value}. Seuls les Revenus vont par deux."
        case r.NotARaise():
            return "Un pot-de-vin ne fait que monter : ajoutez au moins 1 pièce."
        case r.NotEnoughGold(gold, purse):
            return f"Votre bourse contient {pieces(purse)} : vous ne pouvez pas en ajouter {gold}."
        case r.AlreadyReady(Flag.FIRM):
            return "Votre accord est déjà ferme. Vous pouvez encore le retirer."
        case r.AlreadyReady():
            return "Votre accord est déjà donné. Vous pouvez le rendre ferme, ou le retirer."
        case r.NotReady():
            return "Vous n’avez pas donné votre accord : il n’y a rien à retirer."
        case r.NotBidding(helped, tile, bidders):
            candidates = join([whom(bidder, seat, names=names) for bidder in bidders], "ou")
            lacks = "Vous n’avez" if helped == seat else f"{whom(helped, seat, names=names)} n’a"
            return f"{lacks} pas visé la carte {tile.value}. Un Légionnaire peut y aider {candidates}."
        case r.NoSuchHost(resource, resources):
            given = et([RESOURCE[one] for one in resources])
            return f"Aucun de vos personnages ne donne de {RESOURCE[resource]}. Vos ressources possibles : {given}."
        case _:
            assert_never(why)
