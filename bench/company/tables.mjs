/**
 * The tables of a company and the columns of the plan's rows, in this order. Instants are `YYYY-MM-DD HH:MM:SS.mmm`
 * in UTC, which both engines accept.
 */
const LOCATION = ['Address', 'City', 'Province', 'PostalCode', 'ContactName', 'ContactPhone'];
const STAMPS = ['version', 'createdAt', 'updatedAt'];

export const COLUMNS = {
  users: [
    'id',
    'name',
    'nameSort',
    'email',
    'emailKey',
    'passwordHash',
    'role',
    'isActive',
    ...STAMPS,
  ],
  drivers: ['id', 'userId', 'name', 'nameSort', 'phone', 'status', ...STAMPS],
  customers: [
    ...['id', 'name', 'nameKey', 'nameSort', 'contactName', 'email', 'phone', 'address', 'city'],
    ...['province', 'postalCode', 'status', ...STAMPS],
  ],
  vehicles: ['id', 'year', 'make', 'makeSort', 'model', 'vinLast8', 'vin', 'poNumber', ...STAMPS],
  jobs: [
    ...['id', 'status', 'driverId', 'customerId', 'vehicleCount', 'priceCents', 'poNumber'],
    ...['preferredPickupDate', 'specialInstructions', 'completionNotes'],
    ...['hasDriverReport', 'billingComplete'],
    ...LOCATION.map((part) => `pickup${part}`),
    ...LOCATION.map((part) => `dropoff${part}`),
    ...['pickupSort', 'dropoffSort', 'completedAt', ...STAMPS],
  ],
  job_units: ['id', 'jobId', 'vehicleId', 'position', 'priceCents'],
  activity: [
    'id',
    'at',
    'actorId',
    'actorName',
    'action',
    'resource',
    'resourceId',
    'resourceVersion',
  ],
  customer_search: ['id', 'words'],
  vehicle_search: ['id', 'words'],
  job_search: ['id', 'words'],
};

/** @typedef {keyof typeof COLUMNS} Table */
/** @typedef {string | number | null} Value */
/** @typedef {Partial<Record<Table, Value[][]>>} Rows */

/** Puts the delivered jobs into the reports, so that the server adds none during a measurement. */
export const REPORTED =
  "UPDATE jobs SET deliveredOn = SUBSTR(completedAt, 1, 10) WHERE status = 'delivered' AND completedAt IS NOT NULL";

export const TABLES = /** @type {Table[]} */ (Object.keys(COLUMNS));
export const SEARCH_TABLES = /** @type {const} */ ([
  'customer_search',
  'vehicle_search',
  'job_search',
]);
