"""The server as such: addresses, files, rate limits, memory, time, and a clean end."""

import asyncio
import io
import socket
from collections.abc import AsyncIterator

import aiohttp
import pytest
import pytest_asyncio
from PIL import Image

from bot.sandbox import payloads
from bot.sandbox.files import Limits
from bot.sandbox.ids import Snowflakes, snowflake_at
from bot.sandbox.images import ImageInfo, picture
from bot.sandbox.rest.ratelimits import RateLimits
from bot.sandbox.server import own_hosts
from tests.box import ApiError, FormError, ManualClock, Rates, Sandbox
from tests.sandbox.bots import png
from tests.sandbox.raw import Api


@pytest_asyncio.fixture
async def api(box: Sandbox) -> AsyncIterator[Api]:
    async with Api(box) as api:
        yield api


async def test_it_listens_on_the_loopback_only_and_says_where(box: Sandbox) -> None:
    assert box.endpoints() == {
        "api": f"http://127.0.0.1:{box.port}/api/v10", "gateway": f"ws://127.0.0.1:{box.port}/gateway",
        "cdn": f"http://127.0.0.1:{box.port}/cdn",
    }  # fmt: skip
    assert box.token.count(".") == 2


async def test_the_port_is_free_afterwards_and_a_taken_one_is_an_error() -> None:
    box = await Sandbox().start()
    with pytest.raises(OSError, match="address already in use"):
        await Sandbox(port=box.port).start()
    port = box.port
    await box.close()
    again = await Sandbox(port=port).start()
    assert again.port == port
    await again.close()


async def test_errors_without_a_route_or_token(box: Sandbox, api: Api) -> None:
    assert (await api.call("GET", "/nothing"))[:2] == (404, {"message": "404: Not Found", "code": 0})
    assert (await api.call("GET", "/users/@me", token=""))[:2] == (401, {"message": "401: Unauthorized", "code": 0})
    status, answer, headers = await api.call("POST", f"/channels/{box.table.id}/messages", [])
    assert (status, answer["code"], headers["Content-Type"]) == (400, 50035, "application/json")
    async with aiohttp.ClientSession() as session:
        url, sent = f"{box.endpoints()['api']}/channels/{box.table.id}/messages", {"Authorization": f"Bot {box.token}"}
        async with session.post(url, data=b"{", headers=sent | {"Content-Type": "application/json"}) as bad:
            assert (bad.status, (await bad.json())["code"]) == (400, 50109)


async def test_ids_of_the_wrong_form(api: Api) -> None:
    status, answer, _ = await api.call("GET", "/channels/table")
    assert (status, answer["code"], list(answer["errors"])) == (400, 50035, ["channel_id"])


async def test_history_before_and_after(box: Sandbox, api: Api) -> None:
    messages = [await box.person("Ann").say(str(number)) for number in range(6)]
    path, middle = f"/channels/{box.table.id}/messages", messages[3].id
    for query, expected in (
        ("limit=2", "54"), (f"before={middle}&limit=2", "21"), (f"after={middle}", "54"), ("", "543210"),
    ):  # fmt: skip
        history = (await api.call("GET", f"{path}?{query}"))[1]
        assert "".join(m["content"] for m in history) == expected
    for bad in ("limit=0", "limit=101", "limit=x"):
        assert (await api.call("GET", f"{path}?{bad}"))[1]["code"] == 50035


async def test_a_nonce_sends_once(box: Sandbox, api: Api) -> None:
    body = {"content": "x", "nonce": "7", "enforce_nonce": True}
    path = f"/channels/{box.table.id}/messages"
    first, second = [(await api.call("POST", path, body))[1]["id"] for _ in range(2)]
    assert (first, len(box.messages())) == (second, 1)


async def test_files_are_served_and_go_with_their_message(box: Sandbox, api: Api) -> None:
    path = f"/channels/{box.table.id}/messages"
    _, sent, _ = await api.call("POST", path, {}, files={"a.png": png(), "b.html": b"<script>"})
    async with aiohttp.ClientSession() as session:
        async with session.get(sent["attachments"][0]["url"]) as file:
            assert (await file.read(), file.headers["X-Content-Type-Options"]) == (png(), "nosniff")
        async with session.get(sent["attachments"][1]["url"]) as file:
            assert file.headers["Content-Disposition"] == "attachment"
            assert file.content_type == "application/octet-stream"
        await api.call("DELETE", f"{path}/{sent['id']}")
        async with session.get(sent["attachments"][0]["url"]) as file:
            assert file.status == 404


async def test_people_have_faces_of_their_own() -> None:
    """In the sizes that Discord's CDN has; under another hash there is none."""
    async with Sandbox(rates=Rates.free()) as box, aiohttp.ClientSession() as session:
        bodies = set()
        for person in (box.person("Ann"), box.person("Ben")):
            base = f"{box.endpoints()['cdn']}/avatars/{person.id}"
            for path, status in ((f"{person.user.avatar}.png?size=64", 200), (f"{'0' * 32}.png", 404)):
                async with session.get(f"{base}/{path}") as file:
                    assert file.status == status
                    bodies.add(await file.read())
            async with session.get(f"{base}/{person.user.avatar}.png?size=100") as file:
                assert file.status == 415
        sizes = [(seen.width, seen.height) for seen in map(picture, bodies) if seen is not None]
        assert sizes == [(64, 64), (64, 64)]
        assert payloads.of_user(box.world.bot)["avatar"] is None


