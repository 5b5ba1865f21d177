import { AppError } from '@dispatch/domain/errors';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import { ActivityLog } from '../activity/activity-log';
import { UserQueries } from '../users/user.queries';
import type { UserAnswer } from '../users/user.schema';
import { CredentialsRepository, type Credentials } from './credentials.repository';
import { PasswordHasher } from './password-hasher';
import { SessionTokens } from './session-token';
import { SessionRepository } from './session.repository';
import { SignInThrottle } from './sign-in-throttle';

export interface SignInAttempt {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly userAgent: string | null;
}

export interface SignedIn {
  readonly user: UserAnswer;
  readonly token: string;
}

/** Signs a person in; unknown e-mail, wrong password and inactive account cannot be told apart. */
@Injectable()
export class SignInService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly credentials: CredentialsRepository,
    private readonly sessions: SessionRepository,
    private readonly users: UserQueries,
    private readonly throttle: SignInThrottle,
    private readonly passwords: PasswordHasher,
    private readonly tokens: SessionTokens,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  get sessionSeconds(): number {
    return this.settings.sessionHours * 3600;
  }

  async signIn(attempt: SignInAttempt): Promise<SignedIn> {
    await this.throttle.attempt(attempt.email, attempt.address);
    const known = await this.transactions.run((tx) =>
      this.credentials.ofActiveAccount(tx, attempt.email),
    );
    const matches = await this.passwords.verify(known?.passwordHash ?? null, attempt.password);
    if (known === null || !matches) {
      await this.recordRefusal(known, attempt);
      throw new AppError('invalid_credentials');
    }
    return this.transactions.run((tx) => this.openSession(tx, known, attempt));
  }

  private recordRefusal(known: Credentials | null, attempt: SignInAttempt): Promise<void> {
    return this.transactions.run((tx) =>
      this.activity.record(tx, null, {
        action: 'session.refused',
        resource: 'session',
        resourceId: known?.id ?? null,
        after: { email: attempt.email, address: attempt.address },
      }),
    );
  }

  private async openSession(
    tx: Tx,
    person: Credentials,
    attempt: SignInAttempt,
  ): Promise<SignedIn> {
    const now = this.clock.now();
    const expiresAt = new Date(now.getTime() + this.sessionSeconds * 1000);
    const { token, sidHash } = this.tokens.issue(now, expiresAt);
    await this.throttle.succeeded(tx, attempt.email, attempt.address);
    await this.sessions.insert(tx, {
      sidHash,
      userId: person.id,
      createdAt: now,
      expiresAt,
      ip: attempt.address.slice(0, 45),
      userAgent: attempt.userAgent?.slice(0, 300) ?? null,
    });
    await this.credentials.noteSignIn(tx, person.id, now);
    await this.activity.record(
      tx,
      { userId: person.id, name: person.name },
      { action: 'session.signed-in', resource: 'session', resourceId: person.id },
    );
    const user = await this.users.one(person.id);
    if (user === null) throw new AppError('invalid_credentials');
    return { user, token };
  }
}
