import { splitVin } from '@dispatch/domain/vehicles/vin';
import { Injectable } from '@nestjs/common';
import type { Vehicle } from '../../../database/schema/entities/vehicle';
import type { Tx } from '../../../database/transactions/transaction';
import { changedFacts } from '../../base/activity/changed-facts';
import { type StoredVehicle, VehicleRepository } from '../../vehicles/vehicle.repository';
import type { VehicleDataBody } from '../job-body.schema';
import { JobUnitRepository, type LoadedUnit } from './job-unit.repository';

/** Absent leaves, null clears. */
export type VehicleData = Partial<VehicleDataBody>;

/** The vehicle of one unit, as its job's editors change it. */
@Injectable()
export class UnitVehicle {
  constructor(
    private readonly units: JobUnitRepository,
    private readonly vehicles: VehicleRepository,
  ) {}

  /**
   * What changed, null when nothing does. A record that other units carry as well stays as it is
   * for them: this unit then gets one of its own.
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
    // Held before the look at who carries it: a job that is just being made with it shows by then.
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

  /** Makes the vehicle of a new unit. */
  make(tx: Tx, { vinLast8: vinInput, ...data }: VehicleData, now: Date): Promise<StoredVehicle> {
    return this.vehicles.insert(tx, { ...data, vinInput }, now);
  }
}

/** The last eight of a number that is known in full come back from an editor untouched. */
function vinChange(vehicle: Vehicle, sent: string | null | undefined) {
  if (sent === undefined || sent === vehicle.vinLast8) return {};
  return sent === null ? { vin: null, vinLast8: null } : splitVin(sent);
}
