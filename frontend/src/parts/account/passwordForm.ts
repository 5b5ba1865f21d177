import { PASSWORD_MAX, PASSWORD_MIN } from '@dispatch/domain/limits';
import { codePointLength } from '@dispatch/domain/text/text';
import * as z from '../../lib/schema';

/** The server may require more characters, and reports that. */
export const PASSWORD_SCHEMA = z.object({
  currentPassword: z.string().refine((value) => value !== '', 'account:password.currentNeeded'),
  newPassword: z
    .string()
    .refine((value) => codePointLength(value) <= PASSWORD_MAX, 'fields.invalid')
    .refine(
      (value) => value.trim() !== '' && codePointLength(value) >= PASSWORD_MIN,
      'account:password.tooShort',
    ),
  endTokens: z.boolean(),
});

export const NO_PASSWORDS = { currentPassword: '', newPassword: '' };
