import { Injectable } from '@nestjs/common';
import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { Database } from '../../../database/database';
import { uniqueViolation } from '../../../database/engines/unique-violation';
import { padded } from '../../../database/records/padded';
import { type Row, toNullable, toNumber, toText } from '../../../database/rows';
import { runEach } from '../../../run-each';
import { type Cause, causesAt } from './notice-causes';
import { type NewNotice, Notices } from './notices';

/** Rows per step, so that other writes can run between two. */
const STEP = 200;

/** Compares notices with their causes in small steps. Idempotent. */
@Injectable()
export class NoticeFinder {
  constructor(
    private readonly database: Database,
    private readonly notices: Notices,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** @throws AggregateError of the failures, after trying all causes */
  async compare(jobIds: readonly number[] | null = null): Promise<void> {
    if (jobIds?.length === 0) return;
    const { timeZone, reportLevel } = this.settings.company;
    const { engine } = this.database;
    const causes = causesAt({ engine, now: this.clock.now(), timeZone, reportLevel });
    // Most changed jobs have no open notice, so one query saves one for each kind.
    const open = jobIds === null ? null : await this.openKinds(jobIds);
    const compared = causes.filter(({ kind }) => jobIds === null || kind !== 'webhook-parked');
    await runEach([
      ...compared.flatMap((cause) => [
        ...(open === null || open.has(cause.kind) ? [() => this.settleGone(cause, jobIds)] : []),
        () => this.raiseNew(cause, jobIds),
      ]),
      ...(open === null || open.size > 0 ? [() => this.settleOfDeletedJobs(jobIds)] : []),
    ]);
  }

  private async openKinds(jobIds: readonly number[]): Promise<ReadonlySet<string>> {
    const rows = await this.database.select<Row>(sql`SELECT DISTINCT n.kind FROM notices n
      WHERE n.settledAt IS NULL ${ofJobs(sql`n.jobId`, jobIds)}`);
    return new Set(rows.map(({ kind }) => toText(kind)));
  }

  private async settleGone({ kind, ...cause }: Cause, jobIds: readonly number[] | null) {
    // Another due date makes another notice.
    const isSame = sql`${cause.recordId} = n.recordId AND COALESCE(${cause.dueOn}, n.dueOn) = n.dueOn`;
    await this.settleBy(sql`SELECT n.id FROM notices n WHERE n.kind = ${kind} AND n.settledAt IS NULL
      ${ofJobs(sql`n.jobId`, jobIds)} AND NOT EXISTS (
        SELECT 1 FROM ${cause.from} WHERE ${isSame} AND ${cause.holds})`);
  }

  private async settleOfDeletedJobs(jobIds: readonly number[] | null): Promise<void> {
    await this.settleBy(sql`SELECT n.id FROM notices n JOIN jobs j ON j.id = n.jobId
      WHERE n.settledAt IS NULL AND j.deletedAt IS NOT NULL ${ofJobs(sql`n.jobId`, jobIds)}`);
  }

  private async settleBy(gone: Sql): Promise<void> {
    for (let found = STEP; found === STEP;) {
      const rows = await this.database.select<Row>(sql`${gone} LIMIT ${STEP}`);
      found = rows.length;
      if (found > 0) await this.notices.settleAll(rows.map(({ id }) => toNumber(id)));
    }
  }

  private async raiseNew(cause: Cause, jobIds: readonly number[] | null): Promise<void> {
    const { kind, recordId, jobId, dueOn, holds, begins, details } = cause;
    const from = jobIds === null ? cause.fromFew : cause.from;
    const named = Object.entries(details).map(([name, value]) => sql`, ${value} AS ${raw(name)}`);
    for (let found = STEP; found === STEP;) {
      const rows = await this.database
        .select<Row>(sql`SELECT ${recordId} AS recordId, ${jobId} AS jobId,
        ${dueOn} AS dueOn${join(named.length > 0 ? named : [empty], '')} FROM ${from}
        WHERE ${holds} AND ${begins} ${ofJobs(jobId, jobIds)} AND NOT EXISTS (
          SELECT 1 FROM notices n WHERE n.kind = ${kind} AND n.recordId = ${recordId} AND n.settledAt IS NULL)
        LIMIT ${STEP}`);
      found = rows.length;
      if (found > 0 && !(await this.raise(rows.map((row) => noticeOf(cause, row))))) return;
    }
  }

  /** False if another replica raised one of them first; the next poll finds the rest. */
  private async raise(notices: readonly NewNotice[]): Promise<boolean> {
    try {
      await this.notices.raiseAll(notices);
      return true;
    } catch (error) {
      if (uniqueViolation(error) !== 'notices_open_key') throw error;
      return false;
    }
  }
}

function ofJobs(column: Sql, ids: readonly number[] | null): Sql {
  return ids === null ? empty : sql`AND ${column} IN (${join(padded(ids))})`;
}

function noticeOf({ kind, details }: Cause, row: Row): NewNotice {
  const facts = Object.keys(details).flatMap((name) => {
    const value = toNullable(row[name], toText);
    return value === null ? [] : [[name, value] as const];
  });
  return {
    kind,
    subjectKey: String(toNumber(row['recordId'])),
    jobId: toNullable(row['jobId'], toNumber),
    dueOn: toNullable(row['dueOn'], toText),
    details: Object.fromEntries(facts),
  };
}
