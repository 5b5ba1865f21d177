import { AppError } from '@dispatch/domain/errors';
import { errorDetail } from '@dispatch/domain/field-problems';
import { uniqueViolation } from '../../database/engines/unique-violation';

/** The outcome of a write of a user; the unique index decides, however many write at once. */
export async function refusingTakenEmail<T>(write: Promise<T>): Promise<T> {
  try {
    return await write;
  } catch (error) {
    if (uniqueViolation(error) !== 'users_email_key') throw error;
    throw new AppError('email_taken', undefined, {
      details: [errorDetail('email', 'email_taken')],
      cause: error,
    });
  }
}
