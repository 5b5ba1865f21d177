import type { DriverStatus } from '@dispatch/domain/jobs/driver-status';
import { staleVersion } from '@dispatch/domain/errors';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/access/actor';
import type { Target } from '../../http/input/target';
import { Changes } from '../base/activity/changes';
import { DriverQueries } from './driver.queries';
import { DriverRepository } from './driver.repository';
import type { DriverAnswer } from './driver.schema';

interface StatusChange extends Target {
  readonly status: DriverStatus;
}

/** Sets the status of a driver. Drivers can only set their own. */
@Injectable()
export class ChangeDriverStatusService {
  constructor(
    private readonly changes: Changes,
    private readonly repository: DriverRepository,
    private readonly queries: DriverQueries,
  ) {}

  change(actor: Actor, { id, version, status }: StatusChange): Promise<DriverAnswer> {
    return this.changes.run(async (tx) => {
      const known = await this.queries.get(actor, id);
      const isStale = version !== null && version !== known.version;
      if (!isStale && known.status === status) return known;
      const saved =
        !isStale && (await this.repository.update(tx, id, { status }, version, this.changes.now()));
      const driver = await this.queries.get(actor, id);
      if (!saved) throw staleVersion(driver);
      await this.changes.record(tx, actor, {
        action: 'driver.status-changed',
        resourceId: id,
        version: driver.version,
        driverBefore: id,
        driverAfter: id,
        before: { status: known.status },
        after: { status },
      });
      return driver;
    });
  }
}
