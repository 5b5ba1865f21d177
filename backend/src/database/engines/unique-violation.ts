import { getMetadataArgsStorage } from 'typeorm';
import { driverFacts } from './failure';

const DUPLICATE_ENTRY = 1062;

/** The name of the unique index that a write violated, 'PRIMARY' for the key; null for other errors. */
export function uniqueViolation(error: unknown): string | null {
  const { number, code, message } = driverFacts(error);
  if (number === DUPLICATE_ENTRY) {
    // MySQL also names the table: `users.users_email_key`.
    return /for key '(?:[^'.]+\.)?([^'.]+)'$/.exec(message)?.[1] ?? 'unknown';
  }
  if (code === 'SQLITE_CONSTRAINT_PRIMARYKEY' || code === 'SQLITE_CONSTRAINT_ROWID') {
    return 'PRIMARY';
  }
  return code === 'SQLITE_CONSTRAINT_UNIQUE' ? sqliteIndex(message) : null;
}

/** SQLite names the columns: `UNIQUE constraint failed: job_units.jobId, job_units.position`. */
function sqliteIndex(message: string): string {
  const columns = [...message.matchAll(/(\w+)\.(\w+)/g)];
  const table = columns[0]?.[1];
  const names = columns.map((column) => column[2]).join();
  const { tables, indices } = getMetadataArgsStorage();
  const entity = tables.find((candidate) => candidate.name === table)?.target;
  const index = indices.find(
    (candidate) =>
      candidate.unique === true &&
      candidate.target === entity &&
      Array.isArray(candidate.columns) &&
      candidate.columns.join() === names,
  );
  return index?.name ?? 'unknown';
}
