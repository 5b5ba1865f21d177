import { splitVin } from '@dispatch/domain/vin';
import { Injectable } from '@nestjs/common';
import type { Job } from '../../database/entities/job';
import type { Vehicle } from '../../database/entities/vehicle';
import type { Tx } from '../../database/transaction';
import { changedFacts } from '../activity/changed-facts';
import { VehicleRepository } from '../vehicles/vehicle.repository';
import type { VehicleDataBody } from './job-body.schema';
import type { JobDecision } from './job-changes';
import type { JobFields } from './job-fields';
import { JobSearch } from './job-search';
import { JobRepository } from './job.repository';

type VehicleData = Partial<VehicleDataBody>;

interface VehicleEdit {
  /** What follows for the job. */
  readonly fields: JobFields;
  readonly facts: JobDecision['beside'];
}

/** The one vehicle of a job that its editor changes. */
@Injectable()
export class FirstVehicle {
  constructor(
    private readonly jobs: JobRepository,
    private readonly vehicles: VehicleRepository,
    private readonly search: JobSearch,
  ) {}

  /** Of a job held by this transaction; made when there is none. Null when nothing changes. */
  async edit(tx: Tx, job: Job, data: VehicleData, now: Date): Promise<VehicleEdit | null> {
    const values: unknown[] = Object.values(data);
    const sent = values.filter((value) => value !== undefined);
    if (sent.length === 0) return null;
    const vehicle = await this.jobs.firstVehicle(tx, job.id);
    if (vehicle !== null) return this.change(tx, vehicle, data, now);
    return sent.every((value) => value === null) ? null : this.add(tx, job, data, now);
  }

  private async change(
    tx: Tx,
    vehicle: Vehicle,
    { vinLast8, ...rest }: VehicleData,
    now: Date,
  ): Promise<VehicleEdit | null> {
    const facts = changedFacts(vehicle, { ...rest, ...vinChange(vehicle, vinLast8) });
    if (facts === null) return null;
    await this.vehicles.update(tx, vehicle, facts.after, now);
    await this.search.refreshForVehicle(tx, vehicle.id);
    return {
      fields: {},
      facts: { before: { vehicle: facts.before }, after: { vehicle: facts.after } },
    };
  }

  private async add(
    tx: Tx,
    job: Job,
    { vinLast8: vinInput, ...data }: VehicleData,
    now: Date,
  ): Promise<VehicleEdit> {
    const vehicleId = await this.vehicles.insert(tx, { ...data, vinInput }, now);
    await this.jobs.insertUnits(tx, job.id, [{ vehicleId, priceCents: null }]);
    return {
      fields: { vehicleCount: 1 },
      facts: { before: { vehicle: null }, after: { vehicle: { ...data, vinLast8: vinInput } } },
    };
  }
}

/** The last eight of a number that is known in full come back from the editor untouched. */
function vinChange(vehicle: Vehicle, sent: string | null | undefined) {
  if (sent === undefined || sent === vehicle.vinLast8) return {};
  return sent === null ? { vin: null, vinLast8: null } : splitVin(sent);
}
