import { COUNTED_OF_ACCOUNT, FREE_GUESSES, networkOf } from '@dispatch/domain/people/guess-limits';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transactions/transaction';
import { deviceHash } from './factors/remembered-devices';
import { type Counter, GuessCounters } from './guess-counters';
import { type GuessOrigin, KnownPlaces } from './known-places';

/** What is tried. One slows down nothing of the other. */
type Attempt = 'sign-in' | 'password-reset';

interface Counters {
  /** All accounts that were tried from the network. */
  readonly network: Counter;
  /** The account from this network: the own counter of a person whose network is known. */
  readonly pair: Counter;
  /** The account, wherever strangers try it from. */
  readonly account: Counter;
  /** The account in a browser that is remembered for it. */
  readonly device: Counter;
}

function countersOf(email: string, origin: GuessOrigin, what: Attempt): Counters {
  const prefix = what === 'sign-in' ? '' : `${what} `;
  const account = `${prefix}account:${email}`;
  const network = `address:${networkOf(origin.address)}`;
  const device = origin.deviceToken === null ? '' : deviceHash(origin.deviceToken);
  return {
    network: { subject: `${prefix}${network}`, free: FREE_GUESSES.network },
    pair: { subject: `${account} ${network}`, free: FREE_GUESSES.account },
    account: { subject: account, free: FREE_GUESSES.account },
    device: { subject: `${account} device:${device}`, free: FREE_GUESSES.account },
  };
}

/**
 * Slows down guessing per account and per network. A person's remembered browsers and known networks have counters of
 * their own, so that nobody else makes them wait.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly counters: GuessCounters,
    private readonly places: KnownPlaces,
  ) {}

  /**
   * Counts before the password is looked at: simultaneous guesses cannot slip past. A refused guess counts nowhere.
   * @throws AppError too_many_requests with the seconds to wait
   */
  async attempt(email: string, origin: GuessOrigin, what: Attempt = 'sign-in'): Promise<void> {
    const { network, pair, account, device } = countersOf(email, origin, what);
    const place = await this.places.of(email, origin);
    if (place === 'device') {
      await this.counters.refuse([device]);
      return this.counters.inTransaction(async (tx) => {
        await this.counters.count(tx, device);
      });
    }
    const isStranger = place === null;
    await this.counters.refuse(isStranger ? [network, pair, account] : [network, pair]);
    await this.counters.inTransaction(async (tx) => {
      const failures = await this.counters.count(tx, pair);
      if (failures <= COUNTED_OF_ACCOUNT) await this.counters.count(tx, network);
      if (isStranger) await this.counters.count(tx, account);
    });
  }

  /** The attempt was the right person: their own failures are forgiven, but not what strangers tried elsewhere. */
  async succeeded(tx: Tx, email: string, origin: GuessOrigin): Promise<void> {
    const { account, device } = countersOf(email, origin, 'sign-in');
    const place = await this.places.of(email, origin);
    if (place === 'device') await this.counters.forgive(tx, device.subject);
    if (place === null) await this.counters.forgive(tx, account.subject);
    await this.forgivePair(tx, email, origin);
  }

  /** The person has shown that the e-mail is theirs, and has another password. */
  async forgiveAccount(tx: Tx, email: string, origin: GuessOrigin): Promise<void> {
    await this.counters.forgive(tx, countersOf(email, origin, 'sign-in').account.subject);
    await this.forgivePair(tx, email, origin);
  }

  private async forgivePair(tx: Tx, email: string, origin: GuessOrigin): Promise<void> {
    const { network, pair } = countersOf(email, origin, 'sign-in');
    const failures = await this.counters.forgive(tx, pair.subject);
    const counted = Math.min(failures, COUNTED_OF_ACCOUNT);
    await this.counters.forgiveSome(tx, network.subject, counted);
  }
}
