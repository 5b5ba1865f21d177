import { MAX_UNITS } from '@dispatch/domain/limits';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { JobUnit } from '../../../database/schema/entities/job-unit';
import type { Vehicle } from '../../../database/schema/entities/vehicle';
import { insertAllLastly, insertRecords } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';

export interface NewUnit {
  readonly vehicleId: number;
  readonly priceCents: number | null;
}

/** A unit with the vehicle that it carries. */
export type LoadedUnit = JobUnit & { readonly vehicle: Vehicle };

function placed(jobId: number, units: readonly NewUnit[], position: number) {
  return units.map((unit, index) => ({ ...unit, jobId, position: position + index }));
}

/** Of jobs held by the transaction: nobody else changes their units meanwhile. */
@Injectable()
export class JobUnitRepository {
  /** In the order of loading. */
  async list(tx: Tx, jobId: number): Promise<LoadedUnit[]> {
    const units = await tx.manager.find(JobUnit, {
      where: { jobId },
      order: { position: 'ASC' },
      relations: { vehicle: true },
    });
    return units as LoadedUnit[]; // every unit has a vehicle
  }

  /** Adds units behind those that the job has on the places before `position`. */
  async insert(tx: Tx, jobId: number, units: readonly NewUnit[], position = 1): Promise<void> {
    if (units.length > 0) await insertRecords(tx, JobUnit, placed(jobId, units, position));
  }

  /** The units of a new job, which nothing else in the transaction looks at. */
  async insertLastly(tx: Tx, jobId: number, units: readonly NewUnit[]): Promise<void> {
    if (units.length > 0) await insertAllLastly(tx, JobUnit, placed(jobId, units, 1));
  }

  async remove(tx: Tx, ids: readonly number[]): Promise<void> {
    if (ids.length > 0) await tx.manager.delete(JobUnit, { id: In([...ids]) });
  }

  /** Frees the places 1 to 9, so that every unit can be put on its new one. */
  async vacate(tx: Tx, jobId: number): Promise<void> {
    await tx.manager.increment(JobUnit, { jobId }, 'position', MAX_UNITS);
  }

  async update(
    tx: Tx,
    id: number,
    fields: Partial<Pick<JobUnit, 'position' | 'priceCents' | 'vehicleId'>>,
  ): Promise<void> {
    await tx.manager.update(JobUnit, { id }, fields);
  }

  /** Whether the vehicle stands on any other unit too, be it of the same job or of a hidden one. */
  async isShared(tx: Tx, { id, vehicleId }: Pick<JobUnit, 'id' | 'vehicleId'>): Promise<boolean> {
    const rows: unknown[] = await tx.manager.query(
      'SELECT id FROM job_units WHERE vehicleId = ? AND id <> ? LIMIT 1',
      [vehicleId, id],
    );
    return rows.length > 0;
  }
}
