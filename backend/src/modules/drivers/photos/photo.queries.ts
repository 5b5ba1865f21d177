import { AppError } from '@dispatch/domain/errors';
import type { ReportStage } from '@dispatch/domain/report/photo';
import { Injectable } from '@nestjs/common';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Database } from '../../../database/database';
import { foundRow } from '../../../database/records/found';
import { type Row, toText } from '../../../database/rows';
import type { Actor } from '../../../http/access/actor';
import { jobScope } from '../../jobs/job-scope';
import type { PhotoAnswer } from './photo.schema';
import { presentPhoto } from './present-photo';

const COLUMNS = raw(
  ['id', 'clientId', 'unitId', 'stage', 'place', 'takenAt', 'takenByName', 'width', 'height']
    .map((column) => `p.${column}`)
    .join(', '),
);

export type StoredOriginal = PhotoAnswer & { readonly fileName: string };
/** With the names of its two files. */
export type StoredThumbnail = StoredOriginal & { readonly thumbnailName: string };

/** Jobs `j` that the actor may see. Staff also see cancelled ones. */
function visible(actor: Actor): Sql {
  const scope = jobScope(actor);
  if (scope !== 'all') return sql`j.deletedAt IS NULL AND j.driverId = ${scope.driverId}`;
  return sql`(j.deletedAt IS NULL OR EXISTS (SELECT 1 FROM job_cancellations k WHERE k.jobId = j.id))`;
}

/** Reads photos of jobs that the user may see. */
@Injectable()
export class PhotoQueries {
  constructor(private readonly database: Database) {}

  /** The photos of all units of a job, in the order in which they were taken. @throws AppError not_found */
  async list(actor: Actor, jobId: number): Promise<PhotoAnswer[]> {
    await this.assertVisible(actor, jobId);
    const rows = await this.database.select<Row>(
      sql`SELECT ${COLUMNS} FROM job_units u JOIN unit_photos p ON p.unitId = u.id AND p.deletedAt IS NULL
          WHERE u.jobId = ${jobId} ORDER BY p.takenAt, p.id`,
    );
    return rows.map(presentPhoto);
  }

  /**
   * The thumbnails of a stage, in the order in which they were taken. The caller must have checked access to the job.
   */
  async thumbnails(jobId: number, stage: ReportStage): Promise<StoredThumbnail[]> {
    const rows = await this.database.select<Row>(
      sql`SELECT ${COLUMNS}, p.fileName, p.thumbnailName FROM job_units u
          JOIN unit_photos p ON p.unitId = u.id AND p.deletedAt IS NULL
          WHERE u.jobId = ${jobId} AND p.stage = ${stage} ORDER BY u.position, p.takenAt, p.id`,
    );
    return rows.map((row) => ({
      ...presentPhoto(row),
      fileName: toText(row.fileName),
      thumbnailName: toText(row.thumbnailName),
    }));
  }

  /**
   * The photos of all units of a job with their files, in the order in which they were taken. @throws AppError
   * not_found
   */
  async originals(actor: Actor, jobId: number): Promise<StoredOriginal[]> {
    await this.assertVisible(actor, jobId);
    const rows = await this.database.select<Row>(
      sql`SELECT ${COLUMNS}, p.fileName FROM job_units u
          JOIN unit_photos p ON p.unitId = u.id AND p.deletedAt IS NULL
          WHERE u.jobId = ${jobId} ORDER BY p.takenAt, p.id`,
    );
    return rows.map((row) => ({ ...presentPhoto(row), fileName: toText(row.fileName) }));
  }

  /** The file names of a photo. @throws AppError not_found */
  async files(actor: Actor, id: number): Promise<{ fileName: string; thumbnailName: string }> {
    const rows = await this.database.select<Row>(
      sql`SELECT p.fileName, p.thumbnailName FROM unit_photos p JOIN job_units u ON u.id = p.unitId
          JOIN jobs j ON j.id = u.jobId
          WHERE p.id = ${id} AND p.deletedAt IS NULL AND ${visible(actor)}`,
    );
    const row = foundRow(rows);
    return { fileName: toText(row.fileName), thumbnailName: toText(row.thumbnailName) };
  }

  private async assertVisible(actor: Actor, jobId: number): Promise<void> {
    const jobs = await this.database.select<Row>(
      sql`SELECT j.id FROM jobs j WHERE j.id = ${jobId} AND ${visible(actor)}`,
    );
    if (jobs.length === 0) throw new AppError('not_found');
  }
}
