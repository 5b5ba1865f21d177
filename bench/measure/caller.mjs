import { otherRequests } from '../load/other-requests.mjs';
import { measuredRequests } from '../load/requests.mjs';
import { answerOf, removeJobsAfter, signIn, startApp } from './pair.mjs';

/**
 * The requests to a company. They continue at the same point with another server of the same database.
 * @param {number} jobs
 * @param {number} port of the application
 */
export async function callerOf(jobs, port) {
  const admin = await signIn(port, 1);
  const driver = await signIn(port, 2);
  const active = await answerOf(port, { method: 'GET', path: '/api/jobs/active', token: admin });
  const pending = active
    .filter((/** @type {any} */ job) => job.status === 'pending')
    .map((/** @type {any} */ job) => job.id);
  const requests = measuredRequests({ jobs, admin, driver, pending });
  const requestNamed = (/** @type {string} */ wanted) => {
    const request = requests.find(({ name }) => name === wanted)?.request;
    if (!request) throw new Error(`No request is called ${wanted} any more.`);
    return request;
  };
  const others = otherRequests(jobs, admin, requestNamed('Change a status'));
  return { admin, requests, requestNamed, others };
}

/** @typedef {Awaited<ReturnType<typeof callerOf>>} Caller */

/** The requests to a company that had none so far. @param {import('./company.mjs').Company} company */
export async function callerOfPlace({ jobs, place }) {
  const server = await startApp(place);
  try {
    return await callerOf(jobs, server.port);
  } finally {
    await server.stop();
  }
}

/**
 * Deletes the jobs that were created.
 * @param {number} jobs of the company
 * @param {Caller} caller
 * @param {number} port of the application
 */
export async function tidy(jobs, { admin }, port) {
  await removeJobsAfter(jobs, port, admin);
}
