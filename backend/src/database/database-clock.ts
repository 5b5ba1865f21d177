import { Clock, SystemClock } from '../config/clock';
import type { Database } from './database';
import { type Row, toDate } from './rows';

/** Difference between equal clocks that network delay can account for. */
const ALIKE_MS = 1_000;
const COMPARE_MS = 60_000;
const RETRY_MS = 1_000;

interface Around {
  /** Writes one line to the operator's log. */
  readonly log: (line: string) => void;
  readonly own?: Clock;
  /** Monotonic time, used to measure durations. */
  readonly passedMs?: () => number;
}

/**
 * Keeps the clocks of several replicas alike. If a machine's clock is off by more than a second, its server follows the
 * database's clock. Otherwise a lease that one replica takes would already have expired for another.
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

  /** Compares now, then periodically while the process runs. */
  async start(): Promise<void> {
    const isCompared = await this.compare();
    setTimeout(() => void this.start(), isCompared ? COMPARE_MS : RETRY_MS).unref();
  }

  /** Returns false if the database does not answer; the last difference then stays in use. */
  async compare(): Promise<boolean> {
    const askedAt = this.passedMs();
    const [row] = await this.database.query<Row>('SELECT NOW(3) AS now').catch(() => []);
    if (row === undefined) return false;
    // The database read its clock somewhere between request and response, and the request may have waited for a
    // connection.
    const doubtMs = (this.passedMs() - askedAt) / 2;
    const aheadMs = this.own.now().getTime() - doubtMs - toDate(row['now']).getTime();
    this.follow(Math.round(this.differenceFrom(aheadMs, doubtMs)));
    return true;
  }

  /** Returns the difference to follow, among all that the answer allows. */
  private differenceFrom(aheadMs: number, doubtMs: number): number {
    // A slow answer is less precise, so keep the last difference if both agree.
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
