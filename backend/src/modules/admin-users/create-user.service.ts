import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import { ActivityLog } from '../activity/activity-log';
import { PasswordHasher } from '../auth/password-hasher';
import { DriverOfUser } from '../drivers/driver-of-user.service';
import { UserQueries } from '../users/user.queries';
import { UserRepository } from '../users/user.repository';
import type { UserAnswer } from '../users/user.schema';
import type { NewUserBody } from './admin-user.schema';
import { refuseShorterPassword } from '../auth/password-rule';
import { refusingTakenEmail } from './taken-email';

@Injectable()
export class CreateUserService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly users: UserRepository,
    private readonly drivers: DriverOfUser,
    private readonly queries: UserQueries,
    private readonly passwords: PasswordHasher,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError email_taken */
  async create(actor: Actor, body: NewUserBody): Promise<UserAnswer> {
    const { password, ...person } = body;
    const { passwordMinLength } = this.settings;
    refuseShorterPassword(password, passwordMinLength, 'new_password');
    return refusingTakenEmail(this.add(actor, person, await this.passwords.hash(password)));
  }

  private add(
    actor: Actor,
    { name, email, role, isActive = true, ...body }: Omit<NewUserBody, 'password'>,
    passwordHash: string,
  ): Promise<UserAnswer> {
    return this.transactions.run(async (tx) => {
      const now = this.clock.now();
      const account = { name, email, role, isActive };
      const id = await this.users.insert(tx, { ...account, passwordHash }, now);
      if (role === 'driver') {
        const driver = { name: body.driverName ?? name, phone: body.driverPhone ?? null };
        await this.drivers.make(tx, id, driver, now);
      }
      await this.activity.record(tx, actor, {
        action: 'user.created',
        resource: 'user',
        resourceId: id,
        version: 1,
        after: account,
      });
      return this.queries.get(id);
    });
  }
}
