import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings';
import { Changes } from '../base/activity/changes';
import type { RelyingParty } from './factors/relying-party';
import { SecondStep, type SecondStepNeeded } from './factors/second-step';
import { CredentialsRepository, type Credentials } from './credentials/credentials.repository';
import type { GuessOrigin } from './throttle/known-places';
import { PasswordHasher } from './passwords/password-hasher';
import { SignInThrottle } from './throttle/sign-in-throttle';
import {
  type SignedIn,
  StartSessionService,
  type SignInOrigin,
} from './sessions/start-session.service';

export interface SignInAttempt extends SignInOrigin, GuessOrigin {
  readonly email: string;
  readonly password: string;
  /** The site the browser is on. */
  readonly party: RelyingParty;
}

/** Signs a user in. All refusals look the same, so that they do not reveal which accounts exist. */
@Injectable()
export class SignInService {
  constructor(
    private readonly changes: Changes,
    private readonly credentials: CredentialsRepository,
    private readonly sessions: StartSessionService,
    private readonly throttle: SignInThrottle,
    private readonly passwords: PasswordHasher,
    private readonly secondStep: SecondStep,
    private readonly settings: Settings,
  ) {}

  /**
   * A session, or the second factor that is still needed. In that case the correct password does not clear the
   * failures, which would allow as many guesses of a code.
   */
  async signIn(attempt: SignInAttempt): Promise<SignedIn | { secondFactor: SecondStepNeeded }> {
    const { breakGlassEmail } = this.settings.signIn;
    await this.throttle.attempt(attempt.email, attempt);
    const known = await this.changes.run((tx) =>
      this.credentials.ofActiveAccount(tx, attempt.email),
    );
    const matches = await this.passwords.verify(known?.passwordHash ?? null, attempt.password);
    const isEmergency = attempt.email === breakGlassEmail && known?.role === 'admin';
    const isMeant = breakGlassEmail === null || isEmergency;
    if (known === null || !matches || !isMeant) {
      await this.recordRefusal(known, attempt);
      throw new AppError('invalid_credentials');
    }
    const secondFactor = await this.secondStep.after(known, attempt.party, attempt.deviceToken);
    if (secondFactor !== null) return { secondFactor };
    return this.changes.run(async (tx) => {
      await this.throttle.succeeded(tx, attempt.email, attempt);
      return this.sessions.start(tx, known, attempt);
    });
  }

  private recordRefusal(known: Credentials | null, attempt: SignInAttempt): Promise<void> {
    return this.changes.run((tx) =>
      this.changes.record(tx, null, {
        action: 'session.refused',
        resourceId: known?.id ?? null,
        // The e-mail typed for an unknown account may be another person's, or a password.
        after: { ...(known !== null && { email: attempt.email }), address: attempt.address },
      }),
    );
  }
}
