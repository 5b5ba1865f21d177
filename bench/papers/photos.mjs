import { createHash, randomUUID } from 'node:crypto';

export const UNITS = 9;

/** @typedef {{ port: number, token: string }} Caller */

/** @param {Caller} caller @param {string} path @param {RequestInit} [init] */
export async function ask({ port, token }, path, init = {}) {
  const headers = { Authorization: `Bearer ${token}`, ...init.headers };
  const answer = await fetch(`http://127.0.0.1:${String(port)}${path}`, { ...init, headers });
  if (!answer.ok) throw new Error(`${path} was answered with ${String(answer.status)}.`);
  return answer;
}

/** @param {Caller} caller @returns {Promise<{ id: number, name: string, units: number[] }>} */
export async function makeJob(caller) {
  const answer = await ask(caller, '/api/jobs', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      vehicleUnitsData: Array.from({ length: UNITS }, () => ({ make: 'Kia', model: 'Rio' })),
    }),
  });
  const { id, jobId: name, jobVehicles } = /** @type {any} */ (await answer.json());
  return { id, name, units: jobVehicles.map((/** @type {{ id: number }} */ unit) => unit.id) };
}

/** @typedef {'pickup' | 'delivery'} Stage */

/** @param {Caller} caller @param {{ id: number, unit: number, stage?: Stage, type?: string }} target @param {Buffer} content */
export async function send(caller, { id, unit, stage = 'pickup', type = 'image/jpeg' }, content) {
  const now = new Date().toISOString();
  const query = new URLSearchParams({
    ...{ clientId: randomUUID(), stage, place: 'other', takenAt: now, sentAt: now },
    sha256: createHash('sha256').update(content).digest('hex'),
  });
  const path = `/api/jobs/${String(id)}/units/${String(unit)}/photos?${query.toString()}`;
  const body = new Uint8Array(content);
  await ask(caller, path, { method: 'POST', headers: { 'Content-Type': type }, body });
}
