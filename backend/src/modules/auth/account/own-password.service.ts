import { AppError, fieldError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { UserQueries } from '../users/user.queries';
import { CredentialsRepository } from '../credentials/credentials.repository';
import type { GuessOrigin } from '../throttle/known-places';
import { PasswordHasher } from '../passwords/password-hasher';
import { SignInThrottle } from '../throttle/sign-in-throttle';

interface GivenPassword extends GuessOrigin {
  readonly password: string;
  /** The field that holds the password. */
  readonly field: string;
  /** The reason stored with a refusal. */
  readonly wanted: 'passwordChange' | 'confirmation';
}

/** Verifies the password of a signed-in user again. */
@Injectable()
export class OwnPassword {
  constructor(
    private readonly changes: Changes,
    private readonly credentials: CredentialsRepository,
    private readonly users: UserQueries,
    private readonly throttle: SignInThrottle,
    private readonly passwords: PasswordHasher,
  ) {}

  /**
   * Returns the user's credentials. The caller must still call `SignInThrottle.succeeded`.
   * @throws AppError validation_failed on the field, too_many_requests
   */
  async check(
    actor: Actor,
    { password, field, wanted, ...origin }: GivenPassword,
  ): Promise<{ email: string; passwordHash: string }> {
    const email = await this.attempt(actor, origin);
    const known = await this.changes.run((tx) => this.credentials.ofActiveAccount(tx, email));
    const passwordHash = known?.passwordHash ?? null;
    if (passwordHash !== null && (await this.passwords.verify(passwordHash, password)))
      return { email, passwordHash };
    await this.recordRefusal(actor, wanted, origin.address);
    throw fieldError(field, 'wrong_password');
  }

  /**
   * Counts an attempt like one at the sign-in, so an unlocked screen allows no faster guesses. Returns the email
   * for `SignInThrottle.succeeded`.
   * @throws AppError too_many_requests
   */
  async attempt(actor: Actor, origin: GuessOrigin): Promise<string> {
    const user = await this.users.one(actor.userId);
    if (user === null) throw new AppError('not_signed_in');
    const email = user.email.toLowerCase();
    await this.throttle.attempt(email, origin);
    return email;
  }

  recordRefusal(actor: Actor, wanted: GivenPassword['wanted'], address: string): Promise<void> {
    return this.changes.run((tx) =>
      this.changes.record(tx, actor, {
        action: 'session.refused',
        resourceId: actor.userId,
        after: { [wanted]: true, address },
      }),
    );
  }
}
