/** A place of a sentence that a fact fills. */
const HOLE = /\{\{(\w+)/g;

/** What `say` says with these facts; null where a fact of the sentence is missing. */
export function filledText(
  say: (options: object) => string,
  params: Readonly<Record<string, unknown>>,
): string | null {
  const holes = [...say({ ...params, skipInterpolation: true }).matchAll(HOLE)];
  return holes.every(([, name = '']) => name in params) ? say({ ...params }) : null;
}
