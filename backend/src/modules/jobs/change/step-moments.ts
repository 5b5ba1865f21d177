import { stepMoment } from '@dispatch/domain/jobs/driver-operation';
import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import { type Row, toDate, toNullable } from '../../../database/rows';
import type { Tx } from '../../../database/transactions/transaction';

/** The times of job steps that a phone may have sent later. */
@Injectable()
export class StepMoments {
  /** The time of the tap, but at least the time of assignment and at most now. */
  async of(tx: Tx, job: Job, tappedAt: Date | undefined, now: Date): Promise<Date> {
    return tappedAt === undefined ? now : stepMoment(tappedAt, await this.assignedAt(tx, job), now);
  }

  private async assignedAt(tx: Tx, { id, driverId, createdAt }: Job): Promise<Date> {
    const [row] = await tx.manager.query<Row[]>(
      `SELECT MAX(at) AS at FROM activity WHERE resource = 'job' AND resourceId = ? AND driverAfter = ?
        AND (driverBefore IS NULL OR driverBefore <> ?)`,
      [id, driverId, driverId],
    );
    return toNullable(row?.['at'], toDate) ?? createdAt;
  }
}
