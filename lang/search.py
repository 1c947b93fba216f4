"""Looking for something in a rulebook as people ask for it: by number, in their own words, with a letter wrong."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache, lru_cache
from math import log
from string import ascii_uppercase

import snowballstemmer  # type: ignore[import-untyped]
from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

from .en import synonyms as english
from .fr import synonyms as french
from .rulebook import Paragraph, Rulebook

WORD = re.compile(r"\w+(?:\.\w+)*")
STEMMERS = {"fr": "french", "en": "english"}
SAID = {"fr": french, "en": english}
EXACT, STEM, AKIN, BEGUN, MISTYPED = 1.0, 0.9, 0.6, 0.5, 0.45  # how near a word comes to the one that was typed
TITLE, ASKED, TEXT = 3.0, 2.5, 1.0  # where it stands
CORE = 0.8  # how much a question counts that is the book's but for words that say little
PHRASE, ALIKE = 12.0, 86  # a question that the book itself lists, and how alike in a hundred it has to be
SHORT, LONG = 3, 7  # letters of a word in which no slip is forgiven, and of one in which two are not yet
FAINT = 0.3  # what a word counts that says little
HARDLY = 0.4  # the share of the best book's answer below which another book is not asked
ENOUGH = 0.4  # the share of what was asked that an answer speaks of
TERMS = 12  # words of a question that are looked for; nobody asks for more


@dataclass(frozen=True, slots=True)
class Field:
    """The words of a title or a text, whole and by their stems; and both of those that say something, which a slip may mean."""

    words: frozenset[str]
    stems: frozenset[str]
    telling: frozenset[str]


@dataclass(frozen=True, slots=True)
class Entry:
    """A paragraph as a search sees it: its fields by weight, and the questions that it answers."""

    fields: tuple[tuple[float, Field], ...]
    questions: tuple[tuple[str, str], ...]  # the words that say something, and all of them


@dataclass(frozen=True, slots=True)
class Index:
    """A book as a search sees it: its paragraphs, and all words of theirs that say something."""

    entries: tuple[Entry, ...]
    telling: frozenset[str]


@dataclass(frozen=True, slots=True)
class Term:
    """A word of a question: as typed, its stems, and those of words that mean the same."""

    word: str
    stems: frozenset[str]
    akin: frozenset[str]


@dataclass(frozen=True, slots=True)
class Near:
    """Words of a book that are only spelled alike: that begin so, and that may have been meant."""

    begun: frozenset[str] = frozenset()
    mistyped: frozenset[str] = frozenset()


def read(book: Rulebook) -> None:
    """Read a book before anybody asks, who would wait for it."""
    _index(book.language, tuple(book.paragraphs.values()))


def search(book: Rulebook, words: str) -> list[Paragraph]:
    """Paragraphs that answer, best first: those of that number or chapter, then by their words."""
    return list(dict.fromkeys([*_numbered(book, words), *(paragraph for _, paragraph in _by_words(book, _unabridged(book, words)))]))


def across(books: Mapping[str, Rulebook], words: str) -> dict[str, Paragraph]:
    """The best answer of each book that has one, best first; books that hardly speak of it are left out."""
    for name, book in books.items():
        if numbered := _numbered(book, words):
            return {name: numbered[0]}  # no number stands in two books
    best = {name: found[0] for name, book in books.items() if (found := _by_words(book, _unabridged(book, words)))}
    least = HARDLY * max((score for score, _ in best.values()), default=0)
    return {name: paragraph for name, (score, paragraph) in sorted(best.items(), key=lambda one: -one[1][0]) if score >= least}


def _numbered(book: Rulebook, words: str) -> list[Paragraph]:
    number = words.strip().upper()
    return [one for one in book.paragraphs.values() if number in (one.number.upper(), one.number.upper().rstrip(ascii_uppercase), one.chapter)]


def suggestions(book: Rulebook, typed: str, limit: int = 25) -> list[Paragraph]:
    """What to offer while a player types: numbers that begin so, then what a search finds; all, if nothing is typed."""
    start = typed.strip().upper()
    begun = [paragraph for paragraph in book.paragraphs.values() if paragraph.number.upper().startswith(start)]
    return list(dict.fromkeys([*begun, *search(book, typed)]))[:limit]


def closest(asked: str, names: Iterable[str]) -> list[str]:
    """The names that somebody may mean, best first: those that begin so, that hold it, that are nearly it; all, if nothing is typed."""
    ranked = [(nearness(asked, name), n, name) for n, name in enumerate(names)]
    return [name for near, _, name in sorted(ranked, key=lambda one: (-one[0], one[1])) if near > 0]


def nearness(asked: str, called: str) -> float:
    """How near what somebody typed comes to a name; 0 if it does not."""
    wanted, name = fold(asked).strip(), fold(called)
    if name == wanted:
        return 4
    if name.startswith(wanted):
        return 3
    if re.search(rf"\b{re.escape(wanted)}", name):
        return 2
    near = fuzz.ratio(wanted, name) / 100
    return near if near > 0.7 else 0


def _unabridged(book: Rulebook, words: str) -> str:
    """What the cards shorten by a letter written out: with the glossary's “Talent (T)”, T3 is Talent 3."""
    for term in book.glossary:
        if short := re.fullmatch(r"(.+) \(([A-Z])\)", term):
            words = re.sub(rf"(?i)\b{short[2]}(?=\d+\b)(?!\d+\.)", f"{short[1]} ", words)
    return words


