import { fieldError } from '@dispatch/domain/errors';
import { codePointLength } from '@dispatch/domain/text/text';

/** @throws AppError validation_failed on `password`, in the words for a new or a changed one */
export function refuseShorterPassword(
  password: string,
  min: number,
  problem: 'new_password' | 'short_password',
): void {
  if (codePointLength(password) < min) throw fieldError('password', problem, { min });
}
