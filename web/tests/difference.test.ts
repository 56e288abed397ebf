// The tables of a replay are put together from changes, as the server made them.

import { describe, expect, it } from 'vitest';
import { changed, steps } from '../src/table/difference';

describe('differences', () => {
  it('lead to the next table and leave the old one as it is', () => {
    const old = { round: 1, hands: [['monk'], ['bard', 'rogue']], gone: true };
    const changes = [
      [['gone']],
      [['round'], 2],
      [['hands', 1], ['rogue']],
      [['hands', 0, 0], 'thief'],
      [['new'], { a: null }],
    ];
    expect(changed(old, changes)).toEqual({ round: 2, hands: [['thief'], ['rogue']], new: { a: null } });
    expect(old).toEqual({ round: 1, hands: [['monk'], ['bard', 'rogue']], gone: true });
  });

  it('put something into a list, or take it out, and leave the others', () => {
    const old = { units: ['a', 'b', 'c'] };
    const moved = [
      [['units'], 0, 1, []],
      [['units'], 2, 2, ['a']],
    ];
    expect(changed(old, moved)).toEqual({ units: ['b', 'c', 'a'] });
    expect(old).toEqual({ units: ['a', 'b', 'c'] });
  });

  it('may replace everything', () => {
    expect(changed({ a: 1 }, [[[], { b: 2 }]])).toEqual({ b: 2 });
  });

  it('make a page of whole steps; what stays the same is shared', () => {
    const frame = { seat: null, choice: null, events: [], views: [], changes: [], frames: [], highlights: [] };
    const page = steps([{ ...frame, views: [{ a: [1], b: 1 }] }, { ...frame, changes: [[[0, 'b'], 2]] }, frame]);
    expect(page.map(({ views }) => views)).toEqual([[{ a: [1], b: 1 }], [{ a: [1], b: 2 }], [{ a: [1], b: 2 }]]);
    expect(page[1]?.views[0]?.a).toBe(page[0]?.views[0]?.a);
  });

  it('lead back from the end of a step to how it came about', () => {
    const step = { seat: 0, choice: 'pass', events: [], views: [{ a: 3 }], changes: [], highlights: [] };
    const [found] = steps([{ ...step, frames: [{ told: 1, changes: [[[0, 'a'], 2]] }] }]);
    expect(found).toMatchObject({ views: [{ a: 3 }], way: [{ told: 1, views: [{ a: 2 }] }] });
  });
});
