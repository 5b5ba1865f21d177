import { fieldError } from '@dispatch/domain/errors';
import { codePointLength } from '@dispatch/domain/text';

/** The specification's sentence for a new user, with the configured least length. */
export function passwordRequired(minLength: number): string {
  return `Password is required and must be at least ${minLength} characters for new users`;
}

export function passwordTooShort(minLength: number): string {
  return `Password must be at least ${minLength} characters`;
}

/** @throws AppError validation_failed on `password`, saying `message` */
export function refuseShorterPassword(password: string, minLength: number, message: string): void {
  if (codePointLength(password) < minLength) throw fieldError('password', message);
}
