import { AppError } from '@dispatch/domain/errors';
import { type Clock } from '../../config/clock';
import type { IdempotencyKey } from '../../database/schema/entities/idempotency-key';
import { withTimeLimit } from '../../database/transactions/time-limit';
import type { Tx } from '../../database/transactions/transaction';
import { type TransactionRunner } from '../../database/transactions/transaction-runner';
import { uniqueViolation } from '../../database/engines/unique-violation';
import { type Claim, IdempotencyRepository } from './idempotency.repository';

/** Longer than any request may take: also where a machine hangs, its claims end. */
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
  /** The claims of requests under way here. */
  private readonly running = new Set<number>();

  constructor(
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** How many keys are claimed by requests under way. */
  get claims(): number {
    return this.running.size;
  }

  /**
   * Runs `effect` and remembers its answer in the same transaction; a repeat gets that answer.
   * A failed effect is forgotten: it changed nothing, and the caller may try again.
   */
  async once(
    request: KeyedRequest,
    effect: () => Promise<KeyedAnswer>,
  ): Promise<KeyedAnswer & { replayed: boolean }> {
    const now = this.clock.now();
    const claim = { ...request, now, expiresAt: new Date(now.getTime() + CLAIM_MS) };
    const claimed = await this.claim(claim);
    if ('answer' in claimed) return { ...claimed.answer, replayed: true };
    this.running.add(claimed.claimId);
    try {
      const answer = await this.transactions.run(async (tx) => {
        if ((await this.keys.hold(tx, claimed.claimId)) === null)
          throw new AppError('idempotency_in_flight');
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
      // The first error is the one to tell, and a repeat may take an abandoned claim over.
      await this.takeBack(claim).catch(() => undefined);
      throw error;
    } finally {
      this.running.delete(claimed.claimId);
    }
  }

  /** Forgets what is older than a day; called from time to time. */
  forgetExpired(): Promise<void> {
    return this.transactions.run((tx) => this.keys.removeExpired(tx, this.clock.now()));
  }

  private claim(claim: Claim): Promise<Claimed> {
    const claiming = () => this.transactions.run((tx) => this.claimIn(tx, claim));
    return claiming().catch((error: unknown) => {
      if (uniqueViolation(error) === null) throw error;
      return claiming();
    });
  }

  private takeBack(claim: Claim): Promise<void> {
    const removing = () => this.transactions.run((tx) => this.keys.removeUnanswered(tx, claim));
    return withTimeLimit(Infinity, removing);
  }

  private async claimIn(tx: Tx, claim: Claim): Promise<Claimed> {
    const row = await this.keys.find(tx, claim.userId, claim.key);
    if (row !== null && row.expiresAt <= claim.now) await this.keys.removeExpired(tx, claim.now);
    else if (row !== null) {
      const isRepeat = row.statusCode === null && row.requestHash === claim.requestHash;
      const isFree = isRepeat && (await this.keys.removeAbandoned(tx, row.id, this.running));
      if (!isFree) return { answer: answerOf(row, claim.requestHash) };
    }
    return { claimId: await this.keys.insert(tx, claim) };
  }
}
