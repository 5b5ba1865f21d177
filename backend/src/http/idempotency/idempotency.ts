import { AppError } from '@dispatch/domain/errors';
import { type Clock } from '../../config/clock';
import type { IdempotencyKey } from '../../database/schema/entities/idempotency-key';
import { withTimeLimit } from '../../database/transactions/time-limit';
import type { Tx } from '../../database/transactions/transaction';
import { type TransactionRunner } from '../../database/transactions/transaction-runner';
import { uniqueViolation } from '../../database/engines/unique-violation';
import { IdempotencyRepository } from './idempotency.repository';

/** Longer than any request may take, so that a claim outlives its request only after a crash. */
const CLAIM_MS = 30_000;
const REMEMBERED_MS = 24 * 60 * 60 * 1000;

export interface KeyedRequest {
  readonly userId: number;
  readonly key: string;
  readonly requestHash: string;
}

export interface KeyedAnswer {
  readonly statusCode: number;
  readonly body: unknown;
}

type Claimed = { readonly claimId: number } | { readonly answer: KeyedAnswer };

function answerOf(row: IdempotencyKey, requestHash: string): KeyedAnswer {
  if (row.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
  if (row.statusCode === null) throw new AppError('idempotency_in_flight');
  return { statusCode: row.statusCode, body: row.body === null ? undefined : JSON.parse(row.body) };
}

/** Lets one request have its effect once, however often it is sent. */
export class Idempotency {
  private readonly keys = new IdempotencyRepository();

  constructor(
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /**
   * Runs `effect` and remembers its answer in the same transaction; a repeat gets that answer.
   * A failed effect is forgotten: it changed nothing, and the caller may try again.
   */
  async once(
    request: KeyedRequest,
    effect: () => Promise<KeyedAnswer>,
  ): Promise<KeyedAnswer & { replayed: boolean }> {
    const claimed = await this.claim(request);
    if ('answer' in claimed) return { ...claimed.answer, replayed: true };
    try {
      const answer = await this.transactions.run(async (tx) => {
        const done = await effect();
        const saved = await this.keys.saveAnswer(tx, claimed.claimId, {
          statusCode: done.statusCode,
          body: JSON.stringify(done.body ?? null),
          expiresAt: new Date(this.clock.now().getTime() + REMEMBERED_MS),
        });
        // The effect would otherwise be there twice: once from here, once from who took over.
        if (!saved) throw new AppError('idempotency_in_flight');
        return done;
      });
      return { ...answer, replayed: false };
    } catch (error) {
      await withTimeLimit(Infinity, () =>
        this.transactions.run((tx) => this.keys.removeUnanswered(tx, claimed.claimId)),
      ).catch(() => undefined); // the claim runs out by itself; the first error is the one to tell
      throw error;
    }
  }

  /** Forgets what is older than a day; called from time to time. */
  forgetExpired(): Promise<void> {
    return this.transactions.run((tx) => this.keys.removeExpired(tx, this.clock.now()));
  }

  /**
   * Forgets the claims of a process that ended in the middle of them, so that repeats need not wait
   * for them to run out. Only for one that has the database to itself, before it takes requests.
   */
  forgetInterrupted(): Promise<void> {
    return this.transactions.run((tx) => this.keys.removeAllUnanswered(tx));
  }

  private async claim(request: KeyedRequest): Promise<Claimed> {
    try {
      return await this.transactions.run((tx) => this.claimIn(tx, request));
    } catch (error) {
      if (uniqueViolation(error) === null) throw error;
      return this.transactions.run((tx) => this.claimIn(tx, request));
    }
  }

  private async claimIn(tx: Tx, request: KeyedRequest): Promise<Claimed> {
    const now = this.clock.now();
    const row = await this.keys.find(tx, request.userId, request.key);
    if (row !== null && row.expiresAt > now) return { answer: answerOf(row, request.requestHash) };
    if (row !== null) await this.keys.removeExpired(tx, now);
    const expiresAt = new Date(now.getTime() + CLAIM_MS);
    return { claimId: await this.keys.insert(tx, { ...request, now, expiresAt }) };
  }
}
