import type { SqlValue } from '../../../database/sql';

/** Within a transaction. */
type Query = (sql: string, values: readonly SqlValue[]) => Promise<unknown>;

interface ForgottenFacts {
  /** Where the name goes, the address and the device go with it. */
  readonly actorName?: string | null;
  readonly before?: string | null;
  readonly after?: string | null;
}

/**
 * Takes what names a person out of entries for good, as a law may demand. The entries keep their places in the chain, so
 * that the log has no gap.
 */
export async function forgetEntries(
  query: Query,
  activityIds: readonly number[],
  facts: ForgottenFacts,
  now: Date,
): Promise<void> {
  const left = new Map<string, SqlValue>([['erasedAt', now]]);
  for (const [column, value] of Object.entries(facts) as [string, SqlValue][])
    // as the interface says
    left.set(column, value);
  if (left.has('actorName')) left.set('address', null).set('userAgent', null);
  const named = `(${activityIds.map(() => '?').join(', ')})`;
  // Nobody seals an entry while it changes.
  await query('UPDATE audit_chain SET version = version + 1 WHERE id = 1', []);
  await query(
    `UPDATE activity SET ${[...left.keys()].map((column) => `\`${column}\` = ?`).join(', ')} WHERE id IN ${named}`,
    [...left.values(), ...activityIds],
  );
  await query(`UPDATE audit_seals SET salt = '' WHERE activityId IN ${named}`, activityIds);
}
