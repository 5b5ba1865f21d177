import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { User } from '../../database/schema/entities/accounts/user';
import type { Tx } from '../../database/transactions/transaction';
import { DriverOfUser } from '../drivers/driver-of-user.service';
import type { UserChangesDto } from './admin-user.dto';

/** Applies a change of a user to their driver record. */
@Injectable()
export class DriverSide {
  constructor(
    private readonly drivers: DriverOfUser,
    private readonly clock: Clock,
  ) {}

  /** Creates the record when the user becomes a driver; returns its changed fields, or null. */
  async keep(tx: Tx, user: User, changes: UserChangesDto) {
    const { name = user.name, role = user.role, driverName, driverPhone } = changes;
    if (role !== 'driver') return null;
    const now = this.clock.now();
    const driver = await this.drivers.find(tx, user.id);
    if (driver === null) {
      const made = { name: driverName ?? name, phone: driverPhone ?? null };
      await this.drivers.make(tx, user.id, made, now);
      return { before: {}, after: { driverName: made.name, driverPhone: made.phone } };
    }
    const isNamed = changes.name !== undefined || driverName !== undefined;
    const wanted = { name: isNamed ? (driverName ?? name) : undefined, phone: driverPhone };
    const facts = await this.drivers.keepInStep(tx, driver, wanted, now);
    return facts === null ? null : { before: named(facts.before), after: named(facts.after) };
  }
}

function named({ name, phone }: Record<string, unknown>): Record<string, unknown> {
  return {
    ...(name === undefined ? {} : { driverName: name }),
    ...(phone === undefined ? {} : { driverPhone: phone }),
  };
}
