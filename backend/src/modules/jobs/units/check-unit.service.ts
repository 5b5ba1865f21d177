import type { CheckMethod } from '@dispatch/domain/vehicles/vin-agreement';
import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import { JobChanges } from '../change/job-changes';
import { JobUnitRepository } from '../change/job-unit.repository';
import { UnitMarks } from '../change/unit-marks';
import type { JobAnswer } from '../job.schema';
import { unitFacts } from './unit-facts';

export interface UnitChecked {
  readonly unitId: number;
  /** The VIN read at the vehicle, 8 to 17 characters. */
  readonly vin: string;
  readonly method: CheckMethod;
  /** The VIN differs and the vehicle was loaded anyway: dispatch is notified as for a note. */
  readonly isLoadedAnyway: boolean;
  readonly tappedAt: Date;
}

/** Stores the VIN check of a driver before loading. The last check counts. */
@Injectable()
export class CheckUnitService {
  constructor(
    private readonly changes: JobChanges,
    private readonly units: JobUnitRepository,
    private readonly marks: UnitMarks,
  ) {}

  /** @throws AppError not_found, stale_version, unit_carried_on */
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
}
