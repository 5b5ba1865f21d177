/** A placeholder in a sentence. */
const HOLE = /\{\{(\w+)/g;

/** The result of `say` with these parameters; null if one is missing. */
export function filledText(
  say: (options: object) => string,
  params: Readonly<Record<string, unknown>>,
): string | null {
  const holes = [...say({ ...params, skipInterpolation: true }).matchAll(HOLE)];
  return holes.every(([, name = '']) => name in params) ? say({ ...params }) : null;
}
