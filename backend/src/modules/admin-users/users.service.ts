import { AppError, fieldError, staleVersion } from '@dispatch/domain/errors';
import type { AccountEvent } from '@dispatch/domain/people/credentials';
import { takesPriceGrant } from '@dispatch/domain/people/permissions';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { Settings } from '../../config/settings';
import { found } from '../../database/records/found';
import { refuseTaken } from '../../database/records/refuse-taken';
import type { User } from '../../database/schema/entities/accounts/user';
import type { Tx } from '../../database/transactions/transaction';
import type { Actor } from '../../http/access/actor';
import type { Target } from '../../http/input/target';
import { endCredentials } from '../auth/credentials/end-credentials';
import { InvitationsService } from '../auth/invitations/invitations.service';
import { PasswordHasher } from '../auth/passwords/password-hasher';
import { refuseWeakPassword } from '../auth/passwords/password-rule';
import { UserQueries } from '../auth/users/user.queries';
import { UserRepository } from '../auth/users/user.repository';
import type { UserAnswer } from '../auth/users/user.schema';
import type { ActivityActor } from '../base/activity/activity-log';
import { changedFacts } from '../base/activity/changed-facts';
import { Changes } from '../base/activity/changes';
import { DriverOfUser } from '../drivers/driver-of-user.service';
import type { NewUserDto, UserChangesDto } from './admin-user.dto';
import { DriverSide } from './driver-side';
import { type Loss, UserGuards } from './user-guards';

const refuseTakenEmail = refuseTaken('users_email_key', 'email', 'email_taken');

/** For an account whose user chooses the password. */
const UNKNOWN_PASSWORD_BYTES = 96;

type NewPerson = Omit<NewUserDto, 'password'> & { readonly seesPrices: boolean };

interface UserUpdate extends Target {
  readonly changes: UserChangesDto;
}

/** Creates, changes and deletes users. */
@Injectable()
export class UsersService {
  constructor(
    private readonly changes: Changes,
    private readonly users: UserRepository,
    private readonly drivers: DriverOfUser,
    private readonly queries: UserQueries,
    private readonly passwords: PasswordHasher,
    private readonly driverSide: DriverSide,
    private readonly guards: UserGuards,
    private readonly invitations: InvitationsService,
    private readonly settings: Settings,
  ) {}

  /**
   * @throws AppError email_taken, invitations_not_set_up, cannot_be_invited, validation_failed for prices granted to a
   * role other than viewer
   */
  async create(actor: ActivityActor, body: NewUserDto): Promise<UserAnswer> {
    const { password, ...others } = body;
    const person = { ...others, seesPrices: priceGrant(others.role, others.seesPrices) };
    if (others.invite === true) this.invitations.refuseUnlessSetUp();
    else refuseWeakPassword(password ?? '', this.settings.passwordMinLength, 'new_password');
    const hashed = password ?? randomBytes(UNKNOWN_PASSWORD_BYTES).toString('base64');
    return this.add(actor, person, await this.passwords.hash(hashed)).catch(refuseTakenEmail);
  }

  private add(
    actor: ActivityActor,
    { name, email, role, seesPrices, isActive = true, invite = false, ...body }: NewPerson,
    passwordHash: string,
  ): Promise<UserAnswer> {
    return this.changes.run(async (tx) => {
      const now = this.changes.now();
      const account = { name, email, role, isActive, ...(seesPrices && { seesPrices }) };
      const id = await this.users.insert(tx, { ...account, passwordHash }, now);
      if (role === 'driver') {
        const driver = { name: body.driverName ?? name, phone: body.driverPhone ?? null };
        await this.drivers.make(tx, id, driver, now);
      }
      await this.changes.record(tx, actor, {
        action: 'user.created',
        resourceId: id,
        version: 1,
        after: account,
      });
      if (invite) await this.invitations.sendIn(tx, actor, id);
      return this.queries.get(id);
    });
  }

  /**
   * Writes the sent fields of a user, and revokes the credentials that the change affects.
   * @throws AppError email_taken, last_admin, self_change, driver_has_open_jobs, stale_version, validation_failed
   */
  async update(actor: ActivityActor, update: UserUpdate): Promise<UserAnswer> {
    const passwordHash = await this.hashOf(update.changes.password);
    return this.changes
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

    const now = this.changes.now();
    const patch = { ...account?.after, ...(passwordHash === null ? {} : { passwordHash }) };
    if (!(await this.users.update(tx, id, patch, version, now))) throw await this.stale(id);
    for (const event of eventsOf(account?.after ?? {}, passwordHash))
      await endCredentials(tx, event, { userId: id }, now);
    const updated = await this.queries.get(id);
    await this.changes.record(tx, actor, {
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

  /** Deletes a user and ends their access. The history keeps the name; the e-mail can be used again. */
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

/**
 * Whether the user has their own grant to see prices; a change of role ends the grant.
 * @throws AppError validation_failed for a role that cannot have the grant
 */
function priceGrant(role: string, wanted: boolean | undefined, present = false): boolean {
  if (takesPriceGrant(role)) return wanted ?? present;
  if (wanted === true) throw fieldError('seesPrices', 'only_for_viewers');
  return false;
}
