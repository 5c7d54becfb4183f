"""Who is there: people come and go, before a night and during it."""

from msgspec.structs import replace

from bot.league.rules.errors import LeagueError

from .values import MOST_PEOPLE, Guest, Night


def _check_open(night: Night) -> None:
    if night.state == "over":
        raise LeagueError("night-over")


def join(night: Night, person: int, name: str) -> Night:
    """Let a person be in: at once, or once they confirm it, where the night is still to begin. Twice is once.

    LeagueError `night-over`, `night-full`.
    """
    _check_open(night)
    planned = night.state == "gathering" and night.plan.starts > 0
    guest = Guest(person, name, "coming" if planned else "here")
    at = night.guest(person)
    if at is not None:
        stays = night.guests[at].state == guest.state
        return night.with_guest(at, replace(guest, since=night.guests[at].since) if stays else guest)
    if sum(one.state != "out" for one in night.guests) >= MOST_PEOPLE:
        raise LeagueError("night-full", most=MOST_PEOPLE)
    return replace(night, guests=(*night.guests, guest))


def confirm(night: Night, person: int) -> Night:
    """Hear that somebody who said they would come is there. LeagueError `night-over`, `night-not-in`."""
    _check_open(night)
    at = night.guest(person)
    if at is None:
        raise LeagueError("night-not-in")
    return night.with_guest(at, replace(night.guests[at], state="here"))


def leave(night: Night, person: int) -> Night:
    """Let a person be out: from the next round on nobody waits for them. LeagueError `night-over`, `night-not-in`."""
    _check_open(night)
    at = night.guest(person)
    if at is None or night.guests[at].state == "out":
        raise LeagueError("night-not-in")
    return take_out(night, at)


def take_out(night: Night, at: int) -> Night:
    """Let a guest be out. LeagueError `night-not-in` for one who is not there."""
    if not 0 <= at < len(night.guests):
        raise LeagueError("night-not-in")
    gone = night.with_guest(at, replace(night.guests[at], state="out"))
    return replace(gone, ready=tuple(one for one in gone.ready if one != at))


def say_ready(night: Night, person: int) -> Night:
    """Hear that a guest wants the next round. LeagueError `night-not-in`, `night-no-break`."""
    at = night.guest(person)
    if at is None or night.guests[at].state != "here":
        raise LeagueError("night-not-in")
    if night.state != "break":
        raise LeagueError("night-no-break")
    return replace(night, ready=tuple(sorted({*night.ready, at})))


def without(night: Night, person: int) -> Night:
    """Return the night without a person whose data are deleted; what they scored stays nobody's."""
    at = night.guest(person)
    if at is not None:
        night = take_out(night, at).with_guest(at, Guest(None, "", "out"))
    return replace(night, host=None) if night.host == person else night
