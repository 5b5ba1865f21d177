import type { PhotoCounts } from '@dispatch/domain/report/photo';
import { Injectable } from '@nestjs/common';
import {
  findRecord,
  holdRecord,
  insertRecord,
  type Stored,
} from '../../../database/records/records';
import { toNumber } from '../../../database/rows';
import { Job } from '../../../database/schema/entities/jobs/job';
import { UnitPhoto } from '../../../database/schema/entities/jobs/unit-photo';
import type { Tx } from '../../../database/transactions/transaction';
import type { JobScope } from '../../jobs/job-scope';

export type StoredPhoto = Stored<UnitPhoto>;

/** A cancelled job keeps its photos as evidence; a deleted job does not. */
const IS_KEPT =
  '(deletedAt IS NULL OR EXISTS (SELECT 1 FROM job_cancellations k WHERE k.jobId = jobs.id))';

@Injectable()
export class PhotoRepository {
  /** Locks the job until this transaction ends. Null for one out of scope. */
  holdJob(tx: Tx, id: number, scope: JobScope): Promise<Stored<Job> | null> {
    return scope === 'all'
      ? holdRecord(tx, Job, `id = ? AND ${IS_KEPT}`, [id])
      : holdRecord(tx, Job, `id = ? AND ${IS_KEPT} AND driverId = ?`, [id, scope.driverId]);
  }

  /** Includes deleted photos. */
  findSent(tx: Tx, clientId: string): Promise<StoredPhoto | null> {
    return findRecord(tx, UnitPhoto, 'clientId = ?', [clientId]);
  }

  /** Null when unknown or deleted. */
  find(tx: Tx, id: number): Promise<StoredPhoto | null> {
    return findRecord(tx, UnitPhoto, 'id = ? AND deletedAt IS NULL', [id]);
  }

  /** Returns the id. */
  insert(tx: Tx, photo: Omit<StoredPhoto, 'id'>): Promise<number> {
    return insertRecord(tx, UnitPhoto, photo);
  }

  async delete(tx: Tx, id: number, now: Date): Promise<void> {
    await tx.manager.query('UPDATE unit_photos SET deletedAt = ? WHERE id = ?', [now, id]);
  }

  /** The present job of a unit. Null for a removed unit. */
  async jobOf(tx: Tx, unitId: number): Promise<number | null> {
    const rows: { jobId: number }[] = await tx.manager.query(
      'SELECT jobId FROM job_units WHERE id = ?',
      [unitId],
    );
    return rows[0]?.jobId ?? null;
  }

  async count(tx: Tx, unitId: number, jobId: number): Promise<PhotoCounts> {
    const rows: { ofJob: unknown; ofUnit: unknown }[] = await tx.manager.query(
      `SELECT COUNT(*) AS ofJob, COUNT(CASE WHEN u.id = ? THEN 1 END) AS ofUnit
       FROM job_units u JOIN unit_photos p ON p.unitId = u.id AND p.deletedAt IS NULL
       WHERE u.jobId = ?`,
      [unitId, jobId],
    );
    const [counts] = rows;
    return { ofJob: toNumber(counts?.ofJob), ofUnit: toNumber(counts?.ofUnit) };
  }
}
