import { Activity } from '../../database/schema/entities/activity';
import { JobCancellation } from '../../database/schema/entities/jobs/job-cancellation';
import { Job } from '../../database/schema/entities/jobs/job';
import { JobUnit } from '../../database/schema/entities/jobs/job-unit';
import { Vehicle } from '../../database/schema/entities/vehicle';
import { countAnew } from '../../totals/kept-totals';
import type { Tx } from '../../database/transactions/transaction';
import { activityRow, jobRow, type Person } from '../job-rows';
import { type NumberedJob, vehiclesOf } from '../number-jobs';
import { historyOf } from '../plan-history';
import { pickedUpAt, type PlannedCheck } from '../plan-checks';
import { itemAt, type JobSetting } from '../plan-jobs';
import { wordsOf } from '../sample-words';

/** The sample people; drivers and customers in the order of the samples. */
export interface People {
  readonly admin: Person;
  readonly drivers: readonly (Person & { readonly driverId: number })[];
  readonly customerIds: readonly number[];
}

type Calendar = Pick<JobSetting, 'now' | 'timeZone'>;

/** Few enough values for one statement on both engines. */
const ROWS_AT_ONCE = 200;
/** Newer jobs have their full history in the activity log. */
const HISTORY_MS = 45 * 86_400_000;

/** Stores the jobs in bulk with their vehicles, and the history of recent ones. Their search words exist already. */
export async function storeJobs(
  tx: Tx,
  jobs: readonly NumberedJob[],
  people: People,
  { now, timeZone }: Calendar,
): Promise<void> {
  const rows = jobs.map((job) => rowsOf(job, people, { now, timeZone }));
  const units = jobs.flatMap(({ id, job, vehicles, carriedToId }, at) =>
    job.units.map(({ priceCents, leftReason, check }, index) => ({
      jobId: id,
      vehicleId: itemAt(vehicles, index).id,
      position: index + 1,
      priceCents,
      leftReason,
      ...(leftReason === null ? null : { ...itemAt(rows, at).left, carriedToId }),
      ...(check === null ? null : checkRow(check, itemAt(rows, at).checked)),
    })),
  );
  const activity = rows.flatMap((row) => row.activity);
  activity.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const part of chunks(vehiclesOf(jobs))) await tx.manager.insert(Vehicle, part);
  for (const part of chunks(rows.map(({ job }) => job))) await tx.manager.insert(Job, part);
  for (const part of chunks(units)) await tx.manager.insert(JobUnit, part);
  for (const part of chunks(jobs.flatMap((job) => cancellationRow(job, people))))
    await tx.manager.insert(JobCancellation, part);
  for (const part of chunks(activity)) await tx.manager.insert(Activity, part);
  await countAnew((sql) => tx.manager.query(sql));
}

function rowsOf(
  { id, job, carriedFromId, carriedToId }: NumberedJob,
  { admin, drivers, customerIds }: People,
  { now, timeZone }: Calendar,
) {
  const driver = job.driver === null ? null : itemAt(drivers, job.driver);
  const driverId = driver?.driverId ?? null;
  const history = historyOf(job, { driverId, carriedFromId, carriedToId }, now);
  const ids = { driverId, carriedFromId, customerId: itemAt(customerIds, job.customer) };
  const row = jobRow(id, job, ids, history, timeZone);
  const isLate = now.getTime() - job.createdAt.getTime() <= HISTORY_MS;
  const activity = (isLate ? history : []).map((step, index) =>
    activityRow(row, step, index + 1, step.by === 'driver' && driver !== null ? driver : admin),
  );
  const leaving = history.find(({ action }) => action === 'job.unit-left');
  const leaver = driver ?? admin;
  const left = { leftAt: leaving?.at, leftById: leaver.userId, leftByName: leaver.name };
  const checked = { checkedAt: pickedUpAt(job, now), checkedByName: leaver.name };
  return { job: row, activity, left, checked };
}

function checkRow(
  { vin, method, isLoadedAnyway }: PlannedCheck,
  checked: Pick<JobUnit, 'checkedAt' | 'checkedByName'>,
) {
  const isAnyway = isLoadedAnyway || null;
  return { ...checked, checkedVin: vin, checkMethod: method, isLoadedAnyway: isAnyway };
}

function cancellationRow(numbered: NumberedJob, { admin }: People) {
  const { cancellation } = numbered.job;
  if (cancellation === null) return [];
  const { at, ...why } = cancellation;
  const by = { cancelledAt: at, cancelledById: admin.userId, cancelledByName: admin.name };
  return [{ jobId: numbered.id, ...why, ...by, words: wordsOf(numbered) }];
}

export function chunks<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    parts.push(rows.slice(start, start + ROWS_AT_ONCE));
  return parts;
}
