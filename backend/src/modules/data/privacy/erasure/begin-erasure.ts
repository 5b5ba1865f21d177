import type { ErasureReason } from '@dispatch/domain/privacy/person';
import { toNumber } from '../../../../database/rows';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Query, Subject } from '../subject';
import { eraseRecord } from './erase-record';
import { marksOf } from './marks';

interface Beginning {
  readonly reason: ErasureReason;
  readonly requestedById: number | null;
  readonly requestedAt: Date;
  /** The number of an earlier erasure, when it is repeated after a restore. */
  readonly number?: number;
}

const INSERT = `INSERT INTO erasures (kind, recordId, driverId, recordCreatedAt, reason, requestedAt, requestedById,
  marks, atTable, atId, changedRows, finishedAt`;

/**
 * Records the erasure of a person, and clears their own record. Other records are processed afterwards. Returns the
 * number that replaces the name.
 */
export async function beginErasure(
  tx: Tx,
  query: Query,
  subject: Subject,
  { reason, requestedById, requestedAt, number }: Beginning,
  now: Date,
): Promise<number> {
  const { kind, recordId, driverId, createdAt } = subject;
  const marks = JSON.stringify(await marksOf(query, subject));
  const values = [kind, recordId, driverId, createdAt, reason, requestedAt, requestedById, marks];
  if (number === undefined)
    await query(`${INSERT}) VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, 0, 0, NULL)`, values);
  else
    await query(`${INSERT}, id) VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL, 0, 0, NULL, ?)`, [
      ...values,
      number,
    ]);
  const [row] = await query('SELECT MAX(id) AS id FROM erasures WHERE kind = ? AND recordId = ?', [
    kind,
    recordId,
  ]);
  const given = number ?? toNumber(row?.['id']);
  await eraseRecord(tx, query, subject, given, now);
  return given;
}
