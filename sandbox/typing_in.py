"""What Discord's client makes of what a person types, chooses and fills in; it refuses what the client would refuse."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from . import payloads
from .component_kinds import CHECKBOX, CHECKBOXES, LABEL, RADIO, ROW, SELECT, SELECTS, TEXT, TEXT_INPUT
from .errors import Impossible
from .model import ADMINISTRATOR, Channel

if TYPE_CHECKING:
    from .interactions import Modal
    from .people import Person

Json = dict[str, Any]
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER = range(1, 11)

KINDS: dict[int, tuple[type, ...]] = {STRING: (str,), INTEGER: (int,), BOOLEAN: (bool,), NUMBER: (int, float)}


def command_data(person: Person, path: str, where: Channel, options: Mapping[str, Any], typing: str | None = None) -> Json:
    """The data of a command's interaction; `typing` names the option that has the cursor."""
    name, *deeper = path.split()
    command = person.world.find_command(name, where.guild)
    must_be_offered(person, command, where)
    branches, known = [], command.get("options") or []
    for step in deeper:
        branch = next((one for one in known if one["name"] == step and one["type"] in (SUBCOMMAND, GROUP)), None)
        if branch is None:
            raise Impossible(f"/{path}: there is no {step}, only {[one['name'] for one in known]}")
        branches.append(branch)
        known = branch.get("options") or []
    if any(one["type"] in (SUBCOMMAND, GROUP) for one in known):
        raise Impossible(f"/{path}: choose one of {[one['name'] for one in known]}")
    resolved: Json = {}
    filled = _fill(person, path, where, known, options, typing, resolved)
    for branch in reversed(branches):
        filled = [{"type": branch["type"], "name": branch["name"], "options": filled}]
    data: Json = {"id": command["id"], "name": command["name"], "type": 1, "options": filled}
    if command.get("guild_id"):
        data["guild_id"] = command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def must_be_offered(person: Person, command: Json, where: Channel) -> None:
    contexts = command.get("contexts")
    context = 1 if where.guild is None else 0
    if contexts is not None and context not in contexts:
        raise Impossible(f"/{command['name']} is not offered here")
    if where.guild is None and command.get("dm_permission") is False and contexts is None:
        raise Impossible(f"/{command['name']} is not offered in DMs")
    needed = command.get("default_member_permissions")
    if where.guild is not None and needed is not None:
        held = where.guild.members[person.id].permissions
        if not held & ADMINISTRATOR and (int(needed) == 0 or held & int(needed) != int(needed)):
            raise Impossible(f"/{command['name']} is not offered to {person.name}")


def _fill(
    person: Person, path: str, where: Channel, known: list[Json], options: Mapping[str, Any], typing: str | None, resolved: Json
) -> list[Json]:
    names = {one["name"] for one in known}
    if strangers := set(options) - names:
        raise Impossible(f"/{path} has no option {sorted(strangers)}, only {sorted(names)}")
    filled = []
    for option in known:
        name = option["name"]
        if name not in options:
            if option.get("required") and typing is None:
                raise Impossible(f"/{path}: {name} is required")
            continue
        if name == typing:
            if not option.get("autocomplete"):
                raise Impossible(f"/{path}: {name} does not autocomplete")
            filled.append({"type": option["type"], "name": name, "value": options[name], "focused": True})
        else:
            filled.append({"type": option["type"], "name": name, "value": _value(person, where, option, options[name], resolved)})
    return filled


def _value(person: Person, where: Channel, option: Json, value: Any, resolved: Json) -> Any:
    kind, name = option["type"], option["name"]
    if choices := option.get("choices"):
        for choice in choices:
            if value in (choice["value"], choice["name"]):
                return choice["value"]
        raise Impossible(f"{name}: {value!r} is not one of {[choice['value'] for choice in choices]}")
    fits = KINDS.get(kind)
    if fits is not None and (not isinstance(value, fits) or (isinstance(value, bool) and kind != BOOLEAN)):
        raise Impossible(f"{name}: {value!r} is of the wrong kind")
    measure = len(value) if kind == STRING else value
    if kind in (INTEGER, NUMBER) and abs(value) > 2**53:
        raise Impossible(f"{name}: {value!r} is out of bounds")
    low, high = (
        (option.get("min_length"), option.get("max_length")) if kind == STRING else (option.get("min_value"), option.get("max_value"))
    )
    if (low is not None and measure < low) or (high is not None and measure > high):
        raise Impossible(f"{name}: {value!r} is out of bounds")
    if kind in (USER, MENTIONABLE, CHANNEL):
        return _resolve(person, where, value, resolved)
    return value


