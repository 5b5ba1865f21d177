/**
 * A deterministic company of any size: one customer per two hundred jobs, a hundred drivers, one to nine vehicles per
 * job. The newest 1.5 % of the jobs are active, at most 1,500, because a longer past does not add trucks.
 */
import { sortKey } from '../product.mjs';
import { SeededRandom } from './random.mjs';
import { CITIES, FIRST_NAMES, LAST_NAMES, NAMES_OF_FIRMS, STREETS, TRADES } from './samples.mjs';

export const DRIVERS = 100;
export const CUSTOMER_EVERY = 200;
const ACTIVE_SHARE = 0.015;
const MOST_ACTIVE = 1_500;
const THREE_YEARS_MS = 3 * 365 * 86_400_000;
const END = Date.UTC(2026, 0, 1);

/** @param {number} jobs @param {number} [active] number of active jobs, if not the default share */
export function shapeOf(jobs, active = Math.min(MOST_ACTIVE, Math.round(jobs * ACTIVE_SHARE))) {
  return {
    jobs,
    customers: Math.max(1, Math.ceil(jobs / CUSTOMER_EVERY)),
    active,
    /** @param {number} id */
    createdAt: (id) => END - THREE_YEARS_MS + Math.round((THREE_YEARS_MS * id) / (jobs + 1)),
  };
}

/** @typedef {ReturnType<typeof shapeOf>} Shape */

/** @param {number} ms */
export function instant(ms) {
  return new Date(ms).toISOString().replace('T', ' ').replace('Z', '');
}

const BEGUN = instant(END - THREE_YEARS_MS);

/** @param {number} id */
export function driverName(id) {
  const first = FIRST_NAMES[(id - 1) % FIRST_NAMES.length];
  return `${first} ${LAST_NAMES[Math.floor((id - 1) / FIRST_NAMES.length) % LAST_NAMES.length]}`;
}

/** @param {number} id */
export function customerName(id) {
  const firm = NAMES_OF_FIRMS[id % NAMES_OF_FIRMS.length];
  const trade = TRADES[Math.floor(id / NAMES_OF_FIRMS.length) % TRADES.length];
  return `${firm} ${trade} ${String(id)}`;
}

/** @param {SeededRandom} random */
export function place(random) {
  const [city, province, area] = random.pick(CITIES);
  return {
    address: `${String(random.between(100, 9999))} ${random.pick(STREETS)}`,
    city,
    province,
    postalCode: `${area} ${String(random.between(1, 9))}${random.pick([...'ABCEGHJ'])}${String(random.between(1, 9))}`,
  };
}

/** @param {SeededRandom} random */
export function telephone(random) {
  return `416-555-01${String(random.between(0, 99)).padStart(2, '0')}`;
}

/** User 1 is the admin, the others are drivers: driver n is user n + 1. @param {string} passwordHash */
export function people(passwordHash) {
  const random = new SeededRandom(1);
  /** @param {number} id @param {string} name @param {string} role */
  const user = (id, name, role) => {
    const email = `person${String(id)}@example.com`;
    return [id, name, sortKey(name), email, email, passwordHash, role, 1, 1, BEGUN, BEGUN];
  };
  const drivers = Array.from({ length: DRIVERS }, (_, index) => index + 1);
  return {
    users: [
      user(1, 'Ada Admin', 'admin'),
      ...drivers.map((id) => user(id + 1, driverName(id), 'driver')),
    ],
    drivers: drivers.map((id) => {
      const name = driverName(id);
      return [id, id + 1, name, sortKey(name), telephone(random), 'available', 1, BEGUN, BEGUN];
    }),
  };
}

/** @param {number} id */
export function customer(id) {
  const random = new SeededRandom(1_000_000 + id);
  const at = place(random);
  return {
    name: customerName(id),
    contactName: `${random.pick(FIRST_NAMES)} ${random.pick(LAST_NAMES)}`,
    email: `office${String(id)}@example.com`,
    phone: telephone(random),
    ...at,
  };
}

/** @param {number} id @param {ReturnType<typeof customer>} facts */
export function customerRow(id, facts) {
  const { name, contactName, email, phone, address, city, province, postalCode } = facts;
  return [
    ...[id, name, name.toLowerCase(), sortKey(name), contactName, email, phone, address, city],
    ...[province, postalCode, 'active', 1, BEGUN, BEGUN],
  ];
}
