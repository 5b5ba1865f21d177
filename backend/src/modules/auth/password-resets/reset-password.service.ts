import { AppError } from '@dispatch/domain/errors';
import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import type { Tx } from '../../../database/transactions/transaction';
import { Changes } from '../../base/activity/changes';
import { AccountNotices } from '../account-mails/account-notices';
import { type Credentials, CredentialsRepository } from '../credentials.repository';
import { endCredentials } from '../end-credentials';
import type { GuessOrigin } from '../known-places';
import { PasswordHasher } from '../password-hasher';
import { refuseWeakPassword } from '../password-rule';
import { SignInThrottle } from '../sign-in-throttle';
import { UserQueries } from '../users/user.queries';
import { PasswordResetRepository } from './password-reset.repository';
import { ResetTokens } from './reset-tokens';
import type { ResetPasswordDto } from './password-reset.dto';

/** Sets a new password by a link, and ends all of the user's sessions. The second factor stays. */
@Injectable()
export class ResetPasswordService {
  constructor(
    private readonly changes: Changes,
    private readonly resets: PasswordResetRepository,
    private readonly tokens: ResetTokens,
    private readonly credentials: CredentialsRepository,
    private readonly passwords: PasswordHasher,
    private readonly throttle: SignInThrottle,
    private readonly users: UserQueries,
    private readonly notices: AccountNotices,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError reset_link_spent, validation_failed on `password` */
  async reset({ token, password }: ResetPasswordDto, origin: GuessOrigin): Promise<void> {
    refuseWeakPassword(password, this.settings.passwordMinLength, 'short_password');
    const tokenHash = this.tokens.hashOf(token);
    // Hashing is expensive, so check the link first.
    await this.changes.run((tx) => this.personOf(tx, tokenHash));
    const passwordHash = await this.passwords.hash(password);
    await this.changes.run(async (tx) => {
      const person = await this.personOf(tx, tokenHash);
      await this.replace(tx, person, passwordHash);
      await this.throttle.forgiveAccount(tx, person.email.toLowerCase(), origin);
    });
  }

  private async personOf(tx: Tx, tokenHash: string): Promise<Credentials> {
    const userId = await this.resets.holdLive(tx, tokenHash, this.changes.now());
    const person = userId === null ? null : await this.credentials.ofActiveId(tx, userId);
    if (person === null) throw new AppError('reset_link_spent');
    return person;
  }

  private async replace(tx: Tx, person: Credentials, passwordHash: string): Promise<void> {
    const now = this.changes.now();
    const { id, name, passwordHash: present } = person;
    if (!(await this.credentials.replacePassword(tx, id, present, passwordHash, now)))
      throw new AppError('reset_link_spent');
    await endCredentials(tx, 'password-reset', { userId: id }, now);
    const { version } = await this.users.get(id);
    await this.changes.record(
      tx,
      { userId: id, name },
      { action: 'user.password-reset', resourceId: id, version },
    );
    await this.notices.ask(tx, id, 'password-reset');
  }
}
