import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transactions/transaction';
import type { Actor } from '../../http/access/actor';
import { Changes } from '../base/activity/changes';
import { endCredentials } from './end-credentials';
import { SessionRepository } from './session.repository';

/** Ends sessions at once and on every replica: a user's own, or another user's for an admin. */
@Injectable()
export class EndSessionsService {
  constructor(
    private readonly changes: Changes,
    private readonly sessions: SessionRepository,
  ) {}

  /** @throws AppError not_found for a session that has ended or belongs to another user */
  async endOne(actor: Actor, id: number, userId = actor.userId): Promise<void> {
    await this.changes.run(async (tx) => {
      if (!(await this.sessions.revokeOneOf(tx, userId, id, this.changes.now())))
        throw new AppError('not_found');
      await this.record(tx, actor, userId, 1);
    });
  }

  /** Ends all sessions but the current one, and every other credential of that user. */
  async endOthers(actor: Actor, userId = actor.userId): Promise<void> {
    const scope = { userId, exceptSession: actor.sessionId };
    await this.changes.run(async (tx) => {
      const ended = await endCredentials(tx, 'signed-out-everywhere', scope, this.changes.now());
      const count = ended.get('session') ?? 0;
      const tokens = ended.get('personal-token') ?? 0;
      if (count + tokens > 0) await this.record(tx, actor, userId, count, tokens);
    });
  }

  private record(tx: Tx, actor: Actor, userId: number, count: number, tokens = 0): Promise<void> {
    return this.changes.record(tx, actor, {
      action: 'session.ended',
      resourceId: userId,
      after: { count, ...(tokens > 0 && { tokens }) },
    });
  }
}
