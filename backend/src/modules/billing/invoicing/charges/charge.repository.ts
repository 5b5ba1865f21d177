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

/** Of jobs that the transaction holds. */
@Injectable()
export class ChargeRepository {
  /** The job, which nobody else changes until this transaction ends; null for an unknown or deleted one. */
  holdJob(tx: Tx, id: number): Promise<Stored<Job> | null> {
    return holdRecord(tx, Job, 'id = ? AND deletedAt IS NULL', [id]);
  }

  /** Answers the id. */
  insert(
    tx: Tx,
    charge: ChargeFields & Pick<StoredCharge, 'jobId' | 'itemId'>,
    now: Date,
  ): Promise<number> {
    return insertRecord(tx, JobCharge, { ...charge, version: 1, createdAt: now, updatedAt: now });
  }

  /** Null for one that is not of this job. */
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

  /** The invoice that it is on for good; null where none or only a draft has it. */
  async invoiceOf(tx: Tx, id: number): Promise<string | null> {
    const [row] = await tx.manager.query<{ reference: string | null }[]>(
      `SELECT i.reference FROM invoice_claims k JOIN invoices i ON i.id = k.invoiceId
       WHERE k.kind = 'charge' AND k.subjectId = ?`,
      [id],
    );
    return row?.reference ?? null;
  }

  /** A draft that has it has it no more. */
  async delete(tx: Tx, id: number): Promise<void> {
    await tx.manager.query("DELETE FROM invoice_claims WHERE kind = 'charge' AND subjectId = ?", [
      id,
    ]);
    await tx.manager.delete(JobCharge, { id });
  }
}
