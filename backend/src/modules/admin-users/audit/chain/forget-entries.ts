import type { AuditKeys } from '../../../../config/audit-keys';
import type { Row } from '../../../../database/rows';
import type { SqlValue } from '../../../../database/sql';
import { erasedOf, erasedSeal, SEALED_COLUMNS } from './seal';

/** Runs a statement within a transaction. */
type Query = (sql: string, values: readonly SqlValue[]) => Promise<Row[]>;

interface ForgottenFacts {
  /** Erasing the name also erases the address and the device. */
  readonly actorName?: string | null;
  readonly before?: string | null;
  readonly after?: string | null;
  readonly address?: null;
  readonly userAgent?: null;
}

interface Erasing {
  /** The source of the erasure: `erasure 17` or `retention 5`. */
  readonly by: string;
  readonly now: Date;
  readonly keys: AuditKeys;
}

/**
 * Erases personal data from entries, as the law may require. The entries keep their places in the chain, and the
 * remaining facts are sealed in the same transaction.
 */
export async function forgetEntries(
  query: Query,
  activityIds: readonly number[],
  facts: ForgottenFacts,
  { by, now, keys }: Erasing,
): Promise<void> {
  const left = new Map<string, SqlValue>([['erasedAt', now]]);
  for (const [column, value] of Object.entries(facts) as [string, SqlValue][])
    // as the interface says
    left.set(column, value);
  if (left.has('actorName')) left.set('address', null).set('userAgent', null);
  const named = `(${activityIds.map(() => '?').join(', ')})`;
  // Prevents sealing of an entry during its change.
  await query('UPDATE audit_chain SET version = version + 1 WHERE id = 1', []);
  await query(
    `UPDATE activity SET ${[...left.keys()].map((column) => `\`${column}\` = ?`).join(', ')} WHERE id IN ${named}`,
    [...left.values(), ...activityIds],
  );
  for (const sealed of await query(`${SEALED_ENTRY} WHERE a.id IN ${named}`, activityIds))
    await sealErased(query, sealed, by, keys);
}

export const SEALED_ENTRY = `SELECT ${SEALED_COLUMNS}, a.erasedAt, s.id AS no, s.hash
  FROM audit_seals s JOIN activity a ON a.id = s.activityId`;

/** Replaces the salt of the erased facts by a seal of the remaining facts. */
export async function sealErased(
  query: Query,
  row: Row,
  by: string,
  { current }: AuditKeys,
): Promise<void> {
  const erased = erasedOf(row, by);
  await query(
    "UPDATE audit_seals SET salt = '', erasedBy = ?, erasedSeal = ?, erasedKeyId = ? WHERE id = ?",
    [by, erasedSeal(current, erased), current.id, erased.no],
  );
}
