import { Injectable } from '@nestjs/common';
import type { Actor } from '../../../http/access/actor';
import type { Target } from '../../../http/input/target';
import type { JobAnswer } from '../job.schema';
import { JobChanges } from '../change/job-changes';
import { JobUnitRepository, NOT_LEFT } from '../change/job-unit.repository';
import { markFacts } from './leave-unit.service';
import { hasLeft, unitFacts } from './unit-facts';
import { UnitMarks } from '../change/unit-marks';

/** Removes the mark of a unit left behind. */
@Injectable()
export class UndoLeftBehindService {
  constructor(
    private readonly changes: JobChanges,
    private readonly units: JobUnitRepository,
    private readonly marks: UnitMarks,
  ) {}

  /**
   * A unit without the mark stays unchanged. `tappedAt` is the time of a tap that a phone sent later.
   * @throws AppError not_found, stale_version, unit_carried_on
   */
  take(actor: Actor, target: Target, unitId: number, tappedAt?: Date): Promise<JobAnswer> {
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
