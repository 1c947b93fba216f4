"""The rulebook that players read: one Markdown file a game and language, by numbered paragraphs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

GLOSSARY = ("Lexique", "Glossary")
LEGEND = ("Légende", "Legend")
CHAPTER = re.compile(r"([A-Z]\d+) · (.+)")
PARAGRAPH = re.compile(r"([A-Z]\d+)(\.\d+[a-z]?) · (.+)")
PART = re.compile(r"(\d+)\. (.+)")
TERM = re.compile(r"- \*\*(.+?)\*\*\s?: (.+)")
FOREIGN = re.compile(r"[<>]|\]\(|https?:")
ASKED = "~ "  # before the words by which people ask for a paragraph; a search knows them, nobody reads them


@dataclass(frozen=True, slots=True)
class Paragraph:
    """One numbered rule; a letter after the number ("L1.3a") marks an appendix to it."""

    number: str
    title: str
    text: str
    chapter: str
    asked: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Rulebook:
    """A game's rules in one language: the page to begin with, what is where on the board by its numbers, then the rules.

    Chapters are titles by number ("C2"), in the order in which one needs them; the glossary has meanings by term.
    """

    title: str
    intro: str
    paragraphs: dict[str, Paragraph]
    chapters: dict[str, str]
    glossary: dict[str, str]
    legend: list[str]
    language: str = "en"


@dataclass(frozen=True, slots=True)
class Leaf:
    """One message's worth of a chapter, or of the glossary if `chapter` is ""."""

    chapter: str
    text: str


@cache
def rulebook(lang: str, game: str) -> Rulebook:
    """The rules of a game in a language."""
    text = files("lang").joinpath(lang, "rulebook", f"{game}.md").read_text(encoding="utf-8")
    return parse(text, lang)


def parse(text: str, language: str = "en") -> Rulebook:
    """Read a rulebook strictly: ValueError names the heading where the file is malformed."""
    sections = list(_sections(text))
    level, title, intro = sections[0]
    _demand(level == 1 and intro != "", title, "the file begins with its title and an introduction")
    book = Rulebook(title, intro, {}, {}, {}, [], language)
    for level, heading, body in sections[1:]:
        _demand(not book.glossary, heading, "nothing follows the glossary")
        if level == 3:
            _add_paragraph(book, heading, body)
        elif level == 2 and heading in LEGEND:
            _demand(not book.chapters and not book.legend, heading, "the legend comes before the chapters")
            book.legend.extend(_parts(heading, body))
        elif level == 2 and heading in GLOSSARY:
            book.glossary.update(_terms(heading, body))
        else:
            _demand(level == 2, heading, "a heading has one to three marks, the title alone has one")
            _add_chapter(book, heading, body)
    return book


def _sections(text: str) -> Iterator[tuple[int, str, str]]:
    """Each heading's depth and words, with the text under it."""
    before, *parts = re.split(r"^(#+) (.*)$", text, flags=re.MULTILINE)
    _demand(len(parts) > 0 and not before.strip(), before.strip()[:40], "a file begins with a heading")
    for marks, heading, body in zip(parts[::3], parts[1::3], parts[2::3], strict=True):
        _demand(not FOREIGN.search(body) and body.count("**") % 2 == 0, heading, "no HTML, no links, bold is closed")
        _demand(not re.search(r"^#", body, re.MULTILINE), heading, "a heading has a space after its marks")
        yield len(marks), heading.strip(), body.strip()


def _add_chapter(book: Rulebook, heading: str, body: str) -> None:
    found = CHAPTER.fullmatch(heading)
    if found is None:
        raise ValueError(f"{heading}: a chapter is headed like “C1 · Title”")
    number, title = found.groups()
    _demand(number not in book.chapters, heading, "a chapter comes once")
    _demand(not body, heading, "a chapter has no text of its own")
    book.chapters[number] = title


def _add_paragraph(book: Rulebook, heading: str, body: str) -> None:
    found = PARAGRAPH.fullmatch(heading)
    if found is None:
        raise ValueError(f"{heading}: a paragraph is headed like “C1.1 · Title”")
    chapter, rest, title = found.groups()
    number = chapter + rest
    _demand(chapter == next(reversed(book.chapters), None), heading, "a paragraph stands in its own chapter")
    _demand(number not in book.paragraphs, heading, "a paragraph comes once")
    lines = body.splitlines()
    text = "\n".join(line for line in lines if not line.startswith(ASKED)).strip()
    asked = tuple(phrase.strip() for line in lines if line.startswith(ASKED) for phrase in line.removeprefix(ASKED).split(","))
    _demand(text != "", heading, "a paragraph has text")
    book.paragraphs[number] = Paragraph(number, title, text, chapter, asked)


def _terms(heading: str, body: str) -> dict[str, str]:
    found = [TERM.fullmatch(line) for line in body.splitlines()]
    _demand(len(found) > 0 and None not in found, heading, "a glossary is a list of “- **term**: meaning”")
    return {term[1]: term[2] for term in found if term}


def _parts(heading: str, body: str) -> list[str]:
    found = [PART.fullmatch(line) for line in body.splitlines()]
    parts = [part[2] for n, part in enumerate(found, 1) if part and part[1] == str(n)]
    _demand(0 < len(parts) == len(found), heading, "a legend is a list numbered 1, 2, 3")
    return parts


def _demand(holds: bool, heading: str, rule: str) -> None:
    if not holds:
        raise ValueError(f"{heading}: {rule}")


def opening(book: Rulebook) -> str:
    """The page to begin with, and below it what the numbers of the legend stand for."""
    return f"## {book.title}\n{book.intro}\n\n{parts(book)}"


def parts(book: Rulebook) -> str:
    """What the numbers of the legend stand for."""
    return "\n".join(f"**{n}** {part}" for n, part in enumerate(book.legend, 1))


def leaves(book: Rulebook, size: int) -> list[Leaf]:
    """The whole book to leaf through: its chapters and then the glossary, each cut between paragraphs."""
    told = [(paragraph.chapter, written(paragraph)) for paragraph in book.paragraphs.values()]
    told += [("", f"- **{term}** · {meaning}") for term, meaning in book.glossary.items()]
    found: list[Leaf] = []
    for chapter, piece in told:
        gap = "\n\n" if chapter else "\n"
        if found and found[-1].chapter == chapter and len(found[-1].text) + len(gap) + len(piece) <= size:
            found[-1] = Leaf(chapter, found[-1].text + gap + piece)
        else:
            found.append(Leaf(chapter, piece))
    return found


def written(paragraph: Paragraph) -> str:
    """A paragraph as it is shown."""
    return f"**{paragraph.number} · {paragraph.title}**\n{paragraph.text}"

