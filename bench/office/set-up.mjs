/**
 * Creates the accounts and jobs of an office over HTTP, so that one process and a cluster start from the same state.
 */
import { Asker } from './asker.mjs';
import { jobsOfPhone, newJob } from './plan.mjs';

const PASSWORD = 'office-password';
const AT_ONCE = 8;
/** Consoles of one desk share a session. */
const CONSOLES_OF_A_DESK = 10;
const JOBS_OF_CONSOLES = 200;

/**
 * Creates items in order, several at a time.
 * @template T
 * @param {number} count
 * @param {(nth: number) => Promise<T>} make
 * @returns {Promise<T[]>}
 */
async function many(count, make) {
  /** @type {T[]} */
  const made = [];
  let next = 0;
  const lane = async () => {
    while (next < count) {
      const nth = next;
      next += 1;
      made[nth] = await make(nth);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return made;
}

/** @param {string} url @param {{ email: string, password: string }} person @returns {Promise<string>} a token */
async function signIn(url, person) {
  const answer = await fetch(`${url}/api/auth/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(person),
  });
  if (!answer.ok) throw new Error(`${person.email} cannot sign in: ${String(answer.status)}.`);
  return /** @type {{ token: string }} */ (await answer.json()).token;
}

/**
 * @param {string} url
 * @param {{ email: string, password: string }} admin
 * @param {import('./plan.mjs').Office} office
 * @param {import('./tally.mjs').Tally} tally
 */
export async function setUpOffice(url, admin, office, tally) {
  const boss = new Asker(url, await signIn(url, admin), tally);
  /** @param {string} role @param {number} nth */
  const person = async (role, nth) => {
    const email = `${role}${String(nth)}@office.example.com`;
    const user = { name: `${role} ${String(nth)}`, email, password: PASSWORD, role };
    const { driverId } = await boss.must('POST', '/api/admin/users', user);
    const token = await signIn(url, { email, password: PASSWORD });
    return { driverId, asker: new Asker(url, token, tally) };
  };
  const desks = await many(Math.ceil(office.consoles / CONSOLES_OF_A_DESK), (nth) =>
    person('dispatcher', nth),
  );
  const consoles = Array.from({ length: office.consoles }, (_, nth) => {
    const desk = desks[Math.floor(nth / CONSOLES_OF_A_DESK)];
    if (!desk) throw new Error('A console has no desk.');
    return desk.asker;
  });
  const jobs = await many(JOBS_OF_CONSOLES, async (nth) => {
    const { id } = await boss.must('POST', '/api/jobs', newJob(nth));
    return Number(id);
  });
  const phones = await many(office.phones, async (nth) => {
    const { driverId, asker } = await person('driver', nth);
    /** @type {{ id: number, version: number }[]} */
    const own = [];
    for (let turn = 0; turn < jobsOfPhone(office); turn += 1)
      own.push(await boss.must('POST', '/api/jobs', { ...newJob(turn), driverId }));
    return { asker, driverId, jobs: own };
  });
  await boss.must('POST', '/api/auth/confirmation', { password: admin.password });
  const scopes = ['jobs:read', 'jobs:write', 'prices:read'];
  const programs = await many(office.programs, async (nth) => {
    const { secret } = await boss.must('POST', '/api/tokens', { name: `p${String(nth)}`, scopes });
    return new Asker(url, secret, tally);
  });
  return { consoles, phones, programs, jobs };
}
