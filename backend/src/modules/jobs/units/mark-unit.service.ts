import type { LeftReason } from '@dispatch/domain/jobs/unit-state';
import type { CheckMethod } from '@dispatch/domain/vehicles/vin-agreement';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges } from '../change/job-changes';
import { JobUnitRepository, type LoadedUnit, NOT_LEFT } from '../records/job-unit.repository';
import { UnitMarks } from '../change/unit-marks';
import type { JobAnswer } from '../job.schema';
import { hasLeft, unitFacts } from './unit-facts';

export interface UnitChecked {
  readonly unitId: number;
  /** The VIN read at the vehicle, 8 to 17 characters. */
  readonly vin: string;
  readonly method: CheckMethod;
  /** The VIN differs and the vehicle was loaded anyway: dispatch is notified as for a note. */
  readonly isLoadedAnyway: boolean;
  readonly tappedAt: Date;
}

export interface UnitLeft {
  readonly unitId: number;
  readonly reason: LeftReason;
  readonly note: string | null;
  /** The time of a tap that a phone sent later. */
  readonly tappedAt?: Date | undefined;
}

/** The reason why a unit was left behind, for the activity log. */
export function markFacts({ leftReason, leftNote }: Pick<LoadedUnit, 'leftReason' | 'leftNote'>) {
  return { ...(leftReason && { reason: leftReason }), ...(leftNote && { note: leftNote }) };
}

@Injectable()
export class MarkUnitService {
  constructor(
    private readonly changes: JobChanges,
    private readonly units: JobUnitRepository,
    private readonly marks: UnitMarks,
  ) {}

  /**
   * Stores the VIN check of a driver before loading. The last check counts.
   * @throws AppError not_found, stale_version, unit_carried_on
   */
  check(actor: Actor, target: Target, checked: UnitChecked): Promise<JobAnswer> {
    const { unitId, vin, method, isLoadedAnyway, tappedAt } = checked;
    return this.changes.change(actor, target, async (tx, job) => {
      const { unit } = await this.marks.find(tx, job, unitId);
      const wasLoadedAnyway = unit.isLoadedAnyway ?? false;
      const isSame = unit.checkedVin === vin && unit.checkMethod === method;
      if (isSame && wasLoadedAnyway === isLoadedAnyway) return { fields: {} };
      await this.units.update(tx, unitId, {
        checkedVin: vin,
        checkMethod: method,
        checkedAt: tappedAt,
        checkedByName: actor.name,
        isLoadedAnyway: isLoadedAnyway || null,
      });
      return {
        fields: isLoadedAnyway ? { unreadNoteAt: tappedAt } : {},
        beside: { before: {}, after: { unit: unitFacts(unit), vin, method } },
        action: isLoadedAnyway ? 'job.unit-loaded-anyway' : 'job.unit-checked',
        tappedAt,
      };
    });
  }

  /** Marks a unit as left behind. @throws AppError not_found, stale_version, unit_carried_on */
  leave(actor: Actor, target: Target, left: UnitLeft): Promise<JobAnswer> {
    const { unitId, reason, note, tappedAt } = left;
    return this.changes.change(actor, target, async (tx, job, now) => {
      const { unit } = await this.marks.find(tx, job, unitId);
      if (unit.leftReason === reason && unit.leftNote === note) return { fields: {} };
      const mark = { leftReason: reason, leftNote: note };
      const by = { leftById: actor.userId, leftByName: actor.name };
      await this.units.update(tx, unitId, { ...mark, ...by, leftAt: tappedAt ?? now });
      return {
        fields: { hasLeft: true },
        beside: {
          before: markFacts(unit),
          after: { unit: unitFacts(unit), ...markFacts(mark) },
        },
        action: 'job.unit-left',
        tappedAt,
      };
    });
  }

  /**
   * Removes the mark of a unit left behind. A unit without the mark stays unchanged. `tappedAt` is the time of a tap
   * that a phone sent later.
   * @throws AppError not_found, stale_version, unit_carried_on
   */
  takeBack(actor: Actor, target: Target, unitId: number, tappedAt?: Date): Promise<JobAnswer> {
    return this.changes.change(actor, target, async (tx, job) => {
      const { unit, others } = await this.marks.find(tx, job, unitId);
      if (unit.leftReason === null) return { fields: {} };
      await this.units.update(tx, unitId, NOT_LEFT);
      return {
        fields: { hasLeft: hasLeft(others) },
        beside: { before: { unit: unitFacts(unit), ...markFacts(unit) }, after: {} },
        action: 'job.unit-taken-back',
        tappedAt,
      };
    });
  }
}
