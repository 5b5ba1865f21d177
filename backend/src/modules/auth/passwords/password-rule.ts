import { fieldError } from '@dispatch/domain/errors';
import { PASSWORD_MAX } from '@dispatch/domain/limits';
import {
  codePointLength,
  hasControlCharacters,
  hasLoneSurrogate,
} from '@dispatch/domain/text/text';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { says } from '../../../http/input/problems';

/** `common-passwords.notice.txt` names the list's source and licence. */
const FILE = join(__dirname, 'common-passwords.txt');

const COMMON: ReadonlySet<string> = new Set(readFileSync(FILE, 'utf8').split('\n').filter(Boolean));

/** Whether it is in the list of common passwords, ignoring case. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.trim().toLowerCase());
}

/** Never trimmed: spaces may be part of a password. The configured minimum length is checked later. */
export const password = (problem: string) =>
  z
    .string(problem)
    .refine((value) => !hasLoneSurrogate(value), says('not_unicode'))
    .refine((value) => !hasControlCharacters(value), says('control_characters'))
    .refine(
      (value) => codePointLength(value) <= PASSWORD_MAX,
      says('too_long', { max: PASSWORD_MAX }),
    )
    .meta({ format: 'password', maxLength: PASSWORD_MAX });

/**
 * Rejects short and common passwords.
 * @throws AppError validation_failed on `field`, in the words for a new or a changed password
 */
export function refuseWeakPassword(
  given: string,
  min: number,
  problem: 'new_password' | 'short_password',
  field = 'password',
): void {
  if (codePointLength(given) < min || given.trim() === '')
    throw fieldError(field, problem, { min });
  if (isCommonPassword(given)) throw fieldError(field, 'common_password');
}
