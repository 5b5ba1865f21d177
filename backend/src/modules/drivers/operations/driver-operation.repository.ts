import { OPEN_REFUSALS_MAX, OPERATION_REMEMBERED_MS } from '@dispatch/domain/jobs/driver-operation';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { IsNull, LessThan, LessThanOrEqual, Not, Repository } from 'typeorm';
import { DriverOperation } from '../../../database/schema/entities/jobs/driver-operation';
import type { Tx } from '../../../database/transactions/transaction';

export type NewOperation = Omit<DriverOperation, 'id' | 'dismissedAt' | 'dismissedBy'>;

/** The log of operations from drivers' phones. */
@Injectable()
export class DriverOperationRepository {
  constructor(
    @InjectRepository(DriverOperation) private readonly operations: Repository<DriverOperation>,
  ) {}

  find(tx: Tx, operationId: string): Promise<DriverOperation | null> {
    return this.in(tx).findOneBy({ operationId });
  }

  async insert(tx: Tx, operation: NewOperation): Promise<void> {
    const row = this.in(tx).create({
      ...operation,
      dismissedAt: null,
      dismissedBy: null,
    });
    await this.in(tx).insert(row);
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
    const [newest] = await this.in(tx).find({
      where: open,
      order: { id: 'DESC' },
      skip: OPEN_REFUSALS_MAX,
      take: 1,
    });
    if (newest === undefined) return;
    await this.in(tx).update({ ...open, id: LessThanOrEqual(newest.id) }, { dismissedAt: now });
  }

  /** An undismissed refusal of the job. Null when there is none. */
  async dismiss(
    tx: Tx,
    { id, jobId }: { readonly id: number; readonly jobId: number },
    by: number,
    now: Date,
  ): Promise<DriverOperation | null> {
    const open = { id, jobId, outcome: 'rejected', dismissedAt: IsNull() };
    const { affected } = await this.in(tx).update(open, {
      dismissedAt: now,
      dismissedBy: by,
    });
    return affected === 1 ? this.in(tx).findOneBy({ id }) : null;
  }

  /** Refused ones stay until they are dismissed. */
  async removeOld(tx: Tx, now: Date): Promise<void> {
    const receivedAt = LessThan(new Date(now.getTime() - OPERATION_REMEMBERED_MS));
    await this.in(tx).delete({ receivedAt, outcome: 'applied' });
    await this.in(tx).delete({ receivedAt, dismissedAt: Not(IsNull()) });
  }

  private in(tx: Tx): Repository<DriverOperation> {
    return tx.manager.withRepository(this.operations);
  }
}
