import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toIsoText, toNumber, toText } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import { CarrierReader } from '../../base/company/carrier';
import { JobQueries } from '../../jobs/read/job.queries';
import { type PhotoFacts, versionFacts } from './version-facts';

/** Reads the data that a version seals. Anything added to the report must be read here as well. */
@Injectable()
export class VersionFactsReader {
  constructor(
    private readonly jobs: JobQueries,
    private readonly database: Database,
    private readonly carrier: CarrierReader,
  ) {}

  /** Inside a transaction it sees uncommitted writes. */
  async read(actor: Actor, jobId: number): Promise<ReturnType<typeof versionFacts>> {
    const job = await this.jobs.get(actor, jobId);
    return versionFacts(job, await this.photos(jobId), await this.carrier.read());
  }

  private async photos(jobId: number): Promise<PhotoFacts[]> {
    const rows = await this.database.query<Row>(
      `SELECT p.id, p.unitId, p.stage, p.place, p.takenAt, p.sha256, p.fileName FROM job_units u
       JOIN unit_photos p ON p.unitId = u.id AND p.deletedAt IS NULL
       WHERE u.jobId = ? ORDER BY p.id`,
      [jobId],
    );
    return rows.map((row) => ({
      id: toNumber(row['id']),
      unitId: toNumber(row['unitId']),
      stage: toText(row['stage']),
      place: toText(row['place']),
      takenAt: toIsoText(row['takenAt']),
      sha256: toText(row['sha256']),
      file: toText(row['fileName']),
    }));
  }
}
