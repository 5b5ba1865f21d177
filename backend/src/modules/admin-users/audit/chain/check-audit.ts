import type { AuditKey } from '../../../../config/audit-keys';
import { readInBatches } from '../../../../database/records/read-in-batches';
import { type Row, toDate, toNumber } from '../../../../database/rows';
import type { SqlValue } from '../../../../database/sql';
import type { Anchor } from './audit-anchor';
import { endsOf, SELECT_ENDS, SELECT_FIRST_KEYED } from './audit-chain';
import { ChainWalk, MOST_FAULTS } from './chain-walk';
import { ErasureRecords } from './erasure-records';
import { SEALED_COLUMNS } from './seal';

/** Runs one statement with `?` placeholders and returns its rows. */
type Query = (sql: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>;

/** Keys and the anchor from outside the database. */
interface Proof {
  readonly keys: ReadonlyMap<string, AuditKey>;
  readonly anchor: Anchor | null;
}

export interface AuditCheck {
  readonly entries: number;
  /** Entries whose names and facts were erased. */
  readonly erased: number;
  /** Entries without a seal. */
  readonly unsealed: number;
  /** Number and hash of the last seal. A copy kept elsewhere detects a rebuilt chain. */
  readonly last: { readonly no: number; readonly hash: string };
  /** One sentence each. */
  readonly faults: readonly string[];
  /** Findings that could be neither proved nor refuted, one sentence each. */
  readonly unproven: readonly string[];
  /** Remarks about a valid chain. */
  readonly notes: readonly string[];
}

/** Seals read per query. */
const BATCH = 500;

/** Verifies the whole chain of the activity log in a database snapshot. */
export async function checkAudit(query: Query, { keys, anchor }: Proof): Promise<AuditCheck> {
  const ends = endsOf((await query(SELECT_ENDS))[0]);
  const [first] = await query(SELECT_FIRST_KEYED);
  const firstKeyed =
    first === undefined || first['at'] === null
      ? null
      : { no: toNumber(first['no']), at: toDate(first['at']) };
  const records = await ErasureRecords.read(query);
  const walk = new ChainWalk({ ends, keys, anchor, firstKeyed, records });
  const seals = `SELECT s.id AS no, s.activityId, s.salt, s.factsHash, s.hash, s.keyId, s.erasedBy, s.erasedSeal,
    s.erasedKeyId, a.erasedAt, ${SEALED_COLUMNS}
    FROM audit_seals s LEFT JOIN activity a ON a.id = s.activityId
    WHERE s.id > ? ORDER BY s.id LIMIT ?`;
  for await (const rows of readInBatches({ query }, seals, [], { size: BATCH, key: 'no' }))
    for (const row of rows) walk.step(row);
  walk.end();
  const faults = [...walk.faults];
  const strangers = await query(
    `SELECT a.id FROM activity a LEFT JOIN audit_seals s ON s.activityId = a.id
      WHERE s.id IS NULL AND a.id <= ? ORDER BY a.id LIMIT ?`,
    [ends.settledId, MOST_FAULTS],
  );
  for (const { id } of strangers)
    faults.push(`Entry ${String(id)}: it was put in later, or its seal is missing.`);
  const [tail] = await query(
    `SELECT COUNT(*) AS total FROM activity a LEFT JOIN audit_seals s ON s.activityId = a.id
      WHERE s.id IS NULL AND a.id > ?`,
    [ends.settledId],
  );
  const { entries, erased } = walk;
  return {
    ...{ entries, erased, unsealed: toNumber(tail?.['total']) },
    last: { no: ends.lastNo, hash: ends.lastHash },
    faults: faults.slice(0, MOST_FAULTS),
    ...walk.findings(),
  };
}