# ---------------------------------------------------------------- by words


def _by_words(book: Rulebook, words: str) -> list[tuple[float, Paragraph]]:
    """Paragraphs that speak of enough of it, or of a little where none does, best first, each with how well it answers."""
    index = _index(book.language, tuple(book.paragraphs.values()))
    sought = [(term, _found(term, index)) for term in _terms(book.language, words)]
    sought = [(term, found) for term, found in sought if any(found)]  # a word that the book does not know says nothing here
    if not sought:
        return []
    faint = _vocabulary(book.language).faint
    weights = [_weight(found) * (FAINT if term.word in faint else 1) for term, found in sought]
    asked = " ".join(term.word for term, _ in sought)
    core = " ".join(term.word for term, _ in sought if term.word not in faint)
    scored: list[tuple[float, int, Paragraph]] = []
    partly: list[tuple[float, int, Paragraph]] = []
    for n, (paragraph, entry) in enumerate(zip(book.paragraphs.values(), index.entries, strict=True)):
        found = [worths[n] for _, worths in sought]
        covered = sum(weight for weight, worth in zip(weights, found, strict=True) if worth) / sum(weights)
        score = sum(weight * worth for weight, worth in zip(weights, found, strict=True)) * covered
        if alike := max(_likeness(asked, fold(words), entry), CORE * _likeness(core, fold(words), entry)):
            scored.append((-score - PHRASE * alike, n, paragraph))
        elif score:
            (scored if covered > ENOUGH else partly).append((-score, n, paragraph))
    return [(-score, paragraph) for score, _, paragraph in sorted(scored or partly, key=lambda one: one[:2])]


def _likeness(telling: str, whole: str, entry: Entry) -> float:
    """How alike a question that the book lists is, from 0 to 1; small words count where the others leave it open."""
    found = ((fuzz.token_sort_ratio(telling, said), fuzz.ratio(whole, full)) for said, full in entry.questions)
    return max((0.75 * near + 0.25 * nearer for near, nearer in found if near >= ALIKE), default=0) / 100


def _terms(language: str, words: str) -> list[Term]:
    """The words that say something, or all where none does; only the first of very many."""
    known = _vocabulary(language)
    typed = list(dict.fromkeys(_words(words)))
    telling = [word for word in typed if word not in known.silent]
    return [Term(fold(word), stems := _stems(language, word), known.akin(stems) - stems) for word in (telling or typed)[:TERMS]]


