import { createHash } from 'node:crypto';
import { AppError } from '@dispatch/domain/errors';
import { GUESS_MEMORY_MS, guessWait } from '@dispatch/domain/people/guess-limits';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Database } from '../../../database/database';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { type Row, toDate, toNumber } from '../../../database/rows';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { SignInFailureRepository } from './sign-in-failure.repository';

/** The counted subject and its number of free failures. */
export interface Counter {
  readonly subject: string;
  readonly free: number;
}

/** Concurrent first guesses insert up to three rows each. */
const TRIES = 4;

/** Counts failed guesses in the database, so that replicas share them. */
@Injectable()
export class GuessCounters {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly failures: SignInFailureRepository,
    private readonly clock: Clock,
  ) {}

  /** Does not write. @throws AppError too_many_requests with the seconds to wait */
  async refuse(counters: readonly Counter[]): Promise<void> {
    const places = counters.map(() => '?').join(', ');
    const rows = await this.database.query<Row>(
      `SELECT subjectHash, failures, lastFailureAt FROM sign_in_failures WHERE subjectHash IN (${places})`,
      counters.map(({ subject }) => hashOf(subject)),
    );
    const now = this.clock.now();
    const waits = counters.map(({ subject, free }) => {
      const row = rows.find(({ subjectHash }) => subjectHash === hashOf(subject));
      return row === undefined
        ? 0
        : waitOf(toNumber(row['failures']), free, ageOf(toDate(row['lastFailureAt']), now));
    });
    refuseFor(Math.max(...waits));
  }

  /**
   * Retries if another transaction inserted the same counter first. A refusal in `count` rolls back its counts.
   * @throws AppError too_many_requests
   */
  async inTransaction(count: (tx: Tx) => Promise<void>): Promise<void> {
    for (let left = TRIES - 1; ; left -= 1)
      try {
        await this.transactions.run(count);
        return;
      } catch (error) {
        if (uniqueViolation(error) === null || left === 0) throw error;
      }
  }

  /**
   * Counts first, which locks the row for this guess until its transaction ends. Returns the count.
   * @throws AppError too_many_requests
   */
  async count(tx: Tx, { subject, free }: Counter): Promise<number> {
    const now = this.clock.now();
    const hash = hashOf(subject);
    const isCounted = await this.failures.countOne(tx, hash);
    const row = isCounted ? await this.failures.find(tx, hash) : null;
    if (row === null) {
      await this.failures.insert(tx, hash, now);
      return 1;
    }
    // A concurrent guess, or a replica whose clock is ahead, may have stored a later time.
    const at = new Date(Math.max(now.getTime(), row.lastFailureAt.getTime()));
    const age = ageOf(row.lastFailureAt, at);
    refuseFor(waitOf(row.failures - 1, free, age));
    const failures = age >= GUESS_MEMORY_MS ? 1 : row.failures;
    await this.failures.stamp(tx, row.id, failures, at);
    return failures;
  }

  /** Clears the counter; returns its count. */
  async forgive(tx: Tx, subject: string): Promise<number> {
    const row = await this.failures.find(tx, hashOf(subject));
    if (row !== null) await this.failures.forgive(tx, row.subjectHash);
    return row?.failures ?? 0;
  }

  async forgiveSome(tx: Tx, subject: string, failures: number): Promise<void> {
    if (failures > 0) await this.failures.subtract(tx, hashOf(subject), failures);
  }
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('hex');
}

function ageOf(lastFailureAt: Date, now: Date): number {
  return Math.max(0, now.getTime() - lastFailureAt.getTime());
}

function waitOf(failures: number, free: number, age: number): number {
  return age >= GUESS_MEMORY_MS ? 0 : guessWait(failures, free) - age;
}

function refuseFor(wait: number): void {
  if (wait <= 0) return;
  throw new AppError('too_many_requests', undefined, {
    data: { retryAfterSeconds: Math.ceil(wait / 1000) },
  });
}
