"""Messages on their way out: `Parts` become discord.py's objects."""

import io

import discord

from bot.parts.parts import Button, FormParts, MenuLine, Parts, Select


def to_view(parts: Parts) -> discord.ui.View:
    """Build the throwaway view of a message, stopped already, so that discord.py stores nothing of it.

    A view that is stored would get a timer, and answer clicks besides us: they are found by their ids alone. Needs a
    running event loop, as every view of discord.py does.
    """
    view = discord.ui.View(timeout=None)
    for number, row in enumerate(parts.rows):
        for item in row:
            view.add_item(_button(item, number) if isinstance(item, Button) else _select(item, number))
    view.stop()
    return view


def to_modal(form: FormParts) -> discord.ui.Modal:
    """Build the throwaway modal of a form, stopped already like a view: what is sent in is found by its custom id."""
    modal = discord.ui.Modal(title=form.title, custom_id=form.custom_id, timeout=None)
    for line in form.lines:
        field = discord.ui.TextInput[discord.ui.Modal](
            custom_id=line.key,
            default=line.value or None,
            min_length=line.least,
            max_length=line.most,
            required=line.least > 0,
        )
        label: discord.ui.Label[discord.ui.Modal] = discord.ui.Label(
            text=line.label, description=line.description or None, component=field
        )
        modal.add_item(label)
    modal.stop()
    return modal


def to_files(parts: Parts) -> list[discord.File]:
    """Build the attachments of a message, none or one; used up by one sending, so build them for each try."""
    if parts.file is None:
        return []
    return [discord.File(io.BytesIO(parts.file), parts.filename, description=parts.alt or None)]


def to_mentions(parts: Parts) -> discord.AllowedMentions:
    """Build the list of those whom the message may notify: nobody but `pings`."""
    users = [discord.Object(person) for person in parts.pings]
    return discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=users)


def _button(button: Button, row: int) -> discord.ui.Button[discord.ui.View]:
    return discord.ui.Button(
        custom_id=button.custom_id,
        label=button.label or None,
        style=discord.ButtonStyle[button.style],
        emoji=button.emoji or None,
        disabled=button.disabled,
        row=row,
    )


def _select(select: Select, row: int) -> discord.ui.Select[discord.ui.View]:
    return discord.ui.Select(
        custom_id=select.custom_id,
        placeholder=select.placeholder or None,
        min_values=select.least,
        max_values=select.most,
        options=[_option(choice) for choice in select.choices],
        disabled=select.disabled,
        row=row,
    )


def _option(choice: MenuLine) -> discord.SelectOption:
    return discord.SelectOption(
        value=choice.value,
        label=choice.label,
        description=choice.description or None,
        emoji=choice.emoji or None,
        default=choice.default,
    )
