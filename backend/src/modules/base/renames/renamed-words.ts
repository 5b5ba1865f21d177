import { setImmediate as othersTurn } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { holdParent } from '../../../database/transactions/guards';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { Outbox } from '../../../workers/outbox';
import type { Task, TaskHandler } from '../../../workers/task';

export const RENAMED_WORDS = 'renamed-words';

/** Parts of one task, so that other tasks get their turn. */
const PARTS_OF_TASK = 20;
/** Above every id. */
const TOP = 2 ** 31;

export type NameOwner = 'customer' | 'driver';

/** In the order of their locks. */
const RECORDS = ['jobs', 'invoices'] as const;
type Records = (typeof RECORDS)[number];

/**
 * Updates the words of the newest records of an owner, with ids below `before`. Returns where the next part begins;
 * null at the end.
 */
type RefreshPart = (
  tx: Tx,
  owner: NameOwner,
  ownerId: number,
  before: number,
) => Promise<number | null>;

/** Where the next part of each kind of record begins; null at the end. Stored as the payload of a task. */
type Rest = { readonly owner: NameOwner } & Readonly<Partial<Record<Records, number | null>>>;

/**
 * Updates the search words of jobs and invoices after a rename. The transaction of the rename updates the newest
 * records; a task of the outbox updates the others, so that transactions stay small.
 */
@Injectable()
export class RenamedWords implements TaskHandler, OnModuleInit {
  readonly kind = RENAMED_WORDS;
  private readonly refreshers = new Map<Records, RefreshPart>();

  constructor(
    private readonly outbox: Outbox,
    private readonly transactions: TransactionRunner,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
  }

  /** Registers records whose words contain names of customers or drivers. */
  follow(records: Records, refreshPart: RefreshPart): void {
    this.refreshers.set(records, refreshPart);
  }

  /**
   * Call it in the transaction of the rename, after the new name is written. It does not subscribe to the activity log,
   * whose entry of an account does not name the driver.
   */
  async refresh(tx: Tx, owner: NameOwner, id: number): Promise<void> {
    await holdParent(tx, `${owner}s`, id);
    const whole: Rest = { owner, jobs: TOP, invoices: TOP };
    await this.goOnLater(tx, id, await this.part(tx, id, whole));
  }

  async run({ resourceId, payload }: Task): Promise<void> {
    let rest = payload as Rest; // as it was written here
    for (let parts = 1; !isOver(rest); parts += 1) {
      const from = rest;
      rest = await this.transactions.run(async (tx) => {
        const next = await this.part(tx, resourceId, from);
        if (parts === PARTS_OF_TASK) await this.goOnLater(tx, resourceId, next);
        return next;
      });
      if (parts === PARTS_OF_TASK) return;
      await othersTurn();
    }
  }

  private async goOnLater(tx: Tx, id: number, rest: Rest): Promise<void> {
    if (isOver(rest)) return;
    const task = { kind: this.kind, resource: rest.owner, resourceId: id, payload: rest };
    await this.outbox.add(tx, task);
  }

  private async part(tx: Tx, id: number, rest: Rest): Promise<Rest> {
    const next: Partial<Record<Records, number | null>> = {};
    for (const records of RECORDS) {
      const before = rest[records] ?? null;
      const refreshPart = this.refreshers.get(records);
      next[records] =
        before === null || refreshPart === undefined
          ? null
          : await refreshPart(tx, rest.owner, id, before);
    }
    return { owner: rest.owner, ...next };
  }
}

function isOver(rest: Rest): boolean {
  return RECORDS.every((records) => (rest[records] ?? null) === null);
}
