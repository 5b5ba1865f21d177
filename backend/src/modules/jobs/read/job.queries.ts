import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Database } from '../../../database/database';
import { foundRow } from '../../../database/records/found';
import { padded } from '../../../database/records/padded';
import { type Row, toNumber } from '../../../database/rows';
import type { SqlValue } from '../../../database/sql';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { jobScope } from '../job-scope';
import {
  SELECT_JOB_AND_UNITS,
  SELECT_JOBS,
  SELECT_UNITS,
  SELECT_UNITS_AND_REPORTS,
} from './job-statements';
import type { JobAnswer } from '../job.schema';
import { type JobRow, presentJobs, visibleFields } from './present-job';
import type { UnitRow } from './present-unit';

/** Far below the limit of values per statement of either engine. */
const IDS_PER_STATEMENT = 5000;

/** A job with one of its units. Without units, all unit columns are null. */
type OneRow = JobRow & UnitRow;

function selectOne(
  actor: Actor,
  id: number,
): { readonly sql: string; readonly values: SqlValue[] } {
  const scope = jobScope(actor);
  const ofDriver = scope === 'all' ? '' : ' AND j.driverId = ?';
  return {
    sql: `${SELECT_JOB_AND_UNITS} WHERE j.deletedAt IS NULL AND j.id = ?${ofDriver} ORDER BY u.position`,
    values: scope === 'all' ? [id] : [id, scope.driverId],
  };
}

function presentOne(actor: Actor, id: number, rows: readonly OneRow[]): JobAnswer {
  const units = rows.filter(({ unit_id }) => unit_id !== null);
  return foundRow(presentJobs(rows.slice(0, 1), new Map([[id, units]]), visibleFields(actor)));
}

/** Reads jobs with their customers, drivers and vehicles. Inside a transaction it sees uncommitted writes. */
@Injectable()
export class JobQueries {
  constructor(private readonly database: Database) {}

  /** @throws AppError not_found for a job that is unknown, deleted or out of the actor's scope */
  async get(actor: Actor, id: number): Promise<JobAnswer> {
    const { sql, values } = selectOne(actor, id);
    return presentOne(actor, id, await this.database.query<OneRow>(sql, values));
  }

  /** Reads the job at the end of the transaction; the result is available after the commit. */
  async getAtCommit(tx: Tx, actor: Actor, id: number): Promise<() => JobAnswer> {
    const { sql, values } = selectOne(actor, id);
    const answer = await tx.atCommit(sql, values, 'rows');
    return () => presentOne(actor, id, answer() as OneRow[]); // as asked for
  }

  /** The existing jobs of these ids that the actor may see, unordered. */
  async some(actor: Actor, ids: readonly number[]): Promise<readonly JobAnswer[]> {
    return this.those(actor, ids, 'j.deletedAt IS NULL');
  }

  private async those(
    actor: Actor,
    ids: readonly number[],
    condition: string,
  ): Promise<readonly JobAnswer[]> {
    if (ids.length === 0) return [];
    const places = padded(ids);
    const [rows, units] = await Promise.all([
      this.database.query<JobRow>(
        `${SELECT_JOBS} WHERE ${condition} AND j.id IN (${places.map(() => '?').join(', ')})`,
        places,
      ),
      this.unitsOf(actor, ids),
    ]);
    return presentJobs(rows, units, visibleFields(actor));
  }

  /** The deleted or cancelled jobs of these ids. */
  async unlisted(actor: Actor, ids: readonly number[]): Promise<readonly JobAnswer[]> {
    return this.those(actor, ids, 'j.deletedAt IS NOT NULL');
  }

  /** @throws AppError not_found for a job that is unknown or deleted, but not for a cancelled one */
  async assertKept(id: number): Promise<void> {
    const rows = await this.database.query<Row>(
      `SELECT j.id FROM jobs j LEFT JOIN job_cancellations k ON k.jobId = j.id
       WHERE j.id = ? AND (j.deletedAt IS NULL OR k.id IS NOT NULL)`,
      [id],
    );
    if (rows.length === 0) throw new AppError('not_found');
  }

  async driverExists(driverId: number): Promise<boolean> {
    const rows = await this.database.query<Row>('SELECT id FROM drivers WHERE id = ?', [driverId]);
    return rows.length > 0;
  }

  private async unitsOf(actor: Actor, jobIds: readonly number[]): Promise<Map<number, UnitRow[]>> {
    // Drivers need the pickup report at delivery without a signal. Lists for the office stay short.
    const select = visibleFields(actor).office ? SELECT_UNITS : SELECT_UNITS_AND_REPORTS;
    const units = new Map<number, UnitRow[]>(jobIds.map((id) => [id, []]));
    for (let start = 0; start < jobIds.length; start += IDS_PER_STATEMENT) {
      const ids: SqlValue[] = padded(jobIds.slice(start, start + IDS_PER_STATEMENT));
      const rows = await this.database.query<UnitRow>(
        `${select} WHERE u.jobId IN (${ids.map(() => '?').join(', ')}) ORDER BY u.jobId, u.position`,
        ids,
      );
      for (const row of rows) units.get(toNumber(row.jobId))?.push(row);
    }
    return units;
  }
}
