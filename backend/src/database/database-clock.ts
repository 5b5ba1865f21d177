import { Clock, SystemClock } from '../config/clock';
import type { Database } from './database';
import { type Row, toDate } from './rows';

/** What the way to the database and back may make of equal clocks. */
const ALIKE_MS = 1_000;
const COMPARE_MS = 60_000;
const RETRY_MS = 1_000;

interface Around {
  /** Takes one line for people who run the server. */
  readonly log: (line: string) => void;
  readonly own?: Clock;
  /** Measures lengths of time; never jumps. */
  readonly passedMs?: () => number;
}

/**
 * The time of several replicas. Where a machine's clock is more than a second off, its server follows the database's
 * clock: a lease that one replica takes would have run out for another.
 */
export class DatabaseClock extends Clock {
  private readonly own: Clock;
  private readonly passedMs: () => number;
  private aheadMs = 0;

  constructor(
    private readonly database: Pick<Database, 'query'>,
    private readonly around: Around,
  ) {
    super();
    this.own = around.own ?? new SystemClock();
    this.passedMs = around.passedMs ?? (() => performance.now());
  }

  override now(): Date {
    return new Date(this.own.now().getTime() - this.aheadMs);
  }

  /** Compares now, and from time to time for as long as the process lives. */
  async start(): Promise<void> {
    const isCompared = await this.compare();
    setTimeout(() => void this.start(), isCompared ? COMPARE_MS : RETRY_MS).unref();
  }

  /** False while the database does not answer: the last difference holds. */
  async compare(): Promise<boolean> {
    const askedAt = this.passedMs();
    const [row] = await this.database.query<Row>('SELECT NOW(3) AS now').catch(() => []);
    if (row === undefined) return false;
    // The database said it somewhere between question and answer, which also waits for a connection.
    const doubtMs = (this.passedMs() - askedAt) / 2;
    const aheadMs = this.own.now().getTime() - doubtMs - toDate(row['now']).getTime();
    this.follow(Math.round(this.differenceFrom(aheadMs, doubtMs)));
    return true;
  }

  /** Of all differences that the answer allows, the one to follow. */
  private differenceFrom(aheadMs: number, doubtMs: number): number {
    // A late answer says less than the last one, as long as it agrees with it.
    if (Math.abs(aheadMs - this.aheadMs) <= doubtMs) return this.aheadMs;
    return Math.abs(aheadMs) <= ALIKE_MS + doubtMs ? 0 : aheadMs;
  }

  private follow(aheadMs: number): void {
    const isOff = aheadMs !== 0;
    if (isOff !== (this.aheadMs !== 0)) this.around.log(isOff ? saysOff(aheadMs) : ALIKE);
    this.aheadMs = aheadMs;
  }
}

const ALIKE = "This machine's clock agrees with the database's again.";

function saysOff(aheadMs: number): string {
  const seconds = String(Math.round(Math.abs(aheadMs) / 1000));
  const where = aheadMs > 0 ? 'ahead of' : 'behind';
  return `This machine's clock is ${seconds} s ${where} the database's, which the server follows.`;
}
