import type { Language } from '@dispatch/domain/text/language';
import { numberText, readNumber, type NumberBounds } from '@dispatch/domain/text/read-number';
import { useTranslation } from '../../text/useTranslation';

const EXAMPLE = 95.5;

/** What to type instead of a text that is no number of these bounds; null where it is one or empty. */
export function useNumberProblem(bounds: NumberBounds): (text: string) => string | null {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language; // one of ours, as `startI18n` has it
  const { min, max, decimals } = bounds;
  const show = (value: number) => numberText(Number(value.toFixed(decimals)), language);
  return (text) => {
    if (text.trim() === '') return null;
    const reading = readNumber(text, language, bounds);
    if (reading.is === 'ambiguous') {
      const [first, second] = reading.readings;
      return t('fields.twoNumbers', { first: show(first), second: show(second) });
    }
    const isWhole = reading.is === 'number' && Number.isInteger(reading.value);
    if (decimals === 0)
      return isWhole ? null : t('fields.wholeNumber', { min: show(min), max: show(max) });
    return reading.is === 'number'
      ? null
      : t('fields.number', { example: numberText(EXAMPLE, language) });
  };
}
