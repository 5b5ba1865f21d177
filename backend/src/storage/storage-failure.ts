import { AppError } from '@dispatch/domain/errors';

/** The disk or the server's quota is full. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** The operating system's error code; empty for other errors. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** Converts a failed write to an AppError. */
export function storageFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = FULL.includes(codeOf(error)) ? 'storage_full' : 'storage_unavailable';
  return new AppError(code, undefined, { cause: error });
}

/** Runs file operations. @throws AppError storage_full, storage_unavailable */
export async function storing<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw storageFailure(error);
  }
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}