async def test_replaced_files_stay_for_pages_that_have_not_heard_of_the_edit() -> None:
    limits = Limits(replaced_files=2)
    async with Sandbox(limits=limits, rates=Rates.free()) as box, Api(box) as api:
        path = f"/channels/{box.table.id}/messages"
        _, sent, _ = await api.call("POST", path, {}, files={"a.png": png()})
        urls = [sent["attachments"][0]["url"]]
        for _ in range(3):
            _, sent, _ = await api.call(
                "PATCH", f"{path}/{sent['id']}", {"attachments": [{"id": 0}]}, files={"a.png": png()}
            )
            urls.append(sent["attachments"][0]["url"])
        assert await _statuses(urls) == [404, 200, 200, 200]
        assert len(box.world.files.attached) == 1
        await api.call("DELETE", f"{path}/{sent['id']}")
        assert await _statuses(urls) == [404] * 4


async def _statuses(urls: list[str]) -> list[int]:
    statuses = []
    async with aiohttp.ClientSession() as session:
        for url in urls:
            async with session.get(url) as file:
                statuses.append(file.status)
    return statuses


async def test_replaced_files_are_the_first_to_go_when_memory_is_short() -> None:
    limits = Limits(attachment_bytes=200)
    async with Sandbox(limits=limits, rates=Rates.free()) as box, Api(box) as api:
        path = f"/channels/{box.table.id}/messages"
        _, kept, _ = await api.call("POST", path, {}, files={"a.bin": bytes(80)})
        _, sent, _ = await api.call("POST", path, {}, files={"b.bin": bytes(80)})
        old = sent["attachments"][0]["url"]
        await api.call("PATCH", f"{path}/{sent['id']}", {"attachments": [{"id": 0}]}, files={"c.bin": bytes(80)})
        new = box.messages()[-1].attachments[0].url
        assert await _statuses([kept["attachments"][0]["url"], old, new]) == [200, 404, 200]


def test_sizes_of_pictures() -> None:
    for kind in ("png", "gif", "jpeg", "webp", "bmp"):
        out = io.BytesIO()
        Image.new("RGB", (9, 7)).save(out, kind)
        info = picture(out.getvalue())
        assert info == (None if kind == "bmp" else ImageInfo(f"image/{kind}", 9, 7))
    assert picture(b"nothing") is None


# rate limits


class Hands:
    """A clock for rate limits, moved by hand."""

    now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_bucket_empties_and_fills() -> None:
    hands = Hands()
    limits = RateLimits(Rates(routes={"POST /x": (2, 5.0)}), hands)
    assert [limits.take("POST", "/x", "1")[1] for _ in range(2)] == [None, None]
    bucket, refusal = limits.take("POST", "/x", "1")
    assert refusal is not None
    assert (refusal.retry_after, refusal.everywhere) == (5.0, False)
    headers = limits.headers(bucket)
    assert (headers["X-RateLimit-Remaining"], headers["X-RateLimit-Reset-After"]) == ("0", "5.000")
    assert limits.take("POST", "/x", "2")[1] is None
    hands.now += 5.0
    assert limits.take("POST", "/x", "1")[1] is None


def test_fifty_a_second_in_all_without_interactions() -> None:
    hands = Hands()
    limits = RateLimits(Rates(other=(1000, 1.0)), hands)
    assert all(limits.take("GET", f"/x{number}", "")[1] is None for number in range(50))
    refusal = limits.take("GET", "/y", "")[1]
    assert refusal is not None
    assert refusal.everywhere
    assert limits.take("POST", "/interactions/{interaction_id}/x", "")[1] is None
    assert limits.take("PATCH", "/webhooks/{webhook_id}/x", "")[1] is None
    hands.now += 1.1
    assert limits.take("GET", "/y", "")[1] is None


def test_ten_thousand_bad_requests_are_banned() -> None:
    hands = Hands()
    limits = RateLimits(Rates.free(), hands)
    for status in (200, 404, *[403] * 10_000):
        limits.answered(status)
    refusal = limits.take("GET", "/x", "")[1]
    assert refusal is not None
    assert refusal.banned
    hands.now += 601
    assert limits.take("GET", "/x", "")[1] is None


async def test_the_sixth_message_has_to_wait() -> None:
    async with Sandbox() as box, Api(box) as api:
        path = f"/channels/{box.table.id}/messages"
        answers = [await api.call("POST", path, {"content": "x"}) for _ in range(6)]
        elsewhere = await api.call("POST", f"/channels/{box.talk.id}/messages", {"content": "x"})
    assert [status for status, _, _ in answers] == [200] * 5 + [429]
    _, body, headers = answers[5]
    assert (body["global"], headers["Via"], headers["X-RateLimit-Scope"]) == (False, "1.1 sandbox", "user")
    assert 0 < body["retry_after"] <= 5
    assert [h["X-RateLimit-Remaining"] for _, _, h in answers[:5]] == ["4", "3", "2", "1", "0"]
    assert elsewhere[0] == 200
    assert elsewhere[2]["X-RateLimit-Bucket"] == headers["X-RateLimit-Bucket"]


