import type { ErasureReason, PersonKind } from '@dispatch/domain/privacy/person';
import { toDate, toNullable, toNumber, toText } from '../database/rows';
import type { Tx } from '../database/transactions/transaction';
import { beginErasure } from '../modules/data/privacy/erasure/begin-erasure';
import { findSubject } from '../modules/data/privacy/subject';
import type { Query } from './tables';

/** An erasure in the database before the restore replaced it. */
interface KnownErasure {
  readonly number: number;
  readonly kind: PersonKind;
  readonly recordId: number;
  readonly recordCreatedAt: Date;
  readonly reason: ErasureReason;
  readonly requestedAt: Date;
  readonly requestedById: number | null;
}

export async function knownErasures(query: Query): Promise<KnownErasure[]> {
  const rows = await query(
    'SELECT id, kind, recordId, recordCreatedAt, reason, requestedAt, requestedById FROM erasures ORDER BY id',
  );
  return rows.map((row) => ({
    number: toNumber(row['id']),
    kind: toText(row['kind']) as PersonKind, // written from these alone
    recordId: toNumber(row['recordId']),
    recordCreatedAt: toDate(row['recordCreatedAt']),
    reason: toText(row['reason']) as ErasureReason, // written from these alone
    requestedAt: toDate(row['requestedAt']),
    requestedById: toNullable(row['requestedById'], toNumber),
  }));
}

/**
 * A backup older than an erasure would restore the person. This erases their records again at once; the server
 * processes the other tables at its next start. Returns the numbers.
 */
export async function eraseAgain(
  tx: Tx,
  query: Query,
  erasures: readonly KnownErasure[],
  now: Date,
): Promise<number[]> {
  const again: number[] = [];
  for (const { number, kind, recordId, recordCreatedAt, ...asked } of erasures) {
    if ((await query('SELECT id FROM erasures WHERE id = ?', [number])).length > 0) continue;
    const subject = await findSubject(query, kind, recordId);
    // A record with the same id but another creation time is another person, as in another company's backup.
    if (subject?.createdAt.getTime() !== recordCreatedAt.getTime()) continue;
    await beginErasure(tx, query, subject, { ...asked, number }, now);
    again.push(number);
  }
  return again;
}

export function sayAgain(numbers: readonly number[]): string {
  return `Erased again, because the backup is older than their erasure: person ${numbers.join(', ')}. Other records that name them are gone through when the server starts.`;
}
