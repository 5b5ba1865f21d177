import { OPEN_REFUSALS_MAX, OPERATION_REMEMBERED_MS } from '@dispatch/domain/jobs/driver-operation';
import { Injectable } from '@nestjs/common';
import { IsNull, LessThan, LessThanOrEqual, Not } from 'typeorm';
import { insertRecord } from '../../../database/records/records';
import { DriverOperation } from '../../../database/schema/entities/jobs/driver-operation';
import type { Tx } from '../../../database/transactions/transaction';

export type NewOperation = Omit<DriverOperation, 'id' | 'dismissedAt' | 'dismissedBy'>;

/** The log of operations from drivers' phones. */
@Injectable()
export class DriverOperationRepository {
  find(tx: Tx, operationId: string): Promise<DriverOperation | null> {
    return tx.manager.findOneBy(DriverOperation, { operationId });
  }

  async insert(tx: Tx, operation: NewOperation): Promise<void> {
    await insertRecord(tx, DriverOperation, { ...operation, dismissedAt: null, dismissedBy: null });
  }

  /** Whether the job is this driver's, or was since then. A deleted job keeps its history. */
  async wasJobOf(tx: Tx, driverId: number, jobId: number, since: Date): Promise<boolean> {
    const rows: unknown[] = await tx.manager.query(
      `SELECT id FROM jobs WHERE id = ? AND (driverId = ? OR EXISTS (SELECT 1 FROM activity a
        WHERE a.resource = 'job' AND a.resourceId = jobs.id AND a.at > ? AND (a.driverBefore = ? OR a.driverAfter = ?)))`,
      [jobId, driverId, since, driverId, driverId],
    );
    return rows.length > 0;
  }

  /** Dismisses a driver's open refusals of a job, except the newest. */
  async putAwayOldest(tx: Tx, userId: number, jobId: number, now: Date): Promise<void> {
    const open = { userId, jobId, outcome: 'rejected', dismissedAt: IsNull() };
    const [newest] = await tx.manager.find(DriverOperation, {
      where: open,
      order: { id: 'DESC' },
      skip: OPEN_REFUSALS_MAX,
      take: 1,
    });
    if (newest === undefined) return;
    const oldest = { ...open, id: LessThanOrEqual(newest.id) };
    await tx.manager.update(DriverOperation, oldest, { dismissedAt: now });
  }

  /** An undismissed refusal of the job. Null when there is none. */
  async dismiss(
    tx: Tx,
    { id, jobId }: { readonly id: number; readonly jobId: number },
    by: number,
    now: Date,
  ): Promise<DriverOperation | null> {
    const open = { id, jobId, outcome: 'rejected', dismissedAt: IsNull() };
    const { affected } = await tx.manager.update(DriverOperation, open, {
      dismissedAt: now,
      dismissedBy: by,
    });
    return affected === 1 ? tx.manager.findOneBy(DriverOperation, { id }) : null;
  }

  /** Refused ones stay until they are dismissed. */
  async removeOld(tx: Tx, now: Date): Promise<void> {
    const receivedAt = LessThan(new Date(now.getTime() - OPERATION_REMEMBERED_MS));
    await tx.manager.delete(DriverOperation, { receivedAt, outcome: 'applied' });
    await tx.manager.delete(DriverOperation, { receivedAt, dismissedAt: Not(IsNull()) });
  }
}
