import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/access/actor';
import { changedFacts } from '../base/activity/changed-facts';
import { Changes } from '../base/activity/changes';
import { UserQueries } from './users/user.queries';
import type { UserAnswer } from './users/user.schema';
import { CredentialsRepository } from './credentials.repository';
import type { SettingsDto } from './auth.dto';

/** Saves a user's own settings with their account. */
@Injectable()
export class ChangeSettingsService {
  constructor(
    private readonly changes: Changes,
    private readonly credentials: CredentialsRepository,
    private readonly users: UserQueries,
  ) {}

  change(actor: Actor, settings: SettingsDto): Promise<UserAnswer> {
    return this.changes.run(async (tx) => {
      const before = await this.users.one(actor.userId);
      if (before === null) throw new AppError('not_signed_in');
      const facts = changedFacts(before, settings);
      if (facts === null) return before;
      await this.credentials.saveSettings(tx, actor.userId, facts.after, this.changes.now());
      const user = await this.users.get(actor.userId);
      await this.changes.record(tx, actor, {
        action: 'user.updated',
        resourceId: user.id,
        version: user.version,
        ...facts,
      });
      return user;
    });
  }
}
