"""BONEYARD_DISCORD_API puts a proxy between the bot and Discord; here the sandbox is one."""

import signal

import pytest

from bot.app.host_settings import SettingsError, load_settings
from bot.cli.online import look_online
from bot.connection.starts import KEPT
from tests.box import Sandbox
from tests.cli.conftest import Program
from tests.cli.processes import started

NAME = "BONEYARD_DISCORD_API"


@pytest.fixture
async def box():
    async with Sandbox() as sandbox:
        yield sandbox


@pytest.mark.parametrize(
    ("value", "place"),
    [
        ("http://127.0.0.1:8080/api/v10", "http://127.0.0.1:8080/api/v10"),
        ("http://nirn/api/v10/", "http://nirn/api/v10"),
        ("https://[::1]:443/discord/api/v10", "https://[::1]:443/discord/api/v10"),
    ],
)
def test_an_address_of_the_api_is_taken(monkeypatch: pytest.MonkeyPatch, value: str, place: str) -> None:
    assert load_settings().discord_api is None
    monkeypatch.setenv(NAME, value)
    assert load_settings().discord_api == place


@pytest.mark.parametrize(
    "value",
    [
        "127.0.0.1:8080",
        "http://127.0.0.1:8080",
        "http://127.0.0.1:8080/api/v9",
        "http://127.0.0.1:99999/api/v10",
        "http://anna:sesame@proxy/api/v10",
        "http://proxy/api/v10?key=sesame",
        "ftp://proxy/api/v10",
        "http:///api/v10",
    ],
)
def test_what_is_none_is_refused_with_what_it_looks_like(
    program: Program, monkeypatch: pytest.MonkeyPatch, value: str
) -> None:
    monkeypatch.setenv(NAME, value)
    with pytest.raises(SettingsError):
        load_settings()
    ran = program("run")
    ran.complains(NAME, "http://HOST:PORT/api/v10")
    assert "sesame" not in ran.err


async def test_the_bot_asks_the_proxy_and_connects_where_that_says(box: Sandbox) -> None:
    """It knows no other address; what is no request to the API stays Discord's own."""
    async with started("run", DISCORD_TOKEN=box.token, **{NAME: box.endpoints()["api"]}) as program:
        assert "Boneyard" in await program.line()
        await program.line()
        assert box.online
        assert {"/users/@me", "/gateway/bot"} <= {request.template for request in box.requests}
        assert (await program.end(signal.SIGTERM))[0] == 0


async def test_the_doctor_asks_it_too(box: Sandbox) -> None:
    findings = await look_online(box.token, {}, via=box.endpoints()["api"])
    assert [state for state, _ in findings] == ["ok"] * 4
    assert "Discord can be reached" in findings[0][1]


async def test_the_doctor_says_that_it_is_away(unused_tcp_port: int) -> None:
    place = f"http://127.0.0.1:{unused_tcp_port}/api/v10"
    ((state, text),) = await look_online("a.b.c", {}, via=place)
    assert state == "wrong"
    assert text.startswith(f"{place} doesn't answer")


def test_the_doctor_names_it(program: Program, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(NAME, "http://nirn:8080/api/v10")
    assert "[ok]    Requests to Discord go through http://nirn:8080/api/v10." in program("doctor").out


@pytest.mark.parametrize(("logins", "state"), [(KEPT, "wrong"), (KEPT + 1, "ok")])
async def test_who_shares_the_logins_leaves_some(box: Sandbox, logins: int, state: str) -> None:
    box.gateway.identifies.remaining = logins
    findings = await look_online(box.token, {}, shared=True, via=box.endpoints()["api"])
    assert findings[-1].state == state
    assert ("use up none of the last 50" in findings[-1].text) == (state == "wrong")
    assert (await look_online(box.token, {}, via=box.endpoints()["api"]))[-1].state == "ok"
