import { QueryResult, type QueryRunner } from 'typeorm';
import { DEADLINES, withDeadline } from './deadlines';
import type { RunnerQuery } from '../engines/direct-runner';
import type { Engine } from '../engines/engine';
import { failureOf } from '../engines/failure';
import { UNSHOWN_TABLES } from '../schema/entities';
import type { Query } from '../engines/commit-method';
import { CommitBatch } from './commit-batch';
import { bindable, type SqlValue } from '../sql';
import type { Lease } from '../engines/store';
import { COMMIT_MS, timeLeft } from './time-limit';
import type { Tx } from './transaction';

/** Statements that read, or that write to a table which no list shows. */
const UNSHOWN = new RegExp(
  `^\\s*(?:SELECT\\b|(?:INSERT INTO|UPDATE|DELETE FROM)\\s+[\`"]?(?:${UNSHOWN_TABLES.join('|')})\\b)`,
  'i',
);

const SELECT = /^\s*SELECT\b/i;

/** One transaction on one leased connection, with its health. */
export class UnitOfWork {
  readonly tx: Tx;
  /** For joined calls: their deferred statements run before they return. */
  private readonly joinedTx: Tx;
  private readonly last: CommitBatch;
  /** Statements of `inOrderAtCommit` by their keys. */
  private readonly inOrder = new Map<string, (() => void)[]>();
  /** Statements of `onceAtCommit` by their keys. */
  private readonly ends = new Map<string, string>();
  private readonly effects: (() => void)[] = [];
  private state: 'open' | 'ended' = 'open';
  private hasBegun = false;
  private wrote = false;
  /** When the first response came, by the `performance` clock: the server had begun before. */
  private begunAt: number | null = null;
  /** The error that rolled the transaction back or cut its connection; every later statement fails with it. */
  private dead: { readonly error: unknown } | null = null;
  /** The error of a nested call: the whole unit rolls back even if its caller swallowed it. */
  private doomed: { readonly error: unknown } | null = null;

  constructor(
    readonly engine: Engine,
    private readonly lease: Lease,
    private readonly commitMs: number,
  ) {
    this.guard(lease.runner);
    this.last = new CommitBatch(lease.commits);
    this.tx = {
      engine,
      manager: lease.runner.manager,
      atCommit: (sql, values, wanted) => {
        this.assertOpen();
        this.wrote ||= !UNSHOWN.test(sql);
        return Promise.resolve(this.last.add(sql, values, wanted));
      },
      inOrderAtCommit: (key, sql, values) => {
        this.assertOpen();
        this.wrote ||= !UNSHOWN.test(sql);
        const add = () => void this.last.add(sql, values, 'nothing');
        this.inOrder.set(key, [...(this.inOrder.get(key) ?? []), add]);
        return Promise.resolve();
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
        await this.last.run(this.runNow);
        return answer;
      },
    };
  }

  get isOpen(): boolean {
    return this.state === 'open';
  }

  /** Waits for the first statement if the engine can begin with it. */
  async begin(): Promise<void> {
    if (this.lease.commits.beginWith === undefined) await this.sendBegin();
  }

  /** Runs a nested call in this transaction, after the statements deferred so far. */
  async join<T>(fn: (tx: Tx) => Promise<T>): Promise<T> {
    try {
      await this.last.run(this.runNow);
      return await fn(this.joinedTx);
    } catch (error) {
      this.doomed ??= { error };
      throw error;
    }
  }

  /** The error that decides the unit's outcome: a database error takes precedence over the caller's. */
  verdict(error: unknown): unknown {
    return this.dead === null ? error : this.dead.error;
  }

  /** @throws the error of a failed nested call or statement, even if its caller handled it */
  assertSound(): void {
    const failure = this.dead ?? this.doomed;
    if (failure !== null) throw failure.error;
  }

