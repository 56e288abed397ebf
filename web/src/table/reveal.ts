// What a question is about is brought into sight, between whatever covers the board.

/** Scrolls the board until an element of it can be seen whole; not at all where it can be seen already. */
export function reveal(element: HTMLElement, smooth: boolean): void {
  const scroller = scrollerOf(element);
  const { top, bottom } = sight(scroller);
  const box = element.getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom) return;
  const above = Math.max(0, (bottom - top - box.height) / 2);
  scroller.scrollBy({ top: box.top - top - above, behavior: smooth ? 'smooth' : 'instant' });
}

function scrollerOf(element: HTMLElement): Element {
  const middle = element.closest('.table-middle');
  const scrolls = middle !== null && getComputedStyle(middle).overflowY !== 'visible';
  return scrolls ? middle : (document.scrollingElement ?? document.documentElement);
}

/** The part of the window in which the board is not covered. */
function sight(scroller: Element): { top: number; bottom: number } {
  const page = scroller === document.scrollingElement;
  const area = page ? { top: 0, bottom: innerHeight - heightOf('.table-bottom') } : scroller.getBoundingClientRect();
  return {
    top: area.top + heightOf('[data-covers="top"]'),
    bottom: area.bottom - heightOf('[data-covers="bottom"]'),
  };
}

/** How much of the board something covers: only what stays where it is while the board scrolls. */
function heightOf(selector: string): number {
  const cover = document.querySelector<HTMLElement>(selector);
  return cover && getComputedStyle(cover).position === 'sticky' ? cover.offsetHeight : 0;
}
