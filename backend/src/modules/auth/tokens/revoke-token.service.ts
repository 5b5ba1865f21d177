import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { TokenQueries } from './token.queries';
import { TokenRepository } from './token.repository';

/** Revokes a token at once and on every replica, because it is read with every request. */
@Injectable()
export class RevokeTokenService {
  constructor(
    private readonly changes: Changes,
    private readonly tokens: TokenRepository,
    private readonly queries: TokenQueries,
  ) {}

  /** @throws AppError not_found, also for another user's token */
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
