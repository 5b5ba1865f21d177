import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';

const ISSUER = 'vehicle-dispatch';
const AUDIENCE = 'vehicle-dispatch-api';
const MOST_KNOWN = 1_000;
const SID = /^[A-Za-z0-9_-]{43}$/;

interface KnownToken {
  readonly sidHash: string;
  /** Seconds since 1970. */
  readonly exp: number;
}

function hashOf(sid: string): string {
  return createHash('sha256').update(sid).digest('hex');
}

/** Makes and reads the JWTs that name a session; HS256 alone, with issuer, audience and expiry. */
@Injectable()
export class SessionTokens {
  private readonly jwt: JwtService;
  /** Tokens of ours, which stay that: what they say need not be worked out with every request. */
  private readonly known = new Map<string, KnownToken>();

  constructor(@Inject(SETTINGS) settings: Settings) {
    // As a key made once; text would be tried as a public key with every token.
    this.jwt = new JwtService({ secret: createSecretKey(settings.jwtSecret, 'utf8') });
  }

  /** A new session: the token for the caller and the hash to be stored. */
  issue(now: Date, expiresAt: Date): { token: string; sidHash: string } {
    const sid = randomBytes(32).toString('base64url');
    const token = this.jwt.sign(
      { sid, iat: Math.floor(now.getTime() / 1000), exp: Math.floor(expiresAt.getTime() / 1000) },
      { algorithm: 'HS256', issuer: ISSUER, audience: AUDIENCE },
    );
    return { token, sidHash: hashOf(sid) };
  }

  /** The stored hash of the session that `token` names, null when it is not a valid token of ours. */
  read(token: string, now: Date): string | null {
    const known = this.known.get(token) ?? this.verified(token, now);
    if (known === null || known.exp <= Math.floor(now.getTime() / 1000)) return null;
    return known.sidHash;
  }

  private verified(token: string, now: Date): KnownToken | null {
    try {
      const payload = this.jwt.verify<{ sid?: unknown; exp?: unknown }>(token, {
        algorithms: ['HS256'],
        issuer: ISSUER,
        audience: AUDIENCE,
        clockTimestamp: Math.floor(now.getTime() / 1000),
      });
      const { sid, exp } = payload;
      if (typeof exp !== 'number' || typeof sid !== 'string' || !SID.test(sid)) return null;
      const known = { sidHash: hashOf(sid), exp };
      if (this.known.size >= MOST_KNOWN) this.known.clear();
      this.known.set(token, known);
      return known;
    } catch {
      return null;
    }
  }
}
