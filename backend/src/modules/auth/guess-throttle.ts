import { FREE_GUESSES, networkOf } from '@dispatch/domain/people/guess-limits';
import { Injectable } from '@nestjs/common';
import { GuessCounters } from './guess-counters';

/** Slows down guessing of secrets that stand in links, per network. */
@Injectable()
export class GuessThrottle {
  constructor(private readonly counters: GuessCounters) {}

  /**
   * What `look` finds. Only null counts and waits: the wrong guesses of others at the same address refuse no right one.
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
