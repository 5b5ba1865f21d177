import { Injectable } from '@nestjs/common';
import { holdRecord, insertRecord, type Stored } from '../../../database/records/records';
import { JobCancellation } from '../../../database/schema/entities/jobs/job-cancellation';
import type { Tx } from '../../../database/transactions/transaction';

@Injectable()
export class CancellationRepository {
  async insert(tx: Tx, cancellation: Omit<Stored<JobCancellation>, 'id'>): Promise<void> {
    await insertRecord(tx, JobCancellation, cancellation);
  }

  /** Locks the cancellation until this transaction ends. Null for a job that is not cancelled. */
  hold(tx: Tx, jobId: number): Promise<Stored<JobCancellation> | null> {
    return holdRecord(tx, JobCancellation, 'jobId = ?', [jobId]);
  }

  async remove(tx: Tx, id: number): Promise<void> {
    await tx.manager.query('DELETE FROM job_cancellations WHERE id = ?', [id]);
  }
}