  /**
   * Runs the deferred statements and increments the data version if the transaction wrote anything that lists or
   * statistics show. The increment comes last, because other writers wait for its row until the commit. A server does it
   * with the commit, and MariaDB also runs the statements then, which keeps that wait short.
   */
  async finish(): Promise<void> {
    for (const key of [...this.inOrder.keys()].sort())
      for (const add of this.inOrder.get(key) ?? []) add();
    for (const [key, sql] of [...this.ends].sort()) this.last.add(sql, [key], 'nothing');
    if (!this.hasBegun) await this.sendBegin();
    if (this.lease.commits.sendsStatements) return;
    if (this.wrote && this.engine === 'sqlite') await this.last.runAndCount(this.runNow);
    else await this.last.run(this.runNow);
  }

  /** Accepts no more statements: a promise that was not awaited cannot write into a later transaction. */
  end(): void {
    this.state = 'ended';
  }

  async commit(): Promise<void> {
    const { lease } = this;
    const query: Query = (sql, values) => lease.query(sql, bindable(values, this.engine));
    const now = performance.now();
    // The wait has used part of the time; the rest is for writing.
    const withinMs = Math.min(this.commitMs, Math.max(0, timeLeft()) + COMMIT_MS / 2);
    const maxAgeMs = now - (this.begunAt ?? now) + withinMs;
    const committed = this.last.commit(query, this.wrote && this.engine === 'mysql', maxAgeMs);
    await withDeadline('A commit', this.commitMs, committed);
    lease.release();
  }

  /** Never fails: a connection that cannot roll back is discarded, which also rolls back. */
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

  /** Discards the connection at once, with any running statement. */
  abandon(error: unknown): void {
    this.dead ??= { error };
    this.end();
    this.lease.discard();
  }

  takeEffects(): readonly (() => void)[] {
    return this.effects.splice(0);
  }

  /** Checks every statement, limits its time and records its failure. */
  private readonly query: RunnerQuery = async (sql, values = [], structured = false) => {
    this.assertOpen();
    if (this.dead !== null) throw this.dead.error;
    this.wrote ||= !UNSHOWN.test(sql);
    const bound = bindable(values, this.engine);
    const { beginWith } = this.lease.commits;
    if (!this.hasBegun && beginWith !== undefined && SELECT.test(sql)) {
      // `bindable` has checked the values.
      const rows = await this.begun(beginWith(this.lease.query, sql, bound as SqlValue[]));
      return structured ? Object.assign(new QueryResult(), { raw: rows, records: rows }) : rows;
    }
    if (!this.hasBegun) await this.sendBegin();
    try {
      return await this.inTime(this.lease.query(sql, bound, structured));
    } catch (error) {
      if (failureOf(error) !== 'statement') this.dead ??= { error };
      throw error;
    }
  };

  private async sendBegin(): Promise<void> {
    await this.begun(this.lease.query(this.lease.commits.begin));
    this.begunAt = null;
  }

  /** After any failure here, a later statement would run outside a transaction. */
  private async begun<T>(beginning: Promise<T>): Promise<T> {
    this.hasBegun = true;
    try {
      return await this.inTime(beginning);
    } catch (error) {
      this.dead ??= { error };
      throw error;
    }
  }

  private async inTime<T>(running: Promise<T>): Promise<T> {
    const answer =
      this.engine === 'sqlite'
        ? await running
        : await withDeadline('A query', DEADLINES.query, running);
    this.begunAt ??= performance.now();
    return answer;
  }

  private readonly runNow = async (sql: string, values: SqlValue[], isCounted: boolean) =>
    isCounted
      ? ((await this.query(sql, values, true)) as QueryResult).affected // as `RunnerQuery` documents it
      : this.query(sql, values);

  private assertOpen(): void {
    if (this.state === 'ended') throw new Error('This transaction has already ended.');
  }

  private guard(runner: QueryRunner): void {
    Object.assign(runner, {
      query: this.query,
      release: () => Promise.resolve(),
      // Otherwise TypeORM's `save` would open its own transaction inside this one.
      isTransactionActive: true,
      // MariaDB would silently commit the work so far.
      startTransaction: () => Promise.reject(new Error('Transactions begin in TransactionRunner.')),
    });
  }
}
