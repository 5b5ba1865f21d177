import type { Language } from '../../text/language';
import { damageOf } from '../damage-codes';
import type { DamageWords } from './damage-words';
import { ENGLISH_DAMAGE } from './english-damage';
import { FRENCH_DAMAGE } from './french-damage';

export const DAMAGE_WORDS: Readonly<Record<Language, DamageWords>> = {
  'en-CA': ENGLISH_DAMAGE,
  'fr-CA': FRENCH_DAMAGE,
};

/** A code as text, such as "Left front door: Scratched, up to 7.5 cm"; other text is returned unchanged. */
export function damageText(code: string, language: Language): string {
  const damage = damageOf(code);
  if (damage === null) return code;
  const { areas, types, severities } = DAMAGE_WORDS[language];
  const severity = severities[damage.severity];
  const colon = language === 'fr-CA' ? '\u00a0: ' : ': ';
  return `${areas[damage.area]}${colon}${types[damage.type]}, ${severity.charAt(0).toLowerCase()}${severity.slice(1)}`;
}
