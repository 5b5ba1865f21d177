import {
  DAMAGE_AREAS,
  DAMAGE_SEVERITIES,
  DAMAGE_TYPES,
  damageCode,
  damageOf,
} from './damage-codes';
import { DAMAGE_WORDS, damageText } from './words/damage-text';

describe('a damage code', () => {
  test('consists of area, type and severity, and is parsed back to them', () => {
    expect(damageCode({ area: '10', type: '12', severity: '2' })).toBe('10122');
    for (const area of DAMAGE_AREAS)
      for (const type of DAMAGE_TYPES)
        for (const severity of DAMAGE_SEVERITIES)
          expect(damageOf(damageCode({ area, type, severity }))).toEqual({ area, type, severity });
  });

  test.each(['', '1012', '101222', '00122', '10002', '10127', '10 22', 'abcde'])(
    'is rejected if the standard does not define it: %j',
    (code) => {
      expect(damageOf(code)).toBeNull();
      expect(damageText(code, 'en-CA')).toBe(code);
    },
  );

  test.each([
    ['03075', 'Front bumper: Gouged, over 30 cm (12 in)'],
    ['17141', 'Right quarter panel or pickup box: Dented, paint intact, up to 2.5 cm (1 in)'],
    ['20202', 'Windshield: Glass cracked, 2.5 to 7.5 cm (1–3 in)'],
    ['79086', 'Right front wheel: Missing, missing or major damage'],
  ])('%s reads in English: %s', (code, text) => {
    expect(damageText(code, 'en-CA')).toBe(text);
  });

  test('has a French text', () => {
    expect(damageText('10122', 'fr-CA')).toBe(
      'Portière avant gauche\u00a0: Égratigné, de 2,5 à 7,5 cm (1–3 po)',
    );
  });

  test.each(['en-CA', 'fr-CA'] as const)('has a unique text in %s', (language) => {
    const { areas, types, severities } = DAMAGE_WORDS[language];
    for (const words of [areas, types, severities]) {
      const texts = Object.values(words);
      expect(new Set(texts).size).toBe(texts.length);
    }
  });
});
