import { AppError } from '@dispatch/domain/errors';
import type { FactorWay } from '@dispatch/domain/people/second-factor';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Tx } from '../../../database/transactions/transaction';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { ActivityLog } from '../../base/activity/activity-log';
import { type Credentials, CredentialsRepository } from '../credentials/credentials.repository';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import {
  type SignedIn,
  type SignInOrigin,
  StartSessionService,
} from '../sessions/start-session.service';
import { type Challenge, Challenges } from '../factors/challenges';
import { FactorProof, type Proof, refusalOf } from '../factors/factor-proof';
import { FactorRepository } from '../factors/factor.repository';
import type { RelyingParty } from '../factors/relying-party';
import { RememberedDevices } from '../factors/remembered-devices';
import { accountMark } from '../factors/second-step';
import { FactorChanges } from './factor-changes';
import type { SecondFactorDto } from './second-factor.dto';

export interface SecondStepOrigin extends SignInOrigin {
  readonly party: RelyingParty;
  readonly deviceToken: string | null;
}

interface SignedInTwice extends SignedIn {
  readonly recoveryCodes: string[] | null;
  /** The token for the cookie, if the browser should be remembered. */
  readonly deviceToken: string | null;
}

/** Completes a sign-in after the password, when the user answers the challenge. */
@Injectable()
export class CompleteSignInService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly challenges: Challenges,
    private readonly credentials: CredentialsRepository,
    private readonly throttle: SignInThrottle,
    private readonly proof: FactorProof,
    private readonly factors: FactorRepository,
    private readonly changes: FactorChanges,
    private readonly devices: RememberedDevices,
    private readonly sessions: StartSessionService,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError challenge_expired, wrong_code, passkey_refused, too_many_requests */
  async complete(body: SecondFactorDto, origin: SecondStepOrigin): Promise<SignedInTwice> {
    const now = this.clock.now();
    const enrolment = this.challenges.read(body.challenge, 'enrolment', now);
    const challenge = enrolment ?? this.challenges.read(body.challenge, 'second-step', now);
    const person = await this.personOf(challenge);
    if (challenge === null || person === null) throw new AppError('challenge_expired');
    await this.throttle.attempt(person.email.toLowerCase(), origin);
    const proof =
      enrolment === null
        ? await this.proof.of(person.id, body, challenge, origin.party, now)
        : await this.firstCode(person.id, body, now);
    const isEnrolment = enrolment !== null;
    const { rememberDevice } = body;
    const signedIn =
      proof === null
        ? null
        : await this.transactions.run((tx) =>
            this.start(tx, person, proof, { ...origin, rememberDevice, isEnrolment }),
          );
    if (signedIn !== null) return signedIn;
    await this.recordRefusal(person, origin.address);
    throw new AppError(refusalOf(body));
  }

  /** Null if the account has changed since. */
  private async personOf(challenge: Challenge | null): Promise<Credentials | null> {
    const id = challenge?.userId ?? null;
    if (challenge === null || id === null) return null;
    const person = await this.transactions.run((tx) => this.credentials.ofActiveId(tx, id));
    return person !== null && accountMark(person) === challenge.mark ? person : null;
  }

  private async firstCode(
    userId: number,
    { code }: SecondFactorDto,
    now: Date,
  ): Promise<Proof | null> {
    const app = code === undefined ? null : await this.proof.appStep(userId, code, now);
    if (app === null) return null;
    return { way: 'code', use: (tx) => this.factors.confirmApp(tx, app, now) };
  }

  /** Null if the answer was used before. */
  private async start(
    tx: Tx,
    person: Credentials,
    proof: Proof,
    wanted: SecondStepOrigin & {
      readonly rememberDevice?: boolean | undefined;
      readonly isEnrolment: boolean;
    },
  ): Promise<SignedInTwice | null> {
    const now = this.clock.now();
    if (!(await proof.use(tx, now))) return null;
    await this.throttle.succeeded(tx, person.email.toLowerCase(), wanted);
    const recoveryCodes = wanted.isEnrolment ? await this.enrolled(tx, person) : null;
    await this.recordWay(tx, person, proof.way);
    const deviceToken =
      wanted.rememberDevice === true ? await this.remember(tx, person, wanted) : null;
    const signedIn = await this.sessions.start(tx, person, wanted);
    return { ...signedIn, recoveryCodes, deviceToken };
  }

  private async enrolled(tx: Tx, person: Credentials): Promise<string[] | null> {
    const actor = { userId: person.id, name: person.name };
    await this.changes.record(tx, actor, person.id, 'user.app-added');
    await this.changes.endOthers(tx, person.id);
    return this.changes.firstRecoveryCodes(tx, actor);
  }

  private async remember(tx: Tx, person: Credentials, origin: SecondStepOrigin): Promise<string> {
    const { deviceToken: token, userAgent } = origin;
    const actor = { userId: person.id, name: person.name };
    await this.changes.record(tx, actor, person.id, 'user.device-remembered');
    return this.devices.remember(tx, person.id, { token, userAgent }, this.clock.now());
  }

  private async recordWay(tx: Tx, person: Credentials, way: FactorWay): Promise<void> {
    if (way !== 'recovery-code') return;
    const actor = { userId: person.id, name: person.name };
    await this.changes.record(tx, actor, person.id, 'user.recovery-code-used');
  }

  private recordRefusal({ id, email }: Credentials, address: string): Promise<void> {
    return this.transactions.run((tx) =>
      this.activity.record(tx, null, {
        action: 'session.refused',
        resourceId: id,
        after: { secondFactor: true, email, address },
      }),
    );
  }
}
