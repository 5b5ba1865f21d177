import { fold } from '../text/search-words';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** The colleagues that a comment mentions as `@Name`, each once. Of two names that start alike, the longer one counts. */
export function mentionedIn<Person extends Named>(
  text: string,
  colleagues: readonly Person[],
): readonly Person[] {
  const folded = fold(text);
  const byLength = colleagues
    .map((person) => ({ person, key: `@${fold(person.name).trim()}` }))
    .filter(({ key }) => key.length > 1)
    .sort((one, other) => other.key.length - one.key.length);
  const found = new Set<Person>();
  for (let at = folded.indexOf('@'); at !== -1; at = folded.indexOf('@', at + 1)) {
    if (/[\p{L}\p{N}]/u.test(folded.charAt(at - 1))) continue;
    const named = byLength.filter(({ key }) => isNamedAt(folded, at, key));
    // People of one name are all told.
    for (const { person, key } of named) if (key === named[0]?.key) found.add(person);
  }
  return [...found];
}

function isNamedAt(text: string, at: number, key: string): boolean {
  return text.startsWith(key, at) && !/[\p{L}\p{N}]/u.test(text.charAt(at + key.length));
}
