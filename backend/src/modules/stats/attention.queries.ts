import { VIN_LAST } from '@dispatch/domain/limits';
import { jobsSharingVins } from '@dispatch/domain/jobs/shared-vins';
import { awaitsPickup } from '@dispatch/domain/jobs/pickup-day';
import { isOpen, JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable } from '@nestjs/common';
import sql, { raw, type Sql } from 'sql-template-tag';
import { Clock } from '../../config/clock';
import { Settings } from '../../config/settings';
import { Database } from '../../database/database';
import type { Engine } from '../../database/engines/engine';
import { readBy } from '../../database/records/read-by';
import { type Row, toNullable, toNumber, toText } from '../../database/rows';
import type { AttentionAnswer } from './stats.schema';

const named = (statuses: readonly string[]) =>
  raw(`(${statuses.map((status) => `'${status}'`).join(', ')})`);
const OPEN = named(JOB_STATUSES.filter(isOpen));
const AWAITING = named(JOB_STATUSES.filter(awaitsPickup));

const REFUSED = raw(`driver_operations o JOIN jobs j ON j.id = o.jobId AND j.deletedAt IS NULL
  WHERE o.outcome = 'rejected' AND o.dismissedAt IS NULL`);

/** Open jobs are never many and are counted. The others are few and have their own index. */
function countsOn(engine: Engine, today: string, now: Date): Sql {
  const unread = raw(readBy(engine, 'jobs', 'jobs_unread_note'));
  const notes = sql`SELECT COUNT(*) FROM ${unread}
    WHERE unreadNoteAt >= ${new Date(0)} AND deletedAt IS NULL`;
  return sql`SELECT
    COALESCE(SUM(CASE WHEN status IN ${AWAITING} AND preferredPickupDate < ${today} THEN 1 ELSE 0 END), 0) AS late,
    COALESCE(SUM(CASE WHEN status IN ${AWAITING} AND preferredPickupDate = ${today} THEN 1 ELSE 0 END), 0) AS dueToday,
    COALESCE(SUM(CASE WHEN deliverBy < ${now} THEN 1 ELSE 0 END), 0) AS lateDeliveries,
    COALESCE(SUM(CASE WHEN driverId IS NULL THEN 1 ELSE 0 END), 0) AS noDriver,
    (${notes} AND status IN ${OPEN}) AS notesUnderWay,
    (${notes} AND status = 'delivered') AS notesDelivered,
    (SELECT COUNT(DISTINCT o.jobId) FROM ${REFUSED}) AS refusedUpdates,
    (SELECT o.jobId FROM ${REFUSED} ORDER BY o.id LIMIT 1) AS firstRefusedJob
    FROM ${raw(readBy(engine, 'jobs', 'jobs_status'))}
    WHERE status IN ${OPEN} AND deletedAt IS NULL`;
}

/** Vehicles of open jobs, except those left behind, that share the last eight of a VIN with another open job. */
function sharedEnds(engine: Engine): Sql {
  return sql`SELECT jobId, vin, vinLast8 FROM (
    SELECT u.jobId, v.vin, v.vinLast8, MIN(u.jobId) OVER (PARTITION BY v.vinLast8) AS firstJob,
      MAX(u.jobId) OVER (PARTITION BY v.vinLast8) AS lastJob
    FROM ${raw(readBy(engine, 'jobs j', 'jobs_status'))}
    JOIN job_units u ON u.jobId = j.id JOIN vehicles v ON v.id = u.vehicleId
    WHERE j.status IN ${OPEN} AND j.deletedAt IS NULL AND u.leftReason IS NULL
      AND LENGTH(v.vinLast8) = ${VIN_LAST}
  ) ends WHERE firstJob <> lastJob`;
}

/** Counts the items at the top of the dashboard. */
@Injectable()
export class AttentionQueries {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async current(): Promise<AttentionAnswer> {
    const now = this.clock.now();
    const today = dayOf(now, this.settings.company.timeZone);
    const { engine } = this.database;
    const [[counts], ends] = await Promise.all([
      this.database.select<Row>(countsOn(engine, today, now)),
      this.database.select<Row>(sharedEnds(engine)),
    ]);
    const count = (name: keyof AttentionAnswer) => toNumber(counts?.[name]);
    return {
      late: count('late'),
      dueToday: count('dueToday'),
      lateDeliveries: count('lateDeliveries'),
      noDriver: count('noDriver'),
      conflictingVins: jobsSharingVins(ends.map(vinOf)).size,
      notesUnderWay: count('notesUnderWay'),
      notesDelivered: count('notesDelivered'),
      refusedUpdates: count('refusedUpdates'),
      firstRefusedJob: toNullable(counts?.['firstRefusedJob'], toNumber),
    };
  }
}

function vinOf({ jobId, vin, vinLast8 }: Row) {
  return {
    jobId: toNumber(jobId),
    vin: toNullable(vin, toText),
    vinLast8: toNullable(vinLast8, toText),
  };
}
