import { splitVin } from '@dispatch/domain/vehicles/vin';
import { Injectable } from '@nestjs/common';
import type { Vehicle } from '../../../database/schema/entities/vehicle';
import type { Tx } from '../../../database/transactions/transaction';
import { changedFacts } from '../../base/activity/changed-facts';
import { type StoredVehicle, VehicleRepository } from '../../vehicles/vehicle.repository';
import type { UpdateJobDto } from '../job-body.dto';
import { JobUnitRepository, type LoadedUnit } from './job-unit.repository';

/** Absent keeps, null clears. */
export type VehicleData = Partial<NonNullable<UpdateJobDto['vehicleData']>>;

/** The vehicle of one unit, as its job's editors change it. */
@Injectable()
export class UnitVehicle {
  constructor(
    private readonly units: JobUnitRepository,
    private readonly vehicles: VehicleRepository,
  ) {}

  /**
   * Returns the change, or null when nothing changes. A vehicle shared with other units stays unchanged: this unit then
   * gets its own copy.
   */
  async change(
    tx: Tx,
    unit: LoadedUnit,
    { vinLast8: sentVin, ...rest }: VehicleData,
    now: Date,
  ): Promise<ReturnType<typeof changedFacts>> {
    const { vehicle } = unit;
    const facts = changedFacts(vehicle, { ...rest, ...vinChange(vehicle, sentVin) });
    if (facts === null) return null;
    // Lock the vehicle before `isShared`: the lock waits for jobs that are being created with it.
    await this.vehicles.hold(tx, vehicle.id);
    if (await this.units.isShared(tx, unit)) {
      const { year, make, model, vin, vinLast8, poNumber } = vehicle;
      const own = { year, make, model, vin, vinLast8, poNumber, ...facts.after };
      const copy = { ...own, vinInput: own.vin ?? own.vinLast8 };
      const { id: vehicleId } = await this.vehicles.insert(tx, copy, now);
      await this.units.update(tx, unit.id, { vehicleId });
    } else {
      await this.vehicles.update(tx, vehicle, facts.after, now);
    }
    return facts;
  }

  /** Creates the vehicle of a new unit. */
  make(tx: Tx, { vinLast8: vinInput, ...data }: VehicleData, now: Date): Promise<StoredVehicle> {
    return this.vehicles.insert(tx, { ...data, vinInput }, now);
  }
}

/** An editor sends the last eight of a known full VIN back unchanged. */
function vinChange(vehicle: Vehicle, sent: string | null | undefined) {
  if (sent === undefined || sent === vehicle.vinLast8) return {};
  return sent === null ? { vin: null, vinLast8: null } : splitVin(sent);
}
