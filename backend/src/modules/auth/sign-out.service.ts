import { Injectable } from '@nestjs/common';
import type { Session } from '../../database/schema/entities/accounts/session';
import { Changes } from '../base/activity/changes';
import { UserQueries } from './users/user.queries';
import { SessionTokens } from './session-token';
import { SessionRepository } from './session.repository';

/** Ends the session of a token at once and on every replica, and returns it; ignores any other token. */
@Injectable()
export class SignOutService {
  constructor(
    private readonly changes: Changes,
    private readonly sessions: SessionRepository,
    private readonly users: UserQueries,
    private readonly tokens: SessionTokens,
  ) {}

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
