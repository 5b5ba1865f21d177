import { RawJson } from '../../../http/remember/raw-json';
import { JobJsonCache } from './job-json-list';

const text = new RawJson('{}');

function kept(count: number, longest: number): JobJsonCache {
  const texts = new JobJsonCache();
  texts.expect(longest);
  for (let id = 1; id <= count; id += 1) texts.store(id, 'a', text);
  return texts;
}

describe('Cached JSON of jobs', () => {
  it('is found only in the state that it was created for', () => {
    const texts = kept(1, 1);
    expect(texts.find(1, 'a')).toBe(text);
    expect(texts.find(1, 'b')).toBeUndefined();
    expect(texts.find(2, 'a')).toBeUndefined();
  });

  it('covers the longest list and the jobs shown next to it', () => {
    const texts = kept(9_000, 5_000);
    texts.expect(10);
    const known = Array.from({ length: 9_000 }, (_, index) => texts.find(index + 1, 'a'));
    expect(known.findIndex((one) => one !== undefined)).toBe(9_000 - 7_000);
    expect(known.filter((one) => one !== undefined)).toHaveLength(7_000);
  });

  it('stays while it is in use', () => {
    const texts = kept(2_000, 0);
    for (let id = 2_001; id <= 6_000; id += 1) {
      expect(texts.find(1, 'a')).toBe(text);
      texts.store(id, 'a', text);
    }
    expect(texts.find(2, 'a')).toBeUndefined();
  });
});
