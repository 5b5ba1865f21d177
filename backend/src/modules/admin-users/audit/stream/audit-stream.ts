import { Logger } from '@nestjs/common';
import { reasonOf } from '../../../../workers/reason';
import type { Lease, Work } from '../../../../workers/worker';
import type { AuditReceiver } from './audit-receiver';
import type { StreamPlaces } from './stream-places';

const LOOK_MS = 5_000;
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 5 * 60_000;

/** Sends sealed entries to one receiver, in order and at least once. */
export class AuditStream {
  private readonly log = new Logger('Audit');
  private isFailing = false;

  constructor(
    private readonly receiver: AuditReceiver,
    private readonly places: StreamPlaces,
  ) {}

  /** Sends sealed entries. The next start sends the rest when the worker stops in the middle. */
  work(lease: Lease): Work {
    return {
      name: `audit log to ${this.receiver.name}`,
      everyMs: LOOK_MS,
      lease,
      run: (signal) => this.sendAll(signal),
      retryMs: (failures) => Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1)),
      failed: (error) => this.fail(error),
    };
  }

  private async sendAll(signal: AbortSignal): Promise<void> {
    const { name } = this.receiver;
    let sentNo = await this.places.sentTo(name);
    while (!signal.aborted) {
      const entries = await this.places.next(sentNo);
      const last = entries.at(-1)?.sealNo ?? null;
      if (last === null) return;
      await this.receiver.send(entries, signal);
      if (!(await this.places.sent(name, sentNo, last))) return;
      sentNo = last;
      this.succeed();
    }
  }

  private succeed(): void {
    if (this.isFailing) this.log.log(`Entries are sent to ${this.receiver.name} again.`);
    this.isFailing = false;
  }

  private async fail(error: unknown): Promise<void> {
    this.isFailing = true;
    const { name } = this.receiver;
    const reason = reasonOf(error);
    // It may be the database that is away.
    const waiting = await this.places.failed(name, reason).catch(() => null);
    const many = waiting === null ? '' : ` Entries that wait: ${String(waiting)}.`;
    this.log.warn(`Entries cannot be sent to ${name}: ${reason}${many}`);
  }
}
