import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import type { Stored } from '../../../database/records/records';
import { type Row, toDate, toNullable, toNumber, toText } from '../../../database/rows';
import type { TrackingLink } from '../../../database/schema/entities/jobs/tracking-link';

export type StoredLink = Stored<TrackingLink>;

/** Reads links outside of a transaction. */
@Injectable()
export class TrackingLinkQueries {
  constructor(private readonly database: Database) {}

  async ofJob(jobId: number): Promise<StoredLink | null> {
    const [row] = await this.database.query<Row>(
      `SELECT id, jobId, nonce, tokenHash, madeById, madeByName, createdAt, takenBackAt
        FROM tracking_links WHERE jobId = ?`,
      [jobId],
    );
    if (row === undefined) return null;
    return {
      ...{ id: toNumber(row.id), jobId, nonce: toText(row['nonce']) },
      tokenHash: toText(row['tokenHash']),
      madeById: toNullable(row['madeById'], toNumber),
      madeByName: toNullable(row['madeByName'], toText),
      createdAt: toDate(row.createdAt),
      takenBackAt: toNullable(row['takenBackAt'], toDate),
    };
  }
}
