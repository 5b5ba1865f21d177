import { AppError } from '@dispatch/domain/errors';
import { errorDetail } from '@dispatch/domain/field-problems';
import { MAX_SERVICE_ACCOUNTS } from '@dispatch/domain/people/api-tokens';
import { sortKey } from '@dispatch/domain/text/sort-key';
import { Injectable } from '@nestjs/common';
import { User } from '../../../database/schema/entities/accounts/user';
import { holdGuard } from '../../../database/transactions/guards';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { Confirmation } from '../sessions/confirmation';
import { insertServiceAccount } from './insert-service-account';
import { ServiceAccountQueries } from './service-account.queries';
import { TokenRepository } from './token.repository';
import type { ServiceAccountAnswer } from './token.schema';

/** Programs that act in their own name. They have no e-mail and no password, so they cannot be used to sign in. */
@Injectable()
export class ServiceAccounts {
  constructor(
    private readonly changes: Changes,
    private readonly queries: ServiceAccountQueries,
    private readonly tokens: TokenRepository,
    private readonly confirmation: Confirmation,
  ) {}

  /** @throws AppError confirmation_needed, service_account_taken, too_many_service_accounts */
  async add(actor: Actor, name: string): Promise<ServiceAccountAnswer> {
    await this.confirmation.require(actor);
    return this.changes.run(async (tx) => {
      await holdGuard(tx, 'tokens');
      const present = await this.queries.list();
      if (present.length >= MAX_SERVICE_ACCOUNTS)
        throw new AppError('too_many_service_accounts', { max: MAX_SERVICE_ACCOUNTS });
      if (present.some((one) => sortKey(one.name) === sortKey(name)))
        throw new AppError('service_account_taken', undefined, {
          details: [errorDetail('name', 'service_account_taken')],
        });
      const id = await insertServiceAccount(tx, name, this.changes.now());
      await this.changes.record(tx, actor, {
        action: 'service-account.created',
        resourceId: id,
        after: { name },
      });
      return this.queries.get(id);
    });
  }

  /**
   * Revokes all its tokens; the history keeps the name.
   * @throws AppError not_found
   */
  remove(actor: Actor, id: number): Promise<void> {
    return this.changes.run(async (tx) => {
      const { name } = await this.queries.get(id);
      const now = this.changes.now();
      await tx.manager.update(User, { id }, { deletedAt: now, updatedAt: now });
      await this.tokens.revokeAllOf(tx, id, now);
      await this.changes.record(tx, actor, {
        action: 'service-account.deleted',
        resourceId: id,
        before: { name },
      });
    });
  }
}
