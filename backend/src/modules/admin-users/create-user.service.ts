import { Inject, Injectable } from '@nestjs/common';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import type { ActivityActor } from '../base/activity/activity-log';
import { PasswordHasher } from '../auth/password-hasher';
import { Changes } from '../base/activity/changes';
import { DriverOfUser } from '../drivers/driver-of-user.service';
import { UserQueries } from '../auth/users/user.queries';
import { UserRepository } from '../auth/users/user.repository';
import type { UserAnswer } from '../auth/users/user.schema';
import { refuseWeakPassword } from '../auth/password-rule';
import { priceGrant } from './price-grant';
import { refuseTakenEmail } from './taken-email';
import type { NewUserDto } from './admin-user.dto';

type NewPerson = Omit<NewUserDto, 'password'> & { readonly seesPrices: boolean };

@Injectable()
export class CreateUserService {
  constructor(
    private readonly changes: Changes,
    private readonly users: UserRepository,
    private readonly drivers: DriverOfUser,
    private readonly queries: UserQueries,
    private readonly passwords: PasswordHasher,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** @throws AppError email_taken, validation_failed for prices granted to a role other than viewer */
  async create(actor: ActivityActor, body: NewUserDto): Promise<UserAnswer> {
    const { password, ...others } = body;
    const person = { ...others, seesPrices: priceGrant(others.role, others.seesPrices) };
    const { passwordMinLength } = this.settings;
    refuseWeakPassword(password, passwordMinLength, 'new_password');
    return this.add(actor, person, await this.passwords.hash(password)).catch(refuseTakenEmail);
  }

  private add(
    actor: ActivityActor,
    { name, email, role, seesPrices, isActive = true, ...body }: NewPerson,
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
      return this.queries.get(id);
    });
  }
}
