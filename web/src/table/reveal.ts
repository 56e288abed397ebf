// What a question is about is brought into sight, between whatever covers the board.

/** Scrolls the board until an element of it can be seen whole; not at all where it can be seen already. */
export function reveal(element: HTMLElement, smooth: boolean): void {
  bringAside(element, smooth);
  const scroller = scrollerOf(element);
  const { top, bottom } = sight(scroller);
  const box = element.getBoundingClientRect();
  if (box.top >= top && box.bottom <= bottom) return;
  const above = Math.max(0, (bottom - top - box.height) / 2);
  scroller.scrollBy({ top: box.top - top - above, behavior: smooth ? 'smooth' : 'instant' });
}

/** What lies in a row that is scrolled to the side comes into its middle. */
function bringAside(element: HTMLElement, smooth: boolean): void {
  const row = element.closest<HTMLElement>('[data-aside]');
  if (!row || row.scrollWidth <= row.clientWidth) return;
  const [outer, box] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  if (box.left >= outer.left && box.right <= outer.right) return;
  const left = box.left + box.width / 2 - outer.left - outer.width / 2;
  row.scrollBy({ left, behavior: smooth ? 'smooth' : 'instant' });
}

/** Scrolls no further than it takes to see all of these; where there is no room for all, the first ones. */
export function bringAll(elements: HTMLElement[], smooth: boolean): void {
  const [first] = elements;
  if (!first) return;
  const scroller = scrollerOf(first);
  const { top, bottom } = sight(scroller);
  let { top: upper, bottom: lower } = first.getBoundingClientRect();
  for (const box of elements.map((element) => element.getBoundingClientRect())) {
    if (Math.max(lower, box.bottom) - Math.min(upper, box.top) > bottom - top) continue;
    [upper, lower] = [Math.min(upper, box.top), Math.max(lower, box.bottom)];
  }
  const by = upper < top ? upper - top : Math.max(0, lower - bottom);
  if (by !== 0) scroller.scrollBy({ top: by, behavior: smooth ? 'smooth' : 'instant' });
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
