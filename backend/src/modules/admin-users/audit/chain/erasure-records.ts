import { RETENTION } from '@dispatch/domain/privacy/retention';
import { erasedName } from '@dispatch/domain/privacy/person';
import { type Row, toDate, toNullable, toNumber } from '../../../../database/rows';
import type { NamingFacts } from './seal';

/** Tolerance for clock differences between replicas. */
const SLACK_MS = 5 * 60_000;
const MONTH_MS = 30 * 24 * 60 * 60_000;
const ERASED_NAMES = /Erased person \d+/g;

type Query = (sql: string) => Promise<readonly Row[]>;

interface ErasureTime {
  readonly from: number;
  readonly until: number;
}

/** The recorded lawful erasures: erased people and retention runs. */
export class ErasureRecords {
  private constructor(
    private readonly erasures: ReadonlyMap<string, ErasureTime>,
    private readonly runs: ReadonlyMap<string, number>,
  ) {}

  static async read(query: Query): Promise<ErasureRecords> {
    const erasures = await query('SELECT id, requestedAt, finishedAt FROM erasures');
    const runs = await query('SELECT id, at FROM retention_runs');
    return new ErasureRecords(
      new Map(
        erasures.map(({ id, requestedAt, finishedAt }) => {
          const until = toNullable(finishedAt, toDate)?.getTime() ?? Infinity;
          const from = toDate(requestedAt).getTime();
          return [String(id), { from: from - SLACK_MS, until: until + SLACK_MS }];
        }),
      ),
      new Map(runs.map(({ id, at }) => [String(id), toDate(at).getTime()])),
    );
  }

  /** Whether the erasure named by a second seal is recorded. */
  knows(erasedBy: string): boolean {
    const [kind, id = ''] = erasedBy.split(' ');
    if (kind === 'erasure') return this.erasures.has(id);
    return kind === 'retention' ? this.runs.has(id) : erasedBy === 'upgrade';
  }

  /**
   * Whether a recorded erasure could have erased the entry at that time. Older servers did not record retention runs.
   */
  hasErasedAt(row: Row, facts: NamingFacts): boolean {
    const erasedAt = toDate(row['erasedAt']).getTime();
    const isInErasure = [...this.erasures.values()].some(
      ({ from, until }) => from <= erasedAt && erasedAt <= until,
    );
    if (isInErasure || [...this.runs.values()].includes(erasedAt)) return true;
    const age = erasedAt - toDate(row['at']).getTime();
    return isEmpty(facts) && age >= RETENTION.activity.leastMonths * MONTH_MS;
  }

  /** Whether an erasure could have left these facts: none, or an erased person's number. */
  couldLeave(facts: NamingFacts): boolean {
    const { actorName, before, after, address, userAgent } = facts;
    const numbers = [actorName, before, after].flatMap((text) => text?.match(ERASED_NAMES) ?? []);
    const known = [...this.erasures.keys()].map((id) => erasedName(toNumber(Number(id))));
    if (!numbers.every((name) => known.includes(name))) return false;
    if (actorName?.match(ERASED_NAMES) && (address !== null || userAgent !== null)) return false;
    return numbers.length > 0 || (before === null && after === null);
  }
}

function isEmpty(facts: NamingFacts): boolean {
  return Object.values(facts).every((value) => value === null);
}
