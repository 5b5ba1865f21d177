import {
  CUSTOMER_COLUMNS,
  DRIVER_COLUMNS,
  PLAIN_JOB_COLUMNS,
  SIGNATURE_COLUMNS,
  VEHICLE_COLUMNS,
} from './present-job';

const prefixed = (alias: string, prefix: string, columns: readonly string[]) =>
  columns.map((column) => `${alias}.${column} AS ${prefix}${column}`);

const JOB_COLUMNS = [
  ...[
    ...PLAIN_JOB_COLUMNS,
    'priceCents',
    'hasDriverReport',
    'billingComplete',
    'createdAt',
    'updatedAt',
    'completedAt',
    'deliverBy',
    'statusSince',
    'loadedAt',
    'responsibleId',
    'unreadNoteAt',
    'carriedFromId',
    ...SIGNATURE_COLUMNS,
  ].map((column) => `j.${column}`),
  ...prefixed('d', 'driver_', DRIVER_COLUMNS),
  ...prefixed('c', 'customer_', [...CUSTOMER_COLUMNS, 'status']),
].join(', ');

/** Jobs `j` with their driver `d` and customer `c`. */
export function fromJobs(jobs = 'jobs j'): string {
  return `FROM ${jobs} LEFT JOIN drivers d ON d.id = j.driverId LEFT JOIN customers c ON c.id = j.customerId`;
}

export const SELECT_JOBS = `SELECT ${JOB_COLUMNS} ${fromJobs()}`;

const CHECK_COLUMNS = ['checkedVin', 'checkMethod', 'checkedAt', 'checkedByName', 'isLoadedAnyway'];

const UNIT_COLUMNS = [
  'u.id AS unit_id',
  'u.priceCents AS unit_priceCents',
  ...prefixed('u', 'unit_', ['leftReason', 'leftNote', 'leftAt', 'leftByName']),
  ...prefixed('u', 'unit_', CHECK_COLUMNS),
  'k.id AS unit_carriedToId',
  ...prefixed('v', 'vehicle_', VEHICLE_COLUMNS),
].join(', ');

/** The listed job that took over a unit. */
const TAKEN_OVER = 'LEFT JOIN jobs k ON k.id = u.carriedToId AND k.deletedAt IS NULL';

const REPORT_COLUMNS = ['content', 'tappedAt', 'byName'];

const REPORTED = [
  ...prefixed('rp', 'pickup_', REPORT_COLUMNS),
  ...prefixed('rd', 'delivery_', REPORT_COLUMNS),
].join(', ');

const WITH_REPORTS = `LEFT JOIN unit_reports rp ON rp.unitId = u.id AND rp.stage = 'pickup'
  LEFT JOIN unit_reports rd ON rd.unitId = u.id AND rd.stage = 'delivery'`;

export const SELECT_UNITS = `SELECT u.jobId, ${UNIT_COLUMNS}
  FROM job_units u JOIN vehicles v ON v.id = u.vehicleId ${TAKEN_OVER}`;

export const SELECT_UNITS_AND_REPORTS = `SELECT u.jobId, ${UNIT_COLUMNS}, ${REPORTED}
  FROM job_units u JOIN vehicles v ON v.id = u.vehicleId ${TAKEN_OVER} ${WITH_REPORTS}`;

/** A row for each of its units, or one row if it has none. */
export const SELECT_JOB_AND_UNITS = `SELECT ${JOB_COLUMNS}, ${UNIT_COLUMNS}, ${REPORTED} ${fromJobs()}
  LEFT JOIN job_units u ON u.jobId = j.id LEFT JOIN vehicles v ON v.id = u.vehicleId
  ${TAKEN_OVER} ${WITH_REPORTS}`;
