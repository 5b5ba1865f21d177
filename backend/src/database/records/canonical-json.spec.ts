import { canonicalJson } from './canonical-json';

describe('canonical JSON', () => {
  test('is the same for any order of keys, at every depth', () => {
    const first = canonicalJson({ stage: 'pickup', marks: [{ x: 1, code: '0104' }, null] });
    expect(first).toBe('{"marks":[{"code":"0104","x":1},null],"stage":"pickup"}');
    expect(canonicalJson({ marks: [{ code: '0104', x: 1 }, null], stage: 'pickup' })).toBe(first);
  });

  test('keeps the order of a list, which has a meaning', () => {
    expect(canonicalJson(['b', 'a'])).toBe('["b","a"]');
  });
});
