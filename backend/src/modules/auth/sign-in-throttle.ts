import { createHash } from 'node:crypto';
import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import { uniqueViolation } from '../../database/engines/unique-violation';
import { SignInFailureRepository } from './sign-in-failure.repository';

const FREE_ATTEMPTS = 8;
const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 15 * 60_000;
export const FORGOTTEN_AFTER_MS = 60 * 60_000;

/** How long to wait after so many failures: nothing at first, then doubling up to 15 minutes. */
export function waitAfter(failures: number): number {
  if (failures <= FREE_ATTEMPTS) return 0;
  return Math.min(FIRST_WAIT_MS * 2 ** (failures - FREE_ATTEMPTS - 1), LONGEST_WAIT_MS);
}

/** The network of an address: the whole of an IPv4 address, the /64 of an IPv6 one. */
export function networkOf(address: string): string {
  if (!address.includes(':') || address.startsWith('::ffff:'))
    return address.replace('::ffff:', '');
  const [head = '', tail = ''] = address.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === '' ? [] : tail.split(':');
  const middle = Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => '0');
  return [...front, ...middle, ...back].slice(0, 4).join(':');
}

/** What is tried; what is tried too often of one slows down nothing of the other. */
type Attempt = 'sign-in' | 'password-reset';

function subjectsOf(email: string, address: string, what: Attempt): string[] {
  const prefix = what === 'sign-in' ? '' : `${what} `;
  return [`${prefix}account:${email}`, `${prefix}address:${networkOf(address)}`].map((subject) =>
    createHash('sha256').update(subject).digest('hex'),
  );
}

/**
 * Slows down guessing per account and per network, in the database, so that replicas share it.
 * An attempt counts before its password is looked at: simultaneous attempts cannot slip past.
 */
@Injectable()
export class SignInThrottle {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly failures: SignInFailureRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError too_many_requests with the seconds to wait */
  async attempt(email: string, address: string, what: Attempt = 'sign-in'): Promise<void> {
    for (const subject of subjectsOf(email, address, what)) await this.countOne(subject);
  }

  /** The attempt was the right person: nothing is held against account or network. */
  async succeeded(tx: Tx, email: string, address: string): Promise<void> {
    for (const subject of subjectsOf(email, address, 'sign-in'))
      await this.failures.forgive(tx, subject);
  }

  private async countOne(subject: string): Promise<void> {
    try {
      await this.transactions.run((tx) => this.countIn(tx, subject));
    } catch (error) {
      if (uniqueViolation(error) === null) throw error;
      await this.transactions.run((tx) => this.countIn(tx, subject));
    }
  }

  /** Counts first: the counted row is then this attempt's alone until its transaction ends. */
  private async countIn(tx: Tx, subject: string): Promise<void> {
    const now = this.clock.now();
    if (!(await this.failures.countOne(tx, subject))) return this.failures.insert(tx, subject, now);
    const row = await this.failures.find(tx, subject);
    if (row === null) return;
    // An attempt that overtook this one, or a replica whose clock is ahead, may have stamped a later time.
    const at = new Date(Math.max(now.getTime(), row.lastFailureAt.getTime()));
    const age = at.getTime() - row.lastFailureAt.getTime();
    const forgotten = age >= FORGOTTEN_AFTER_MS;
    if (!forgotten) this.refuseEarly(row.failures - 1, age);
    return this.failures.stamp(tx, row.id, forgotten ? 1 : row.failures, at);
  }

  private refuseEarly(failures: number, age: number): void {
    const wait = waitAfter(failures) - age;
    if (wait <= 0) return;
    throw new AppError('too_many_requests', undefined, {
      data: { retryAfterSeconds: Math.ceil(wait / 1000) },
    });
  }
}
