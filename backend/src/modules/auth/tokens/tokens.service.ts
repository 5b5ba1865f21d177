import { AppError, fieldError } from '@dispatch/domain/errors';
import { MAX_TOKENS, TOKEN_DAYS, tokenExpiry } from '@dispatch/domain/people/api-tokens';
import type { PermissionSet } from '@dispatch/domain/people/permissions';
import { scopesOf, SERVICE_HOLDER } from '@dispatch/domain/people/scopes';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { AccountMailer } from '../account-mails/account-mailer';
import { Confirmation } from '../sessions/confirmation';
import { ServiceAccountQueries } from './service-account.queries';
import { newTokenSecret } from './token-secret';
import type { NewTokenDto } from './token.dto';
import { TokenQueries } from './token.queries';
import { TokenRepository } from './token.repository';
import type { NewTokenAnswer } from './token.schema';

/** Creates and revokes tokens. */
@Injectable()
export class TokensService {
  constructor(
    private readonly changes: Changes,
    private readonly tokens: TokenRepository,
    private readonly queries: TokenQueries,
    private readonly accounts: ServiceAccountQueries,
    private readonly confirmation: Confirmation,
    private readonly notices: AccountMailer,
  ) {}

  /**
   * Creates a token. Its secret is returned only once and not stored.
   * @throws AppError confirmation_needed, validation_failed on scopes, too_many_tokens
   */
  async makeOwn(actor: Actor, body: NewTokenDto): Promise<NewTokenAnswer> {
    return this.changes.run(async (tx) => {
      const made = await this.make(actor, { userId: actor.userId, holder: actor }, body);
      await this.notices.ask(tx, actor.userId, 'token-made');
      return made;
    });
  }

  /** @throws AppError confirmation_needed, not_found, too_many_tokens */
  async makeFor(actor: Actor, accountId: number, body: NewTokenDto): Promise<NewTokenAnswer> {
    return this.changes.run(async () => {
      await this.accounts.get(accountId);
      return this.make(actor, { userId: accountId, holder: SERVICE_HOLDER }, body);
    });
  }

  private async make(
    actor: Actor,
    { userId, holder }: { readonly userId: number; readonly holder: PermissionSet },
    { name, scopes, days = TOKEN_DAYS.default }: NewTokenDto,
  ): Promise<NewTokenAnswer> {
    const held = scopesOf(holder);
    if (!scopes.every((scope) => held.includes(scope)))
      throw fieldError('scopes', 'scope_not_held', { values: held.join(', ') });
    await this.confirmation.require(actor);
    const { secret, hash, hint } = newTokenSecret();
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      if ((await this.tokens.countLive(tx, userId, now)) >= MAX_TOKENS)
        throw new AppError('too_many_tokens', { max: MAX_TOKENS });
      const id = await this.tokens.insert(tx, {
        ...{ userId, name, tokenHash: hash, hint, scopes: scopes.join(' ') },
        ...{ createdAt: now, expiresAt: tokenExpiry(now, days) },
      });
      const token = await this.queries.get(id);
      const { ownerName, expiresAt } = token;
      await this.changes.record(tx, actor, {
        action: 'token.created',
        resourceId: id,
        after: { name, owner: ownerName, scopes: scopes.join(' '), expiresAt },
      });
      return { token, secret };
    });
  }

  /**
   * Revokes a token at once and on every replica, because it is read with every request.
   * @throws AppError not_found, also for another user's token
   */
  revokeOwn(actor: Actor, id: number): Promise<void> {
    return this.changes.run(async () => {
      if ((await this.queries.get(id)).ownerId !== actor.userId) throw new AppError('not_found');
      await this.revoke(actor, id);
    });
  }

  /** @throws AppError not_found */
  revoke(actor: Actor, id: number): Promise<void> {
    return this.changes.run(async (tx) => {
      const { name, ownerName } = await this.queries.get(id);
      if (!(await this.tokens.revoke(tx, id, this.changes.now()))) throw new AppError('not_found');
      await this.changes.record(tx, actor, {
        action: 'token.revoked',
        resourceId: id,
        before: { name, owner: ownerName },
      });
    });
  }
}
