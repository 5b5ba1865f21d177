import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { TransactionRunner } from '../../database/transaction-runner';
import type { Actor } from '../../http/actor';
import { ActivityLog } from '../activity/activity-log';
import { UserQueries } from '../users/user.queries';
import type { UserAnswer } from '../users/user.schema';
import { CredentialsRepository } from './credentials.repository';

/** Keeps the language a person reads in with their account. */
@Injectable()
export class ChangeLanguageService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly credentials: CredentialsRepository,
    private readonly users: UserQueries,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  change(actor: Actor, language: string): Promise<UserAnswer> {
    return this.transactions.run(async (tx) => {
      const before = await this.users.one(actor.userId);
      await this.credentials.saveLanguage(tx, actor.userId, language, this.clock.now());
      const user = await this.users.one(actor.userId);
      if (user === null) throw new AppError('not_signed_in');
      await this.activity.record(tx, actor, {
        action: 'user.updated',
        resource: 'user',
        resourceId: user.id,
        version: user.version,
        before: { language: before?.language ?? null },
        after: { language },
      });
      return user;
    });
  }
}
