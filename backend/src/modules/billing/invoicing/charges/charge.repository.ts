import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../../../database/records/compare-and-swap';
import {
  findRecord,
  holdRecord,
  insertRecord,
  type Stored,
} from '../../../../database/records/records';
import { Job } from '../../../../database/schema/entities/jobs/job';
import { JobCharge } from '../../../../database/schema/entities/invoicing/job-charge';
import type { Tx } from '../../../../database/transactions/transaction';

export type StoredCharge = Stored<JobCharge>;
export type ChargeFields = Omit<
  StoredCharge,
  'id' | 'jobId' | 'itemId' | 'version' | 'createdAt' | 'updatedAt'
>;

/** The transaction must hold the jobs. */
@Injectable()
export class ChargeRepository {
  /** Locks the job until this transaction ends. Null for an unknown or deleted one. */
  holdJob(tx: Tx, id: number): Promise<Stored<Job> | null> {
    return holdRecord(tx, Job, 'id = ? AND deletedAt IS NULL', [id]);
  }

  /** Returns the id. */
  insert(
    tx: Tx,
    charge: ChargeFields & Pick<StoredCharge, 'jobId' | 'itemId'>,
    now: Date,
  ): Promise<number> {
    return insertRecord(tx, JobCharge, { ...charge, version: 1, createdAt: now, updatedAt: now });
  }

  /** Null if it is not a charge of this job. */
  find(tx: Tx, jobId: number, id: number): Promise<StoredCharge | null> {
    return findRecord(tx, JobCharge, 'id = ? AND jobId = ?', [id, jobId]);
  }

  async update(
    tx: Tx,
    { id, version }: StoredCharge,
    fields: Partial<ChargeFields>,
    now: Date,
  ): Promise<void> {
    await updateVersioned(tx, JobCharge, id, version, fields, now);
  }

  /** The issued invoice with this charge. Null if only a draft or no invoice has it. */
  async invoiceOf(tx: Tx, id: number): Promise<string | null> {
    const [row] = await tx.manager.query<{ reference: string | null }[]>(
      `SELECT i.reference FROM invoice_claims k JOIN invoices i ON i.id = k.invoiceId
       WHERE k.kind = 'charge' AND k.subjectId = ?`,
      [id],
    );
    return row?.reference ?? null;
  }

  /** A draft that contains it loses it. */
  async delete(tx: Tx, id: number): Promise<void> {
    await tx.manager.query("DELETE FROM invoice_claims WHERE kind = 'charge' AND subjectId = ?", [
      id,
    ]);
    await tx.manager.delete(JobCharge, { id });
  }
}
