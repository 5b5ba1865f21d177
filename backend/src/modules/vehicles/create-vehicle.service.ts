import { Injectable } from '@nestjs/common';
import type { Actor } from '../../http/access/actor';
import { changedFacts } from '../base/activity/changed-facts';
import { Changes } from '../base/activity/changes';
import { VehicleQueries } from './vehicle.queries';
import { VehicleRepository } from './vehicle.repository';
import type { VehicleAnswer } from './vehicle.schema';
import type { NewVehicleDto } from './vehicle.dto';

@Injectable()
export class CreateVehicleService {
  constructor(
    private readonly changes: Changes,
    private readonly repository: VehicleRepository,
    private readonly queries: VehicleQueries,
  ) {}

  create(actor: Actor, body: NewVehicleDto): Promise<VehicleAnswer> {
    return this.changes.run(async (tx) => {
      const { vinLast8, year = null, make = null, model = null, poNumber = null } = body;
      const { id } = await this.repository.insert(
        tx,
        { year, make, model, poNumber, vinInput: vinLast8 ?? null },
        this.changes.now(),
      );
      await this.changes.record(tx, actor, {
        action: 'vehicle.created',
        resourceId: id,
        version: 1,
        after: changedFacts({}, body)?.after ?? null,
      });
      return this.queries.get(id);
    });
  }
}
