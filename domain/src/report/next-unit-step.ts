import type { ReportStage } from './photo';
import { missingParts, type ReportedUnit, type ReportLevel } from './required-parts';

/** In the order of the work at one vehicle. */
export type UnitStep = 'check' | 'photos' | 'report';

export interface WorkedUnit extends ReportedUnit {
  readonly isLeft: boolean;
  /** Its VIN was checked, or it was loaded in spite of the check. */
  readonly isChecked: boolean;
}

/** The next step at one vehicle; null if nothing is left to record. */
export function nextUnitStep(
  stage: ReportStage,
  level: ReportLevel,
  unit: WorkedUnit,
): UnitStep | null {
  if (unit.isLeft) return null;
  if (stage === 'pickup' && !unit.isChecked) return 'check';
  if (unit.report?.skipped) return null;
  const missing = missingParts(level, unit);
  if (unit.photos.length === 0 || missing.some(({ kind }) => kind === 'photo')) return 'photos';
  return unit.report === null || missing.length > 0 ? 'report' : null;
}
