import type { Language } from '@dispatch/domain/text/language';
import { numberText, readNumber, type NumberBounds } from '@dispatch/domain/text/read-number';
import { useState, type ChangeEvent, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from '../../text/useTranslation';
import { useNumberProblem } from './useNumberProblem';

/** Null for an empty field, NaN for what is no number: no schema takes it. */
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

function readValue(text: string, language: Language, bounds: NumberBounds): NumberValue {
  if (text.trim() === '') return null;
  const reading = readNumber(text, language, bounds);
  return reading.is === 'number' ? reading.value : Number.NaN;
}

/** One step up or down; rounded, since 0.1 and 0.2 are not 0.3. */
function stepped(value: NumberValue, steps: number, { min, max, decimals }: NumberBounds): number {
  const next = Number(((value ?? 0) + steps * 10 ** -decimals).toFixed(decimals));
  return Math.min(Math.max(next, min), max);
}

/** A single line drops line breaks, which would join the digits of two lines. */
const onOneLine = (text: string) => text.trim().replace(/\s*[\r\n]+\s*/g, ' / ');

/**
 * Keeps the text as it is typed. Once the field is left, it shows the number that was read; what is no number stays, with
 * words that say what to type. A value from elsewhere takes the place of the text.
 */
export function useTypedNumber({ value, onChange, bounds }: TypedNumber) {
  const language = useTranslation().i18n.language as Language; // one of ours, as `startI18n` has it
  const problemOf = useNumberProblem(bounds);
  const [typed, setTyped] = useState<Typed | null>(null);
  const isNumber = value !== null && !Number.isNaN(value);
  const isOwn =
    typed !== null &&
    Object.is(typed.value, value) &&
    (!isNumber || readValue(typed.text, language, bounds) === value);
  const shown = isNumber ? numberText(value, language) : '';
  const text = isOwn ? typed.text : shown;
  const problem = isOwn ? problemOf(typed.text) : null;

  const take = (taken: string, isLeft = false) => {
    const read = readValue(taken, language, bounds);
    setTyped({ text: taken, value: read, isLeft });
    onChange(read);
  };
  /** Another unit or language may read it. */
  const handleFocus = () => {
    if (isOwn && Number.isNaN(value)) take(typed.text, typed.isLeft);
  };
  const handleBlur = () => {
    if (!isOwn) return;
    const isWithin = value === null || (value >= bounds.min && value <= bounds.max);
    setTyped(isWithin && problem === null ? null : { ...typed, isLeft: true });
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const steps = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    const isPlain = !(event.altKey || event.ctrlKey || event.metaKey || event.shiftKey);
    if (steps === undefined || !isPlain || Number.isNaN(value)) return;
    event.preventDefault();
    setTyped(null);
    onChange(stepped(value, steps, bounds));
  };
  const handlePaste = (event: ClipboardEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    const pasted = event.clipboardData.getData('text/plain');
    if (!/[\r\n]/.test(pasted)) return;
    event.preventDefault();
    const field = event.currentTarget;
    field.setRangeText(
      onOneLine(pasted),
      field.selectionStart ?? 0,
      field.selectionEnd ?? 0,
      'end',
    );
    take(field.value);
  };

  return {
    text,
    /** What to type instead, to be said once the field is left. */
    problem,
    isLeft: isOwn && typed.isLeft,
    isNumber,
    inputProps: {
      inputMode: bounds.decimals === 0 ? ('numeric' as const) : ('decimal' as const),
      autoComplete: 'off',
      'data-min': bounds.min,
      'data-max': bounds.max,
      'data-decimals': bounds.decimals,
      'data-unit': bounds.unit,
      onFocus: handleFocus,
      onBlur: handleBlur,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        take(target.value),
      onKeyDown: handleKey,
      onPaste: handlePaste,
    },
  };
}