# memory and time


async def test_old_messages_and_files_go() -> None:
    limits = Limits(messages_per_channel=3, attachment_bytes=200)
    async with Sandbox(limits=limits, rates=Rates.free()) as box, Api(box) as api:
        path = f"/channels/{box.table.id}/messages"
        for number in range(5):
            await api.call("POST", path, {"content": str(number)}, files={"a.bin": bytes(90)})
        assert [m.content for m in box.messages()] == ["2", "3", "4"]
        assert sum(len(file.data) for file in box.world.files.attached.values()) <= 200
        newest = box.messages()[-1].attachments[0]
        assert newest.id in box.world.files.attached


async def test_ephemeral_messages_push_out_only_their_own_kind() -> None:
    async with Sandbox(limits=Limits(messages_per_channel=2), rates=Rates.free()) as box, Api(box) as api:
        await api.call("PUT", f"/applications/{box.world.bot.id}/commands", [{"name": "go", "description": "Go"}])
        await api.call("POST", f"/channels/{box.table.id}/messages", {"content": "table"})
        for number in range(4):
            made = await box.person("Ann").command("go")
            answer = {"type": 4, "data": {"content": str(number), "flags": 64}}
            await api.call("POST", f"/interactions/{made.id}/{made.token}/callback", answer)
        assert [m.content for m in box.messages()] == ["table", "2", "3"]


async def test_old_interactions_go() -> None:
    async with Sandbox(limits=Limits(interactions=2)) as box, Api(box) as api:
        await api.call("PUT", f"/applications/{box.world.bot.id}/commands", [{"name": "go", "description": "Go"}])
        made = [await box.person("Ann").command("go") for _ in range(3)]
        assert box.interactions.get(made[0].id) is None
        assert box.interactions.get(made[2].id) is made[2]


def test_a_clock_moved_by_hand_calls_in_order() -> None:
    clock, seen = ManualClock(0.0), []
    clock.call_later(2, lambda: seen.append(("b", clock.time())))
    clock.call_later(1, lambda: seen.append(("a", clock.time())))
    clock.call_later(3, lambda: seen.append(("c", clock.time()))).cancel()
    clock.advance(1.5)
    assert seen == [("a", 1.0)]
    clock.advance(5)
    assert (seen, clock.time()) == ([("a", 1.0), ("b", 2.0)], 6.5)


def test_ids_grow_on_a_clock_that_stands() -> None:
    ids = Snowflakes(ManualClock(1_800_000_000.0))
    first, second = ids.next(), ids.next()
    assert second == first + 1
    assert first == snowflake_at(1_800_000_000_000)


def test_errors_as_json() -> None:
    error = FormError(("a", 0, "b"), "CODE", "words")
    assert error.body() == {
        "message": "Invalid Form Body", "code": 50035,
        "errors": {"a": {"0": {"b": {"_errors": [{"code": "CODE", "message": "words"}]}}}},
    }  # fmt: skip
    assert isinstance(error, ApiError)


async def test_waiting_is_woken_by_changes_and_gives_up(box: Sandbox) -> None:
    waiting = asyncio.create_task(box.until(lambda: box.messages()))
    await asyncio.sleep(0)
    message = await box.person("Ann").say("x")
    assert await waiting == [message]
    with pytest.raises(TimeoutError):
        await box.until(lambda: False, timeout=0.01)


async def test_nobody_else_can_connect(box: Sandbox) -> None:
    with socket.socket() as other:
        other.settimeout(0.2)
        with pytest.raises(OSError, match=r".*"):
            other.connect(("127.0.0.2", box.port))


def test_a_host_without_a_port_is_ours_only_where_http_has_that_port() -> None:
    assert own_hosts(8765) == {"127.0.0.1:8765", "localhost:8765"}
    assert own_hosts(80) == {"127.0.0.1:80", "localhost:80", "127.0.0.1", "localhost"}


async def test_what_is_sent_without_a_port_is_answered_by_port_80_alone(
    box: Sandbox, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def ask() -> int:
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{url}/page/state", headers={"Host": "localhost"}) as answer,
        ):
            return answer.status

    url = box.url
    assert await ask() == 403
    monkeypatch.setattr(box, "_port", 80)  # to listen there takes more rights than tests have
    assert await ask() == 200


async def test_who_is_gone_before_his_socket_is_open_is_no_fault(
    box: Sandbox, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def gone(*_: object) -> None:
        raise aiohttp.ClientConnectionResetError("Cannot write to closing transport")

    monkeypatch.setattr(aiohttp.web.WebSocketResponse, "prepare", gone)
    async with aiohttp.ClientSession() as session:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await session.ws_connect(box.endpoints()["gateway"])
    assert caplog.records == []
