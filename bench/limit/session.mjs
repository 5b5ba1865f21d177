import { createHash, createHmac, timingSafeEqual } from 'node:crypto';

/** @typedef {(sql: string, values: readonly unknown[]) => Promise<any[]>} Read */

const LIVE_SESSION = `SELECT s.id AS sessionId, s.expiresAt, u.id AS userId, u.name, u.role, d.id AS driverId
  FROM sessions s JOIN users u ON u.id = s.userId LEFT JOIN drivers d ON d.userId = u.id
  WHERE s.sidHash = ? AND s.revokedAt IS NULL AND u.isActive = 1 AND u.deletedAt IS NULL`;

/**
 * Reads the caller by the signed token and its session row, without a cache.
 * @param {Read} read
 * @param {string} secret
 */
export function sessionCheck(read, secret) {
  /** @param {string | undefined} header */
  return async (header) => {
    const [head, body, signature] = (header ?? '').slice('Bearer '.length).split('.');
    if (!head || !body || !signature) return null;
    const expected = createHmac('sha256', secret).update(`${head}.${body}`).digest();
    const given = Buffer.from(signature, 'base64url');
    if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
    const { sid, exp, iss, aud } = JSON.parse(Buffer.from(body, 'base64url').toString());
    if (exp * 1000 <= Date.now() || iss !== 'vehicle-dispatch' || aud !== 'vehicle-dispatch-api')
      return null;
    const hash = createHash('sha256').update(sid).digest('hex');
    const [row] = await read(LIVE_SESSION, [hash]);
    return row ?? null;
  };
}
