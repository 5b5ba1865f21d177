import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { found } from '../../../database/records/found';
import { type Row, toDate, toNullable, toText } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { DriverOperationRepository } from './driver-operation.repository';
import type { RefusedOperationAnswer } from './driver-operation.schema';
import type { Wish } from './operation-wish';

type More = Pick<RefusedOperationAnswer, 'stage' | 'report' | 'signer'>;
type Plain = Omit<RefusedOperationAnswer, 'driverName' | 'tappedAt' | 'receivedAt' | keyof More>;
type Details = Partial<Pick<Wish, 'stage' | 'signature'> & Pick<More, 'report'>>;

/** More than dispatch could read. No phone really sends this many for one job. */
const MOST = 200;

@Injectable()
export class RefusedOperationsService {
  constructor(
    private readonly database: Database,
    private readonly changes: Changes,
    private readonly operations: DriverOperationRepository,
  ) {}

  /** The undismissed refusals of a job, newest first. */
  async list(jobId: number): Promise<RefusedOperationAnswer[]> {
    const rows = await this.database.query<Row>(
      `SELECT id, userName, type, status, notes, reason, vin, details, code, message, tappedAt, receivedAt
        FROM driver_operations
        WHERE jobId = ? AND outcome = 'rejected' AND dismissedAt IS NULL ORDER BY id DESC LIMIT ?`,
      [jobId, MOST],
    );
    return rows.map(({ userName, details, tappedAt, receivedAt, ...row }) => ({
      ...(row as Plain), // as stored
      ...moreOf(toNullable(details, (text) => JSON.parse(toText(text)) as Details) ?? {}), // written by this module
      driverName: String(userName),
      tappedAt: toDate(tappedAt).toISOString(),
      receivedAt: toDate(receivedAt).toISOString(),
    }));
  }

  /**
   * Dismisses a refused update for dispatch. The history keeps it.
   * @throws AppError not_found when the job has no such refusal, or it is already dismissed
   */
  dismiss(actor: Actor, jobId: number, id: number): Promise<void> {
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const refused = found(await this.operations.dismiss(tx, { id, jobId }, actor.userId, now));
      await this.changes.record(tx, actor, {
        action: 'job.refusal-dismissed',
        resourceId: jobId,
        after: { type: refused.type, driverName: refused.userName },
      });
    });
  }
}

function moreOf({ stage = null, report = null, signature }: Details): More {
  return { stage, report, signer: signature?.name ?? null };
}
