import { Injectable } from '@nestjs/common';
import { findRecord, insertRecord, type Stored } from '../../../database/records/records';
import { TrackingLink } from '../../../database/schema/entities/jobs/tracking-link';
import type { Tx } from '../../../database/transactions/transaction';

export type StoredLink = Stored<TrackingLink>;
type NewLink = Omit<StoredLink, 'id' | 'takenBackAt'>;

/** A job has at most one link. Writers must hold the job. */
@Injectable()
export class TrackingLinkRepository {
  find(tx: Tx, jobId: number): Promise<StoredLink | null> {
    return findRecord(tx, TrackingLink, 'jobId = ?', [jobId]);
  }

  /** The previous link stops working. */
  async replace(tx: Tx, link: NewLink): Promise<void> {
    await tx.manager.query('DELETE FROM tracking_links WHERE jobId = ?', [link.jobId]);
    await insertRecord(tx, TrackingLink, { ...link, takenBackAt: null });
  }

  async takeBack(tx: Tx, jobId: number, now: Date): Promise<void> {
    const sql = 'UPDATE tracking_links SET takenBackAt = ? WHERE jobId = ? AND takenBackAt IS NULL';
    await tx.manager.query(sql, [now, jobId]);
  }
}
