import { jobSearchText } from '@dispatch/domain/search-words';
import { Activity } from '../database/entities/activity';
import { Job } from '../database/entities/job';
import { JobUnit } from '../database/entities/job-unit';
import { Vehicle } from '../database/entities/vehicle';
import { saveWords } from '../database/search-index';
import type { Tx } from '../database/transaction';
import { vehicleWords } from '../modules/vehicles/vehicle.repository';
import {
  type ActivityRow,
  activityRow,
  type JobRow,
  jobRow,
  type Person,
  type UnitRow,
  type VehicleRow,
  vehicleRow,
} from './job-rows';
import { historyOf } from './plan-history';
import { itemAt, type PlannedJob } from './plan-jobs';
import { SAMPLE_CUSTOMERS } from './sample-customers';

/** Who there is, the drivers and customers in the order of the samples. */
export interface People {
  readonly admin: Person;
  readonly drivers: readonly (Person & { readonly driverId: number })[];
  readonly customerIds: readonly number[];
}

/** Few enough values for one statement on both engines. */
const ROWS_AT_ONCE = 200;
/** Younger jobs have their whole history in the activity log. */
const HISTORY_MS = 45 * 86_400_000;

interface StoredJob {
  readonly row: JobRow;
  readonly vehicles: readonly VehicleRow[];
  readonly units: readonly UnitRow[];
  readonly activity: readonly ActivityRow[];
  readonly words: string;
}

/** Writes the jobs in bulk, with their vehicles, their search words and the history of the latest. */
export async function storeJobs(
  tx: Tx,
  jobs: readonly PlannedJob[],
  people: People,
  now: Date,
): Promise<void> {
  let lastVehicleId = (await tx.manager.maximum(Vehicle, 'id')) ?? 0;
  const stored = jobs.map((job, index) => {
    const made = prepared(index + 1, lastVehicleId + 1, job, people, now);
    lastVehicleId += made.vehicles.length;
    return made;
  });
  const vehicles = stored.flatMap((job) => job.vehicles);
  const activity = stored.flatMap((job) => job.activity);
  activity.sort((one, other) => one.at.getTime() - other.at.getTime());
  for (const rows of chunks(vehicles)) await tx.manager.insert(Vehicle, rows);
  for (const rows of chunks(stored.map((job) => job.row))) await tx.manager.insert(Job, rows);
  for (const rows of chunks(stored.flatMap((job) => job.units)))
    await tx.manager.insert(JobUnit, rows);
  for (const rows of chunks(activity)) await tx.manager.insert(Activity, rows);
  for (const row of vehicles) await saveWords(tx, 'vehicle_search', row.id, vehicleWords(row));
  for (const { row, words } of stored) await saveWords(tx, 'job_search', row.id, words);
}

function prepared(
  id: number,
  firstVehicleId: number,
  job: PlannedJob,
  { admin, drivers, customerIds }: People,
  now: Date,
): StoredJob {
  const driver = job.driver === null ? null : itemAt(drivers, job.driver);
  const driverId = driver?.driverId ?? null;
  const history = historyOf(job, driverId, now);
  const customerId = itemAt(customerIds, job.customer);
  const row = jobRow(id, job, { driverId, customerId }, history);
  const vehicles = job.units.map((unit, index) =>
    vehicleRow(firstVehicleId + index, unit, job.createdAt),
  );
  const isLate = now.getTime() - job.createdAt.getTime() <= HISTORY_MS;
  return {
    row,
    vehicles,
    units: job.units.map(({ priceCents }, index) => ({
      jobId: id,
      vehicleId: firstVehicleId + index,
      position: index + 1,
      priceCents,
    })),
    activity: (isLate ? history : []).map((step, index) =>
      activityRow(row, step, index + 1, step.by === 'driver' && driver !== null ? driver : admin),
    ),
    words: jobSearchText({
      ...row,
      customerName: itemAt(SAMPLE_CUSTOMERS, job.customer).name,
      driverName: driver?.name,
      vehicles,
    }),
  };
}

function chunks<T>(rows: readonly T[]): T[][] {
  const parts: T[][] = [];
  for (let start = 0; start < rows.length; start += ROWS_AT_ONCE)
    parts.push(rows.slice(start, start + ROWS_AT_ONCE));
  return parts;
}
