import { newestReach, olderReach } from './search-segments';

describe('Segments of words', () => {
  const first = newestReach(3_000_000);

  it('begin with the newest two, of ids below the next', () => {
    expect(first).toEqual({ oldest: 298, newest: 299 });
    expect(newestReach(3_000_001)).toEqual({ oldest: 299, newest: 300 });
    expect(newestReach(1)).toEqual({ oldest: 0, newest: 0 });
  });

  it('go on to as many as should do and half as many again, eight times as many at most', () => {
    expect(olderReach(first, first, 2)).toEqual({ oldest: 294, newest: 297 });
    expect(olderReach(first, first, 100)).toEqual({ oldest: 284, newest: 297 });
    expect(olderReach(first, { oldest: 294, newest: 297 }, 0.9)).toEqual({
      oldest: 291,
      newest: 293,
    });
  });

  it('go on by sixteen at most while nothing was found, to the first of all', () => {
    expect(olderReach(first, first, Infinity)).toEqual({ oldest: 284, newest: 297 });
    expect(olderReach(first, { oldest: 200, newest: 215 }, Infinity)).toEqual({
      oldest: 184,
      newest: 199,
    });
    expect(olderReach(first, { oldest: 5, newest: 20 }, Infinity)).toEqual({
      oldest: 0,
      newest: 4,
    });
  });
});
