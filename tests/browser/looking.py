"""Looking at a page: what a table shows, every text, what sticks out at the side."""

from __future__ import annotations

from typing import Any, Final

from playwright.sync_api import Page

from ludotheque.games import GAMES

PAGES: Final = (
    "/", *(f"/{page}/{game}" for page in ("new", "rules", "cards") for game in GAMES), "/armies/legends",
    "/learn/strife", "/games", "/account", "/about", "/api/docs", "/nowhere",
)  # fmt: skip
TABLE: Final = """() => {
    const texts = (selector) => [...document.querySelectorAll(selector)].map((e) => e.textContent.trim());
    const pieces = [...document.querySelectorAll('.table-board [data-piece]')];
    return {
        line: texts('.ask .line, .caption'),
        choices: [...document.querySelectorAll('[data-choice]')].map((e) => [e.dataset.choice, e.textContent.trim()]),
        log: texts('.log li'),
        pieces: pieces.map((e) => [e.dataset.piece, e.dataset.zone ?? '', e.classList.contains('lit')]),
        points: texts('.points .number'),
    };
}"""
TEXTS: Final = """() => {
    const foreign = (e) => e.closest('[lang]') !== document.documentElement && e.closest('[lang]');
    const all = [...document.querySelectorAll('body, body *')].filter((e) => !foreign(e) && !e.closest('code'));
    const own = all.flatMap((e) => [...e.childNodes].filter((n) => n.nodeType === 3).map((n) => n.textContent));
    const spoken = ['aria-label', 'title', 'placeholder', 'aria-valuetext'];
    const said = all.flatMap((e) => spoken.map((name) => e.getAttribute(name)));
    return [document.title, ...own, ...said].filter((t) => t && t.trim()).map((t) => t.trim().replace(/\\s+/g, ' '));
}"""
TOO_WIDE: Final = """() => {
    const { clientWidth: width, scrollWidth: needed } = document.documentElement;
    if (needed <= width) return [];
    const wide = [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > width + 1);
    return [`${needed} of ${width}`, ...wide.slice(0, 8).map((e) => e.outerHTML.slice(0, 120))];
}"""
TOO_SMALL: Final = """() => {
    const written = (e) => [...e.childNodes].some((n) => n.nodeType === 3 && n.textContent.trim());
    const seen = (e) => Math.min(e.getBoundingClientRect().width, e.getBoundingClientRect().height) > 1;
    const hidden = (e) => getComputedStyle(e).clipPath !== 'none';
    const all = [...document.querySelectorAll('#main *')].filter((e) => written(e) && seen(e) && !hidden(e));
    const small = all.filter((e) => parseFloat(getComputedStyle(e).fontSize) < 12);
    return small.map((e) => `${getComputedStyle(e).fontSize}: ${e.outerHTML.slice(0, 120)}`);
}"""
CUT_SHORT: Final = "all => all.filter((e) => e.scrollWidth > e.clientWidth).map((e) => e.textContent)"
LIT: Final = """() => [...document.querySelectorAll('.table-board .piece.lit')].map((e) => e.dataset.card).sort()"""
OFFERED: Final = (  # the cards that the buttons speak of
    """() => [...document.querySelectorAll('[data-choice][data-card]')].map((e) => e.dataset.card).sort()"""
)
MENU: Final = """() => [...document.querySelectorAll('[data-choice]')].map((e) => e.dataset.choice)"""
TWO_FRAMES: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())))"


def cut_short(page: Page, selector: str) -> list[str]:
    """What ends in dots, since it has no room."""
    cut: list[str] = page.locator(selector).evaluate_all(CUT_SHORT)
    return cut


def table_shown(page: Page) -> dict[str, Any]:
    """The table as it stands on the page: question, choices, log, every card in its place."""
    shown: dict[str, Any] = page.evaluate(TABLE)
    return shown


def listed(page: Page, script: str) -> list[str]:
    found: list[str] = page.evaluate(script)
    return found


def texts(page: Page) -> list[str]:
    """Everything that is written or read out, but for what is marked as being in another language."""
    return listed(page, TEXTS)


def laid_out(page: Page) -> Page:
    """Once it is drawn at its size: what stands elsewhere on another screen moves just before that."""
    page.evaluate(TWO_FRAMES)
    return page


def too_wide(page: Page) -> list[str]:
    """What makes the page scroll to the side; nothing where it does not."""
    return listed(laid_out(page), TOO_WIDE)


def too_small(page: Page) -> list[str]:
    """What is written in letters of less than 12 px."""
    return listed(laid_out(page), TOO_SMALL)


def menu_shown(page: Page) -> list[str]:
    return listed(page, MENU)
