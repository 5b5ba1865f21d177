import { Injectable } from '@nestjs/common';
import { Clock } from '../../config/clock';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import type { Actor } from '../../http/access/actor';
import { ActivityLog } from '../base/activity/activity-log';
import { changedFacts } from '../base/activity/changed-facts';
import { VehicleQueries } from './vehicle.queries';
import { VehicleRepository } from './vehicle.repository';
import type { VehicleAnswer } from './vehicle.schema';
import type { NewVehicleDto } from './vehicle.dto';

@Injectable()
export class CreateVehicleService {
  constructor(
    private readonly transactions: TransactionRunner,
    private readonly repository: VehicleRepository,
    private readonly queries: VehicleQueries,
    private readonly activity: ActivityLog,
    private readonly clock: Clock,
  ) {}

  create(actor: Actor, body: NewVehicleDto): Promise<VehicleAnswer> {
    return this.transactions.run(async (tx) => {
      const { vinLast8, year = null, make = null, model = null, poNumber = null } = body;
      const { id } = await this.repository.insert(
        tx,
        { year, make, model, poNumber, vinInput: vinLast8 ?? null },
        this.clock.now(),
      );
      await this.activity.record(tx, actor, {
        action: 'vehicle.created',
        resource: 'vehicle',
        resourceId: id,
        version: 1,
        after: changedFacts({}, body)?.after ?? null,
      });
      return this.queries.get(id);
    });
  }
}
