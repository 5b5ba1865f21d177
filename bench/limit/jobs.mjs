import { jobReference } from '../product.mjs';

const LOCATION = [
  ...[
    'Address',
    'City',
    'Province',
    'PostalCode',
    'ContactName',
    'ContactPhone',
    'SiteContactName',
  ],
];
const PLACES = ['pickup', 'dropoff'].flatMap((side) => LOCATION.map((part) => side + part));

const STOP_TIMES = ['pickupFrom', 'pickupUntil', 'dropoffFrom', 'dropoffUntil'];

const SIGNED = ['pickup', 'delivery'].flatMap((stage) => [
  `${stage}Outcome`,
  `${stage}SignedBy`,
  `${stage}SignedAt`,
]);

const SELECT = `SELECT j.id, j.status, j.version, j.completionNotes, j.specialInstructions, j.poNumber,
  j.vehicleCount, j.driverId, j.customerId, j.preferredPickupDate, j.preferredDeliveryDate,
  ${STOP_TIMES.map((column) => `j.${column}`).join(', ')},
  j.deliverBy, j.statusSince, j.loadedAt, j.responsibleId,
  ${PLACES.map((column) => `j.${column}`).join(', ')},
  j.priceCents, j.hasDriverReport, j.billingComplete, j.createdAt, j.updatedAt, j.completedAt,
  j.unreadNoteAt, j.carriedFromId,
  ${SIGNED.map((column) => `j.${column}`).join(', ')},
  d.name AS dName, d.phone AS dPhone, c.name AS cName, c.email AS cEmail, c.phone AS cPhone,
  c.address AS cAddress, c.city AS cCity, c.province AS cProvince, c.postalCode AS cPostalCode,
  c.reportLevel AS cReportLevel, c.status AS cStatus
  FROM jobs j LEFT JOIN drivers d ON d.id = j.driverId LEFT JOIN customers c ON c.id = j.customerId`;

const UNITS = `SELECT u.id AS unitId, u.jobId, u.priceCents,
  u.leftReason, u.leftNote, u.leftAt, u.leftByName, k.id AS carriedToId,
  u.checkedVin, u.checkMethod, u.checkedAt, u.checkedByName, u.isLoadedAnyway,
  v.id, v.year, v.make, v.model, v.vinLast8, v.vin, v.poNumber
  FROM job_units u JOIN vehicles v ON v.id = u.vehicleId
  LEFT JOIN jobs k ON k.id = u.carriedToId AND k.deletedAt IS NULL`;

const MOST_IDS = 2_048;

/** @typedef {import('./session.mjs').Read} Read */

/**
 * Jobs with their people and vehicles.
 * @param {Read} read
 * @param {string} rest
 * @param {unknown[]} values
 * @param {object} [sight]
 * @param {boolean} [sight.isStaff] others see no prices, no billing, no unread notes, no links between jobs and no customer's status
 * @param {boolean} [sight.hasReports] lists of the office leave reports out
 */
export async function readJobs(read, rest, values, { isStaff = true, hasReports = !isStaff } = {}) {
  const rows = await read(`${SELECT} ${rest}`, values);
  const units = await unitsOf(read, rows, isStaff);
  if (hasReports) await addReports(read, [...units.values()].flat());
  return rows.map((row) => shaped(row, units.get(row.id) ?? [], isStaff));
}

/** @param {Read} read @param {any[]} jobs @param {boolean} isStaff */
async function unitsOf(read, jobs, isStaff) {
  /** @type {Map<number, any[]>} */
  const units = new Map(jobs.map(({ id }) => [id, []]));
  for (let start = 0; start < jobs.length; start += MOST_IDS) {
    const ids = jobs.slice(start, start + MOST_IDS).map(({ id }) => id);
    // A power of two limits the number of different prepared statements.
    const places = 2 ** Math.ceil(Math.log2(ids.length));
    const padded = [...ids, ...Array(places - ids.length).fill(ids[0])];
    const list = padded.map(() => '?').join(', ');
    const rows = await read(
      `${UNITS} WHERE u.jobId IN (${list}) ORDER BY u.jobId, u.position`,
      padded,
    );
    for (const row of rows) units.get(row.jobId)?.push(unit(row, isStaff));
  }
  return units;
}

/** @param {Read} read @param {any[]} units */
async function addReports(read, units) {
  for (const unit of units) unit.reports = [];
  if (units.length === 0) return;
  const rows = await read(
    `SELECT unitId, stage, content, tappedAt, byName FROM unit_reports
     WHERE unitId IN (${units.map(() => '?').join(', ')}) ORDER BY stage DESC`,
    units.map(({ id }) => id),
  );
  for (const { unitId, stage, content, tappedAt, byName } of rows)
    units
      .find(({ id }) => id === unitId)
      ?.reports.push({ stage, ...JSON.parse(content), at: iso(tappedAt), by: byName });
}

