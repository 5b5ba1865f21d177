/**
 * The product's main workflow over HTTP: a job is created, assigned, driven with a photo, delivered, and billed as a
 * PDF.
 */
import assert from 'node:assert/strict';
import { createHash, randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../steps/root.mjs';

const PHOTO = join(ROOT, 'docs/screenshots/driver.png');
const DRIVER = { email: 'driver@example.com', password: 'a long sentence is a good one' };

/** @param {string} url @param {string} [token] */
function caller(url, token) {
  /** @param {string} method @param {string} path @param {unknown} [body] @param {string} [type] */
  return async (method, path, body, type = 'application/json') => {
    const headers = {
      ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
      ...(body === undefined ? {} : { 'Content-Type': type }),
    };
    const content = Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body);
    const answer = await fetch(`${url}${path}`, { method, headers, body: content ?? null });
    if (!answer.ok)
      assert.fail(`${method} ${path}: ${String(answer.status)} ${await answer.text()}`);
    return answer;
  };
}

/**
 * An HTTP client signed in as this user.
 * @param {string} url
 * @param {{ email: string, password: string }} person
 */
export async function signedIn(url, person) {
  const answer = await caller(url)('POST', '/api/auth/login', person);
  const { token } = /** @type {any} */ (await answer.json());
  return caller(url, token);
}

/**
 * @param {string} url
 * @param {{ email: string, password: string }} admin
 * @returns {Promise<number>} the id of the job
 */
export async function doMainJob(url, admin) {
  const office = await signedIn(url, admin);
  const json = async (/** @type {Parameters<typeof office>} */ ...args) =>
    /** @type {any} */ (await (await office(...args)).json());
  const user = { ...DRIVER, name: 'Sam Driver', role: 'driver' };
  const { driverId } = await json('POST', '/api/admin/users', user);
  const customer = { name: 'Garage Bélanger', address: '1200 rue du Commerce', city: 'Montréal' };
  const { id: customerId } = await json('POST', '/api/customers', customer);
  const made = await json('POST', '/api/jobs', {
    ...{ customerId, price: 950, pickupCity: 'Laval', pickupProvince: 'QC' },
    ...{ dropoffCity: 'Québec', dropoffProvince: 'QC' },
    vehicleUnitsData: [{ year: 2021, make: 'Kia', model: 'Rio' }],
  });
  const path = `/api/jobs/${String(made.id)}`;
  const assigned = await json('PUT', path, { driverId });
  assert.equal(assigned.status, 'assigned');

  await drive(await signedIn(url, DRIVER), assigned);
  assert.equal((await json('GET', path)).status, 'delivered');

  await json('PUT', '/api/company', {
    ...{ legalName: 'Transport Exemple inc.', address: '12 rue des Érables', city: 'Québec' },
    ...{ province: 'QC', gstNumber: '123456782RT0001', qstNumber: '1000000007TQ0001' },
  });
  const { id } = await json('POST', '/api/invoices', { jobIds: [made.id] });
  const issued = await json('POST', `/api/invoices/${String(id)}/issue`, {});
  assert.equal(issued.status, 'issued');
  const paper = await office('GET', `/api/invoices/${String(id)}/pdf`);
  assert.equal(Buffer.from(await paper.arrayBuffer()).toString('latin1', 0, 5), '%PDF-');
  assert.equal((await json('GET', path)).billingComplete, true);
  return made.id;
}

/** @param {ReturnType<typeof caller>} phone @param {any} job */
async function drive(phone, { id: jobId, version, jobVehicles: [unit] }) {
  const now = new Date().toISOString();
  const tap = (/** @type {object} */ what) => ({
    ...{ id: randomUUID(), jobId, baseVersion: version, tappedAt: now },
    ...what,
  });
  const operations = [
    tap({ type: 'status', status: 'picked-up' }),
    tap({ type: 'status', status: 'in-transit' }),
    tap({ type: 'complete', notes: 'At the gate' }),
  ];
  const photo = readFileSync(PHOTO);
  const facts = new URLSearchParams({
    ...{ clientId: randomUUID(), stage: 'pickup', place: 'front', takenAt: now, sentAt: now },
    sha256: createHash('sha256').update(photo).digest('hex'),
  });
  const place = `/api/jobs/${String(jobId)}/units/${String(unit.id)}/photos`;
  await phone('POST', `${place}?${facts.toString()}`, photo, 'image/png');
  await phone('POST', '/api/driver/operations', { sentAt: now, operations });
}
