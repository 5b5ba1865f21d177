import { callFor, median } from '../load/callers.mjs';
import { signIn, startApp } from '../measure/pair.mjs';
import { preparePlace } from '../measure/place.mjs';
import { ENGINES, markdown } from '../report/tables.mjs';
import { giveInvoices } from './past.mjs';

/** Most of these jobs are delivered, with a price and a customer. */
const COMPANY = 320_000;
const INVOICES = 300_000;
const CUSTOMERS = 200;
const JOBS_EACH = 10;
const ISSUED = 20;
const LIST_MS = 2_000;
const CITY = { pickupCity: 'Laval', pickupProvince: 'QC', dropoffCity: 'Québec' };
const WORDS = ['motors', 'auto', '2871', '1999', 'inv-4'];

/** @typedef {{ port: number, token: string }} Caller */

/** @param {Caller} caller @param {string} method @param {string} path @param {unknown} [body] */
async function ask({ port, token }, method, path, body) {
  const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, {
    method,
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${path}: ${String(answer.status)} ${await answer.text()}`);
  return answer;
}

/** @param {Caller} caller @param {string} method @param {string} path @param {unknown} [body] @returns {Promise<any>} */
const json = async (caller, method, path, body) => (await ask(caller, method, path, body)).json();

/** @param {() => Promise<unknown>} work */
async function msOf(work) {
  const begun = performance.now();
  await work();
  return performance.now() - begun;
}

/** Creates delivered jobs that wait for their invoice. @param {Caller} caller */
async function makeWork(caller) {
  await json(caller, 'PUT', '/api/company', {
    ...{ legalName: 'Transport Exemple inc.', address: '12 rue des Érables', city: 'Québec' },
    ...{ province: 'QC', gstNumber: '123456782RT0001', qstNumber: '1000000007TQ0001' },
  });
  /** @type {{ id: number, jobIds: number[] }[]} */
  const customers = [];
  for (let nth = 0; nth < CUSTOMERS + ISSUED; nth += 1) {
    const made = { name: `Bench ${String(nth)}`, address: '1 rue Une', city: 'Laval' };
    const { id } = await json(caller, 'POST', '/api/customers', made);
    /** @type {number[]} */
    const jobIds = [];
    for (let job = 0; job < JOBS_EACH; job += 1) {
      const body = {
        ...{ customerId: id, price: 950, ...CITY, dropoffProvince: 'QC', status: 'delivered' },
        vehicleUnitsData: [{ year: 2021, make: 'Kia', model: 'Rio' }],
      };
      const answer = await json(caller, 'POST', '/api/jobs', body);
      await ask(caller, 'PUT', `/api/jobs/${String(answer.id)}`, { status: 'delivered' });
      jobIds.push(answer.id);
    }
    customers.push({ id, jobIds });
  }
  return customers;
}

/** Measures two lists alternately. @param {Caller} caller @param {(turn: number) => string} one @param {(turn: number) => string} other */
async function pair({ port, token }, one, other) {
  const list = (/** @type {(turn: number) => string} */ path) =>
    callFor({
      ...{ port, callers: 1, ms: LIST_MS },
      request: (turn) => ({ method: 'GET', path: path(turn), token }),
    });
  const [first, second] = [await list(one), await list(other)];
  return { ms: first.p50, ratio: first.p50 / second.p50 };
}

/** @param {import('../measure/place.mjs').Engine} engine @param {{ rounds: number, say: (line: string) => void }} plan */
async function measureEngine(engine, { rounds, say }) {
  const place = await preparePlace(engine, COMPANY);
  const invoices = await giveInvoices(place, INVOICES);
  say(`${engine}: ${String(invoices)} invoices`);
  const app = await startApp(place);
  try {
    const caller = { port: app.port, token: await signIn(app.port, 1) };
    const lists = [];
    const searches = [];
    // A different page each turn, so that no cached response is measured.
    const page = (/** @type {string} */ path) => (/** @type {number} */ turn) =>
      `${path}?limit=50&offset=${String((turn * 37) % 2_000)}`;
    // A prime number of places, so that each word is combined with each place.
    const search = (/** @type {string} */ path) => (/** @type {number} */ turn) =>
      `${path}?limit=25&offset=${String(turn % 997)}&q=${WORDS[turn % WORDS.length] ?? ''}`;
    for (let round = 1; round <= rounds; round += 1) {
      lists.push(await pair(caller, page('/api/invoices'), page('/api/jobs/completed')));
      searches.push(await pair(caller, search('/api/invoices'), search('/api/jobs/completed')));
    }
    say(`${engine}: making work`);
    const customers = await makeWork(caller);
    const issuing = [];
    const printing = [];
    for (const { jobIds } of customers.splice(0, ISSUED)) {
      const { id } = await json(caller, 'POST', '/api/invoices', { jobIds });
      const path = `/api/invoices/${String(id)}`;
      printing.push(
        await msOf(async () => (await ask(caller, 'GET', `${path}/pdf`)).arrayBuffer()),
      );
      issuing.push(await msOf(() => json(caller, 'POST', `${path}/issue`, {})));
    }
    say(`${engine}: a run`);
    const run = await msOf(async () => {
      for (const { id: customerId } of customers) {
        const body = { customerId, from: '2000-01-01', to: '2100-01-01' };
        const { id } = await json(caller, 'POST', '/api/invoices/gathered', body);
        await json(caller, 'POST', `/api/invoices/${String(id)}/issue`, {});
      }
    });
    const leaks = await msOf(() => json(caller, 'GET', '/api/money-leaks/totals'));
    return { invoices, lists, searches, issuing, printing, run, leaks };
  } finally {
    await app.stop();
    await place.remove();
  }
}

const ENGINES_MEASURED = /** @type {const} */ (['sqlite', 'mariadb', 'mysql']);

/** @typedef {Awaited<ReturnType<typeof measureEngine>>} Found */

/**
 * Compares lists and searches of many invoices with those of completed jobs, and measures issuing.
 * @param {object} plan
 * @param {number} plan.rounds
 * @param {(line: string) => void} plan.say
 */
export async function measureInvoices(plan) {
  /** @type {Found[]} */
  const found = [];
  for (const engine of ENGINES_MEASURED) found.push(await measureEngine(engine, plan));
  /** @param {string} name @param {(one: Found) => string} of */
  const row = (name, of) => [name, ...found.map(of)];
  const middle = (/** @type {{ ms: number, ratio: number }[]} */ pairs) =>
    `${median(pairs.map(({ ms }) => ms)).toFixed(1)} (${median(pairs.map(({ ratio }) => ratio)).toFixed(2)} ×)`;
  return markdown([
    ['', ...ENGINES_MEASURED.map((engine) => ENGINES[engine])],
    row('Invoices', ({ invoices }) => String(invoices)),
    row('A page of 50, ms, and beside completed jobs (1.15 ×)', ({ lists }) => middle(lists)),
    row('A search, ms, and beside completed jobs (1.15 ×)', ({ searches }) => middle(searches)),
    row('Issuing one of ten jobs, ms (100)', ({ issuing }) => median(issuing).toFixed(0)),
    row('Its PDF, ms (500)', ({ printing }) => median(printing).toFixed(0)),
    row('A run of 2,000 jobs for 200 customers, s (60)', ({ run }) => (run / 1000).toFixed(1)),
    row('Totals of money at risk, ms', ({ leaks }) => leaks.toFixed(0)),
  ]);
}
