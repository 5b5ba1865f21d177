import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../database/transactions/transaction';
import { SessionRepository } from '../../auth/sessions/session.repository';
import { Changes } from '../../base/activity/changes';
import { IdentityProvider, TOLERANCE_SECONDS } from './identity-provider';
import { identityOf } from './account-of-identity.service';
import { LONGEST_AGE_SECONDS, type LogoutToken } from './logout-token';
import { isSecondUse, UsedMarkRepository } from './used-mark.repository';

/** The longest validity of a token plus clock skew. */
const REMEMBERED_MS = 2 * (LONGEST_AGE_SECONDS + TOLERANCE_SECONDS) * 1000;

@Injectable()
export class EndProviderSessionsService {
  constructor(
    private readonly changes: Changes,
    private readonly sessions: SessionRepository,
    private readonly marks: UsedMarkRepository,
    private readonly provider: IdentityProvider,
  ) {}

  /** @throws AppError logout_token_refused for a token that was used before */
  async byToken({ issuer, subject, sid, id }: LogoutToken): Promise<void> {
    const until = new Date(this.changes.now().getTime() + REMEMBERED_MS);
    try {
      await this.changes.run(async (tx) => {
        await this.marks.use(tx, 'logout', id, until);
        const identity = subject === null ? null : await identityOf(tx, issuer, subject);
        // A session id together with another user's subject must not end anything.
        if (subject !== null && identity === null) return;
        await this.end(tx, {
          ...(sid === null ? {} : { providerSid: sid }),
          ...(identity === null ? {} : { identityId: identity.id }),
        });
      });
    } catch (error) {
      throw isSecondUse(error) ? new AppError('logout_token_refused') : error;
    }
  }

  /** Handles front-channel logout: only a caller who knows the provider's session id can end the session. */
  async bySid(sid: string): Promise<void> {
    await this.changes.run((tx) => this.end(tx, { providerSid: sid }));
  }

  private async end(
    tx: Tx,
    of: { readonly providerSid?: string; readonly identityId?: number },
  ): Promise<void> {
    const owners = await this.sessions.revokeOfProvider(tx, of, this.changes.now());
    const actor = { userId: null, name: this.provider.settings.name };
    for (const userId of new Set(owners))
      await this.changes.record(tx, actor, {
        action: 'session.ended',
        resourceId: userId,
        after: { way: 'oidc', count: owners.filter((owner) => owner === userId).length },
      });
  }
}
