import { AppError } from '@dispatch/domain/errors';
import { type Clock } from '../../config/clock';
import type { Database } from '../../database/database';
import type { Tx } from '../../database/transactions/transaction';
import { type TransactionRunner } from '../../database/transactions/transaction-runner';
import { IdempotencyRepository, KeyTaken } from './idempotency.repository';
import { type KeyedRequest, type StoredKey, StoredKeyQueries } from './stored-key.queries';

const REMEMBERED_MS = 24 * 60 * 60 * 1000;

export interface KeyedAnswer {
  readonly statusCode: number;
  readonly body: unknown;
}

type Effect = () => Promise<KeyedAnswer>;
type OnceAnswer = KeyedAnswer & { readonly replayed: boolean };

/** Runs a repeated request only once. */
export class Idempotency {
  private readonly keys = new IdempotencyRepository();
  private readonly queries: StoredKeyQueries;
  /** The requests in progress on this server, by user and key. */
  private readonly running = new Map<string, KeyedRequest>();

  constructor(
    database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {
    this.queries = new StoredKeyQueries(database);
  }

  /** Number of keys of requests in progress. */
  get claims(): number {
    return this.running.size;
  }

  /**
   * Stores key, effect and answer in one transaction; a repeat gets the stored answer. A failed effect rolls back with
   * its key, so the caller can retry. A caller with another visibility is served as if without a key.
   * @throws AppError idempotency_in_flight, idempotency_mismatch
   */
  async once(request: KeyedRequest, effect: Effect): Promise<OnceAnswer> {
    const place = `${String(request.userId)} ${request.key}`;
    const first = this.running.get(place);
    if (first !== undefined && first.visibility !== request.visibility) return fresh(effect);
    if (first !== undefined) throw busy(first, request);
    this.running.set(place, request);
    try {
      return await this.answerOrRun(request, effect);
    } finally {
      this.running.delete(place);
    }
  }

  /** Deletes keys older than a day; called periodically. */
  forgetExpired(): Promise<void> {
    return this.transactions.run((tx) => this.keys.removeExpired(tx, this.clock.now()));
  }

  private async answerOrRun(request: KeyedRequest, effect: Effect): Promise<OnceAnswer> {
    const stored = await this.queries.find(request);
    if (stored === 'locked') throw new AppError('idempotency_in_flight');
    if (stored !== null && stored.expiresAt > this.clock.now())
      return isForOthers(stored, request) ? fresh(effect) : replayOf(stored, request);
    try {
      return await this.transactions.run((tx) => this.firstRun(tx, request, stored, effect));
    } catch (error) {
      // Another server has stored the key since the lookup.
      if (error instanceof KeyTaken) return this.answerOrRun(request, effect);
      throw error;
    }
  }

  private async firstRun(
    tx: Tx,
    request: KeyedRequest,
    expired: StoredKey | null,
    effect: Effect,
  ): Promise<OnceAnswer> {
    if (expired !== null) await this.keys.remove(tx, expired.id);
    const createdAt = this.clock.now();
    const expiresAt = new Date(createdAt.getTime() + REMEMBERED_MS);
    const id = await this.keys.insert(tx, request, { createdAt, expiresAt });
    const answer = await effect();
    await this.keys.saveAnswer(tx, id, answer.statusCode, JSON.stringify(answer.body ?? null));
    return { ...answer, replayed: false };
  }
}

async function fresh(effect: Effect): Promise<OnceAnswer> {
  return { ...(await effect()), replayed: false };
}

function isForOthers({ visibility }: StoredKey, request: KeyedRequest): boolean {
  return visibility !== null && visibility !== request.visibility;
}

function busy(first: KeyedRequest, { requestHash }: KeyedRequest): AppError {
  const isRepeat = first.requestHash === requestHash;
  return new AppError(isRepeat ? 'idempotency_in_flight' : 'idempotency_mismatch');
}

function replayOf(stored: StoredKey, { requestHash }: KeyedRequest): OnceAnswer {
  const { statusCode, body } = stored;
  if (stored.requestHash !== requestHash) throw new AppError('idempotency_mismatch');
  if (statusCode === null) throw new AppError('idempotency_in_flight');
  return { statusCode, body: body === null ? undefined : JSON.parse(body), replayed: true };
}
