import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import { ActivityLog } from '../base/activity/activity-log';
import { changedFacts } from '../base/activity/changed-facts';
import { UserQueries } from './users/user.queries';
import type { UserAnswer } from './users/user.schema';
import { CredentialsRepository } from './credentials.repository';
import type { SettingsDto } from './auth.dto';

/** Saves a user's own settings with their account. */
@Injectable()
export class ChangeSettingsService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly credentials: CredentialsRepository,
    private readonly users: UserQueries,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  change(actor: Actor, settings: SettingsDto): Promise<UserAnswer> {
    return this.transactions.run(async (tx) => {
      const before = await this.users.one(actor.userId);
      if (before === null) throw new AppError('not_signed_in');
      const facts = changedFacts(before, settings);
      if (facts === null) return before;
      await this.credentials.saveSettings(tx, actor.userId, facts.after, this.clock.now());
      const user = await this.users.get(actor.userId);
      await this.activity.record(tx, actor, {
        action: 'user.updated',
        resource: 'user',
        resourceId: user.id,
        version: user.version,
        ...facts,
      });
      return user;
    });
  }
}