def _found(term: Term, index: Index) -> list[float]:
    """How much of the word is in each entry; where the book has it, or one that means the same, nothing that is only spelled alike is meant."""
    fields = (field for entry in index.entries for _, field in entry.fields)
    close = any(term.word in field.words or (term.stems | term.akin) & field.stems for field in fields)
    near = Near() if close or not term.word.isalpha() else _near(term, index.telling)
    return [_in_entry(term, entry, near) for entry in index.entries]


def _near(term: Term, words: frozenset[str]) -> Near:
    begun = (word for word in words if word.startswith(term.word))
    return Near(frozenset(begun), frozenset().union(*(_meant(typed, words) for typed in {term.word, *term.stems})))


def _weight(found: list[float]) -> float:
    """A rare word says more than a common one."""
    return log(1 + len(found) / (1 + sum(1 for worth in found if worth)))


def _in_entry(term: Term, entry: Entry, near: Near) -> float:
    return max(weight * _in_field(term, field, near) for weight, field in entry.fields)


def _in_field(term: Term, field: Field, near: Near) -> float:
    if term.word in field.words:
        return EXACT
    if term.stems & field.stems:
        return STEM
    if term.akin & field.stems:
        return AKIN
    if near.begun & field.telling:
        return BEGUN
    return MISTYPED if near.mistyped & field.telling else 0


def _meant(typed: str, words: frozenset[str]) -> frozenset[str]:
    """The words that somebody may have meant: with a letter wrong in a short one, two in a long one."""
    slips = 2 if len(typed) > LONG else int(len(typed) > SHORT)
    if not slips:
        return frozenset()
    return frozenset(word for word, *_ in process.extract(typed, words, scorer=OSA.distance, score_cutoff=slips, limit=None))


@cache
def _index(language: str, paragraphs: tuple[Paragraph, ...]) -> Index:
    silent = _vocabulary(language).silent
    entries = []
    for one in paragraphs:
        fields = ((TITLE, _field(language, one.title)), (ASKED, _field(language, " ".join(one.asked))), (TEXT, _field(language, one.text)))
        questions = (one.title, *one.asked)
        telling = (fold(" ".join(word for word in _words(question) if word not in silent)) for question in questions)
        entries.append(Entry(fields, tuple(zip(telling, map(fold, questions), strict=True))))
    return Index(tuple(entries), frozenset().union(*(field.telling for entry in entries for _, field in entry.fields)))


def _field(language: str, text: str) -> Field:
    words = _words(text)
    telling = [word for word in words if word not in _vocabulary(language).silent]
    return Field(frozenset(map(fold, words)), _all_stems(language, words), frozenset(map(fold, telling)) | _all_stems(language, telling))


def _words(text: str) -> list[str]:
    return WORD.findall(text.casefold().replace("œ", "oe").replace("’", " "))


def _all_stems(language: str, words: list[str]) -> frozenset[str]:
    return frozenset().union(*(_stems(language, word) for word in words))


@lru_cache(maxsize=8192)  # of the words that the books hold, and of those that people type
def _stems(language: str, word: str) -> frozenset[str]:
    """With its accents and without, for people leave them out."""
    stemmer = snowballstemmer.stemmer(STEMMERS[language])
    return frozenset(fold(stem) for stem in stemmer.stemWords([word, fold(word)]))


# ---------------------------------------------------------------- the words of a language


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """Words that ask nothing by themselves, those that ask little, and the stems of words that mean the same."""

    silent: frozenset[str]
    faint: frozenset[str]
    groups: tuple[frozenset[str], ...]

    def akin(self, stems: frozenset[str]) -> frozenset[str]:
        return frozenset().union(*(group for group in self.groups if group & stems))


@cache
def _vocabulary(language: str) -> Vocabulary:
    said = SAID[language]
    groups = tuple(frozenset().union(*(_stems(language, word) for word in group.split())) for group in said.SYNONYMS)
    return Vocabulary(_spelled(said.SILENT), _spelled(said.FAINT), groups)


def _spelled(words: str) -> frozenset[str]:
    """With their accents and without; “dés” is not “des”."""
    return frozenset((*words.split(), *fold(words).split()))


def fold(text: str) -> str:
    """Without accents and capitals."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
