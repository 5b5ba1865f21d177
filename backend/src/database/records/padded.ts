/** Repeats the first id up to a power of two, so that few distinct statements are prepared. */
export function padded(ids: readonly number[]): number[] {
  const [first = 0] = ids;
  const places = 2 ** Math.ceil(Math.log2(ids.length));
  return [...ids, ...Array.from({ length: places - ids.length }, () => first)];
}
