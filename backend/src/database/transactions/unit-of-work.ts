import type { QueryRunner } from 'typeorm';
import { DEADLINES, withDeadline } from './deadlines';
import type { RunnerQuery } from '../engines/direct-runner';
import type { Engine } from '../engines/engine';
import { failureOf } from '../engines/failure';
import { UNSHOWN_TABLES } from '../schema/entities';
import { BEGIN, CommitBatch, type Query } from './commit-batch';
import { bindable } from '../sql';
import type { Lease } from '../engines/store';
import { COMMIT_MS, timeLeft } from './time-limit';
import type { Tx } from './transaction';

/** Statements that read, or write to a table that nothing shows. */
const UNSHOWN = new RegExp(
  `^\\s*(?:SELECT\\b|(?:INSERT INTO|UPDATE|DELETE FROM)\\s+[\`"]?(?:${UNSHOWN_TABLES.join('|')})\\b)`,
  'i',
);

/** One transaction on one leased connection, and what is known of its health. */
export class UnitOfWork {
  readonly tx: Tx;
  /** For the calls that join: what they leave for the end is done before they are. */
  private readonly joinedTx: Tx;
  private readonly last: CommitBatch;
  /** Statements of `onceAtCommit` by their keys. */
  private readonly ends = new Map<string, string>();
  private readonly effects: (() => void)[] = [];
  private state: 'open' | 'ended' = 'open';
  private wrote = false;
  /** When the first answer came, by the clock of `performance`: the server had begun before. */
  private begunAt: number | null = null;
  /** What undid the transaction or cut its connection: from then on every statement fails with it. */
  private dead: { readonly error: unknown } | null = null;
  /** What a nested call failed with: the whole unit rolls back even when its caller swallowed it. */
  private doomed: { readonly error: unknown } | null = null;

  constructor(
    readonly engine: Engine,
    private readonly lease: Lease,
    private readonly commitMs: number,
  ) {
    this.guard(lease.runner);
    this.last = new CommitBatch(engine);
    this.tx = {
      engine,
      manager: lease.runner.manager,
      atCommit: (sql, values, wanted) => {
        this.assertOpen();
        this.wrote ||= !UNSHOWN.test(sql);
        return Promise.resolve(this.last.add(sql, values, wanted));
      },
      onceAtCommit: (key, sql) => {
        this.assertOpen();
        this.wrote ||= !UNSHOWN.test(sql);
        this.ends.set(key, sql);
      },
      afterCommit: (effect) => {
        this.assertOpen();
        this.effects.push(effect);
      },
    };
    this.joinedTx = {
      ...this.tx,
      atCommit: async (...statement) => {
        const answer = await this.tx.atCommit(...statement);
        await this.last.run(this.query);
        return answer;
      },
    };
  }

  get isOpen(): boolean {
    return this.state === 'open';
  }

  async begin(): Promise<void> {
    await this.query(BEGIN[this.engine]);
    this.wrote = false;
    this.begunAt = null;
  }

  /** Runs a nested call in this transaction; it finds done what was left for the end so far. */
  async join<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      await this.last.run(this.query);
      return await fn(this.joinedTx);
    } catch (error) {
      this.doomed ??= { error };
      throw error;
    }
  }

  /** The error that decides what becomes of the unit: the database's own comes before the caller's. */
  verdict(error: unknown): unknown {
    return this.dead === null ? error : this.dead.error;
  }

  /** @throws what a nested call or a statement failed with, however its caller took it */
  assertSound(): void {
    const failure = this.dead ?? this.doomed;
    if (failure !== null) throw failure.error;
  }

  /**
   * Does what was left for the end, and counts the version of all data up where anything was written that
   * lists or statistics show. That comes last: from here on another writer may wait until this one has
   * committed. MariaDB takes all of it in one block with the commit, so that nobody waits longer than it
   * takes.
   */
  async finish(): Promise<void> {
    for (const [key, sql] of [...this.ends].sort()) this.last.add(sql, [key], 'nothing');
    if (this.engine === 'mysql') return;
    if (this.wrote) await this.last.runAndCount(this.query);
    else await this.last.run(this.query);
  }

  /** No statement gets in any more: a promise that nobody waited for cannot write into what follows. */
  end(): void {
    this.state = 'ended';
  }

  async commit(): Promise<void> {
    const { lease } = this;
    const query: Query = (sql, values) => lease.query(sql, bindable(values, this.engine));
    const now = performance.now();
    // What is left of its time after the wait is for writing it down.
    const withinMs = Math.min(this.commitMs, Math.max(0, timeLeft()) + COMMIT_MS / 2);
    const maxAgeMs = now - (this.begunAt ?? now) + withinMs;
    const committed = this.last.commit(query, this.wrote && this.engine === 'mysql', maxAgeMs);
    await withDeadline('A commit', this.commitMs, committed);
    lease.release();
  }

  /** Never fails: a connection that cannot roll back is given up, which rolls back as well. */
  async rollback(): Promise<void> {
    if (this.dead !== null && failureOf(this.dead.error) === 'lost') {
      this.lease.discard();
      return;
    }
    try {
      await withDeadline('A rollback', DEADLINES.rollback, this.lease.query('ROLLBACK'));
      this.lease.release();
    } catch {
      this.lease.discard();
    }
  }

  /** Gives the connection up at once, with whatever runs on it. */
  abandon(error: unknown): void {
    this.dead ??= { error };
    this.end();
    this.lease.discard();
  }

  takeEffects(): readonly (() => void)[] {
    return this.effects.splice(0);
  }

  /** Every statement is checked, bounded in time and its failure noted. */
  private readonly query: RunnerQuery = async (sql, values = [], structured = false) => {
    this.assertOpen();
    if (this.dead !== null) throw this.dead.error;
    this.wrote ||= !UNSHOWN.test(sql);
    try {
      const running = this.lease.query(sql, bindable(values, this.engine), structured);
      const answer =
        this.engine === 'sqlite'
          ? await running
          : await withDeadline('A query', DEADLINES.query, running);
      this.begunAt ??= performance.now();
      return answer;
    } catch (error) {
      if (failureOf(error) !== 'statement') this.dead ??= { error };
      throw error;
    }
  };

  private assertOpen(): void {
    if (this.state === 'ended') throw new Error('This transaction has already ended.');
  }

  private guard(runner: QueryRunner): void {
    Object.assign(runner, {
      query: this.query,
      release: () => Promise.resolve(),
      // TypeORM's own `save` would otherwise open a transaction of its own inside this one.
      isTransactionActive: true,
      // MariaDB would silently commit what was done so far.
      startTransaction: () => Promise.reject(new Error('Transactions begin in TransactionRunner.')),
    });
  }
}
