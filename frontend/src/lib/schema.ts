import { codePointLength, hasControlCharacters } from '@dispatch/domain/text/text';
import * as z from 'zod/v4';

// Compiled schemas need `eval`, which the content security policy forbids; even the probe would be
// reported as a violation.
z.config({ jitless: true });

interface TextMessages {
  readonly tooLong: string;
  readonly invalid: string;
}

const INVALID: TextMessages = { tooLong: 'fields.invalid', invalid: 'fields.invalid' };

/** Text typed by a user, at most `max` characters after trimming. */
export function text(max: number, messages: Partial<TextMessages> = {}, isMultiLine = false) {
  const { tooLong, invalid } = { ...INVALID, ...messages };
  return z
    .string()
    .refine((value) => codePointLength(value.trim()) <= max, tooLong)
    .refine((value) => !hasControlCharacters(value, isMultiLine), invalid);
}

// eslint-disable-next-line syntax/refuse -- importing zod through here guarantees the setting above
export * from 'zod/v4';
