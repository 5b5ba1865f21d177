/** Most also contain the names of others, so the first match wins. */
const PROGRAMS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:Edg|EdgA|EdgiOS)\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/\bAndroid\b/, 'Android'],
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bWindows\b/, 'Windows'],
  [/\bMacintosh\b/, 'macOS'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (table: typeof PROGRAMS, text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/**
 * The browser and system of a `User-Agent` in a word or two: `Chrome` on `Windows`, or `curl` on an
 * unknown system.
 */
export function programOf(userAgent: string | null): {
  program: string | null;
  system: string | null;
} {
  const text = userAgent ?? '';
  const own = /^(?!Mozilla\/)([\w.-]+)\//.exec(text)?.[1] ?? null;
  return { program: nameIn(PROGRAMS, text) ?? own, system: nameIn(SYSTEMS, text) };
}
