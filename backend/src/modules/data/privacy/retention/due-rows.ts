import { setImmediate as othersTurn } from 'node:timers/promises';
import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import { OPEN_STATUSES } from '@dispatch/domain/invoices/invoice-status';
import type { RetentionKind } from '@dispatch/domain/privacy/retention';
import { readInBatches } from '../../../../database/records/read-in-batches';
import { toDate, toNullable, toNumber } from '../../../../database/rows';
import type { Query } from '../subject';

const OPEN = ['draft', ...OPEN_STATUSES].map((status) => `'${status}'`).join(', ');

/** When a job was done with: open jobs have no such time. */
const DONE_AT = 'COALESCE(j.completedAt, j.deletedAt)';

/** What of a job says something of people. */
export const JOB_TEXTS = [
  ...['specialInstructions', 'completionNotes', 'pickupAddress', 'pickupPostalCode'],
  ...['pickupContactName', 'pickupContactPhone', 'pickupSiteContactName', 'pickupSignedBy'],
  ...['dropoffAddress', 'dropoffPostalCode', 'dropoffContactName', 'dropoffContactPhone'],
  ...['dropoffSiteContactName', 'deliverySignedBy'],
];

interface Due {
  readonly from: string;
  readonly id: string;
  readonly at: string;
  /** Beside being older. */
  readonly where: string;
}

const notErased = (kind: string, id: string) =>
  `NOT EXISTS (SELECT 1 FROM erasures e WHERE e.kind = '${kind}' AND e.recordId = ${id})`;

const DUE: Readonly<Record<RetentionKind, Due>> = {
  deliveredJobs: {
    from: 'jobs j',
    id: 'j.id',
    at: DONE_AT,
    where: `(${JOB_TEXTS.map((column) => `j.${column} IS NOT NULL`).join(' OR ')})`,
  },
  photos: { from: 'unit_photos', id: 'id', at: 'receivedAt', where: 'deletedAt IS NULL' },
  signatures: {
    // Outer, so that both engines walk the versions by their ids.
    from: 'report_versions v LEFT JOIN jobs j ON j.id = v.jobId',
    id: 'v.id',
    at: DONE_AT,
    where: 'v.letGoAt IS NULL',
  },
  activity: {
    from: 'activity',
    id: 'id',
    at: 'at',
    where: '(actorName IS NOT NULL OR `before` IS NOT NULL OR `after` IS NOT NULL)',
  },
  sessions: { from: 'sessions', id: 'id', at: 'expiresAt', where: '1 = 1' },
  // One that was sent once only, by a rule, is known by its row as long as something is owed.
  sentMails: {
    from: 'outbox_tasks t',
    id: 't.id',
    at: 't.doneAt',
    where: `t.state = 'done' AND (t.dedupe IS NULL OR t.resource <> 'invoice'
      OR NOT EXISTS (SELECT 1 FROM invoices i WHERE i.id = t.resourceId AND i.status IN (${OPEN})))`,
  },
  deletedCustomers: {
    from: 'customers c',
    id: 'c.id',
    at: 'c.deletedAt',
    where: `${notErased('customer', 'c.id')}
      AND NOT EXISTS (SELECT 1 FROM invoices i WHERE i.customerId = c.id AND i.kind = 'invoice' AND i.status IN (${OPEN}))`,
  },
  deletedUsers: {
    from: 'users u',
    id: 'u.id',
    at: 'u.deletedAt',
    where: `${notErased('user', 'u.id')} AND u.role <> '${SERVICE_ACCOUNT}'`,
  },
};

/** How many records are older than that, and the oldest. */
export async function countDue(
  query: Query,
  kind: RetentionKind,
  before: Date,
): Promise<{ readonly due: number; readonly oldest: Date | null }> {
  const { from, at, where } = DUE[kind];
  const [row] = await query(
    `SELECT COUNT(*) AS due, MIN(${at}) AS oldest FROM ${from} WHERE ${at} < ? AND ${where}`,
    [before],
  );
  return { due: toNumber(row?.['due']), oldest: toNullable(row?.['oldest'], toDate) };
}

/** Rows that one statement of a walk reads. */
const PAGE = 1_000;

/** Where the walk of a kind ends, if an index by time can say so; the others are walked to the end of their table. */
const LAST_DUE: Readonly<Partial<Record<RetentionKind, string>>> = {
  activity: 'SELECT id FROM activity WHERE at < ? ORDER BY at DESC, id DESC LIMIT 1',
};

/** The ids of due records in batches. Reads each row once: finished rows stay in the table. */
export async function* dueBatches(
  query: Query,
  kind: RetentionKind,
  before: Date,
  size: number,
): AsyncGenerator<number[]> {
  const { from, id, at, where } = DUE[kind];
  const lastDue = LAST_DUE[kind];
  const [end] = lastDue === undefined ? [] : await query(lastDue, [before]);
  if (lastDue !== undefined && end === undefined) return;
  const until = end === undefined ? '' : `AND ${id} <= ${String(toNumber(end['id']))}`;
  const found: number[] = [];
  const all = `SELECT ${id} AS id, CASE WHEN ${at} < ? AND ${where} THEN 1 ELSE 0 END AS isDue
    FROM ${from} WHERE ${id} > ? ${until} ORDER BY ${id} LIMIT ?`;
  for await (const rows of readInBatches({ query }, all, [before], { size: PAGE })) {
    found.push(
      ...rows.filter(({ isDue }) => toNumber(isDue) === 1).map((row) => toNumber(row['id'])),
    );
    while (found.length >= size) yield found.splice(0, size);
    await othersTurn();
  }
  if (found.length > 0) yield found;
}

/** Those of the ids that are still due. */
export async function stillDue(
  query: Query,
  kind: RetentionKind,
  before: Date,
  ids: readonly number[],
): Promise<number[]> {
  const { from, id, at, where } = DUE[kind];
  const rows = await query(
    `SELECT ${id} AS id FROM ${from} WHERE ${id} IN (${ids.map(() => '?').join(', ')})
      AND ${at} < ? AND ${where}`,
    [...ids, before],
  );
  return rows.map((row) => toNumber(row['id']));
}
