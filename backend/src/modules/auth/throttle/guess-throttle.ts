import { FREE_GUESSES, networkOf } from '@dispatch/domain/people/guess-limits';
import { Injectable } from '@nestjs/common';
import { GuessCounters } from './guess-counters';

/** Slows down guessing of secrets in links, per network. */
@Injectable()
export class GuessThrottle {
  constructor(private readonly counters: GuessCounters) {}

  /**
   * Returns the result of `look`. Only null is counted and delayed, so wrong guesses from the same address never block
   * a valid link.
   * @throws AppError too_many_requests with the seconds to wait
   */
  async guess<T>(what: string, address: string, look: () => Promise<T | null>): Promise<T | null> {
    const found = await look();
    if (found !== null) return found;
    const subject = `${what} address:${networkOf(address)}`;
    const counter = { subject, free: FREE_GUESSES.account };
    await this.counters.refuse([counter]);
    await this.counters.inTransaction(async (tx) => {
      await this.counters.count(tx, counter);
    });
    return null;
  }
}
