import { RESET_MINUTES } from '@dispatch/domain/people/second-factor';
import { ROUTES } from '@dispatch/domain/views/routes';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { Outbox } from '../../../workers/outbox';
import type { Task, TaskHandler } from '../../../workers/task';
import { Changes } from '../../base/activity/changes';
import { AccountMailer } from '../account-mails/account-mailer';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { LinkTokens } from '../factors/link-tokens';
import { UserQueries } from '../users/user.queries';
import type { UserAnswer } from '../users/user.schema';
import { PasswordResetsService } from './password-resets.service';
import { RESET_MAIL, type ResetMailPayload } from './reset-mail';

/** More simultaneous links would only help to annoy a user. */
const MOST_LINKS = 3;

/** E-mails the reset link to the user with this address; does nothing for an unknown address. */
@Injectable()
export class ResetMailHandler implements TaskHandler, OnModuleInit {
  readonly kind = RESET_MAIL;

  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: AccountMailer,
    private readonly credentials: CredentialsRepository,
    private readonly users: UserQueries,
    private readonly resets: PasswordResetsService,
    private readonly tokens: LinkTokens,
    private readonly changes: Changes,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
  }

  async run(task: Task): Promise<void> {
    const payload = task.payload as ResetMailPayload; // as PasswordResetsService wrote it
    const { email, language, nonce, askedAt } = payload;
    const { publicUrl } = this.settings;
    const expiresAt = new Date(new Date(askedAt).getTime() + RESET_MINUTES * 60_000);
    if (publicUrl === null || expiresAt <= this.changes.now()) return;
    const token = this.tokens.tokenFor(nonce);
    const user = await this.changes.run(async (tx) => {
      const known = await this.credentials.ofActiveAccount(tx, email);
      return known === null ? null : this.users.one(known.id);
    });
    if (user === null || !(await this.keep(user, token, expiresAt))) return;
    await this.mailer.send(
      `${RESET_MAIL}-${String(task.id)}`,
      'reset-link',
      { name: user.name, email: user.email, language: user.language ?? language ?? 'en-CA' },
      { link: `${publicUrl}${ROUTES.resetPassword.path}#${token}`, minutes: String(RESET_MINUTES) },
    );
  }

  /** False if the user already has the maximum of links. */
  private keep(user: UserAnswer, token: string, expiresAt: Date): Promise<boolean> {
    const tokenHash = this.tokens.hashOf(token);
    return this.changes.run(async (tx) => {
      if (await this.resets.isKept(tx, tokenHash)) return true;
      await this.resets.holdPerson(tx, user.id);
      const now = this.changes.now();
      if ((await this.resets.countLive(tx, user.id, now)) >= MOST_LINKS) return false;
      await this.resets.insert(tx, { userId: user.id, tokenHash, expiresAt }, now);
      await this.changes.record(tx, null, {
        ...{ action: 'user.reset-asked', resourceId: user.id },
      });
      return true;
    });
  }
}
