import { jobSearchQuery, matchClause, searchQuery, segmentOf, wordsClause } from '../product.mjs';
import { iso, readJobs } from './jobs.mjs';

/** @typedef {import('./stores.mjs').Store} Store */

const OPEN = "j.status IN ('pending', 'assigned', 'picked-up', 'in-transit')";
const NEWEST = 'ORDER BY j.createdAt DESC, j.id DESC';

const PAGE = 25;
/** Newest jobs whose own words are looked at before the index of words is asked. */
const LOOKED_THROUGH = 2_000;

const COUNTS = `SELECT
  (SELECT COUNT(*) FROM jobs WHERE status = 'pending' AND deletedAt IS NULL) AS pending,
  (SELECT COUNT(*) FROM jobs WHERE status = 'in-transit' AND deletedAt IS NULL) AS inTransit,
  (SELECT COUNT(*) FROM jobs WHERE completedAt >= ? AND status = 'delivered' AND deletedAt IS NULL) AS completedToday,
  (SELECT COUNT(*) FROM drivers d JOIN users u ON u.id = d.userId
    WHERE u.role = 'driver' AND u.isActive = 1 AND u.deletedAt IS NULL AND d.status <> 'off-duty') AS activeDrivers`;

/** Segments of the index: two, then eight times as many each time, the last time all. @param {number} newest */
function everMore(newest) {
  const counts = [];
  for (let count = 2; count <= newest; count *= 8) counts.push(count);
  return [...counts, newest + 1].map((count) =>
    Array.from({ length: count }, (_, older) => newest - older),
  );
}

/** @param {Store} store */
export function lists({ read, engine }) {
  /** @param {string[]} words @param {number} newest */
  const amongNewest = async (words, newest) => {
    const has = wordsClause(engine, 'job_search', words);
    const [key, above] = engine === 'sqlite' ? ['rowid', 'CAST(? AS INTEGER)'] : ['id', '?'];
    const rows = await read(
      `SELECT ${key} AS id FROM job_search WHERE ${key} > ${above}${has.sql} ORDER BY ${key} DESC LIMIT ${PAGE}`,
      [newest - LOOKED_THROUGH, ...has.params],
    );
    return rows.map(({ id }) => id);
  };
  return {
    /** @param {number} id */
    job: async (id) => (await readJobs(read, 'WHERE j.id = ? AND j.deletedAt IS NULL', [id]))[0],
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
        isStaff,
      ),
    /** @param {string} q */
    found: async (q) => {
      const words = jobSearchQuery(q) ?? [];
      const [{ last }] = await read('SELECT MAX(id) AS last FROM jobs', []);
      const newest = await amongNewest(words, last);
      if (newest.length === PAGE)
        return readJobs(
          read,
          `WHERE j.id IN (${newest.map(() => '?').join(', ')}) AND j.deletedAt IS NULL ${NEWEST}`,
          newest,
        );
      /** @type {any[]} */
      let found = [];
      for (const segments of everMore(segmentOf('job_search', last))) {
        const match =
          engine === 'sqlite'
            ? matchClause(engine, 'job_search', words)
            : matchClause(engine, 'job_search', words, segments);
        found = await readJobs(
          read,
          `WHERE j.id IN (${match.sql}) AND j.deletedAt IS NULL ${NEWEST} LIMIT ${PAGE}`,
          match.params,
        );
        if (found.length === PAGE || engine === 'sqlite') break;
      }
      return found;
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
      const match = matchClause(engine, 'customer_search', typed);
      const rows = await read(
        `SELECT c.id, c.name, c.contactName, c.email, c.phone, c.address, c.city, c.province,
           c.postalCode, c.status, c.createdAt, c.updatedAt, c.version,
           (SELECT COUNT(*) FROM jobs j WHERE j.customerId = c.id AND j.deletedAt IS NULL) AS totalJobs,
           (SELECT MAX(j.createdAt) FROM jobs j WHERE j.customerId = c.id AND j.deletedAt IS NULL) AS lastJobDate
         FROM customers c WHERE c.id IN (${match.sql}) AND c.deletedAt IS NULL AND c.nameKey <> 'tbd'
         ORDER BY CASE WHEN c.nameSort LIKE ? THEN 0 WHEN c.nameSort LIKE ? THEN 1 ELSE 2 END,
           c.nameSort, c.id LIMIT 10`,
        [...match.params, `${typed[0]}%`, `% ${typed[0]}%`],
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
