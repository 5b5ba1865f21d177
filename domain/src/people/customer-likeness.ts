import { visibleKey } from '../text/name-key';
import { fold, words } from '../text/search-words';
import { isTbd, NAME_KEY_MAX } from './customer';

/** Words that a company may omit from its name. */
const LEFT_OUT = new Set([
  ...['inc', 'incorporated', 'incorporee', 'ltd', 'ltee', 'limited', 'limitee', 'corp', 'llc'],
  ...['corporation', 'co', 'company', 'cie', 'compagnie', 'enr', 'senc', 'the', 'le', 'la', 'les'],
  ...['and', 'et', 'de', 'du', 'des', 'd', 'l'],
]);

/** Two names with the same key may be one company: accents, punctuation and legal forms are ignored. */
function likenessKey(name: string, max: number): string {
  const all = words(visibleKey(name, max));
  const telling = all.filter((word) => !LEFT_OUT.has(word));
  return [...fold((telling.length === 0 ? all : telling).join(' '))].slice(0, max).join('');
}

/** Key of likely duplicates; only a user can decide whether they are the same customer. */
export function customerLikeness(name: string): string | null {
  return isTbd(name) ? null : likenessKey(name, NAME_KEY_MAX) || null;
}
