import { AppError, staleVersion } from '@dispatch/domain/errors';
import type { AccountEvent } from '@dispatch/domain/people/credentials';
import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { found } from '../../database/records/found';
import type { User } from '../../database/schema/entities/accounts/user';
import type { Tx } from '../../database/transactions/transaction';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Target } from '../../http/input/target';
import { type ActivityActor, ActivityLog } from '../base/activity/activity-log';
import { changedFacts } from '../base/activity/changed-facts';
import { PasswordHasher } from '../auth/password-hasher';
import { endCredentials } from '../auth/end-credentials';
import { UserQueries } from '../auth/users/user.queries';
import { UserRepository } from '../auth/users/user.repository';
import type { UserAnswer } from '../auth/users/user.schema';
import { DriverSide } from './driver-side';
import { refuseWeakPassword } from '../auth/password-rule';
import { priceGrant } from './price-grant';
import { refuseTakenEmail } from './taken-email';
import { type Loss, UserGuards } from './user-guards';
import type { UserChangesDto } from './admin-user.dto';

interface UserUpdate extends Target {
  readonly changes: UserChangesDto;
}

/** Writes the sent fields of a user, and revokes the credentials that the change affects. */
@Injectable()
export class UpdateUserService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly users: UserRepository,
    private readonly driverSide: DriverSide,
    private readonly guards: UserGuards,
    private readonly queries: UserQueries,
    private readonly passwords: PasswordHasher,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError email_taken, last_admin, self_change, driver_has_open_jobs, stale_version, validation_failed */
  async update(actor: ActivityActor, update: UserUpdate): Promise<UserAnswer> {
    const passwordHash = await this.hashOf(update.changes.password);
    return this.transactions
      .run((tx) => this.updateIn(tx, actor, update, passwordHash))
      .catch(refuseTakenEmail);
  }

  private async updateIn(
    tx: Tx,
    actor: ActivityActor,
    { id, version, changes }: UserUpdate,
    passwordHash: string | null,
  ): Promise<UserAnswer> {
    const user = found(await this.users.find(tx, id));
    if (version !== null && version !== user.version) throw await this.stale(id);
    const { name, email, role, isActive } = changes;
    const seesPrices = priceGrant(role ?? user.role, changes.seesPrices, user.seesPrices);
    const account = changedFacts(user, { name, email, role, isActive, seesPrices });
    await this.guards.refuse(tx, actor, id, lossOf(user, changes));
    const driver = await this.driverSide.keep(tx, user, changes);
    if (account === null && driver === null && passwordHash === null) return this.queries.get(id);

    const now = this.clock.now();
    const patch = { ...account?.after, ...(passwordHash === null ? {} : { passwordHash }) };
    if (!(await this.users.update(tx, id, patch, version, now))) throw await this.stale(id);
    for (const event of eventsOf(account?.after ?? {}, passwordHash))
      await endCredentials(tx, event, { userId: id }, now);
    const updated = await this.queries.get(id);
    await this.activity.record(tx, actor, {
      action: 'user.updated',
      resourceId: id,
      version: updated.version,
      before: { ...account?.before, ...driver?.before },
      after: {
        ...account?.after,
        ...driver?.after,
        ...(passwordHash === null ? {} : { passwordChanged: true }),
      },
    });
    return updated;
  }

  /** Null, like a blank password, keeps the current one. */
  private async hashOf(password: string | null | undefined): Promise<string | null> {
    if (password == null || password.trim() === '') return null;
    const { passwordMinLength } = this.settings;
    refuseWeakPassword(password, passwordMinLength, 'short_password');
    return this.passwords.hash(password);
  }

  private async stale(id: number): Promise<AppError> {
    return staleVersion(await this.queries.get(id));
  }
}

function lossOf(user: User, changes: UserChangesDto): Loss {
  const { role, isActive } = {
    role: changes.role ?? user.role,
    isActive: changes.isActive ?? user.isActive,
  };
  const wasActiveAdmin = user.role === 'admin' && user.isActive;
  return {
    activeAdmin: wasActiveAdmin && !(role === 'admin' && isActive),
    driver: user.role === 'driver' && role !== 'driver',
  };
}

function eventsOf(after: Record<string, unknown>, passwordHash: string | null): AccountEvent[] {
  const { email, role, seesPrices, isActive } = after;
  const events: AccountEvent[] = [];
  if (passwordHash !== null) events.push('password-set-by-admin');
  if (email !== undefined) events.push('email-changed');
  // A browser learns its permissions only at sign-in, so its sessions must end.
  if (role !== undefined || seesPrices !== undefined) events.push('role-changed');
  if (isActive === false) events.push('deactivated');
  return events;
}
