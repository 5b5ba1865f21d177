/** A typical API client: it retries temporary refusals, and counts them. */
import { setTimeout as delay } from 'node:timers/promises';

/** Longer than the proxy waits for a replica that hangs. */
const ANSWER_DEADLINE_MS = 180_000;

/**
 * Errors during the load.
 * @typedef {object} Troubles
 * @property {number} unavailable 503 with `Retry-After`
 * @property {number} inFlight 409 of a request whose first sending is not decided yet, with `Retry-After`
 * @property {number} resets connections that ended without an answer
 * @property {string[]} others anything else that no client should ever see
 */

/** @returns {Troubles} */
export const noTroubles = () => ({ unavailable: 0, inFlight: 0, resets: 0, others: [] });

/**
 * The response fields that the load reads; each response has some of them.
 * @typedef {{ id: number, version: number, token: string, specialInstructions: string, current: Body, webhook: { id: number } }} Body
 * @typedef {{ status: number, etag: string, body: Body }} Answer
 * @typedef {ReturnType<typeof makeClient>} Client
 */

/**
 * @param {string} url
 * @param {{ email: string, password: string }} account
 * @param {number} [patienceMs] after which a request that is still refused is answered by that
 */
export function makeClient(url, account, patienceMs = ANSWER_DEADLINE_MS) {
  let token = '';
  let troubles = noTroubles();

  /**
   * One attempt: its response, or the reason to retry.
   * @param {string} method
   * @param {string} path
   * @param {Record<string, string>} headers
   * @param {unknown} body
   * @returns {Promise<Answer | 'reset' | 'refused'>}
   */
  async function once(method, path, headers, body) {
    /** @type {Response} */
    let response;
    /** @type {string} */
    let text;
    try {
      response = await fetch(`${url}${path}`, {
        method,
        headers: {
          ...(token ? { Authorization: `Bearer ${token}` } : {}),
          ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(ANSWER_DEADLINE_MS),
      });
      text = await response.text();
    } catch {
      troubles.resets += 1;
      return 'reset';
    }
    const wait = Number(response.headers.get('retry-after'));
    const parsed = parse(text);
    const isInFlight = response.status === 409 && parsed?.code === 'idempotency_in_flight';
    if ((response.status === 503 || isInFlight) && wait > 0 && parsed?.code) {
      if (isInFlight) troubles.inFlight += 1;
      else troubles.unavailable += 1;
      await delay(wait * 1000);
      return 'refused';
    }
    return {
      status: response.status,
      etag: response.headers.get('etag') ?? '',
      body: parsed,
    };
  }

  return {
    troubles: () => troubles,
    forgetTroubles: () => {
      troubles = noTroubles();
    },
    /** @param {string} what */
    note: (what) => {
      troubles.others.push(what);
    },
    headers: () => ({ Authorization: `Bearer ${token}` }),
    /**
     * Retries until there is a response or the time limit is reached; otherwise a load on a broken cluster would never
     * end. `wasRepeated` means that an earlier attempt may have been executed.
     * @param {string} method
     * @param {string} path
     * @param {{ headers?: Record<string, string>, body?: unknown }} [more]
     */
    async send(method, path, { headers = {}, body } = {}) {
      const deadline = performance.now() + patienceMs;
      let resets = 0;
      for (let sendings = 1; ; sendings += 1) {
        const answer = await once(method, path, headers, body);
        if (typeof answer === 'object') return { ...answer, wasRepeated: sendings > 1 };
        if (answer === 'reset' && (resets += 1) > 1)
          troubles.others.push(`${method} ${path} was reset ${String(resets)} times`);
        if (performance.now() > deadline)
          return { status: 503, etag: '', body: parse('{}'), wasRepeated: true };
      }
    },
    /**
     * Creates a job. The mark is the idempotency key, so retries create no second job.
     * @param {string} mark
     */
    createJob(mark) {
      return this.send('POST', '/api/jobs', {
        headers: { 'Idempotency-Key': mark },
        body: { poNumber: mark, price: 100, vehicleUnitsData: [{ make: 'Kia', model: 'Rio' }] },
      });
    },
    /**
     * Changes a job that no other client changes. `job` is its state afterwards; null if it was not changed.
     * @param {number} id
     * @param {number} version
     * @param {string} text
     */
    async edit(id, version, text) {
      const answer = await this.send('PUT', `/api/jobs/${String(id)}`, {
        headers: { 'If-Match': `"${String(version)}"` },
        body: { specialInstructions: text },
      });
      const { status, wasRepeated, body } = answer;
      if (status === 200) return { ...answer, job: body };
      // An earlier attempt was executed, but its response was lost.
      const wasDone = status === 412 && wasRepeated && body?.current?.specialInstructions === text;
      return { ...answer, job: wasDone ? body.current : null };
    },
    async signIn() {
      const answer = await this.send('POST', '/api/auth/login', { body: account });
      token = answer.body?.token ?? '';
      if (!token) throw new Error(`Nobody can sign in: ${JSON.stringify(answer)}`);
    },
  };
}

/** @param {string} text */
function parse(text) {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
