import type { ChainEnd, SealedVersion } from '@dispatch/domain/report/seal';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { type Row, toNumber, toText } from '../../../database/rows';

/** Versions with their data joined. Missing data are an empty text. */
export function versionsFrom(rows: readonly Row[]): SealedVersion[] {
  const versions = new Map<number, SealedVersion>();
  for (const row of rows) {
    const id = toNumber(row['id']);
    const content = row['content'] === null ? '' : toText(row['content']);
    const begun = versions.get(id);
    versions.set(id, {
      jobId: toNumber(row['jobId']),
      number: toNumber(row['number']),
      sequence: toNumber(row['sequence']),
      hash: toText(row['hash']),
      data: (begun?.data ?? '') + content,
      isLetGo: row['letGoAt'] !== null,
    });
  }
  return [...versions.values()];
}

export const SELECT_VERSIONS = `SELECT v.id, v.jobId, v.number, v.sequence, v.hash, v.letGoAt, p.content
  FROM report_versions v LEFT JOIN report_version_parts p ON p.versionId = v.id`;

@Injectable()
export class ReportVersionQueries {
  constructor(private readonly database: Database) {}

  /** The versions of a job, oldest first. */
  async ofJob(jobId: number): Promise<SealedVersion[]> {
    return versionsFrom(
      await this.database.query<Row>(
        `${SELECT_VERSIONS} WHERE v.jobId = ? ORDER BY v.number, p.position`,
        [jobId],
      ),
    );
  }

  /** Null for a job without sealed versions. */
  async endOf(jobId: number): Promise<ChainEnd | null> {
    const [row] = await this.database.query<Row>(
      'SELECT length, hash FROM report_chains WHERE jobId = ?',
      [jobId],
    );
    if (row === undefined) return null;
    return { length: toNumber(row['length']), hash: toText(row['hash']) };
  }
}
