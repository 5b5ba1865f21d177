import { AppError, fieldError } from '@dispatch/domain/errors';
import { MAX_TOKENS, TOKEN_DAYS, tokenExpiry } from '@dispatch/domain/people/api-tokens';
import type { PermissionSet } from '@dispatch/domain/people/permissions';
import { scopesOf, SERVICE_HOLDER } from '@dispatch/domain/people/scopes';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { AccountNotices } from '../account-mails/account-notices';
import { Confirmation } from '../confirmation';
import { ServiceAccountQueries } from './service-account.queries';
import { newTokenSecret } from './token-secret';
import { TokenQueries } from './token.queries';
import { TokenRepository } from './token.repository';
import type { NewTokenAnswer } from './token.schema';
import type { NewTokenDto } from './token.dto';

/** Creates a token. Its secret is returned only once and not stored. */
@Injectable()
export class MakeTokenService {
  constructor(
    private readonly changes: Changes,
    private readonly tokens: TokenRepository,
    private readonly queries: TokenQueries,
    private readonly accounts: ServiceAccountQueries,
    private readonly confirmation: Confirmation,
    private readonly notices: AccountNotices,
  ) {}

  /** @throws AppError confirmation_needed, validation_failed on scopes, too_many_tokens */
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
}
