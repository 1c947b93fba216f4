"""What Discord accepts as a message."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from .component_kinds import media_of, walk
from .component_limits import check_components
from .errors import Path, Problems, empty_message, too_large

EPHEMERAL, LOADING, SILENT, V2 = 64, 128, 4096, 1 << 15
SUPPRESS_EMBEDS = 4
FILE_LIMIT, REQUEST_LIMIT = 10 * 1024 * 1024, 25 * 1024 * 1024
EMBED_TEXTS = {"title": 256, "description": 4096}

Form = Mapping[str, Any]


def check_form(problems: Problems, at: Path, form: Form, v2: bool, newer: bool) -> None:
    """The fields of a message as they were sent. `v2`: the message is or becomes one of the newer kind; `newer`: its components say so."""
    problems.length((*at, "content"), form.get("content") or "", 0, 2000)
    problems.length((*at, "nonce"), str(form.get("nonce") or ""), 0, 25)
    _check_embeds(problems, (*at, "embeds"), form.get("embeds") or [])
    check_components(problems, (*at, "components"), form.get("components") or [], newer)
    for index, attachment in enumerate(form.get("attachments") or []):
        problems.length((*at, "attachments", index, "description"), attachment.get("description") or "", 0, 1024)
    for field in ("content", "embeds", "poll", "sticker_ids"):
        if v2 and form.get(field):
            problems.add(
                (*at, field),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )


def _check_embeds(problems: Problems, at: Path, embeds: list[Form]) -> None:
    problems.length(at, embeds, 0, 10)
    total = 0
    for index, embed in enumerate(embeds):
        here = (*at, index)
        for field, limit in EMBED_TEXTS.items():
            problems.length((*here, field), embed.get(field) or "", 0, limit)
        footer, author = (embed.get("footer") or {}).get("text") or "", (embed.get("author") or {}).get("name") or ""
        problems.length((*here, "footer", "text"), footer, 0, 2048)
        problems.length((*here, "author", "name"), author, 0, 256)
        problems.length((*here, "fields"), embed.get("fields") or [], 0, 25)
        for number, field_ in enumerate(embed.get("fields") or []):
            problems.length((*here, "fields", number, "name"), field_.get("name"), 1, 256)
            problems.length((*here, "fields", number, "value"), field_.get("value"), 1, 1024)
            total += len(field_.get("name") or "") + len(field_.get("value") or "")
        total += len(embed.get("title") or "") + len(embed.get("description") or "") + len(footer) + len(author)
    if total > 6000:
        problems.add(at, "MAX_EMBED_SIZE_EXCEEDED", "Embed size exceeds maximum size of 6000")


def check_files(sizes: Iterable[int]) -> None:
    """No file over 10 MiB, no request over 25 MiB."""
    sizes = list(sizes)
    if any(size > FILE_LIMIT for size in sizes) or sum(sizes) > REQUEST_LIMIT:
        raise too_large()


def check_whole(problems: Problems, at: Path, whole: Form, v2: bool) -> None:
    """The message as it would stand: its attachments, what refers to them, and that it is not empty."""
    names = [attachment.filename for attachment in whole["attachments"]]
    problems.length((*at, "attachments"), names, 0, 10)
    for place, url in references(whole):
        if url.startswith("attachment://") and url.removeprefix("attachment://") not in names:
            problems.add(
                (*at, *place), "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND", f"The referenced attachment '{url}' was not found"
            )
    if v2 and (whole["content"] or whole["embeds"]):
        problems.add(
            (*at, "flags"),
            "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
            "IS_COMPONENTS_V2 cannot be set on a message with content or embeds",
        )
    problems.settle()
    shown = ("components",) if v2 else ("content", "embeds", "attachments", "components")
    if not any(whole[field] for field in shown) and not whole.get("poll"):
        raise empty_message()


def references(whole: Form) -> Iterable[tuple[Path, str]]:
    """Every address of a picture or file inside embeds and components."""
    for index, embed in enumerate(whole["embeds"]):
        for field in ("image", "thumbnail"):
            if embed.get(field):
                yield ("embeds", index, field, "url"), embed[field].get("url") or ""
    for place, component in walk(whole["components"], ("components",)):
        for step, media in media_of(component):
            yield (*place, *step, "url"), media.get("url") or ""
