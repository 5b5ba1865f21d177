import {
  countOfFirst,
  countOfNext,
  likely,
  NO_SAMPLE,
  OF_LONG_NUMBERS,
  OF_RARE_NUMBERS,
  runsOf,
} from './search-segments';

describe('Segments of words', () => {
  it('are the first two to begin with, where nobody knows how many records have the words', () => {
    expect(countOfFirst('job_search', 26, NO_SAMPLE)).toBe(2);
  });

  it('are as many as should do, and half as many again, where some records were looked at', () => {
    expect(countOfFirst('job_search', 26, { looked: 1_000, having: 20 })).toBe(2);
    expect(countOfFirst('job_search', 51, { looked: 2_000, having: 2 })).toBe(8);
    expect(countOfFirst('job_search', 51, OF_RARE_NUMBERS)).toBe(16);
    expect(countOfFirst('job_search', 1_000, { looked: 400, having: 1 })).toBe(16);
    expect(countOfFirst('job_search', 51, { looked: 10_000, having: 1 })).toBe(16);
  });

  it('are all of a million records and more, for numbers that hardly any have', () => {
    expect(countOfFirst('job_search', 1, OF_LONG_NUMBERS)).toBeGreaterThan(100);
  });

  it('go on to as many as should do and half as many again, sixteen times as many at most', () => {
    expect(countOfNext(2, 2)).toBe(4);
    expect(countOfNext(2, 100)).toBe(30);
    expect(countOfNext(2, Infinity)).toBe(Infinity);
    expect(countOfNext(6, 0.9)).toBe(3);
    expect(countOfNext(2, 0.1)).toBe(1);
  });

  it('are as many as if one record had the words, where none of those that were looked at has them', () => {
    expect(countOfFirst('job_search', 26, { looked: 2_000, having: 0 })).toBe(8);
  });

  it('are expected to hold what the first records tell, or else what is known of such numbers', () => {
    const some = { looked: 1_000, having: 1 };
    const none = { looked: 1_000, having: 0 };
    expect(likely(some, 500, OF_RARE_NUMBERS)).toEqual(some);
    expect(likely(none, 500, OF_RARE_NUMBERS)).toEqual(OF_RARE_NUMBERS);
    expect(likely(none, 500, null)).toEqual({ looked: 1_500, having: 0 });
  });

  it('have their ids in runs', () => {
    expect(runsOf('job_search', [])).toEqual([]);
    expect(runsOf('job_search', [9, 3, 8, 0, 10])).toEqual([
      [0, 10_000],
      [30_000, 40_000],
      [80_000, 110_000],
    ]);
  });
});
