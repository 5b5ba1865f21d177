import { AppError, staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { found } from '../../database/records/found';
import type { Actor } from '../../http/access/actor';
import type { Target } from '../../http/input/target';
import { endCredentials } from '../auth/end-credentials';
import { UserQueries } from '../auth/users/user.queries';
import { UserRepository } from '../auth/users/user.repository';
import { Changes } from '../base/activity/changes';
import { UserGuards } from './user-guards';

/** Deletes a user and ends their access. The history keeps the name; the e-mail can be used again. */
@Injectable()
export class DeleteUserService {
  constructor(
    private readonly changes: Changes,
    private readonly users: UserRepository,
    private readonly guards: UserGuards,
    private readonly queries: UserQueries,
  ) {}

  delete(actor: Actor, { id, version }: Target): Promise<void> {
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const user = found(await this.users.find(tx, id));
      if (version !== null && version !== user.version) throw await this.stale(id);
      await this.guards.refuse(tx, actor, id, {
        activeAdmin: user.role === 'admin' && user.isActive,
        driver: user.role === 'driver',
      });
      const gone = { deletedAt: now, emailKey: null };
      if (!(await this.users.update(tx, id, gone, version, now))) throw await this.stale(id);
      await endCredentials(tx, 'deactivated', { userId: id }, now);
      await this.changes.record(tx, actor, {
        action: 'user.deleted',
        resourceId: id,
        version: user.version + 1,
        before: { name: user.name, email: user.email, role: user.role },
      });
    });
  }

  private async stale(id: number): Promise<AppError> {
    return staleVersion(await this.queries.get(id));
  }
}
