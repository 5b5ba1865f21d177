import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { JobDecision } from './job-changes';
import type { JobFields } from '../records/job-fields';
import { JobUnitRepository } from '../records/job-unit.repository';
import { UnitVehicle, type VehicleData } from '../records/unit-vehicle';

interface VehicleEdit {
  /** The resulting changes of the job. */
  readonly fields: JobFields;
  readonly facts: JobDecision['beside'];
}

/** The only vehicle of a job, which `vehicleData` changes. */
@Injectable()
export class FirstVehicle {
  constructor(
    private readonly units: JobUnitRepository,
    private readonly vehicle: UnitVehicle,
  ) {}

  /** The transaction must hold the job. Creates the vehicle if there is none. Null when nothing changes. */
  async edit(tx: Tx, job: Job, data: VehicleData, now: Date): Promise<VehicleEdit | null> {
    const values: unknown[] = Object.values(data);
    const sent = values.filter((value) => value !== undefined);
    if (sent.length === 0) return null;
    const [first] = await this.units.list(tx, job.id);
    if (first === undefined)
      return sent.every((value) => value === null) ? null : this.add(tx, job, data, now);
    const facts = await this.vehicle.change(tx, first, data, now);
    return facts === null
      ? null
      : {
          fields: {},
          facts: { before: { vehicle: facts.before }, after: { vehicle: facts.after } },
        };
  }

  private async add(tx: Tx, job: Job, data: VehicleData, now: Date): Promise<VehicleEdit> {
    const { id: vehicleId } = await this.vehicle.make(tx, data, now);
    await this.units.insert(tx, job.id, [{ vehicleId, priceCents: null }]);
    return {
      fields: { vehicleCount: 1 },
      facts: { before: { vehicle: null }, after: { vehicle: data } },
    };
  }
}
