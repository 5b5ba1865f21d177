import { MODELS } from '../company/samples.mjs';
import { FREQUENT, MIDDLING, wordsOf } from './words.mjs';

/**
 * @typedef {object} Request
 * @property {'GET' | 'POST' | 'PUT'} method
 * @property {string} path
 * @property {string} token
 * @property {unknown} [body]
 *
 * @typedef {object} Measured
 * @property {string} name as the table shows it
 * @property {number | null} most allowed ratio to the limit; null if only the time counts
 * @property {(turn: number) => Request} request
 * @property {(turn: number) => Request} [before]
 * @property {boolean} [isWrite]
 * @property {boolean} [alone] measured with one caller only
 * @property {boolean} [makesJobs] deleted afterwards, so that the company stays the same
 */

const CITIES = ['halifax', 'montreal', 'red deer', 'kelowna', 'laval'];
const FEW = ['po 100', 'JOB-0000', '1FTFW1E51'];

/**
 * All requests that are compared with the limit.
 * @param {object} facts
 * @param {number} facts.jobs
 * @param {string} facts.admin token
 * @param {string} facts.driver token of driver 1
 * @param {number[]} facts.pending ids of jobs that wait for a driver
 * @returns {Measured[]}
 */
export function measuredRequests({ jobs, admin, driver, pending }) {
  const get = (/** @type {string} */ path, token = admin) =>
    /** @type {Request} */ ({ method: 'GET', path, token });
  let changes = 0;
  /** Alternates the status across all callers, so that each request changes it. @type {() => Request} */
  const changeStatus = () => {
    const change = changes++;
    const id = pending[change % pending.length];
    const status = Math.floor(change / pending.length) % 2 ? 'pending' : 'picked-up';
    return { method: 'PUT', path: `/api/jobs/${String(id)}`, token: admin, body: { status } };
  };
  /** @type {(words: string[]) => (turn: number) => Request} */
  const search = (words) => (turn) =>
    get(`/api/jobs?q=${encodeURIComponent(words[turn % words.length])}&limit=25`);
  const spread = (/** @type {number} */ turn) => 1 + ((turn * 7_919) % jobs);
  return [
    { name: 'One job', most: 1.5, request: (turn) => get(`/api/jobs/${String(spread(turn))}`) },
    {
      name: "A driver's assigned jobs",
      most: 1.5,
      request: () => get('/api/jobs/driver/1/assigned', driver),
    },
    {
      name: 'Customer type-ahead',
      most: 1.5,
      request: () => get('/api/customers/search?q=motors%2017'),
    },
    {
      name: 'Completed jobs, a page of 50',
      most: 1.5,
      request: () => get('/api/jobs/completed?limit=50'),
    },
    { name: 'Dashboard: statistics', most: 1.3, request: () => get('/api/stats') },
    { name: 'Dashboard: 10 recent jobs', most: 1.3, request: () => get('/api/jobs?limit=10') },
    ...[
      {
        name: 'Completed jobs, a page of 50, after a change',
        path: '/api/jobs/completed?limit=50',
      },
      { name: 'Dashboard: statistics, after a change', path: '/api/stats' },
      { name: 'Dashboard: 10 recent jobs, after a change', path: '/api/jobs?limit=10' },
    ].map(({ name, path }) => ({
      ...{ name, most: null, alone: true },
      request: () => get(path),
      before: changeStatus,
    })),
    { name: 'All active jobs, unchanged', most: 1.3, request: () => get('/api/jobs/active') },
    {
      name: 'All active jobs, after a change',
      most: 1.3,
      request: () => get('/api/jobs/active'),
      before: changeStatus,
      alone: true,
    },
    { name: 'Search by a city', most: null, request: search(CITIES) },
    { name: 'Search by a number', most: null, request: search(FEW) },
    ...[
      { name: 'Search by a frequent word, after a change', words: FREQUENT },
      { name: 'Search by a middling word, after a change', words: MIDDLING },
      { name: 'Search by a word of hundreds, after a change', words: wordsOf('hundreds', jobs) },
      { name: 'Search by a word of sixty, after a change', words: wordsOf('sixty', jobs) },
      { name: 'Search by a rare word, after a change', words: wordsOf('few', jobs) },
    ].map(({ name, words }) => ({
      ...{ name, most: null, alone: true },
      request: search(words),
      before: changeStatus,
    })),
    {
      name: 'Create a job',
      most: 1.5,
      isWrite: true,
      makesJobs: true,
      request: (turn) => ({ method: 'POST', path: '/api/jobs', token: admin, body: newJob(turn) }),
    },
    { name: 'Change a status', most: 1.5, isWrite: true, request: changeStatus },
  ];
}

/** A change that always modifies the record. @param {string} token @param {number} turn @returns {Request} */
export function noteOnJob(token, turn) {
  const body = { specialInstructions: `Note ${String(turn)} of ${String(Date.now())}` };
  return { method: 'PUT', path: '/api/jobs/1', token, body };
}

/** With a vehicle similar to the company's vehicles. @param {number} turn */
function newJob(turn) {
  const [make, model] = MODELS[turn % MODELS.length] ?? [];
  const vin = `KFA${String(turn % 100_000).padStart(5, '0')}`;
  return {
    customerId: 1,
    pickupAddress: `${String(turn)} Industrial Road`,
    pickupCity: 'Laval',
    dropoffAddress: '12 Railway Avenue',
    dropoffCity: 'Halifax',
    price: 950,
    vehicleUnitsData: [{ year: 2017 + (turn % 9), make, model, vinLast8: vin }],
  };
}
