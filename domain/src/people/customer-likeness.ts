import { visibleKey } from '../text/name-key';
import { fold, words } from '../text/search-words';
import { isTbd, NAME_KEY_MAX } from './customer';

/** Words that a company may leave out of its name. */
const LEFT_OUT = new Set([
  ...['inc', 'incorporated', 'incorporee', 'ltd', 'ltee', 'limited', 'limitee', 'corp', 'llc'],
  ...['corporation', 'co', 'company', 'cie', 'compagnie', 'enr', 'senc', 'the', 'le', 'la', 'les'],
  ...['and', 'et', 'de', 'du', 'des', 'd', 'l'],
]);

/** Two names with one such key may be one company: neither accents, marks nor legal forms count. */
function likenessKey(name: string, max: number): string {
  const all = words(visibleKey(name, max));
  const telling = all.filter((word) => !LEFT_OUT.has(word));
  return [...fold((telling.length === 0 ? all : telling).join(' '))].slice(0, max).join('');
}

/** Of likely duplicates, which only a person can tell from two customers. */
export function customerLikeness(name: string): string | null {
  return isTbd(name) ? null : likenessKey(name, NAME_KEY_MAX) || null;
}
