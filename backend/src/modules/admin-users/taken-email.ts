import { AppError, errorMessage } from '@dispatch/domain/errors';
import { uniqueViolation } from '../../database/unique-violation';

/** The outcome of a write of a user; the unique index decides, however many write at once. */
export async function refusingTakenEmail<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (uniqueViolation(error) !== 'users_email_key') throw error;
    throw new AppError('email_taken', undefined, {
      details: [{ field: 'email', message: errorMessage('email_taken') }],
      cause: error,
    });
  }
}
