import { setImmediate as othersTurn } from 'node:timers/promises';
import { SERVICE_ACCOUNT } from '@dispatch/domain/people/scopes';
import { OPEN_STATUSES } from '@dispatch/domain/invoices/invoice-status';
import type { RetentionKind } from '@dispatch/domain/privacy/retention';
import { readInBatches } from '../../../../database/records/read-in-batches';
import { toDate, toNullable, toNumber } from '../../../../database/rows';
import { PERSONAL_DATA } from '../map/personal-data';
import type { Query } from '../subject';

const OPEN = ['draft', ...OPEN_STATUSES].map((status) => `'${status}'`).join(', ');

/** When a job was finished; null for open jobs. */
const DONE_AT = 'COALESCE(j.completedAt, j.deletedAt)';

/** The columns of a job with personal data. */
export const JOB_TEXTS = [
  ...(PERSONAL_DATA['jobs']?.texts ?? []),
  ...['pickupAddress', 'pickupPostalCode'],
  ...['pickupContactName', 'pickupContactPhone', 'pickupSiteContactName', 'pickupSignedBy'],
  ...['dropoffAddress', 'dropoffPostalCode', 'dropoffContactName', 'dropoffContactPhone'],
  ...['dropoffSiteContactName', 'deliverySignedBy'],
];

interface Due {
  readonly from: string;
  readonly id: string;
  readonly at: string;
  /** The condition in addition to the age. */
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
    // An outer join, so that both engines read the versions by id.
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
  // The row of a one-time mail prevents a second one, so it stays until the invoice is paid.
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

/** The number of older records, and the oldest time. */
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

/** Rows per query of a walk. */
const PAGE = 1_000;

/** The last id of a walk, if an index by time can find it. Other kinds are read to the end of the table. */
const LAST_DUE: Readonly<Partial<Record<RetentionKind, string>>> = {
  activity: 'SELECT id FROM activity WHERE at < ? ORDER BY at DESC, id DESC LIMIT 1',
};

/** The ids of due records in batches. Reads each row once, because finished rows stay in the table. */
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

/** The ids that are still due. */
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
