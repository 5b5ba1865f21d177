import type { Language } from '@dispatch/domain/text/language';
import {
  numberText,
  readNumber,
  type NumberBounds,
  type NumberUnit,
} from '@dispatch/domain/text/read-number';
import { useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '../../text/useTranslation';

/** Null for an empty field, NaN for an unreadable number, which every schema rejects. */
export type NumberValue = number | null;

interface Typed {
  readonly text: string;
  readonly value: NumberValue;
  readonly isLeft: boolean;
}

interface TypedNumber {
  readonly value: NumberValue;
  readonly onChange: (value: NumberValue) => void;
  readonly bounds: NumberBounds;
}

const EXAMPLE = 95.5;

/** A single-line input drops line breaks, which would join the digits of two lines. */
const onOneLine = (text: string) =>
  text
    .split(/[\r\n]/)
    .flatMap((line) => line.trim() || [])
    .join(' / ');

/** Dollars with cents have two decimals: 150.50. */
const withCents = (text: string, unit: NumberUnit | undefined) =>
  unit === '$' ? text.replace(/[.,]\d$/, '$&0') : text;

/**
 * Keeps the text during typing. On blur it shows the parsed number; a rejected text stays, with a hint. A value from
 * outside replaces the text.
 */
export function useTypedNumber({ value, onChange, bounds }: TypedNumber) {
  const { t, i18n } = useTranslation();
  const language = i18n.language as Language; // one of ours, as `startI18n` has it
  const { min, max, decimals, unit } = bounds;
  const [typed, setTyped] = useState<Typed | null>(null);

  const rounded = (number: number) => Number(number.toFixed(decimals));
  const show = (number: number) => numberText(rounded(number), language);
  const read = (text: string): NumberValue => {
    if (text.trim() === '') return null;
    const reading = readNumber(text, language, bounds);
    return reading.is === 'number' ? reading.value : Number.NaN;
  };
  const problemOf = (text: string): string | null => {
    const reading = readNumber(text, language, bounds);
    if (text.trim() === '') return null;
    if (reading.is === 'ambiguous') {
      const [first, second] = reading.readings;
      return t('fields.twoNumbers', { first: show(first), second: show(second) });
    }
    if (reading.is === 'number' && (decimals > 0 || Number.isInteger(reading.value))) return null;
    return decimals === 0
      ? t('fields.wholeNumber', { min: show(min), max: show(max) })
      : t('fields.number', { example: numberText(EXAMPLE, language) });
  };

  const isNumber = value !== null && !Number.isNaN(value);
  const isOwn =
    typed !== null && Object.is(typed.value, value) && (!isNumber || read(typed.text) === value);
  const shown = isNumber ? withCents(numberText(value, language), unit) : '';
  const text = isOwn ? typed.text : shown;
  const problem = isOwn ? problemOf(text) : null;

  const take = (taken: string, isLeft = false) => {
    const number = read(taken);
    setTyped({ text: taken, value: number, isLeft });
    onChange(number);
  };
  /** The text may be readable in another unit or language. */
  const handleFocus = () => {
    if (isOwn && Number.isNaN(value)) take(text, typed.isLeft);
  };
  const handleBlur = () => {
    if (!isOwn) return;
    const isGood = value === null || (value >= min && value <= max && rounded(value) === value);
    setTyped(isGood ? null : { ...typed, isLeft: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    const { key, altKey, ctrlKey, metaKey, shiftKey, nativeEvent } = event;
    const steps = { ArrowUp: 1, ArrowDown: -1 }[key];
    const isOther = altKey || ctrlKey || metaKey || shiftKey || nativeEvent.isComposing;
    if (steps === undefined || isOther || Number.isNaN(value)) return;
    event.preventDefault();
    setTyped(null);
    // Rounded, because 0.1 + 0.2 is not 0.3.
    onChange(Math.min(Math.max(rounded((value ?? 0) + steps * 10 ** -decimals), min), max));
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const { currentTarget: field } = event;
    const { selectionStart, selectionEnd } = field;
    field.setRangeText(onOneLine(pasted), selectionStart ?? 0, selectionEnd ?? 0, 'end');
    take(field.value);
  };

  return {
    /** A hint about the expected format, shown after blur. */
    problem,
    isLeft: isOwn && typed.isLeft,
    inputProps: {
      value: text,
      inputMode: decimals === 0 ? ('numeric' as const) : ('decimal' as const),
      autoComplete: 'off',
      min,
      max,
      step: Number((10 ** -decimals).toFixed(decimals)),
      'data-decimals': decimals,
      'data-unit': unit,
      onFocus: handleFocus,
      onBlur: handleBlur,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => take(target.value),
      onKeyDown: handleKey,
      onPaste: handlePaste,
    },
  };
}
