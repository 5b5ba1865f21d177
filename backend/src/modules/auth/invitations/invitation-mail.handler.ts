import { INVITATION_HOURS } from '@dispatch/domain/people/invitation';
import { ROUTES } from '@dispatch/domain/views/routes';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Settings } from '../../../config/settings';
import { Outbox } from '../../../workers/outbox';
import type { Task, TaskHandler } from '../../../workers/task';
import { Changes } from '../../base/activity/changes';
import { AccountMailer } from '../account-mails/account-mailer';
import { LinkTokens } from '../factors/link-tokens';
import { UserQueries } from '../users/user.queries';
import { INVITATION_MAIL, type InvitationMailPayload } from './invitation-mail';
import { InvitationRepository } from './invitation.repository';

/** E-mails an invitation, unless it has ended meanwhile. */
@Injectable()
export class InvitationMailHandler implements TaskHandler, OnModuleInit {
  readonly kind = INVITATION_MAIL;

  constructor(
    private readonly outbox: Outbox,
    private readonly mailer: AccountMailer,
    private readonly users: UserQueries,
    private readonly invitations: InvitationRepository,
    private readonly tokens: LinkTokens,
    private readonly changes: Changes,
    private readonly settings: Settings,
  ) {}

  onModuleInit(): void {
    this.outbox.handle(this);
  }

  async run(task: Task): Promise<void> {
    const { nonce, language } = task.payload as InvitationMailPayload; // as InvitationsService wrote it
    const { publicUrl } = this.settings;
    const token = this.tokens.tokenFor(nonce);
    const isLive = await this.changes.run((tx) =>
      this.invitations.isLive(tx, this.tokens.hashOf(token), this.changes.now()),
    );
    const user = await this.users.one(task.resourceId);
    if (publicUrl === null || !isLive || user === null) return;
    await this.mailer.send(
      `${INVITATION_MAIL}-${String(task.id)}`,
      'invitation',
      { name: user.name, email: user.email, language: user.language ?? language },
      { link: `${publicUrl}${ROUTES.invitation.path}#${token}`, hours: String(INVITATION_HOURS) },
    );
  }

  async parked(task: Task): Promise<void> {
    const { nonce } = task.payload as InvitationMailPayload; // as above
    const tokenHash = this.tokens.hashOf(this.tokens.tokenFor(nonce));
    await this.changes.run((tx) => this.invitations.markFailed(tx, tokenHash, this.changes.now()));
  }
}
