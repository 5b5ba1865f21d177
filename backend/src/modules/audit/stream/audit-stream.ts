import { Logger } from '@nestjs/common';
import { reasonOf } from '../../../outbox/task-queue';
import type { AuditReceiver } from './audit-receiver';
import type { StreamPlaces } from './stream-places';

/** How often something is tried, in milliseconds. */
interface Pace {
  /** Looks for what other replicas sealed or left. */
  readonly lookMs: number;
  /** The wait after a failure; it doubles with each. */
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
}

const PACE: Pace = { lookMs: 5_000, firstRetryMs: 1_000, longestRetryMs: 5 * 60_000 };

/** Sends sealed entries to one receiver, in order and at least once; nothing else waits for it. */
export class AuditStream {
  private readonly log = new Logger('Audit');
  private readonly ending = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private sending: Promise<void> | null = null;
  /** Whether more was sealed while entries were being sent. */
  private isAsked = false;

  constructor(
    private readonly receiver: AuditReceiver,
    private readonly places: StreamPlaces,
    private readonly pace: Pace = PACE,
  ) {}

  /** Begins. Returns what stops it: what is not sent by then waits for the next start. */
  start(): () => Promise<void> {
    this.run();
    return async () => {
      this.ending.abort();
      clearTimeout(this.timer);
      await this.sending;
      await this.places.release(this.receiver.name).catch(() => undefined); // the lease runs out all the same
    };
  }

  /** There is something to send. A receiver that fails is left its wait. */
  wake(): void {
    if (this.sending !== null) this.isAsked = true;
    else if (this.failures === 0) this.run();
  }

  private get isEnding(): boolean {
    return this.ending.signal.aborted;
  }

  private run(): void {
    if (this.isEnding) return;
    clearTimeout(this.timer);
    this.isAsked = false;
    this.sending = this.sendAll()
      .then(
        () => this.succeed(),
        (error: unknown) => this.fail(error),
      )
      .finally(() => {
        this.sending = null;
        if (this.isAsked && this.failures === 0) this.run();
        else this.later();
      });
  }

  private async sendAll(): Promise<void> {
    const { name } = this.receiver;
    let sentNo = await this.places.take(name);
    while (sentNo !== null && !this.isEnding) {
      const entries = await this.places.next(sentNo);
      const last = entries.at(-1)?.sealNo ?? null;
      if (last === null) return;
      await this.receiver.send(entries, this.ending.signal);
      sentNo = (await this.places.sent(name, last)) ? last : null;
      this.succeed();
    }
  }

  private succeed(): void {
    if (this.failures > 0) this.log.log(`Entries are sent to ${this.receiver.name} again.`);
    this.failures = 0;
  }

  private async fail(error: unknown): Promise<void> {
    if (this.isEnding) return;
    this.failures += 1;
    const { name } = this.receiver;
    const reason = reasonOf(error);
    // It may be the database that is away.
    const waiting = await this.places.failed(name, reason).catch(() => null);
    const many = waiting === null ? '' : ` Entries that wait: ${String(waiting)}.`;
    this.log.warn(`Entries cannot be sent to ${name}: ${reason}${many}`);
  }

  private later(): void {
    if (this.isEnding) return;
    const { lookMs, firstRetryMs, longestRetryMs } = this.pace;
    const wait =
      this.failures === 0
        ? lookMs
        : Math.min(longestRetryMs, firstRetryMs * 2 ** (this.failures - 1));
    this.timer = setTimeout(() => this.run(), wait).unref();
  }
}
