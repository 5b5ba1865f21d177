import { type Row, toNullable, toNumber, toText } from '../../../database/rows';
import type { SqlValue } from '../../../database/sql';
import { type ChainEnds, endsOf, SELECT_ENDS } from './audit-chain';
import { factsHash, linkHash, namingFactsOf, SEALED_COLUMNS, sealedFactsOf } from './seal';

/** Rows of one statement, `?` for the values. */
type Query = (sql: string, values?: readonly SqlValue[]) => Promise<readonly Row[]>;

export interface AuditCheck {
  readonly entries: number;
  /** Entries whose names and facts were taken out for good. */
  readonly erased: number;
  /** Entries that have no seal yet. */
  readonly unsealed: number;
  /** Number and hash of the last seal: who keeps them elsewhere knows a chain that was made anew. */
  readonly last: { readonly no: number; readonly hash: string };
  /** One sentence each. */
  readonly faults: readonly string[];
}

/** Seals read at once. */
const BATCH = 500;
/** More would only repeat the first ones. */
const MOST_FAULTS = 100;

/** Walks the whole chain of the activity log, in a snapshot of the database. */
export async function checkAudit(query: Query): Promise<AuditCheck> {
  const ends = endsOf((await query(SELECT_ENDS))[0]);
  const walk = new ChainWalk(ends);
  for (let after = 0; ;) {
    const rows = await query(
      `SELECT s.id AS no, s.activityId, s.salt, s.factsHash, s.hash, a.erasedAt, ${SEALED_COLUMNS}
        FROM audit_seals s LEFT JOIN activity a ON a.id = s.activityId
        WHERE s.id > ? ORDER BY s.id LIMIT ${String(BATCH)}`,
      [after],
    );
    for (const row of rows) walk.step(row);
    const last = rows.at(-1);
    if (last === undefined) break;
    after = toNumber(last['no']);
  }
  walk.end();
  const strangers = await query(
    `SELECT a.id FROM activity a LEFT JOIN audit_seals s ON s.activityId = a.id
      WHERE s.id IS NULL AND a.id <= ? ORDER BY a.id LIMIT ${String(MOST_FAULTS)}`,
    [ends.settledId],
  );
  for (const { id } of strangers)
    walk.fault(`Entry ${String(id)}: it was put in later, or its seal is missing.`);
  const [tail] = await query(
    `SELECT COUNT(*) AS total FROM activity a LEFT JOIN audit_seals s ON s.activityId = a.id
      WHERE s.id IS NULL AND a.id > ?`,
    [ends.settledId],
  );
  const { entries, erased, faults } = walk;
  const last = { no: ends.lastNo, hash: ends.lastHash };
  return { entries, erased, unsealed: toNumber(tail?.['total']), last, faults };
}

/** Goes from seal to seal and remembers the one before. */
class ChainWalk {
  readonly faults: string[] = [];
  entries = 0;
  erased = 0;
  private no = 0;
  private hash = '';

  constructor(private readonly ends: ChainEnds) {}

  fault(sentence: string): void {
    if (this.faults.length < MOST_FAULTS) this.faults.push(sentence);
  }

  step(row: Row): void {
    const no = toNumber(row['no']);
    const isNext = no === this.no + 1;
    if (!isNext) this.fault(`${numbers(this.no + 1, no - 1)} missing.`);
    this.entries += 1;
    const named = `Entry ${String(toNumber(row['activityId']))} (number ${String(no)})`;
    const problem = toNullable(row['id'], toNumber) === null ? 'it is missing' : this.problem(row);
    if (problem !== null && (isNext || problem !== UNLINKED)) this.fault(`${named}: ${problem}.`);
    this.no = no;
    this.hash = toText(row['hash']);
  }

  end(): void {
    const { lastNo, lastHash } = this.ends;
    if (this.no < lastNo) this.fault(`${numbers(this.no + 1, lastNo)} missing.`);
    else if (this.no !== lastNo || this.hash !== lastHash)
      this.fault('The chain does not end where it did: its end was changed.');
  }

  private problem(row: Row): string | null {
    const factsHashThen = toText(row['factsHash']);
    if (row['erasedAt'] !== null) this.erased += 1;
    else if (factsHash(toText(row['salt']), namingFactsOf(row)) !== factsHashThen)
      return 'its names or facts are not those that were sealed';
    const hash = linkHash(this.hash, toNumber(row['no']), sealedFactsOf(row), factsHashThen);
    return hash === row['hash'] ? null : UNLINKED;
  }
}

const UNLINKED = 'it was changed, or does not follow from the entry before it';

function numbers(first: number, last: number): string {
  return first === last
    ? `The entry with the number ${String(first)} is`
    : `The entries with the numbers ${String(first)} to ${String(last)} are`;
}
