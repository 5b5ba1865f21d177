import { COUNTED_OF_ACCOUNT, FREE_GUESSES, networkOf } from '@dispatch/domain/people/guess-limits';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../database/transactions/transaction';
import { deviceHash } from '../factors/remembered-devices';
import { type Counter, GuessCounters } from './guess-counters';
import { type GuessOrigin, KnownPlaces } from './known-places';

/** Each kind has its own counters. */
type Attempt = 'sign-in' | 'password-reset';

interface Counters {
  /** All accounts tried from the network. */
  readonly network: Counter;
  /** The account from this network. For a known network this is the user's own counter. */
  readonly pair: Counter;
  /** The account, tried from any unknown network. */
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
 * Throttles guesses per account and per network. A user's remembered browsers and known networks have their own
 * counters, so that strangers cannot lock the user out.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly counters: GuessCounters,
    private readonly places: KnownPlaces,
  ) {}

  /**
   * Counts before the password is checked, so that concurrent guesses cannot slip past. A rejected guess is not
   * counted.
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

  /** Clears the user's own failures after a correct password, but not strangers' failures elsewhere. */
  async succeeded(tx: Tx, email: string, origin: GuessOrigin): Promise<void> {
    const { account, device } = countersOf(email, origin, 'sign-in');
    const place = await this.places.of(email, origin);
    if (place === 'device') await this.counters.forgive(tx, device.subject);
    if (place === null) await this.counters.forgive(tx, account.subject);
    await this.forgivePair(tx, email, origin);
  }

  /** Clears the account's failures after the user proved the e-mail is theirs and set a new password. */
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
