import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toDate, toNullable, toText } from '../../../database/rows';
import type { RefusedOperationAnswer } from './driver-operation.schema';
import type { Wish } from './operation-wish';

type More = Pick<RefusedOperationAnswer, 'stage' | 'report' | 'signer'>;
type Plain = Omit<RefusedOperationAnswer, 'driverName' | 'tappedAt' | 'receivedAt' | keyof More>;
type Details = Partial<Pick<Wish, 'stage' | 'signature'> & Pick<More, 'report'>>;

/** More than dispatch could read. No phone really sends this many for one job. */
const MOST = 200;

/** Reads the refusals that dispatch has not dismissed. */
@Injectable()
export class RefusedOperationQueries {
  constructor(private readonly database: Database) {}

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
}

function moreOf({ stage = null, report = null, signature }: Details): More {
  return { stage, report, signer: signature?.name ?? null };
}
