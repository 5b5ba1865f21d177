import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { networkOf } from '@dispatch/domain/people/guess-limits';

/** The documents that one server creates per minute for one network. */
export const PAPERS_A_MINUTE = 30;
const MINUTE_MS = 60_000;

/**
 * Limits requests for documents without an account, because creating one is expensive. Each server counts in memory, so
 * that a request needs no write.
 */
@Injectable()
export class PaperPace {
  private minute = 0;
  private counts = new Map<string, number>();

  constructor(private readonly clock: Clock) {}

  /** @throws AppError too_many_requests with the seconds to wait */
  take(address: string): void {
    const now = this.clock.now().getTime();
    const minute = Math.floor(now / MINUTE_MS);
    if (minute !== this.minute) this.counts = new Map();
    this.minute = minute;
    const network = networkOf(address);
    const count = (this.counts.get(network) ?? 0) + 1;
    if (count > PAPERS_A_MINUTE)
      throw new AppError('too_many_requests', undefined, {
        data: { retryAfterSeconds: Math.ceil(((minute + 1) * MINUTE_MS - now) / 1000) },
      });
    this.counts.set(network, count);
  }
}
