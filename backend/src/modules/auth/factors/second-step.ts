import { createHash } from 'node:crypto';
import type { FactorWay } from '@dispatch/domain/people/second-factor';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { appUri, newAppSecret } from './app-code';
import { Challenges } from './challenges';
import { FactorQueries, type FactorsOf } from './factor.queries';
import { FactorRepository } from './factor.repository';
import type { AppSecretAnswer, PasskeyOptions } from './factor.schema';
import { passkeyOptions } from './passkey-proof';
import type { RelyingParty } from './relying-party';
import { RememberedDevices } from './remembered-devices';
import { SecretSeal } from './secret-seal';

/** A user who has given the correct password. */
interface KnownPerson {
  readonly id: number;
  readonly email: string;
  readonly role: string;
  readonly passwordHash: string;
  readonly signInEpoch: number;
}

/** The requirements of a sign-in after the password. */
export interface SecondStepNeeded {
  readonly challenge: string;
  readonly ways: FactorWay[];
  readonly passkey: PasskeyOptions | null;
  /** Set if the role requires a second factor that the user has yet to set up. */
  readonly enrolment: AppSecretAnswer | null;
}

/** Decides whether the password is enough. */
@Injectable()
export class SecondStep {
  constructor(
    private readonly queries: FactorQueries,
    private readonly factors: FactorRepository,
    private readonly devices: RememberedDevices,
    private readonly challenges: Challenges,
    private readonly seal: SecretSeal,
    private readonly transactions: TransactionRunner,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Null if it is enough: the user has no second factor, or the browser is remembered. */
  async after(
    person: KnownPerson,
    party: RelyingParty,
    deviceToken: string | null,
  ): Promise<SecondStepNeeded | null> {
    const factors = await this.queries.of(person.id);
    if (factors.app === null && factors.passkeys.length === 0)
      return this.isRequiredOf(person.role) ? this.enrolment(person) : null;
    const isKnown = await this.transactions.run((tx) =>
      this.devices.isKnown(tx, person.id, deviceToken, this.clock.now()),
    );
    return isKnown ? null : this.step(person, factors, party);
  }

  isRequiredOf(role: string): boolean {
    return this.settings.secondFactorRoles.some((required) => required === role);
  }

  private step(person: KnownPerson, factors: FactorsOf, party: RelyingParty): SecondStepNeeded {
    const { app, passkeys, recoveryCodes } = factors;
    const { token, nonce } = this.challenges.issue(
      'second-step',
      { userId: person.id, mark: accountMark(person) },
      this.clock.now(),
    );
    const has = { code: app !== null, passkey: passkeys.length > 0 };
    const ways = [
      ...(has.code ? ['code' as const] : []),
      ...(has.passkey ? ['passkey' as const] : []),
      ...(recoveryCodes > 0 ? ['recovery-code' as const] : []),
    ];
    const passkey = has.passkey ? passkeyOptions(nonce, party, passkeys, 'preferred') : null;
    return { challenge: token, ways, passkey, enrolment: null };
  }

  private async enrolment(person: KnownPerson): Promise<SecondStepNeeded> {
    const now = this.clock.now();
    const secret = newAppSecret();
    const sealed = this.seal.seal(person.id, secret);
    await this.transactions.run((tx) => this.factors.beginApp(tx, person.id, sealed, now));
    const { token } = this.challenges.issue(
      'enrolment',
      { userId: person.id, mark: accountMark(person) },
      now,
    );
    const uri = appUri(secret, this.settings.company.name, person.email);
    return { challenge: token, ways: [], passkey: null, enrolment: { secret, uri } };
  }
}

/** Challenges end with the password they are based on, and with every increment of the epoch. */
export function accountMark({
  passwordHash,
  signInEpoch,
}: Pick<KnownPerson, 'passwordHash' | 'signInEpoch'>): string {
  const state = `${String(signInEpoch)} ${passwordHash}`;
  return createHash('sha256').update(state).digest('base64url').slice(0, 16);
}
