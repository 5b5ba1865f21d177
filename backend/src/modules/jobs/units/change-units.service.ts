import { AppError } from '@dispatch/domain/errors';
import { assertWantedUnits } from '@dispatch/domain/jobs/job-units';
import { Injectable } from '@nestjs/common';
import type { Job } from '../../../database/schema/entities/jobs/job';
import type { Tx } from '../../../database/transactions/transaction';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges, type JobDecision } from '../change/job-changes';
import { JobUnitRepository, type LoadedUnit } from '../records/job-unit.repository';
import type { WantedUnit } from '../job-units-body.schema';
import type { JobAnswer } from '../job.schema';
import { hasLeft, unitFacts, unitsFields } from './unit-facts';
import { UnitVehicle } from '../records/unit-vehicle';
import type { JobUnitsDto } from '../job-units-body.dto';

/** Replaces the units of a job with the wanted list. */
@Injectable()
export class ChangeUnitsService {
  constructor(
    private readonly changes: JobChanges,
    private readonly units: JobUnitRepository,
    private readonly vehicle: UnitVehicle,
  ) {}

  /** @throws AppError not_found, stale_version, unit_has_photos, validation_failed */
  change(actor: Actor, target: Target, { units }: JobUnitsDto): Promise<JobAnswer> {
    return this.changes.change(actor, target, (tx, job, now) => this.decide(tx, job, units, now));
  }

  private async decide(
    tx: Tx,
    job: Job,
    wanted: readonly WantedUnit[],
    now: Date,
  ): Promise<JobDecision> {
    const before = await this.units.list(tx, job.id);
    const present = new Map(before.map((unit) => [unit.id, unit]));
    assertWantedUnits(wanted, new Set(present.keys()));
    await this.arrange(tx, job.id, wanted, before);
    for (const [index, unit] of wanted.entries())
      await this.write(tx, job.id, unit, present.get(unit.id ?? 0), index + 1, now);

    const after = await this.units.list(tx, job.id);
    const facts = { before: before.map(unitFacts), after: after.map(unitFacts) };
    const isSame = JSON.stringify(facts.before) === JSON.stringify(facts.after);
    return {
      fields: { ...unitsFields(job, before, after), hasLeft: hasLeft(after) },
      beside: isSame ? null : { before: { units: facts.before }, after: { units: facts.after } },
      action: 'job.units-changed',
    };
  }

  /** Removes unwanted units, and frees positions if the order changes. */
  private async arrange(
    tx: Tx,
    jobId: number,
    wanted: readonly WantedUnit[],
    before: readonly LoadedUnit[],
  ): Promise<void> {
    const kept = new Set(wanted.map(({ id }) => id));
    const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    if (await this.units.havePhotos(tx, removed)) throw new AppError('unit_has_photos');
    await this.units.remove(tx, removed);
    const isInPlace = before.every(({ id, position }) => wanted[position - 1]?.id === id);
    if (!isInPlace) await this.units.vacate(tx, jobId);
  }

  private async write(
    tx: Tx,
    jobId: number,
    { id: _id, price: priceCents, ...data }: WantedUnit,
    unit: LoadedUnit | undefined,
    position: number,
    now: Date,
  ): Promise<void> {
    if (unit === undefined) {
      const { id: vehicleId } = await this.vehicle.make(tx, data, now);
      const added = { vehicleId, priceCents: priceCents ?? null };
      await this.units.insert(tx, jobId, [added], position);
      return;
    }
    await this.units.update(tx, unit.id, {
      position,
      ...(priceCents !== undefined && { priceCents }),
    });
    await this.vehicle.change(tx, unit, data, now);
  }
}
