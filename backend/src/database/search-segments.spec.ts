import { countOfNext, runsOf } from './search-segments';

describe('Segments of words', () => {
  it('are the first two to begin with', () => {
    expect(countOfNext(0, Infinity)).toBe(2);
  });

  it('go on to as many as should do and half as many again, eight times as many at most', () => {
    expect(countOfNext(2, 2)).toBe(4);
    expect(countOfNext(2, 100)).toBe(14);
    expect(countOfNext(6, 0.9)).toBe(3);
    expect(countOfNext(2, 0.1)).toBe(1);
  });

  it('go on by sixteen at most while nothing was found', () => {
    expect(countOfNext(2, Infinity)).toBe(14);
    expect(countOfNext(16, Infinity)).toBe(16);
    expect(countOfNext(100, Infinity)).toBe(16);
  });

  it('have their ids in runs', () => {
    expect(runsOf([])).toEqual([]);
    expect(runsOf([9, 3, 8, 0, 10])).toEqual([
      [0, 10_000],
      [30_000, 40_000],
      [80_000, 110_000],
    ]);
  });
});
