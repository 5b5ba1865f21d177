import { AppError, staleVersion } from '@dispatch/domain/errors';
import type { ImportState } from '@dispatch/domain/imports/fields';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../../database/database';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Tx } from '../../../../database/transactions/transaction';
import type { Actor } from '../../../../http/access/actor';
import { Outbox } from '../../../../workers/outbox';
import { hideImport, removeImport } from '../forget-import';
import { ImportQueries } from '../import.queries';
import { ImportRepository } from '../import.repository';
import type { ImportAnswer } from '../import.schema';
import { IMPORT_TASK, payloadOf } from './import-task';
import { TouchedRecords } from './touched-records';

/** Starts, stops, undoes or deletes an import. The outbox does the work. */
@Injectable()
export class RunImportService {
  constructor(
    private readonly database: Database,
    private readonly transactions: TransactionRunner,
    private readonly repository: ImportRepository,
    private readonly queries: ImportQueries,
    private readonly touched: TouchedRecords,
    private readonly outbox: Outbox,
  ) {}

  /** No effect while it runs. @throws AppError not_found, import_elsewhere, import_nothing_ready */
  async start(actor: Actor, id: number): Promise<ImportAnswer> {
    await this.transactions.run(async (tx) => {
      const { state } = await this.repository.hold(tx, id, ['draft', 'running', 'stopped', 'done']);
      if (await this.isUnderWay(tx, id, state, 'running')) return;
      const { counts } = await this.queries.get(id);
      if (state !== 'running' && counts.ready === 0) throw new AppError('import_nothing_ready');
      await this.begin(tx, actor, id, 'running');
    });
    return this.queries.get(id);
  }

  /** The current row is still created. @throws AppError not_found, import_elsewhere */
  async stop(id: number): Promise<ImportAnswer> {
    await this.transactions.run(async (tx) => {
      const { state } = await this.repository.hold(tx, id, ['running', 'stopped']);
      if (state === 'running') await this.repository.move(tx, id, 'stopped');
    });
    return this.queries.get(id);
  }

  /** No effect while it is being undone. @throws AppError not_found, import_elsewhere, import_touched */
  async undo(actor: Actor, id: number): Promise<ImportAnswer> {
    await this.transactions.run(async (tx) => {
      const states: ImportState[] = ['stopped', 'done', 'undoing'];
      const { kind, state } = await this.repository.hold(tx, id, states);
      if (await this.isUnderWay(tx, id, state, 'undoing')) return;
      const count = state === 'undoing' ? 0 : await this.touched.count(kind, id);
      if (count > 0) throw new AppError('import_touched', { count });
      const { counts } = await this.queries.get(id);
      if (state !== 'undoing' && counts.made === 0) throw new AppError('import_elsewhere');
      await this.begin(tx, actor, id, 'undoing');
    });
    return this.queries.get(id);
  }

  /** Records created from its rows stay. @throws AppError not_found, stale_version; import_elsewhere while it runs */
  async delete(id: number, version: number | null): Promise<void> {
    await this.transactions.run(async (tx) => {
      const held = await this.repository.hold(tx, id, ['draft', 'stopped', 'done', 'undone']);
      if (version !== null && version !== held.version)
        throw staleVersion(await this.queries.get(id));
      await hideImport(tx, id);
    });
    const { database, transactions } = this;
    await removeImport({ database, transactions }, id);
  }

  /** False also if its task was lost: then it is started again. */
  private async isUnderWay(tx: Tx, id: number, state: string, wanted: ImportState) {
    return state === wanted && (await this.outbox.isAsked(tx, IMPORT_TASK, id));
  }

  private async begin(tx: Tx, actor: Actor, id: number, state: ImportState): Promise<void> {
    await this.repository.move(tx, id, state);
    await this.outbox.add(tx, {
      ...{ kind: IMPORT_TASK, resource: 'import', resourceId: id },
      payload: payloadOf(actor),
    });
  }
}
