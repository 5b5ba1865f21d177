import { AppError } from '@dispatch/domain/errors';

/** The disk is full, or the share of it that the server may use. */
const FULL = ['ENOSPC', 'EDQUOT'];

/** The operating system's name of a failure; empty for any other. */
function codeOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

/** What a failed write of the operating system means to whoever asked for it. */
export function storageFailure(error: unknown): AppError {
  if (error instanceof AppError) return error;
  const code = FULL.includes(codeOf(error)) ? 'storage_full' : 'storage_unavailable';
  return new AppError(code, undefined, { cause: error });
}

/** Runs what reads or writes files. @throws AppError storage_full, storage_unavailable */
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
