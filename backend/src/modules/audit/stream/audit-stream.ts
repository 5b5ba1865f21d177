import { Logger } from '@nestjs/common';
import { reasonOf } from '../../../outbox/task-queue';
import type { AuditReceiver } from './audit-receiver';
import type { StreamPlaces } from './stream-places';

/** Intervals in milliseconds. */
interface Pace {
  /** Polls for entries that other replicas sealed or left unsent. */
  readonly lookMs: number;
  /** The delay after a failure; it doubles with each failure. */
  readonly firstRetryMs: number;
  readonly longestRetryMs: number;
}

const PACE: Pace = { lookMs: 5_000, firstRetryMs: 1_000, longestRetryMs: 5 * 60_000 };

/** Sends sealed entries to one receiver, in order and at least once, without blocking other work. */
export class AuditStream {
  private readonly log = new Logger('Audit');
  private readonly ending = new AbortController();
  private timer: NodeJS.Timeout | undefined;
  private failures = 0;
  private sending: Promise<void> | null = null;
  /** Whether more entries were sealed during a send. */
  private isAsked = false;

  constructor(
    private readonly receiver: AuditReceiver,
    private readonly places: StreamPlaces,
    private readonly pace: Pace = PACE,
  ) {}

  /** Starts sending. Returns a function that stops it; unsent entries wait for the next start. */
  start(): () => Promise<void> {
    this.run();
    return async () => {
      this.ending.abort();
      clearTimeout(this.timer);
      await this.sending;
      await this.places.release(this.receiver.name).catch(() => undefined); // the lease runs out all the same
    };
  }

  /** Called when there are entries to send. A pending retry delay still applies. */
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
    // The failure may be the database's.
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
