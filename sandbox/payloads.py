"""The things of the world as the JSON of Discord's API v10."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .message_limits import FILE_LIMIT
from .model import DM_CHANNEL, EVERY_PERMISSION, PERSON_PERMISSIONS, THREAD, Attachment, Channel, Guild, Message
from .snowflakes import born

if TYPE_CHECKING:
    from .emojis import Emoji
    from .interactions import Interaction
    from .people import Person
    from .world import World

Json = dict[str, Any]
HAS_THREAD = 1 << 5


def user(world: World, user_id: str) -> Json:
    is_bot = user_id == world.bot_id
    name = world.bot_name if is_bot else world.people[user_id].name
    plain = {"id": user_id, "username": name.lower().replace(" ", "_"), "global_name": name, "discriminator": "0", "avatar": None}
    return {**plain, "public_flags": 0, "flags": 0, "banner": None, "accent_color": None} | ({"bot": True} if is_bot else {})


def self_user(world: World) -> Json:
    return {**user(world, world.bot_id), "verified": True, "email": None, "mfa_enabled": True, "locale": "en-US"}


def application(world: World) -> Json:
    named = {"username": "owner", "global_name": "Owner", "discriminator": "0", "avatar": None}
    owner = {"id": world.owner, **named, "public_flags": 0, "flags": 0}
    return {
        "id": world.bot_id, "name": world.bot_name, "icon": None, "description": "", "bot_public": True, "bot_require_code_grant": False,
        "owner": owner, "team": None, "verify_key": "0" * 64, "flags": 0, "summary": "", "bot": user(world, world.bot_id),
    }  # fmt: skip


def emoji(world: World, one: Emoji) -> Json:
    return {
        "id": one.id, "name": one.name, "roles": [], "user": user(world, world.bot_id), "require_colons": True, "managed": False,
        "animated": one.content_type == "image/gif", "available": True,
    }  # fmt: skip


def member(world: World, guild: Guild, user_id: str, *, with_user: bool = True) -> Json:
    place = guild.members.get(user_id)
    plain: Json = {
        "roles": [guild_bot_role(guild) if user_id == world.bot_id else people_role(guild)],
        "nick": None, "avatar": None, "banner": None, "premium_since": None, "pending": False, "deaf": False, "mute": False, "flags": 0,
        "communication_disabled_until": None, "joined_at": (place.joined if place else born(guild.id)).isoformat(),
    }  # fmt: skip
    return plain | ({"user": user(world, user_id)} if with_user else {})


def guild_bot_role(guild: Guild) -> str:
    return str(int(guild.id) + 1)


def people_role(guild: Guild) -> str:
    """What people may do; the bot must not have it by being there."""
    return str(int(guild.id) + 2)


def roles(guild: Guild) -> list[Json]:
    def role(role_id: str, name: str, permissions: int, position: int) -> Json:
        return {
            "id": role_id, "name": name, "permissions": str(permissions), "position": position, "color": 0, "hoist": False,
            "managed": False, "mentionable": False, "icon": None, "unicode_emoji": None, "flags": 0,
            "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        }  # fmt: skip

    bot, people = (guild_bot_role(guild), "bot", guild.bot_permissions, 1), (people_role(guild), "people", PERSON_PERMISSIONS, 2)
    return [role(guild.id, "@everyone", 0, 0), role(*bot), role(*people)]


def channel(world: World, where: Channel) -> Json:
    plain: Json = {"id": where.id, "type": where.type, "last_message_id": next(reversed(where.messages), None), "flags": 0}
    if where.type == DM_CHANNEL:
        return {**plain, "recipients": [user(world, where.recipient or "")]}
    assert where.guild is not None
    plain |= {
        "guild_id": where.guild.id,
        "name": where.name,
        "rate_limit_per_user": 0,
        "parent_id": where.parent.id if where.parent else None,
    }
    if where.type == THREAD:
        opened = born(where.id).isoformat()
        return plain | {
            "owner_id": where.owner or world.bot_id, "message_count": len(where.messages), "total_message_sent": len(where.messages),
            "member_count": len(where.guild.members),
            "thread_metadata": {
                "archived": where.archived, "locked": where.locked, "auto_archive_duration": 10080, "archive_timestamp": opened,
                "create_timestamp": opened,
            },
        }  # fmt: skip
    return plain | {"position": 0, "nsfw": False, "topic": None, "permission_overwrites": _overwrites(world, where)}


def _overwrites(world: World, where: Channel) -> list[Json]:
    if where.overwrite is None:
        return []
    return [{"id": world.bot_id, "type": 1, "allow": str(where.overwrite), "deny": str(EVERY_PERMISSION & ~where.overwrite)}]


def guild(world: World, place: Guild) -> Json:
    inside = [where for where in world.channels.values() if where.guild is place]
    return {
        "id": place.id, "name": place.name, "icon": None, "splash": None, "discovery_splash": None, "banner": None, "description": None,
        "owner_id": next(iter(place.members), "1"), "region": None, "afk_channel_id": None, "afk_timeout": 300, "verification_level": 0,
        "default_message_notifications": 1, "explicit_content_filter": 0, "roles": roles(place), "emojis": [], "stickers": [],
        "features": [], "mfa_level": 0, "application_id": None, "system_channel_id": None, "system_channel_flags": 0,
        "rules_channel_id": None, "public_updates_channel_id": None, "safety_alerts_channel_id": None, "max_members": 500000,
        "vanity_url_code": None, "premium_tier": 0, "premium_subscription_count": 0, "premium_progress_bar_enabled": False,
        "preferred_locale": place.locale, "nsfw_level": 0, "joined_at": born(place.id).isoformat(), "large": False, "unavailable": False,
        "member_count": len(place.members) + 1, "voice_states": [], "presences": [],
        "stage_instances": [], "guild_scheduled_events": [], "soundboard_sounds": [],
        "members": [member(world, place, world.bot_id)],
        "channels": [channel(world, where) for where in inside if where.type != THREAD],
        "threads": [channel(world, where) for where in inside if where.type == THREAD and not where.archived],
    }  # fmt: skip


def attachment(world: World, file: Attachment) -> Json:
    url = f"{world.address}/cdn/attachments/{file.id}/{file.filename}?hm={world.signature}"
    plain: Json = {
        "id": file.id, "filename": file.filename, "size": len(file.data), "url": url, "proxy_url": url, "content_type": file.content_type,
    }  # fmt: skip
    if file.description is not None:
        plain["description"] = file.description
    return plain | file.measures


def message(world: World, said: Message) -> Json:
    plain: Json = {
        "id": said.id, "channel_id": said.channel.id, "type": said.type, "author": user(world, said.author), "content": said.content,
        "timestamp": born(said.id).isoformat(), "edited_timestamp": said.edited.isoformat() if said.edited else None, "tts": False,
        "mention_everyone": False, "mentions": [user(world, person) for person in said.mentions], "mention_roles": [],
        "embeds": said.embeds, "attachments": [attachment(world, file) for file in said.attachments], "components": said.components,
        "flags": said.flags, "pinned": False, "reactions": [],
    }  # fmt: skip
    if (thread := world.channels.get(said.id)) is not None:
        plain |= {"thread": channel(world, thread), "flags": said.flags | HAS_THREAD}
    if said.nonce is not None:
        plain["nonce"] = said.nonce
    if said.author == world.bot_id and said.origin:
        plain |= {"application_id": world.bot_id, "webhook_id": world.bot_id, "interaction_metadata": said.origin}
    if said.reply_to:
        plain["message_reference"] = {"type": 0, "message_id": said.reply_to, "channel_id": said.channel.id}
    return plain


def invoker(world: World, person: Person, where: Channel) -> Json:
    """The fields that say who acts: a member in a guild, a user in a DM."""
    if where.guild is None:
        return {"user": user(world, person.id)}
    place = where.guild.members.get(person.id)
    permissions = place.permissions if place else PERSON_PERMISSIONS
    return {"member": {**member(world, where.guild, person.id), "permissions": str(permissions)}}


def interaction(world: World, act: Interaction) -> Json:
    """INTERACTION_CREATE."""
    where, person = act.channel, act.person
    seen_channel = channel(world, where)
    plain: Json = {
        "id": act.id, "application_id": world.bot_id, "type": act.kind, "data": act.data, "token": act.token, "version": 1,
        "channel_id": where.id, "channel": seen_channel, "app_permissions": str(where.bot_permissions), "locale": person.locale,
        "entitlements": [], "entitlement_sku_ids": [], "attachment_size_limit": FILE_LIMIT,
        **invoker(world, person, where),
    }  # fmt: skip
    if where.guild is None:
        plain |= {"context": 1, "authorizing_integration_owners": {"0": "0"}}
    else:
        seen_channel["permissions"] = plain["member"]["permissions"]
        plain |= {
            "context": 0, "authorizing_integration_owners": {"0": where.guild.id}, "guild_id": where.guild.id,
            "guild_locale": where.guild.locale, "guild": {"id": where.guild.id, "locale": where.guild.locale, "features": []},
        }  # fmt: skip
    if act.source is not None:
        plain["message"] = message(world, act.source)
    return plain
