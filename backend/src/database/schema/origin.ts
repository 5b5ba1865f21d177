/** The program that made a database or a backup. */
type Origin = 'this-version-or-older' | 'newer' | 'before-the-first-release';

/**
 * Where recorded names of migrations, or ids of steps, come from. Released ones are never changed or removed, so a newer
 * version has all of those known here, and more.
 */
export function originOf(known: readonly string[], recorded: readonly string[]): Origin {
  const [ours, theirs] = [new Set(known), new Set(recorded)];
  if (recorded.every((name) => ours.has(name))) return 'this-version-or-older';
  return known.every((name) => theirs.has(name)) ? 'newer' : 'before-the-first-release';
}
