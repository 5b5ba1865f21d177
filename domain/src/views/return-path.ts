/** Plain ASCII that no browser reads as another site: exactly one leading slash, and no backslash. */
const OWN_PATH = /^\/(?![/\\])[!-[\]-~]*$/;
const MOST_CHARS = 500;
const HOME = '/';

/** Where to go after a sign-in: a page of this site, else the user's home. */
export function returnPathOf(text: string | null | undefined): string {
  if (text == null || text.length > MOST_CHARS || !OWN_PATH.test(text)) return HOME;
  return /^\/(api|login)(?=[/?#]|$)/.test(text) ? HOME : text;
}
