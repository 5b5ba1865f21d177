import { createSecretKey, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Settings } from '../../../config/settings';
import { derivedKey } from './derived-key';

const ALGORITHM = 'HS256';
const LIFE_MS = 5 * 60_000;
const NONCE_BYTES = 32;

/**
 * The use of a challenge: the second step of a sign-in, setting up the first factor during one, signing in by a
 * passkey alone, adding a passkey, or confirming who is at the screen by one.
 */
type ChallengePurpose =
  | 'second-step'
  | 'enrolment'
  | 'passkey-sign-in'
  | 'passkey-added'
  | 'confirmation';

export interface Challenge {
  /** Null while the user is unknown. */
  readonly userId: number | null;
  /** The data that a passkey signs, in base64url. */
  readonly nonce: string;
  readonly madeAt: Date;
  /** A fingerprint of the state that must stay unchanged, such as the password. */
  readonly mark: string;
}

/** Issues and reads the short-lived tokens that connect the requests of a sign-in. */
@Injectable()
export class Challenges {
  private readonly jwt: JwtService;

  constructor(settings: Settings) {
    const secret = createSecretKey(derivedKey(settings.jwtSecret, 'challenges'));
    this.jwt = new JwtService({ secret });
  }

  issue(
    purpose: ChallengePurpose,
    { userId, mark }: Pick<Challenge, 'userId' | 'mark'>,
    now: Date,
  ): { token: string; nonce: string } {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const claims = { nonce, mark, at: now.getTime(), ...(userId === null ? {} : { userId }) };
    const signing = { algorithm: ALGORITHM, audience: purpose, noTimestamp: true } as const;
    return { token: this.jwt.sign(claims, signing), nonce };
  }

  /** Null if it is invalid, expired or for another purpose. */
  read(token: string, purpose: ChallengePurpose, now: Date): Challenge | null {
    try {
      const claims = this.jwt.verify<Record<string, unknown>>(token, {
        algorithms: [ALGORITHM],
        audience: purpose,
      });
      return challengeOf(claims, now);
    } catch {
      return null;
    }
  }
}

function challengeOf(
  { userId, nonce, mark, at }: Record<string, unknown>,
  now: Date,
): Challenge | null {
  if (typeof nonce !== 'string' || typeof mark !== 'string' || typeof at !== 'number') return null;
  if (now.getTime() - at >= LIFE_MS) return null;
  return { userId: typeof userId === 'number' ? userId : null, nonce, madeAt: new Date(at), mark };
}
