import { setImmediate as othersTurn } from 'node:timers/promises';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { holdParent } from '../../database/transactions/guards';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import { Outbox } from '../../outbox/outbox';
import type { Task, TaskHandler } from '../../outbox/task';
import { InvoiceWords } from '../invoicing/invoice-words/invoice-words';
import { JobWords } from '../jobs/words/job-words';

export const RENAMED_WORDS = 'renamed-words';

/** Parts per task. A task of this size ends well within its lease. */
const PARTS_OF_TASK = 20;
/** Above every id. */
const TOP = 2 ** 31;

type Owner = 'customer' | 'driver';

/** The start of the next part of each kind. Null when all are done. */
interface Rest {
  readonly owner: Owner;
  readonly jobs: number | null;
  readonly invoices: number | null;
}

/**
 * Updates the search words of jobs and invoices after a rename. The newest change with the name; an outbox task changes
 * the others, so that transactions stay small.
 */
@Injectable()
export class RenamedWords implements TaskHandler, OnModuleInit {
  readonly kind = RENAMED_WORDS;

  constructor(
    private readonly jobWords: JobWords,
    private readonly invoiceWords: InvoiceWords,
    private readonly outbox: Outbox,
    private readonly transactions: TransactionRunner,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
  }

  /** Call it in the transaction of the rename, after the new name is written. */
  async refresh(tx: Tx, owner: Owner, id: number): Promise<void> {
    await holdParent(tx, `${owner}s`, id);
    const whole: Rest = { owner, jobs: TOP, invoices: owner === 'customer' ? TOP : null };
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

  private async part(tx: Tx, id: number, { owner, jobs, invoices }: Rest): Promise<Rest> {
    return {
      owner,
      jobs: jobs === null ? null : await this.jobWords.refreshPart(tx, owner, id, jobs),
      invoices: invoices === null ? null : await this.invoiceWords.refreshPart(tx, id, invoices),
    };
  }
}

function isOver({ jobs, invoices }: Rest): boolean {
  return jobs === null && invoices === null;
}
