import { createHash } from 'node:crypto';
import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { Database } from '../../database/database';
import { uniqueViolation } from '../../database/engines/unique-violation';
import { type Row, toDate, toNumber } from '../../database/rows';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import { SignInFailureRepository } from './sign-in-failure.repository';
import { FORGOTTEN_AFTER_MS, networkOf, waitAfter } from './sign-in-throttle';

/**
 * Slows down who tries secrets that stand in links, per network and with the waits of the sign-in. Only what leads
 * nowhere counts: many people behind one address may follow their own links.
 */
@Injectable()
export class GuessThrottle {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly failures: SignInFailureRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * What `look` finds; null counts as a wrong guess.
   * @throws AppError too_many_requests with the seconds to wait, before anything is looked at
   */
  async guess<T>(what: string, address: string, look: () => Promise<T | null>): Promise<T | null> {
    const subject = createHash('sha256')
      .update(`${what} address:${networkOf(address)}`)
      .digest('hex');
    await this.refuseEarly(subject);
    const found = await look();
    if (found === null) await this.count(subject);
    return found;
  }

  private async refuseEarly(subject: string): Promise<void> {
    const [row] = await this.database.query<Row>(
      'SELECT failures, lastFailureAt FROM sign_in_failures WHERE subjectHash = ?',
      [subject],
    );
    if (row === undefined) return;
    const age = this.clock.now().getTime() - toDate(row['lastFailureAt']).getTime();
    const wait = waitAfter(toNumber(row['failures'])) - Math.max(0, age);
    if (wait <= 0) return;
    throw new AppError('too_many_requests', undefined, {
      data: { retryAfterSeconds: Math.ceil(wait / 1000) },
    });
  }

  private async count(subject: string): Promise<void> {
    try {
      await this.transactions.run((tx) => this.countIn(tx, subject));
    } catch (error) {
      // Another was the first at the same time.
      if (uniqueViolation(error) === null) throw error;
      await this.transactions.run((tx) => this.countIn(tx, subject));
    }
  }

  private async countIn(tx: Tx, subject: string): Promise<void> {
    const now = this.clock.now();
    if (!(await this.failures.countOne(tx, subject))) return this.failures.insert(tx, subject, now);
    const row = await this.failures.find(tx, subject);
    if (row === null) return;
    const isForgotten = now.getTime() - row.lastFailureAt.getTime() >= FORGOTTEN_AFTER_MS;
    return this.failures.stamp(tx, row.id, isForgotten ? 1 : row.failures, now);
  }
}
