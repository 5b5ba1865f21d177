/**
 * Data that mail servers, databases and other systems repeat in their error messages, and that must not be logged. A
 * slash ends an e-mail, so that package paths in stack traces stay.
 */
const MASKS: readonly (readonly [RegExp, string])[] = [
  [/(\w:\/\/)[^\s/@]{0,254}:[^\s/@]{0,254}@/g, '$1[secret]@'],
  [/[^\s@/<>"'(),:;=\]]{1,254}@[^\s@/<>"'(),:;]{1,254}\.[^\s@/<>"'(),:;.]{1,64}/g, '[e-mail]'],
  [/\b(?:vdt_|whsec_)[\w+/=.-]+/g, '[secret]'],
  [/(\/track\/)[\w-]{8,}/g, '$1[secret]'],
  [/(Duplicate entry )'.*' (for key)/gs, "$1'[value]' $2"],
  [/(value: )'.*?' (for column)/gs, "$1'[value]' $2"],
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]+/g, '[secret]'],
];

/** Longer texts are truncated, which bounds the time for masking. */
const MOST_CHARACTERS = 10_000;

/** The text without secrets, e-mails and database values. */
export function masked(text: string): string {
  const isLong = text.length > MOST_CHARACTERS;
  const kept = isLong ? `${text.slice(0, MOST_CHARACTERS)}…` : text;
  return MASKS.reduce((left, [pattern, mask]) => left.replace(pattern, mask), kept);
}
