import { createHash, createSecretKey, type KeyObject, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Settings } from '../../../config/settings';

export const ALGORITHM = 'HS256';
export const ISSUER = 'vehicle-dispatch';
export const AUDIENCE = 'vehicle-dispatch-api';
const SID = /^[A-Za-z0-9_-]{43}$/;

function hashOf(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

/** The stored hash of the session named by a verified payload; null if none is named or it has expired. */
export function sidHashOf(payload: { sid?: unknown; exp?: unknown }, now: Date): string | null {
  const { sid, exp } = payload;
  if (typeof exp !== 'number' || exp <= Math.floor(now.getTime() / 1000)) return null;
  return typeof sid === 'string' && SID.test(sid) ? hashOf(sid) : null;
}

/** Issues and reads the JWTs that identify a session: HS256 only, with issuer, audience and expiry. */
@Injectable()
export class SessionTokens {
  /** Created once: a string would be tried as a public key with every token. */
  readonly key: KeyObject;
  private readonly jwt: JwtService;

  constructor(settings: Settings) {
    this.key = createSecretKey(settings.jwtSecret, 'utf8');
    this.jwt = new JwtService({ secret: this.key });
  }

  /** A new session: the token for the caller and the hash to store. */
  issue(now: Date, expiresAt: Date): { token: string; sidHash: string } {
    const sid = randomBytes(32).toString('base64url');
    const token = this.jwt.sign(
      { sid, iat: Math.floor(now.getTime() / 1000), exp: Math.floor(expiresAt.getTime() / 1000) },
      { algorithm: ALGORITHM, issuer: ISSUER, audience: AUDIENCE },
    );
    return { token, sidHash: hashOf(sid) };
  }

  /** The stored hash of the session that `token` identifies, null for an invalid token. */
  read(token: string, now: Date): string | null {
    try {
      const payload = this.jwt.verify<object>(token, {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: AUDIENCE,
        ignoreExpiration: true, // by the machine's clock; ours decides
      });
      return sidHashOf(payload, now);
    } catch {
      return null;
    }
  }
}
