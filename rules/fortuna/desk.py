"""The working copy: a position thawed for one ply and frozen again at its end."""

from __future__ import annotations

from rules.engine import model
from rules.engine.dice import Dice
from rules.engine.model import Seat, Told

from .components import CLOCK, ORDER, PIECES, PURSE, Action, Cube, Person, Piece, Privilege
from .events import Event
from .questions import Ask
from .state import Box, Edge, Favours, Hand, Pieces, Privileges, Province, State, Step, Table, Turn

INDEX: dict[Piece, int] = {piece: i for i, piece in enumerate(PIECES)}


class Player:
    """One seat's province and hand, thawed."""

    __slots__ = (
        "_hand", "_pieces", "_province", "aqueduct", "buildings", "cards", "drawn", "knows", "married", "money", "pieces", "position",
        "side",
    )  # fmt: skip

    def __init__(self, province: Province, hand: Hand) -> None:
        has = province.pieces
        self._province, self._hand = province, hand
        self.side, self.position, self.money = province.side, province.position, province.money
        self._pieces = [has.water, has.wheat, has.wine, has.vestals, has.centurions, has.dice]
        self.pieces = self._pieces.copy()
        self.aqueduct, self.married, self.buildings = province.aqueduct, province.married, province.buildings
        self.cards, self.drawn, self.knows = hand.cards, hand.drawn, hand.knows

    def has(self, piece: Piece) -> int:
        return self.pieces[INDEX[piece]]

    @property
    def vestals(self) -> int:
        return self.pieces[INDEX[Person.VESTAL]]

    def earn(self, money: int) -> int:
        """Adds coins, up to 20; returns how many are lost beyond (F1.2)."""
        lost = max(0, self.money + money - PURSE)
        self.money += money - lost
        return lost

    def gain(self, cards: tuple[Privilege, ...]) -> None:
        """Into the hand, which lies sorted: its order tells nothing of its history."""
        self.cards = tuple(sorted((*self.cards, *cards), key=ORDER.__getitem__))

    def lose(self, card: Privilege) -> None:
        self.cards = without(self.cards, (card,))

    def province(self) -> Province:
        """The province as it is now; what has not changed is not made anew."""
        old, pieces = self._province, self._province.pieces
        if self.pieces != self._pieces:
            pieces = Pieces(*self.pieces)
        elif (
            self.position == old.position
            and self.money == old.money
            and self.aqueduct is old.aqueduct
            and self.married is old.married
            and self.buildings is old.buildings
            and len(self.cards) == old.cards
        ):
            return old
        return Province(self.side, self.position, self.money, pieces, self.aqueduct, self.married, self.buildings, len(self.cards))

    def hand(self) -> Hand:
        old = self._hand
        if self.cards is old.cards and self.drawn is old.drawn and self.knows is old.knows:
            return old
        return Hand(self.cards, self.drawn, self.knows)


