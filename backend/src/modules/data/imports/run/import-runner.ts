import { setImmediate } from 'node:timers/promises';
import type { ImportState } from '@dispatch/domain/imports/fields';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { holdRecord } from '../../../../database/records/records';
import { type Row, toNumber } from '../../../../database/rows';
import { Import } from '../../../../database/schema/entities/imports/import';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { Outbox } from '../../../../workers/outbox';
import type { Task, TaskHandler } from '../../../../workers/task';
import { ImportRepository } from '../import.repository';
import { actorOf, IMPORT_TASK, type ImportPayload } from './import-task';
import { MakeRowService } from './make-row.service';
import { UndoRowService } from './undo-row.service';

/** Time before other tasks of the outbox get their turn. The rest of the import follows them. */
const SLICE_MS = 1_500;

/**
 * Creates or undoes the rows of an import one by one. Each row and its record are one transaction: a killed process
 * leaves no partial row, and no row is created twice.
 */
@Injectable()
export class ImportRunner implements TaskHandler, OnModuleInit {
  readonly kind = IMPORT_TASK;

  constructor(
    private readonly outbox: Outbox,
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly repository: ImportRepository,
    private readonly making: MakeRowService,
    private readonly undoing: UndoRowService,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
  }

  /** A stopped or deleted import has nothing left to do. */
  async run(task: Task): Promise<void> {
    const state = await this.stateOf(task.resourceId);
    const actor = actorOf(task.payload as ImportPayload); // as RunImportService wrote it
    if (state === 'running') await this.makeAll(task, actor);
    if (state === 'undoing') await this.undoAll(task, actor);
  }

  async parked({ resourceId: id }: Task): Promise<void> {
    await this.finish(id, 'running', 'stopped');
    await this.finish(id, 'undoing', 'done');
  }

  private async makeAll(task: Task, actor: Actor): Promise<void> {
    const id = task.resourceId;
    const end = performance.now() + SLICE_MS;
    for (;;) {
      const next = await this.nextRow(id, 'ready', 0);
      if (next === null) return this.finish(id, 'running', 'done');
      if (performance.now() > end) return this.outbox.goOnLater(task);
      const mayGoOn = await this.making.make(actor, id, next);
      if (!mayGoOn) return;
      await setImmediate();
    }
  }

  /** In reverse order, so that a customer is deleted after their jobs. Records changed since stay. */
  private async undoAll(task: Task, actor: Actor): Promise<void> {
    const id = task.resourceId;
    const end = performance.now() + SLICE_MS;
    for (let before = Number.MAX_SAFE_INTEGER; ;) {
      const next = await this.nextRow(id, 'made', before);
      if (next === null) {
        const isWhole = (await this.nextRow(id, 'made', Number.MAX_SAFE_INTEGER)) === null;
        return this.finish(id, 'undoing', isWhole ? 'undone' : 'done');
      }
      if (performance.now() > end) return this.outbox.goOnLater(task);
      await this.undoing.undo(actor, id, next);
      before = next;
      await setImmediate();
    }
  }

  private async finish(id: number, from: ImportState, to: ImportState): Promise<void> {
    await this.transactions.run(async (tx) => {
      const held = await holdRecord(tx, Import, 'id = ?', [id]);
      if (held?.state === from) await this.repository.move(tx, id, to);
    });
  }

  private async stateOf(id: number): Promise<unknown> {
    const [row] = await this.database.query<Row>('SELECT state FROM imports WHERE id = ?', [id]);
    return row?.state;
  }

  /** The first ready row, or the last created row before a given one. */
  private async nextRow(
    id: number,
    state: 'ready' | 'made',
    before: number,
  ): Promise<number | null> {
    const [row] = await this.database.query<Row>(
      state === 'ready'
        ? 'SELECT id FROM import_rows WHERE importId = ? AND state = ? ORDER BY id LIMIT 1'
        : 'SELECT id FROM import_rows WHERE importId = ? AND state = ? AND id < ? ORDER BY id DESC LIMIT 1',
      state === 'ready' ? [id, state] : [id, state, before],
    );
    return row === undefined ? null : toNumber(row.id);
  }
}