/** @param {any} row @param {boolean} isStaff */
function unit(row, isStaff) {
  const { unitId, priceCents, id, year, make, model, vinLast8, vin, poNumber } = row;
  return {
    id: unitId,
    price: isStaff ? dollars(priceCents) : undefined,
    vehicle: { id, year, make, model, vinLast8, vin, poNumber },
    leftBehind: row.leftReason === null ? null : mark(row, isStaff),
    vinCheck: row.checkMethod === null ? null : check(row),
  };
}

/** @param {any} row @param {boolean} isStaff */
function mark({ leftReason, leftNote, leftAt, leftByName, carriedToId }, isStaff) {
  return {
    reason: leftReason,
    note: leftNote,
    at: iso(leftAt),
    by: leftByName,
    carriedToId: isStaff ? carriedToId : undefined,
  };
}

/** @param {any} row */
function check({ checkedVin, checkMethod, checkedAt, checkedByName, isLoadedAnyway }) {
  return {
    vin: checkedVin,
    method: checkMethod,
    at: iso(checkedAt),
    by: checkedByName,
    isLoadedAnyway: Boolean(isLoadedAnyway),
  };
}

/** @param {number | null} cents */
function dollars(cents) {
  return cents === null ? null : cents / 100;
}

/** @param {unknown} value */
export function iso(value) {
  if (value === null) return null;
  return value instanceof Date ? value.toISOString() : `${String(value).replace(' ', 'T')}Z`;
}

/** @param {any} row @param {ReturnType<typeof unit>[]} jobVehicles @param {boolean} isStaff */
function shaped(row, jobVehicles, isStaff) {
  return {
    id: row.id,
    status: row.status,
    version: row.version,
    completionNotes: row.completionNotes,
    specialInstructions: row.specialInstructions,
    poNumber: row.poNumber,
    vehicleCount: row.vehicleCount,
    driverId: row.driverId,
    customerId: row.customerId,
    preferredPickupDate: row.preferredPickupDate,
    preferredDeliveryDate: row.preferredDeliveryDate,
    pickupFrom: row.pickupFrom,
    pickupUntil: row.pickupUntil,
    dropoffFrom: row.dropoffFrom,
    dropoffUntil: row.dropoffUntil,
    deliverBy: iso(row.deliverBy),
    statusSince: iso(row.statusSince),
    loadedAt: iso(row.loadedAt),
    pickupAddress: row.pickupAddress,
    pickupCity: row.pickupCity,
    pickupProvince: row.pickupProvince,
    pickupPostalCode: row.pickupPostalCode,
    pickupContactName: row.pickupContactName,
    pickupContactPhone: row.pickupContactPhone,
    pickupSiteContactName: row.pickupSiteContactName,
    dropoffAddress: row.dropoffAddress,
    dropoffCity: row.dropoffCity,
    dropoffProvince: row.dropoffProvince,
    dropoffPostalCode: row.dropoffPostalCode,
    dropoffContactName: row.dropoffContactName,
    dropoffContactPhone: row.dropoffContactPhone,
    dropoffSiteContactName: row.dropoffSiteContactName,
    jobId: jobReference(row.id),
    createdAt: iso(row.createdAt),
    updatedAt: iso(row.updatedAt),
    completedAt: iso(row.completedAt),
    price: isStaff ? dollars(row.priceCents) : undefined,
    hasDriverReport: isStaff ? row.hasDriverReport === 1 : undefined,
    billingComplete: isStaff ? row.billingComplete === 1 : undefined,
    unreadNoteAt: isStaff ? iso(row.unreadNoteAt) : undefined,
    responsibleId: isStaff ? row.responsibleId : undefined,
    carriedFromId: isStaff ? row.carriedFromId : undefined,
    driver: row.driverId === null ? null : { id: row.driverId, name: row.dName, phone: row.dPhone },
    customer: row.customerId === null ? null : customer(row, isStaff),
    pickupSignature: signature(row, 'pickup'),
    deliverySignature: signature(row, 'delivery'),
    jobVehicles,
    vehicle: jobVehicles[0]?.vehicle ?? null,
  };
}

/** @param {any} row @param {'pickup' | 'delivery'} stage */
function signature(row, stage) {
  const outcome = row[`${stage}Outcome`];
  if (outcome === null) return null;
  return { outcome, name: row[`${stage}SignedBy`], at: iso(row[`${stage}SignedAt`]) };
}

/** @param {any} row @param {boolean} isStaff */
function customer(row, isStaff) {
  return {
    id: row.customerId,
    name: row.cName,
    email: row.cEmail,
    phone: row.cPhone,
    address: row.cAddress,
    city: row.cCity,
    province: row.cProvince,
    postalCode: row.cPostalCode,
    reportLevel: row.cReportLevel,
    status: isStaff ? row.cStatus : undefined,
  };
}
