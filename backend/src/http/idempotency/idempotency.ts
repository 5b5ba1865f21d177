import { AppError } from '@dispatch/domain/errors';
import type { OnApplicationShutdown } from '@nestjs/common';
import { type Clock } from '../../config/clock';
import type { IdempotencyKey } from '../../database/schema/entities/idempotency-key';
import { withTimeLimit } from '../../database/transactions/time-limit';
import type { Tx } from '../../database/transactions/transaction';
import { type TransactionRunner } from '../../database/transactions/transaction-runner';
import { isOutcomeUnknown } from '../../database/engines/failure';
import { uniqueViolation } from '../../database/engines/unique-violation';
import { type Claim, IdempotencyRepository } from './idempotency.repository';

/** Longer than any request may take, so that a claim outlives its request only after a crash. */
const CLAIM_MS = 30_000;
/** Between two tries to take unfinished claims back. */
const RETRY_MS = 500;
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
export class Idempotency implements OnApplicationShutdown {
  private readonly keys = new IdempotencyRepository();
  /** Claims of requests that failed, whose rows may still be there. */
  private readonly unfinished = new Set<Claim>();
  private running = 0;
  private timer: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** How many keys are claimed by requests under way, and by failed ones that are still to be taken back. */
  get claims(): { readonly running: number; readonly unfinished: number } {
    return { running: this.running, unfinished: this.unfinished.size };
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
    this.running += 1;
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
      // The first error is the one to tell.
      await this.takeBack(claim).catch(() => this.takeBackLater(claim));
      throw error;
    } finally {
      this.running -= 1;
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

  /** No request is in flight any more: claims that are left run out by themselves. */
  onApplicationShutdown(): void {
    this.stopped = true;
    clearTimeout(this.timer);
  }

  private async claim(claim: Claim): Promise<Claimed> {
    const claiming = () => this.transactions.run((tx) => this.claimIn(tx, claim));
    try {
      return await claiming().catch((error: unknown) => {
        if (uniqueViolation(error) === null) throw error;
        return claiming();
      });
    } catch (error) {
      if (isOutcomeUnknown(error)) this.takeBackLater(claim);
      throw error;
    }
  }

  private takeBack(claim: Claim): Promise<void> {
    const removing = () => this.transactions.run((tx) => this.keys.removeUnanswered(tx, claim));
    return withTimeLimit(Infinity, removing);
  }

  /** As soon as the database answers: until then a repeat would be told that the first still runs. */
  private takeBackLater(claim: Claim): void {
    this.unfinished.add(claim);
    if (this.stopped) return;
    this.timer ??= setTimeout(() => void this.takeAllBack(), RETRY_MS).unref();
  }

  private async takeAllBack(): Promise<void> {
    const isBack = (claim: Claim) =>
      this.takeBack(claim).then(
        () => this.unfinished.delete(claim),
        () => false,
      );
    for (const claim of this.unfinished) if (this.stopped || !(await isBack(claim))) break;
    this.timer = undefined;
    for (const claim of this.unfinished) this.takeBackLater(claim);
  }

  private async claimIn(tx: Tx, claim: Claim): Promise<Claimed> {
    const row = await this.keys.find(tx, claim.userId, claim.key);
    if (row !== null && row.expiresAt > claim.now)
      return { answer: answerOf(row, claim.requestHash) };
    if (row !== null) await this.keys.removeExpired(tx, claim.now);
    return { claimId: await this.keys.insert(tx, claim) };
  }
}
