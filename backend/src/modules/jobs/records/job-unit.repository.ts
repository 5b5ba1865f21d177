import { MAX_UNITS } from '@dispatch/domain/limits';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { JobUnit } from '../../../database/schema/entities/jobs/job-unit';
import { UnitReport } from '../../../database/schema/entities/jobs/unit-report';
import type { Vehicle } from '../../../database/schema/entities/vehicle';
import { insertAllAtCommit, insertRecords } from '../../../database/records/records';
import type { Tx } from '../../../database/transactions/transaction';

export interface NewUnit {
  readonly vehicleId: number;
  readonly priceCents: number | null;
}

/** A unit with its vehicle. */
export type LoadedUnit = JobUnit & { readonly vehicle: Vehicle };

/** A unit that was not left behind. */
export const NOT_LEFT = {
  leftReason: null,
  leftNote: null,
  leftAt: null,
  leftById: null,
  leftByName: null,
  carriedToId: null,
} as const;

/** A unit without a VIN check. */
const NOT_CHECKED = {
  checkedVin: null,
  checkMethod: null,
  checkedAt: null,
  checkedByName: null,
  isLoadedAnyway: null,
} as const;

function placed(jobId: number, units: readonly NewUnit[], position: number) {
  return units.map((unit, index) => ({
    ...unit,
    ...NOT_LEFT,
    ...NOT_CHECKED,
    jobId,
    position: position + index,
  }));
}

/** The transaction must hold the jobs, so that their units cannot change. */
@Injectable()
export class JobUnitRepository {
  /** In loading order. */
  async list(tx: Tx, jobId: number): Promise<LoadedUnit[]> {
    const units = await tx.manager.find(JobUnit, {
      where: { jobId },
      order: { position: 'ASC' },
      relations: { vehicle: true },
    });
    return units as LoadedUnit[]; // every unit has a vehicle
  }

  /** Appends units at `position`, after the job's existing units. */
  async insert(tx: Tx, jobId: number, units: readonly NewUnit[], position = 1): Promise<void> {
    if (units.length > 0) await insertRecords(tx, JobUnit, placed(jobId, units, position));
  }

  /** The units of a new job, written at commit. Nothing else in the transaction may read them. */
  async insertAtCommit(tx: Tx, jobId: number, units: readonly NewUnit[]): Promise<void> {
    if (units.length > 0) await insertAllAtCommit(tx, JobUnit, placed(jobId, units, 1));
  }

  /** Removes their reports too. The activity log keeps the content of the reports. */
  async remove(tx: Tx, ids: readonly number[]): Promise<void> {
    if (ids.length === 0) return;
    await tx.manager.delete(UnitReport, { unitId: In([...ids]) });
    await tx.manager.delete(JobUnit, { id: In([...ids]) });
  }

  /** Whether any of the units has a photo that was not deleted. */
  async havePhotos(tx: Tx, ids: readonly number[]): Promise<boolean> {
    if (ids.length === 0) return false;
    const rows: unknown[] = await tx.manager.query(
      `SELECT id FROM unit_photos WHERE unitId IN (${ids.map(() => '?').join(', ')})
       AND deletedAt IS NULL LIMIT 1`,
      [...ids],
    );
    return rows.length > 0;
  }

  /** Frees positions 1 to 9, so that every unit can move to its new one. */
  async vacate(tx: Tx, jobId: number): Promise<void> {
    await tx.manager.increment(JobUnit, { jobId }, 'position', MAX_UNITS);
  }

  async update(
    tx: Tx,
    id: number,
    fields: Partial<Omit<JobUnit, 'id' | 'job' | 'vehicle'>>,
  ): Promise<void> {
    await tx.manager.update(JobUnit, { id }, fields);
  }

  /** Puts the units of a job at positions 1 to 9, in the order of these ids. */
  async arrange(tx: Tx, jobId: number, ids: readonly number[]): Promise<void> {
    await this.vacate(tx, jobId);
    for (const [index, id] of ids.entries())
      await this.update(tx, id, { jobId, position: index + 1 });
  }

  /** The listed jobs that took over units of this job, by unit id. */
  async carriedOn(tx: Tx, jobId: number): Promise<Map<number, number>> {
    const rows: { id: number; carriedToId: number }[] = await tx.manager.query(
      `SELECT u.id, u.carriedToId FROM job_units u JOIN jobs k ON k.id = u.carriedToId
       WHERE u.jobId = ? AND k.deletedAt IS NULL`,
      [jobId],
    );
    return new Map(rows.map(({ id, carriedToId }) => [id, carriedToId]));
  }

  /** Whether any other unit has this vehicle, including units of the same job and of hidden jobs. */
  async isShared(tx: Tx, { id, vehicleId }: Pick<JobUnit, 'id' | 'vehicleId'>): Promise<boolean> {
    const rows: unknown[] = await tx.manager.query(
      'SELECT id FROM job_units WHERE vehicleId = ? AND id <> ? LIMIT 1',
      [vehicleId, id],
    );
    return rows.length > 0;
  }
}
