import { fieldError } from '@dispatch/domain/errors';
import { codePointLength } from '@dispatch/domain/text';

/** The specification's sentence, with the configured least length. */
export function passwordRequired(minLength: number): string {
  return `Password is required and must be at least ${minLength} characters for new users`;
}

/** @throws AppError validation_failed on `password` when it is shorter than the settings ask for */
export function refuseShortPassword(password: string, minLength: number, message: string): void {
  if (codePointLength(password) < minLength) throw fieldError('password', message);
}
