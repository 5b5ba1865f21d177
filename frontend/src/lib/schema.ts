import { codePointLength, hasControlCharacters } from '@dispatch/domain/text/text';
import * as z from 'zod/v4';

// Compiled checks need `eval`, which the content security policy forbids; probing for it would
// already be reported as a violation.
z.config({ jitless: true });

interface TextMessages {
  readonly tooLong: string;
  readonly invalid: string;
}

const INVALID: TextMessages = { tooLong: 'fields.invalid', invalid: 'fields.invalid' };

/** A text of at most `max` characters that a person types; spaces around it do not count. */
export function text(max: number, messages: Partial<TextMessages> = {}, isMultiLine = false) {
  const { tooLong, invalid } = { ...INVALID, ...messages };
  return z
    .string()
    .refine((value) => codePointLength(value.trim()) <= max, tooLong)
    .refine((value) => !hasControlCharacters(value, isMultiLine), invalid);
}

// eslint-disable-next-line syntax/refuse -- whoever imports zod through here cannot miss the setting above
export * from 'zod/v4';
