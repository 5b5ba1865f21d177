import { AppError, type ErrorCode } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import type { Tx } from '../../../database/transactions/transaction';
import type { Action } from '../../base/activity/activity-entry';
import { Changes } from '../../base/activity/changes';
import { type Credentials, CredentialsRepository } from '../credentials/credentials.repository';
import { endCredentials } from '../credentials/end-credentials';
import { LinkTokens } from '../factors/link-tokens';
import { PasswordHasher } from '../passwords/password-hasher';
import { refuseWeakPassword } from '../passwords/password-rule';
import type { GuessOrigin } from '../throttle/known-places';
import { SignInThrottle } from '../throttle/sign-in-throttle';
import { UserQueries } from '../users/user.queries';

/** A kind of link that sets a password. */
export interface PasswordLink {
  /** The error for a link that does not work. */
  readonly spent: ErrorCode;
  readonly action: Action;
  /** Locks a working link and returns its user, or null. */
  readonly holdLive: (tx: Tx, tokenHash: string, now: Date) => Promise<number | null>;
  /** Runs in the transaction that sets the password. */
  readonly afterwards?: (tx: Tx, userId: number) => Promise<void>;
}

interface Use {
  readonly token: string;
  readonly password: string;
}

/** Sets a password by a link, which ends all links, sessions and tokens of the user. */
@Injectable()
export class PasswordByLink {
  constructor(
    private readonly changes: Changes,
    private readonly tokens: LinkTokens,
    private readonly credentials: CredentialsRepository,
    private readonly passwords: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly users: UserQueries,
    private readonly settings: Settings,
  ) {}

  /** @throws AppError `spent` of the link, validation_failed on `password` */
  async set(link: PasswordLink, { token, password }: Use, origin: GuessOrigin): Promise<void> {
    refuseWeakPassword(password, this.settings.passwordMinLength, 'short_password');
    const tokenHash = this.tokens.hashOf(token);
    // Hashing is expensive, so check the link first.
    await this.changes.run((tx) => this.personOf(tx, link, tokenHash));
    const passwordHash = await this.passwords.hash(password);
    await this.changes.run(async (tx) => {
      const person = await this.personOf(tx, link, tokenHash);
      await this.replace(tx, link, person, passwordHash);
      await this.throttle.forgiveAccount(tx, person.email.toLowerCase(), origin);
    });
  }

  private async personOf(tx: Tx, link: PasswordLink, tokenHash: string): Promise<Credentials> {
    const userId = await link.holdLive(tx, tokenHash, this.changes.now());
    const person = userId === null ? null : await this.credentials.ofActiveId(tx, userId);
    if (person === null) throw new AppError(link.spent);
    return person;
  }

  private async replace(
    tx: Tx,
    { spent, action, afterwards }: PasswordLink,
    { id, name, passwordHash: present }: Credentials,
    passwordHash: string,
  ): Promise<void> {
    const now = this.changes.now();
    if (!(await this.credentials.replacePassword(tx, id, present, passwordHash, now)))
      throw new AppError(spent);
    await endCredentials(tx, 'password-reset', { userId: id }, now);
    const { version } = await this.users.get(id);
    await this.changes.record(tx, { userId: id, name }, { action, resourceId: id, version });
    await afterwards?.(tx, id);
  }
}
