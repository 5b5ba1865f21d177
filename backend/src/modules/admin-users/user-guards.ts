import { AppError } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import { holdGuard } from '../../database/transactions/guards';
import type { Tx } from '../../database/transactions/transaction';
import type { ActivityActor } from '../base/activity/activity-log';
import { DriverOfUser } from '../drivers/driver-of-user.service';
import { UserRepository } from '../auth/users/user.repository';

/** The roles that the user loses by a change or a deletion. */
export interface Loss {
  readonly activeAdmin: boolean;
  readonly driver: boolean;
}

/** Rejects changes that would leave the company without an admin, or jobs without their driver. */
@Injectable()
export class UserGuards {
  constructor(
    private readonly users: UserRepository,
    private readonly drivers: DriverOfUser,
  ) {}

  /** @throws AppError last_admin, self_change, driver_has_open_jobs */
  async refuse(tx: Tx, actor: ActivityActor, userId: number, loss: Loss): Promise<void> {
    if (loss.activeAdmin) {
      await holdGuard(tx, 'last-admin');
      if ((await this.users.countOtherActiveAdmins(tx, userId)) === 0)
        throw new AppError('last_admin');
      if (actor?.userId === userId) throw new AppError('self_change');
    }
    if (loss.driver) {
      const count = await this.drivers.openJobs(tx, userId);
      if (count > 0) throw new AppError('driver_has_open_jobs', { count });
    }
  }
}
