import type { NoticeEvent, NoticeReason } from '@dispatch/domain/customer-notices/notice-event';
import { Injectable } from '@nestjs/common';
import {
  findRecord,
  holdRecord,
  insertRecord,
  rowsChanged,
  type Stored,
} from '../../../../database/records/records';
import { CustomerNotice } from '../../../../database/schema/entities/customer-notices/customer-notice';
import type { Tx } from '../../../../database/transactions/transaction';

export type StoredNotice = Stored<CustomerNotice>;

@Injectable()
export class CustomerNoticeRepository {
  /** The transaction must hold the job. */
  find(tx: Tx, jobId: number, event: NoticeEvent): Promise<StoredNotice | null> {
    return findRecord(tx, CustomerNotice, 'jobId = ? AND event = ?', [jobId, event]);
  }

  hold(tx: Tx, id: number): Promise<StoredNotice | null> {
    return holdRecord(tx, CustomerNotice, 'id = ?', [id]);
  }

  async begin(
    tx: Tx,
    notice: Pick<StoredNotice, 'jobId' | 'customerId' | 'event' | 'taskId' | 'email'>,
    now: Date,
  ): Promise<void> {
    await insertRecord(tx, CustomerNotice, {
      ...notice,
      ...{ state: 'waiting', reason: null, problem: null, createdAt: now, settledAt: null },
    });
  }

  async readdress(tx: Tx, id: number, email: string | null): Promise<void> {
    await tx.manager.query('UPDATE customer_notices SET email = ? WHERE id = ?', [email, id]);
  }

  async forget(tx: Tx, id: number): Promise<void> {
    await tx.manager.query('DELETE FROM customer_notices WHERE id = ?', [id]);
  }

  async sent(tx: Tx, taskId: number, now: Date): Promise<boolean> {
    const changed = await rowsChanged(
      tx,
      "UPDATE customer_notices SET state = 'sent', settledAt = ? WHERE taskId = ? AND state = 'waiting'",
      [now, taskId],
    );
    return changed === 1;
  }

  async failed(tx: Tx, id: number, why: Failure, now: Date): Promise<void> {
    await tx.manager.query(
      "UPDATE customer_notices SET state = 'failed', reason = ?, problem = ?, settledAt = ? WHERE id = ?",
      [why.reason, why.problem, now, id],
    );
  }

  async waiting(tx: Tx, id: number): Promise<void> {
    await tx.manager.query(
      `UPDATE customer_notices SET state = 'waiting', reason = NULL, problem = NULL, settledAt = NULL
        WHERE id = ?`,
      [id],
    );
  }

  async dismissed(tx: Tx, id: number): Promise<void> {
    await tx.manager.query("UPDATE customer_notices SET state = 'dismissed' WHERE id = ?", [id]);
  }
}

export interface Failure {
  readonly reason: NoticeReason;
  readonly problem: string | null;
}
