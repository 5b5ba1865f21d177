import { AppError } from '@dispatch/domain/errors';
import { errorDetail } from '@dispatch/domain/field-problems';
import { uniqueViolation } from '../../database/engines/unique-violation';

/** Maps the unique index's violation to `email_taken`, which also covers concurrent writes. */
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
