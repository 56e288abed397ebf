"""A browser that somebody had before is as good as a new one."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.server.serving import ServerProcess

from .conftest import People, Spare
from .playing import ME, RANDOM_BOT, new_table
from .test_armies import PAGE


def test_whoever_comes_next_finds_nothing_of_who_was_there(browser: Browser, serving: ServerProcess) -> None:
    """Neither person nor settings, neither a draft nor another size, neither expectations nor a page at a table."""
    spare = Spare()
    people = People(browser, serving.address, spare)
    ann = people("Ann")
    ann.expects("anything")
    ann.goto(PAGE)
    ann.page.locator("[data-unit] .more").first.click()
    expect(ann.page.locator(".serves")).to_have_count(1)
    ann.page.evaluate("sessionStorage.setItem('left', 'behind')")
    ann.page.set_viewport_size({"width": 700, "height": 700})
    ann.goto(f"/table/{new_table(ann, ME, RANDOM_BOT)}")
    assert people.leave() == []
    ben = People(browser, serving.address, spare)("")
    assert ben.page is ann.page
    assert (ben.get("/api/me"), ben.context.cookies(), ben.device.expected) == (None, [], [])
    assert ben.page.viewport_size == ben.device.size
    ben.goto(PAGE)
    expect(ben.page.locator("[data-unit]").first).to_be_visible()
    assert ben.page.locator(".serves").count() == 0
    assert ben.page.evaluate("sessionStorage.length") == 0
    assert ben.leave() == []