def _resolve(person: Person, where: Channel, thing: Any, resolved: Json) -> str:
    """Names a person or channel by its id and says in `resolved` what it is."""
    if isinstance(thing, Channel):
        permissions = {"permissions": str(where.bot_permissions)}
        resolved.setdefault("channels", {})[thing.id] = payloads.channel(person.world, thing) | permissions
        return thing.id
    chosen = str(getattr(thing, "id", thing))
    if chosen in person.world.channels:
        return _resolve(person, where, person.world.channels[chosen], resolved)
    if chosen not in person.world.people and chosen != person.world.bot_id:
        raise Impossible(f"there is nobody {chosen!r}")
    resolved.setdefault("users", {})[chosen] = payloads.user(person.world, chosen)
    if where.guild and (place := where.guild.members.get(chosen)):
        member = payloads.member(person.world, where.guild, chosen, with_user=False)
        resolved.setdefault("members", {})[chosen] = {**member, "permissions": str(place.permissions)}
    return chosen


def select_data(person: Person, where: Channel, select: Json, chosen: Sequence[Any]) -> Json:
    """The data of a choice in a select; options are named by value or label."""
    if select.get("disabled"):
        raise Impossible("this select is disabled")
    resolved: Json = {}
    values = _chosen(person, where, select, chosen, resolved)
    plain = {"custom_id": select["custom_id"], "component_type": select["type"], "values": values}
    return plain | ({"resolved": resolved} if resolved else {})


def _chosen(person: Person, where: Channel, select: Json, chosen: Sequence[Any], resolved: Json) -> list[str]:
    low, high = select.get("min_values", 1), select.get("max_values", 1)
    if not low <= len(chosen) <= high:
        raise Impossible(f"choose {low} to {high}, not {len(chosen)}")
    if select["type"] != SELECT:
        return [_resolve(person, where, thing, resolved) for thing in chosen]
    return [_option(select, str(thing)) for thing in chosen]


def _option(select: Json, named: str) -> str:
    for option in select["options"]:
        if named in (option["value"], option["label"]):
            return str(option["value"])
    raise Impossible(f"{named!r} is not one of {[option['label'] for option in select['options']]}")


def modal_data(modal: Modal, values: Mapping[str, Any]) -> Json:
    """The data of a submitted form."""
    left = dict(values)
    components = [_submitted(modal, component, left) for component in modal.components]
    if left:
        raise Impossible(f"the form has no field {sorted(left)}")
    return {"custom_id": modal.custom_id, "components": components}


def _submitted(modal: Modal, component: Json, left: Json) -> Json:
    plain = {"type": component["type"], "id": component.get("id", 0)}
    if component["type"] == ROW:
        field = component["components"][0]
        return {**plain, "components": [_field(modal, field, field.get("label"), left)]}
    if component["type"] == LABEL:
        return {**plain, "component": _field(modal, component["component"], component["label"], left)}
    assert component["type"] == TEXT
    return plain


def _field(modal: Modal, field: Json, label: str | None, left: Json) -> Json:
    key = next((name for name in (field["custom_id"], label) if name in left), None)
    given = left.pop(key) if key is not None else None
    plain = {"type": field["type"], "id": field.get("id", 0), "custom_id": field["custom_id"]}
    required = field.get("required", True)
    if field["type"] == TEXT_INPUT:
        text = str(given if given is not None else field.get("value") or "")
        low, high = field.get("min_length") or (1 if required else 0), field.get("max_length") or 4000
        if not (low <= len(text) <= high or (not text and not required)):
            raise Impossible(f"{label}: {low} to {high} characters, not {len(text)}")
        return {**plain, "value": text}
    if field["type"] == CHECKBOX:
        return {**plain, "value": bool(field.get("default") if given is None else given)}
    chosen = _several(given, field)
    if field["type"] == RADIO:
        return {**plain, "value": _option(field, chosen[0]) if chosen else None}
    if required and not chosen:
        raise Impossible(f"{label} is required")
    if field["type"] == SELECT or field["type"] == CHECKBOXES:
        return {**plain, "values": [_option(field, str(one)) for one in chosen]}
    assert field["type"] in SELECTS
    return {**plain, "values": [str(getattr(one, "id", one)) for one in chosen]}


def _several(given: Any, field: Json) -> list[Any]:
    if given is None:
        return [option["value"] for option in field.get("options") or [] if option.get("default")]
    return list(given) if isinstance(given, list | tuple) else [given]
