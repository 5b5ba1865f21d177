import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Session } from '../../../database/schema/entities/accounts/session';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import { Changes } from '../../base/activity/changes';
import { endCredentials } from '../credentials/end-credentials';
import { SessionTokens } from './session-token';
import { SessionRepository } from './session.repository';
import { UserQueries } from '../users/user.queries';

@Injectable()
export class EndSessionsService {
  constructor(
    private readonly changes: Changes,
    private readonly sessions: SessionRepository,
    private readonly users: UserQueries,
    private readonly tokens: SessionTokens,
  ) {}

  /**
   * Ends sessions at once and on every replica: a user's own, or another user's for an admin.
   * @throws AppError not_found for a session that has ended or belongs to another user
   */
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

  /** Ends the session of a token at once and on every replica, and returns it; ignores any other token. */
  async signOut(token: string | null): Promise<Session | null> {
    const now = this.changes.now();
    const sidHash = token === null ? null : this.tokens.read(token, now);
    if (sidHash === null) return null;
    return this.changes.run(async (tx) => {
      const session = await this.sessions.findLive(tx, sidHash);
      if (session === null) return null;
      await this.sessions.revoke(tx, sidHash, now);
      const user = await this.users.one(session.userId);
      await this.changes.record(tx, user === null ? null : { userId: user.id, name: user.name }, {
        action: 'session.signed-out',
        resourceId: session.userId,
      });
      return session;
    });
  }
}
