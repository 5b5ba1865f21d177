import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import type { Tx } from '../../../database/transactions/transaction';
import { ActivityLog } from '../../base/activity/activity-log';
import { UserQueries } from '../users/user.queries';
import type { UserAnswer } from '../users/user.schema';
import { CredentialsRepository } from '../credentials/credentials.repository';
import { KnownPlaces } from '../throttle/known-places';
import { SessionTokens } from './session-token';
import { SessionRepository } from './session.repository';

export interface SignInOrigin {
  readonly address: string;
  readonly userAgent: string | null;
}

/** The provider's data of a session started through it. */
export interface ProviderSession {
  readonly identityId: number;
  readonly providerSid: string | null;
  readonly idToken: string | null;
  /** Whether the user has just authenticated at the provider again. */
  readonly isConfirmed: boolean;
}

export interface SignedIn {
  readonly user: UserAnswer;
  readonly token: string;
}

@Injectable()
export class StartSessionService {
  constructor(
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionRepository,
    private readonly users: UserQueries,
    private readonly tokens: SessionTokens,
    private readonly places: KnownPlaces,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  get sessionSeconds(): number {
    return this.settings.sessionHours * 3600;
  }

  /** @throws AppError invalid_credentials if the user no longer exists */
  async start(
    tx: Tx,
    person: { readonly id: number; readonly name: string },
    origin: SignInOrigin,
    provider: ProviderSession | null = null,
  ): Promise<SignedIn> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + this.sessionSeconds * 1000);
    const { token, sidHash } = this.tokens.issue(now, expiresAt);
    await this.sessions.insert(tx, {
      sidHash,
      userId: person.id,
      createdAt: now,
      expiresAt,
      ip: origin.address.slice(0, 45),
      userAgent: origin.userAgent?.slice(0, 300) ?? null,
      identityId: provider?.identityId ?? null,
      providerSid: provider?.providerSid ?? null,
      idToken: provider?.idToken ?? null,
      confirmedAt: provider?.isConfirmed === true ? now : null,
    });
    await this.credentials.noteSignIn(tx, person.id, now);
    await this.places.note(tx, person.id, origin.address);
    await this.activity.record(
      tx,
      { userId: person.id, name: person.name },
      {
        action: 'session.signed-in',
        resourceId: person.id,
        ...(provider === null ? {} : { after: { way: 'oidc' } }),
      },
    );
    const user = await this.users.one(person.id);
    if (user === null) throw new AppError('invalid_credentials');
    return { user, token };
  }
}
