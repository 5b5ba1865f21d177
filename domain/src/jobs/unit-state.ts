import type { JobStatus } from './job-status';

export const UNIT_STATES = ['waiting', 'loaded', 'delivered', 'left-behind'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** Why a unit was left behind. `other` requires a note. */
export const LEFT_REASONS = [
  'not-there',
  'not-ready',
  'no-keys',
  'does-not-start',
  'wrong-vehicle',
  'refused',
  'other',
] as const;
export type LeftReason = (typeof LEFT_REASONS)[number];

const STATE_OF_STATUS: Readonly<Record<JobStatus, UnitState>> = {
  pending: 'waiting',
  assigned: 'waiting',
  'picked-up': 'loaded',
  'in-transit': 'loaded',
  delivered: 'delivered',
};

/** The unit's state is derived from its job and its own mark, and never stored, so the two cannot disagree. */
export function unitState(status: JobStatus, isLeft: boolean): UnitState {
  return isLeft ? 'left-behind' : STATE_OF_STATUS[status];
}

/** Whether the job has not started, so its units still wait. */
export function hasNotStarted(status: JobStatus): boolean {
  return STATE_OF_STATUS[status] === 'waiting';
}

/** Whether every unit was left behind: the driver has nothing to load or deliver. */
export function isAllLeft(units: readonly { readonly isLeft: boolean }[]): boolean {
  return units.length > 0 && units.every(({ isLeft }) => isLeft);
}

export function isLeftReason(value: unknown): value is LeftReason {
  return LEFT_REASONS.some((reason) => reason === value);
}

export function asksForNote(reason: LeftReason): boolean {
  return reason === 'other';
}

export interface CarriedOn {
  readonly isLeft: boolean;
  /** The unit was rebooked on another job. */
  readonly isCarriedOn: boolean;
}

/** Whether a unit can be moved to another job; neither job may have started. */
export function canBeMoved(from: JobStatus, unit: Pick<CarriedOn, 'isLeft'>, to: JobStatus) {
  return unitState(from, unit.isLeft) === 'waiting' && hasNotStarted(to);
}

/** The units that were left behind and not yet rebooked on another job. */
export function unitsToCarryOn<Unit extends CarriedOn>(units: readonly Unit[]): Unit[] {
  return units.filter(({ isLeft, isCarriedOn }) => isLeft && !isCarriedOn);
}