class Desk:
    """The drawers as the rules change them, and what is told on the way. A seat never touched is never thawed."""

    __slots__ = (
        "advanced", "beside", "board", "copies", "deck", "dice", "discards", "ending", "favours", "me", "palace", "players",
        "podium", "pool", "rolled", "round", "seat", "shown", "state", "stock", "tasks", "tokens", "told",
    )  # fmt: skip

    def __init__(self, state: State, dice: Dice) -> None:
        table, box, stock = state.table, state.box, state.table.stock
        turn = table.turn
        self.state, self.dice = state, dice
        self.round, self.seat, self.rolled, self.tokens, self.advanced = turn.round, turn.seat, turn.dice, turn.tokens, turn.advanced
        self.tasks: list[Ask] = list(table.tasks)
        self.podium, self.board, self.copies, self.pool = table.podium, table.board, table.copies, table.pool
        self.stock = [stock.water, stock.wheat, stock.wine, stock.vestals, stock.centurions, stock.dice]
        self.favours, self.palace = table.favours, table.palace
        self.deck, self.discards, self.beside = box.deck, table.privileges.discards, box.palace
        self.shown, self.ending = table.shown, table.ending
        self.players: list[Player | None] = [None] * len(table.provinces)
        self.me = self.player(turn.seat)
        self.told: list[Told] = []

    def player(self, seat: Seat) -> Player:
        if (player := self.players[seat]) is None:
            player = self.players[seat] = Player(self.state.table.provinces[seat], self.state.hands[seat])
        return player

    def tell(self, event: Event, to: Seat | None = None) -> None:
        self.told.append(Told(event, to))

    def take(self, piece: Piece, count: int) -> int:
        """Take this many from the stock, as far as it goes (F1.4); returns how many were taken."""
        i = INDEX[piece]
        count = min(count, self.stock[i])
        self.stock[i] -= count
        self.me.pieces[i] += count
        return count

    def give(self, piece: Piece, count: int) -> None:
        """Puts pieces back to the stock (F1.4)."""
        i = INDEX[piece]
        self.me.pieces[i] -= count
        self.stock[i] += count

    def give_aqueduct(self) -> None:
        """Puts the Water of the Aqueduct back to the stock (F1.4)."""
        self.me.aqueduct = False
        self.stock[INDEX[Cube.WATER]] += 1

    @property
    def edge(self) -> Edge:
        """The side of the player whose turn it is."""
        return self.board[CLOCK[self.me.side]]

    def put_edges(self, *edges: tuple[int, Edge]) -> None:
        board = list(self.board)
        for hour, edge in edges:
            board[hour] = edge
        self.board = tuple(board)

    def close(self, favour: int) -> int:
        """A Favour card turns face down; its tokens are taken (F4.4)."""
        shut, tokens = list(self.favours.open), list(self.favours.tokens)
        shut[favour - 1], taken, tokens[favour - 1] = False, tokens[favour - 1], 0
        self.favours = Favours(tuple(shut), tuple(tokens))
        return taken

    def freeze(self) -> Step:
        """The position as it is now and what was told; what has not changed is not made anew."""
        state, table, box = self.state, self.state.table, self.state.box
        provinces, hands = table.provinces, state.hands
        for seat, player in enumerate(self.players):
            if player is not None:
                own, hand = player.province(), player.hand()
                if own is not provinces[seat]:
                    provinces = (*provinces[:seat], own, *provinces[seat + 1 :])
                if hand is not hands[seat]:
                    hands = (*hands[:seat], hand, *hands[seat + 1 :])
        privileges = table.privileges
        if self.deck is not box.deck or self.discards is not privileges.discards:
            privileges = Privileges(len(self.deck), self.discards, privileges.all)
        if self.deck is not box.deck or self.beside is not box.palace:
            box = Box(self.deck, self.beside)
        after = Table(
            table.options, self._turn(table.turn), tuple(self.tasks), self.podium, self.board, provinces, self._stock(table.stock),
            self.copies, self.favours, privileges, self.palace, self.pool, self.shown, self.ending, table.version,
        )  # fmt: skip
        return model.Step(model.State(after, hands, box), tuple(self.told))

    def _turn(self, old: Turn) -> Turn:
        same = self.seat == old.seat and self.rolled is old.dice and self.tokens == old.tokens
        if same and self.advanced is old.advanced and self.round == old.round:
            return old
        return Turn(self.round, self.seat, self.rolled, self.tokens, self.advanced)

    def _stock(self, old: Pieces) -> Pieces:
        if self.stock == [old.water, old.wheat, old.wine, old.vestals, old.centurions, old.dice]:
            return old
        return Pieces(*self.stock)


def without(cards: tuple[Privilege, ...], gone: tuple[Privilege, ...]) -> tuple[Privilege, ...]:
    """These cards but those, each once."""
    left = list(cards)
    for card in gone:
        left.remove(card)
    return tuple(left)


def replaced(cards: tuple[Action, ...], old: Action, new: Action) -> tuple[Action, ...]:
    """A card laid in the place of another."""
    return tuple(new if card is old else card for card in cards)


def find(board: tuple[Edge, ...], card: Action) -> int:
    """The side on which an Action card lies, counted clockwise."""
    return next(hour for hour, edge in enumerate(board) if card in edge.cards)
