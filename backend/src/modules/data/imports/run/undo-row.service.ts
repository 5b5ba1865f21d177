import { AppError } from '@dispatch/domain/errors';
import type { RowProblem } from '@dispatch/domain/imports/problems';
import { Injectable } from '@nestjs/common';
import { holdRecord } from '../../../../database/records/records';
import { Import, ImportRow } from '../../../../database/schema/entities/imports/import';
import type { Tx } from '../../../../database/transactions/transaction';
import { TransactionRunner } from '../../../../database/transactions/transaction-runner';
import type { Actor } from '../../../../http/access/actor';
import { CustomersService } from '../../../customers/customers.service';
import { ChangeJobService } from '../../../jobs/change/change-job.service';
import { ImportRepository, kindOf } from '../import.repository';
import { problemsOf } from '../rows/import-row.queries';
import { isOfTheRow, refusalsOf } from '../rows/row-failure';
import { TouchedRecords } from './touched-records';

const CUSTOMER_STAYS: RowProblem = {
  column: 'customerName',
  code: 'changed_since',
  isWarning: true,
};

/** Removes the record of one row, and marks the row as undone in the same transaction. */
@Injectable()
export class UndoRowService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: ImportRepository,
    private readonly jobs: ChangeJobService,
    private readonly customers: CustomersService,
    private readonly touched: TouchedRecords,
  ) {}

  /** A record changed since the undo began stays, and its row says why. */
  async undo(actor: Actor, importId: number, rowId: number): Promise<void> {
    try {
      await this.transactions.run((tx) => this.undoNow(tx, actor, importId, rowId));
    } catch (error) {
      if (!isOfTheRow(error)) throw error;
      await this.transactions.run((tx) => this.tell(tx, importId, rowId, error));
    }
  }

  private async undoNow(tx: Tx, actor: Actor, importId: number, rowId: number): Promise<void> {
    const held = await holdRecord(tx, Import, 'id = ?', [importId]);
    const row = await holdRecord(tx, ImportRow, 'id = ?', [rowId]);
    if (held?.state !== 'undoing' || row?.state !== 'made' || row.recordId === null) return;
    const kind = kindOf(held);
    if (await this.touched.isTouched(kind, rowId)) throw new AppError('stale_version');
    const record = { id: row.recordId, version: row.recordVersion };
    if (kind === 'customers') await this.customers.delete(actor, record);
    else await this.jobs.delete(actor, record);
    const stays = await this.removeCustomer(actor, row);
    const { recordId, recordVersion, customerId, customerMadeId } = row;
    await this.repository.changeRow(tx, rowId, 'made', {
      state: 'undone',
      ...(stays && { problems: JSON.stringify([...problemsOf(row), CUSTOMER_STAYS]) }),
      record: { recordId, recordVersion, customerId, customerMadeId },
    });
  }

  /** Returns true if the customer stays, because they have other jobs, terms or changes. */
  private async removeCustomer(
    actor: Actor,
    { importId, customerMadeId: id }: Pick<ImportRow, 'importId' | 'customerMadeId'>,
  ): Promise<boolean> {
    if (id === null) return false;
    if (await this.touched.isCustomerTouched(importId, id)) return true;
    await this.customers.delete(actor, { id, version: 1 });
    return false;
  }

  private async tell(tx: Tx, importId: number, rowId: number, error: AppError): Promise<void> {
    const held = await holdRecord(tx, Import, 'id = ?', [importId]);
    const row = await holdRecord(tx, ImportRow, 'id = ?', [rowId]);
    if (held === null || row === null) return;
    const refusals = refusalsOf(kindOf(held), error);
    const before = problemsOf(row).filter(({ isWarning }) => isWarning);
    await this.repository.setProblems(tx, rowId, [...before, ...refusals]);
  }
}
