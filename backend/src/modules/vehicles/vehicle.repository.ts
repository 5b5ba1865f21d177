import { optionalSortKey } from '@dispatch/domain/text/sort-key';
import { searchText, vinWords } from '@dispatch/domain/text/search-words';
import { isTbd } from '@dispatch/domain/people/customer';
import { splitVin } from '@dispatch/domain/vehicles/vin';
import { Injectable } from '@nestjs/common';
import { updateVersioned } from '../../database/records/compare-and-swap';
import { Vehicle } from '../../database/schema/entities/vehicle';
import { holdRow, insertRecord } from '../../database/records/records';
import { VEHICLE_WORDS } from '../../search/word-indexes';
import { holdParent } from '../../database/transactions/guards';
import type { Tx } from '../../database/transactions/transaction';

/** A vehicle as a user enters it. Absent means unknown. */
export interface NewVehicle {
  readonly year?: number | null;
  readonly make?: string | null;
  readonly model?: string | null;
  /** 8 to 17 characters of the VIN, or the placeholder `TBD`. */
  readonly vinInput?: string | null;
  readonly poNumber?: string | null;
}

@Injectable()
export class VehicleRepository {
  /** Returns the stored vehicle. A VIN of 17 characters is stored whole, with its last eight. */
  async insert(tx: Tx, vehicle: NewVehicle, now: Date): Promise<StoredVehicle> {
    const { year = null, make = null, model = null, poNumber = null } = vehicle;
    const { vin, vinLast8 } = vehicle.vinInput
      ? splitVin(vehicle.vinInput)
      : { vin: null, vinLast8: null };
    const facts = { year, make, model, vin, vinLast8, poNumber };
    const id = await insertRecord(tx, Vehicle, {
      ...facts,
      makeSort: optionalSortKey(make),
      version: 1,
      createdAt: now,
      updatedAt: now,
    });
    await VEHICLE_WORDS[tx.engine].add(tx, wordsOf({ id, ...facts }));
    return { id, ...facts };
  }

  /** Locks the vehicle until this transaction ends, also against use on a job. */
  async hold(tx: Tx, id: number): Promise<void> {
    await holdRow(tx, 'vehicles', id);
    await holdParent(tx, 'vehicles', id);
  }

  /** Writes the given fields. The vehicle must have just been read. */
  async update(
    tx: Tx,
    known: StoredVehicle,
    fields: Partial<VehicleFacts>,
    now: Date,
  ): Promise<void> {
    const all = { ...fields, makeSort: optionalSortKey({ ...known, ...fields }.make) };
    await updateVersioned(tx, Vehicle, known.id, null, all, now);
    await VEHICLE_WORDS[tx.engine].save(tx, [wordsOf({ ...known, ...fields })]);
  }
}

function wordsOf(vehicle: StoredVehicle) {
  return { id: vehicle.id, text: vehicleWords(vehicle) };
}

export type StoredVehicle = VehicleFacts & { readonly id: number };

type VehicleFacts = Pick<Vehicle, 'year' | 'make' | 'model' | 'vin' | 'vinLast8' | 'poNumber'>;

/** The search words of a vehicle, without placeholders. */
export function vehicleWords({ year, make, model, vin, vinLast8, poNumber }: VehicleFacts): string {
  const known = [make, model, poNumber].filter((text) => !isTbd(text));
  return searchText([year, ...known, ...vinWords({ vin, vinLast8 })]);
}
