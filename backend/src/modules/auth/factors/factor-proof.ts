import type { ErrorCode } from '@dispatch/domain/errors';
import {
  type FactorWay,
  readAppCode,
  readRecoveryCode,
} from '@dispatch/domain/people/second-factor';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../database/transactions/transaction';
import { stepOfCode } from './app-code';
import type { Challenge } from './challenges';
import { FactorQueries } from './factor.queries';
import { FactorRepository } from './factor.repository';
import type { PasskeyAnswer } from './factor.schema';
import { PasskeyProof } from './passkey-proof';
import { PasskeyRepository } from './passkey.repository';
import type { RelyingParty } from './relying-party';
import { SecretSeal } from './secret-seal';

/** Exactly one of the three. */
interface FactorAnswer {
  readonly code?: string | undefined;
  readonly recoveryCode?: string | undefined;
  readonly passkey?: PasskeyAnswer | undefined;
}

interface PasskeyChallenge extends Challenge {
  readonly party: RelyingParty;
  /** No password came before, so the device must verify the person. */
  readonly isAlone: boolean;
}

/** A correct answer. It counts once `use` confirms that it was not used before. */
export interface Proof {
  readonly way: FactorWay;
  readonly use: (tx: Tx, now: Date) => Promise<boolean>;
}

/** Verifies a user's second factor. */
@Injectable()
export class FactorProof {
  constructor(
    private readonly queries: FactorQueries,
    private readonly factors: FactorRepository,
    private readonly passkeys: PasskeyRepository,
    private readonly passkey: PasskeyProof,
    private readonly seal: SecretSeal,
  ) {}

  /** Null if the answer is wrong. */
  async of(
    userId: number,
    answer: FactorAnswer,
    challenge: Challenge,
    party: RelyingParty,
    now: Date,
  ): Promise<Proof | null> {
    if (answer.passkey !== undefined)
      return this.byPasskey(userId, answer.passkey, { ...challenge, party, isAlone: false });
    if (answer.recoveryCode !== undefined) return this.byRecoveryCode(userId, answer.recoveryCode);
    return this.byCode(userId, answer.code ?? '', now);
  }

  /** The step of a code from the user's app, whether or not the app is confirmed. */
  async appStep(userId: number, typed: string, now: Date) {
    const code = readAppCode(typed);
    const app = await this.queries.app(userId);
    const secret = app === null ? null : this.seal.open(userId, app.sealed);
    if (app === null || code === null || secret === null) return null;
    const step = stepOfCode(secret, code, now);
    return step === null ? null : { userId, sealed: app.sealed, step };
  }

  /** Null where the code is wrong. */
  async byCode(userId: number, typed: string, now: Date): Promise<Proof | null> {
    const app = await this.appStep(userId, typed, now);
    return app === null ? null : { way: 'code', use: (tx) => this.factors.useApp(tx, app) };
  }

  private byRecoveryCode(userId: number, typed: string): Proof | null {
    const code = readRecoveryCode(typed);
    if (code === null) return null;
    return {
      way: 'recovery-code',
      use: (tx, now) => this.factors.useRecoveryCode(tx, userId, code, now),
    };
  }

  /** Null where the passkey is another person's, or signed something else. */
  async byPasskey(
    userId: number,
    answer: PasskeyAnswer,
    challenge: PasskeyChallenge,
  ): Promise<Proof | null> {
    const proof = await this.passkey.of(answer, challenge, challenge.party, challenge.isAlone);
    if (proof?.userId !== userId) return null;
    return { way: 'passkey', use: (tx, now) => this.passkeys.use(tx, proof.use, now) };
  }
}

/** The error code for a wrong answer. */
export function refusalOf(answer: FactorAnswer): ErrorCode {
  return answer.passkey === undefined ? 'wrong_code' : 'passkey_refused';
}
