import { randomBytes } from 'node:crypto';
import { AppError } from '@dispatch/domain/errors';
import { invitationEnd, mayBeInvited } from '@dispatch/domain/people/invitation';
import { Injectable } from '@nestjs/common';
import { offersPasswordLinks, Settings } from '../../../config/settings';
import { found } from '../../../database/records/found';
import { holdRow } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { Outbox } from '../../../workers/outbox';
import type { ActivityActor } from '../../base/activity/activity-log';
import { Changes } from '../../base/activity/changes';
import { LinkTokens } from '../factors/link-tokens';
import { type PasswordLink, PasswordByLink } from '../links/password-by-link';
import type { GuessOrigin } from '../throttle/known-places';
import { UserQueries } from '../users/user.queries';
import { UserRepository } from '../users/user.repository';
import type { UserAnswer } from '../users/user.schema';
import { INVITATION_MAIL, type InvitationMailPayload } from './invitation-mail';
import { InvitationRepository } from './invitation.repository';
import type { AcceptInvitationDto } from './invitation.dto';

/** Invites new users to choose their password by a mailed link. */
@Injectable()
export class InvitationsService {
  private readonly link: PasswordLink;

  constructor(
    private readonly changes: Changes,
    private readonly invitations: InvitationRepository,
    private readonly outbox: Outbox,
    private readonly tokens: LinkTokens,
    private readonly users: UserRepository,
    private readonly queries: UserQueries,
    private readonly links: PasswordByLink,
    private readonly settings: Settings,
  ) {
    this.link = {
      spent: 'invitation_spent',
      action: 'user.invitation-accepted',
      holdLive: (tx, tokenHash, now) => invitations.holdLive(tx, tokenHash, now),
    };
  }

  /** @throws AppError invitations_not_set_up */
  refuseUnlessSetUp(): void {
    if (!offersPasswordLinks(this.settings)) throw new AppError('invitations_not_set_up');
  }

  /**
   * Sends an invitation, which ends an earlier one.
   * @throws AppError invitations_not_set_up, cannot_be_invited, not_found
   */
  send(actor: Actor, userId: number): Promise<UserAnswer> {
    this.refuseUnlessSetUp();
    return this.changes.run(async (tx) => {
      await holdRow(tx, 'users', userId);
      await this.sendIn(tx, actor, userId);
      return this.queries.get(userId);
    });
  }

  /** As part of another change, such as a new user's. */
  async sendIn(tx: Tx, actor: ActivityActor, userId: number): Promise<void> {
    if (!mayBeInvited(found(await this.users.find(tx, userId))))
      throw new AppError('cannot_be_invited');
    const sentAt = this.changes.now();
    const nonce = randomBytes(32).toString('base64url');
    const tokenHash = this.tokens.hashOf(this.tokens.tokenFor(nonce));
    const expiresAt = invitationEnd(sentAt);
    await this.invitations.replace(tx, { userId, tokenHash, sentAt, expiresAt });
    const payload: InvitationMailPayload = { nonce, language: await this.languageOf(actor) };
    await this.outbox.add(tx, {
      ...{ kind: INVITATION_MAIL, resource: 'user', resourceId: userId },
      payload,
    });
    await this.changes.record(tx, actor, { action: 'user.invited', resourceId: userId });
  }

  /** @throws AppError not_found if the user has no invitation */
  withdraw(actor: Actor, userId: number): Promise<void> {
    return this.changes.run(async (tx) => {
      await holdRow(tx, 'users', userId);
      found(await this.users.find(tx, userId));
      if (!(await this.invitations.remove(tx, userId))) throw new AppError('not_found');
      const action = 'user.invitation-withdrawn';
      await this.changes.record(tx, actor, { action, resourceId: userId });
    });
  }

  /** @throws AppError invitation_spent, validation_failed on `password` */
  accept(body: AcceptInvitationDto, origin: GuessOrigin): Promise<void> {
    return this.links.set(this.link, body, origin);
  }

  private async languageOf(actor: ActivityActor) {
    const userId = actor?.userId ?? null;
    const inviter = userId === null ? null : await this.queries.one(userId);
    return inviter?.language ?? 'en-CA';
  }
}
