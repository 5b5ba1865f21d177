import { CUSTOMER_WORDS, JOB_WORDS, jobSearchQuery, searchQuery } from '../product.mjs';
import { iso, readJobs } from './jobs.mjs';

/** @typedef {import('./stores.mjs').Store} Store */

const OPEN = "j.status IN ('pending', 'assigned', 'picked-up', 'in-transit')";
const NEWEST = 'ORDER BY j.createdAt DESC, j.id DESC';

const PAGE = 25;
/** Several customer names share words. */
const MOST_CUSTOMERS = 1_000;

const COUNTS = `SELECT
  (SELECT COUNT(*) FROM jobs WHERE status = 'pending' AND deletedAt IS NULL) AS pending,
  (SELECT COUNT(*) FROM jobs WHERE status = 'in-transit' AND deletedAt IS NULL) AS inTransit,
  (SELECT COUNT(*) FROM jobs WHERE completedAt >= ? AND status = 'delivered' AND deletedAt IS NULL) AS completedToday,
  (SELECT COUNT(*) FROM drivers d JOIN users u ON u.id = d.userId
    WHERE u.role = 'driver' AND u.isActive = 1 AND u.deletedAt IS NULL AND d.status <> 'off-duty') AS activeDrivers`;

/** @param {Store} store */
export function lists({ read, engine }) {
  const reader = {
    /** @param {{ sql: string, values: readonly unknown[] }} statement */
    select: ({ sql, values }) => read(sql, values),
  };
  return {
    /** @param {number} id */
    job: async (id) =>
      (
        await readJobs(read, 'WHERE j.id = ? AND j.deletedAt IS NULL', [id], { hasReports: true })
      )[0],
    recent: () => readJobs(read, `WHERE j.deletedAt IS NULL ${NEWEST} LIMIT 10`, []),
    active: () => readJobs(read, `WHERE ${OPEN} AND j.deletedAt IS NULL ${NEWEST}`, []),
    completed: () =>
      readJobs(
        read,
        "WHERE j.status = 'delivered' AND j.deletedAt IS NULL ORDER BY j.completedAt DESC, j.id DESC LIMIT 50",
        [],
      ),
    /** @param {number} driverId @param {boolean} isStaff */
    assigned: (driverId, isStaff) =>
      readJobs(
        read,
        `WHERE j.driverId = ? AND j.status = 'assigned' AND j.deletedAt IS NULL
         ORDER BY j.preferredPickupDate IS NULL, j.preferredPickupDate, j.createdAt, j.id`,
        [driverId],
        { isStaff },
      ),
    /** @param {string} q */
    found: async (q) => {
      const words = jobSearchQuery(q) ?? [];
      const { ids } = await JOB_WORDS[engine].newest(reader, words, { limit: PAGE, offset: 0 });
      if (ids.length === 0) return [];
      const places = ids.map(() => '?').join(', ');
      return readJobs(read, `WHERE j.id IN (${places}) AND j.deletedAt IS NULL ${NEWEST}`, [
        ...ids,
      ]);
    },
    stats: async () => {
      const today = new Date();
      today.setHours(0, 0, 0, 0);
      const [row] = await read(COUNTS, [today.toISOString().replace('T', ' ').replace('Z', '')]);
      return row;
    },
    /** @param {string} q */
    customers: async (q) => {
      const typed = searchQuery(q) ?? [];
      const part = { limit: MOST_CUSTOMERS, offset: 0 };
      const { ids } = await CUSTOMER_WORDS[engine].newest(reader, typed, part);
      if (ids.length === 0) return [];
      const rows = await read(
        `SELECT c.id, c.name, c.contactName, c.email, c.phone, c.address, c.city, c.province,
           c.postalCode, c.reportLevel, c.status, c.blacklistReason, c.blacklistedAt, c.createdAt, c.updatedAt, c.version,
           COALESCE(t.jobs, 0) AS totalJobs, COALESCE(t.promised, 0) AS promisedJobs,
           COALESCE(t.onTime, 0) AS onTimeJobs, COALESCE(t.promisedDeliveries, 0) AS promisedDeliveries,
           COALESCE(t.onTimeDeliveries, 0) AS onTimeDeliveries, t.lastJobDate
         FROM customers c LEFT JOIN customer_totals t ON t.customerId = c.id
         WHERE c.id IN (${ids.map(() => '?').join(', ')}) AND c.deletedAt IS NULL AND c.nameKey <> 'tbd'
         ORDER BY CASE WHEN c.nameSort LIKE ? THEN 0 WHEN c.nameSort LIKE ? THEN 1 ELSE 2 END,
           c.nameSort, c.id LIMIT 10`,
        [...ids, `${typed[0]}%`, `% ${typed[0]}%`],
      );
      return rows.map((row) => ({
        ...row,
        createdAt: iso(row.createdAt),
        updatedAt: iso(row.updatedAt),
        lastJobDate: iso(row.lastJobDate),
      }));
    },
  };
}
