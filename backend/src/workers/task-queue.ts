import { Injectable } from '@nestjs/common';
import { Clock } from '../config/clock';
import { Database } from '../database/database';
import { uniqueViolation } from '../database/engines/unique-violation';
import { findRecord, holdRecord, insertRecord, rowsChanged } from '../database/records/records';
import { type Row, toNumber, toText } from '../database/rows';
import { OutboxTask } from '../database/schema/entities/outbox-task';
import type { Tx } from '../database/transactions/transaction';
import { TransactionRunner } from '../database/transactions/transaction-runner';
import { backOffMs, MAX_ATTEMPTS } from './back-off';
import { claimEach } from './claim-each';
import { reasonOf } from './reason';
import { LEASE_MS } from './renewing';
import { RefusedForGood, type Task, TryAgainAt } from './task';

const ERROR_MAX = 500;
const NAMES_PER_STATEMENT = 500;

export interface NewTask {
  readonly kind: string;
  readonly resource: string;
  readonly resourceId: number;
  readonly payload: object;
  readonly dedupe?: string;
  /** Earliest start; immediate if omitted. */
  readonly runAt?: Date;
}

/** A task that is added once, identified by its name. */
export type NamedTask = NewTask & { readonly dedupe: string };

/**
 * The queue of waiting tasks. A worker claims a task by incrementing its attempt count, so only one of two workers gets
 * it. If a worker dies, the lease expires and another claims the task.
 */
@Injectable()
export class TaskQueue {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
  ) {}

  /** Adds a task in the caller's transaction; returns its id. */
  add(tx: Tx, { kind, resource, resourceId, payload, dedupe, runAt }: NewTask): Promise<number> {
    const now = this.clock.now();
    return insertRecord(tx, OutboxTask, {
      kind,
      resource,
      resourceId,
      payload: JSON.stringify(payload),
      dedupe: dedupe ?? null,
      state: 'waiting',
      attempts: 0,
      runAt: runAt ?? now,
      lastError: null,
      createdAt: now,
      doneAt: null,
    });
  }

  /** Returns the names that already have a task. */
  async asked(names: readonly string[]): Promise<Set<string>> {
    const asked = new Set<string>();
    for (let start = 0; start < names.length; start += NAMES_PER_STATEMENT) {
      const some = names.slice(start, start + NAMES_PER_STATEMENT);
      const rows = await this.database.query<Row>(
        `SELECT dedupe FROM outbox_tasks WHERE dedupe IN (${some.map(() => '?').join(', ')})`,
        some,
      );
      for (const { dedupe } of rows) asked.add(toText(dedupe));
    }
    return asked;
  }

  /** Adds a task in its own transaction, unless another caller has added it already. */
  async addOnce(task: NamedTask): Promise<void> {
    try {
      await this.transactions.run((tx) => this.add(tx, task));
    } catch (error) {
      if (uniqueViolation(error) !== 'outbox_tasks_dedupe') throw error;
    }
  }

  /** Claims at most `most` due tasks of a kind, for `LEASE_MS`. */
  async take(kind: string, most: number): Promise<Task[]> {
    const now = this.clock.now();
    const due = await this.database.query<Row>(
      `SELECT id, kind, resourceId, payload, attempts FROM outbox_tasks
        WHERE kind = ? AND state = 'waiting' AND runAt <= ? ORDER BY runAt, id LIMIT ?`,
      [kind, now, most],
    );
    const lease = new Date(now.getTime() + LEASE_MS);
    return claimEach(due.map(taskOf), async (task) => {
      const isMine = await this.change(task, 'attempts = attempts + 1, runAt = ?', [lease]);
      return isMine ? { ...task, attempt: task.attempt + 1 } : null;
    });
  }

  async renew(task: Task): Promise<void> {
    await this.change(task, 'runAt = ?', [new Date(this.clock.now().getTime() + LEASE_MS)]);
  }

  async done(task: Task): Promise<void> {
    const now = this.clock.now();
    await this.change(task, "state = 'done', doneAt = ?, lastError = NULL", [now]);
  }

  /** Replaces a task by an unstarted copy; no change if another worker has claimed it since. */
  replace({ id, attempt }: Task): Promise<void> {
    return this.transactions.run(async (tx) => {
      const task = await holdRecord(
        tx,
        OutboxTask,
        "id = ? AND state = 'waiting' AND attempts = ?",
        [id, attempt],
      );
      if (task === null) return;
      const now = this.clock.now();
      await tx.manager.query('DELETE FROM outbox_tasks WHERE id = ?', [id]);
      const { id: _id, ...rest } = task;
      await insertRecord(tx, OutboxTask, {
        ...rest,
        ...{ attempts: 0, runAt: now, createdAt: now, lastError: null },
      });
    });
  }

  async isAsked(tx: Tx, kind: string, resourceId: number): Promise<boolean> {
    const found = await findRecord(
      tx,
      OutboxTask,
      "kind = ? AND resourceId = ? AND state = 'waiting'",
      [kind, resourceId],
    );
    return found !== null;
  }

  /** Defers the task, or parks it for good; returns whether it was parked. */
  async failed(task: Task, error: unknown): Promise<boolean> {
    const isParked = error instanceof RefusedForGood || task.attempt >= MAX_ATTEMPTS;
    const later =
      error instanceof TryAgainAt
        ? error.at.getTime()
        : this.clock.now().getTime() + backOffMs(task.attempt, Math.random());
    const changed = await this.change(task, 'state = ?, runAt = ?, lastError = ?', [
      isParked ? 'parked' : 'waiting',
      new Date(later),
      reasonOf(error),
    ]);
    return isParked && changed;
  }

  /** Retries a parked task; returns false if there is none. */
  async tryAgain(tx: Tx, id: number): Promise<boolean> {
    const changed = await rowsChanged(
      tx,
      "UPDATE outbox_tasks SET state = 'waiting', attempts = 0, runAt = ? WHERE id = ? AND state = 'parked'",
      [this.clock.now(), id],
    );
    return changed === 1;
  }

  /** Parks a completed task; returns null if there is none. */
  cameBack(kind: string, id: number, reason: string): Promise<Task | null> {
    return this.transactions.run(async (tx) => {
      const changed = await rowsChanged(
        tx,
        `UPDATE outbox_tasks SET state = 'parked', lastError = ?
          WHERE id = ? AND kind = ? AND state = 'done'`,
        [reason.slice(0, ERROR_MAX), id, kind],
      );
      if (changed === 0) return null;
      const [row] = await this.database.query<Row>(
        'SELECT id, kind, resourceId, payload, attempts FROM outbox_tasks WHERE id = ?',
        [id],
      );
      return row === undefined ? null : taskOf(row);
    });
  }

  /** Changes a task that no other worker has claimed since. */
  private change(
    { id, attempt }: Pick<Task, 'id' | 'attempt'>,
    assignments: string,
    values: readonly (string | Date)[],
  ): Promise<boolean> {
    return this.transactions.run(async (tx) => {
      const changed = await rowsChanged(
        tx,
        `UPDATE outbox_tasks SET ${assignments} WHERE id = ? AND state = 'waiting' AND attempts = ?`,
        [...values, id, attempt],
      );
      return changed === 1;
    });
  }
}

function taskOf(row: Row): Task {
  return {
    id: toNumber(row.id),
    kind: toText(row.kind),
    resourceId: toNumber(row.resourceId),
    payload: JSON.parse(toText(row.payload)) as unknown,
    attempt: toNumber(row.attempts),
  };
}
