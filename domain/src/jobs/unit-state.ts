import type { JobStatus } from './job-status';

/** Where one unit of a job is. */
export const UNIT_STATES = ['waiting', 'loaded', 'delivered', 'left-behind'] as const;
export type UnitState = (typeof UNIT_STATES)[number];

/** Why a unit did not go along. `other` asks for a note. */
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

/**
 * The state of a unit follows from its job and from its own mark, and is stored nowhere: so the two
 * never disagree.
 */
export function unitState(status: JobStatus, isLeft: boolean): UnitState {
  return isLeft ? 'left-behind' : STATE_OF_STATUS[status];
}

/** Whether the job has not begun: its units still wait. */
export function hasNotStarted(status: JobStatus): boolean {
  return STATE_OF_STATUS[status] === 'waiting';
}

/** Whether every unit was left behind: a driver then has nothing to load or to deliver. */
export function isAllLeft(units: readonly { readonly isLeft: boolean }[]): boolean {
  return units.length > 0 && units.every(({ isLeft }) => isLeft);
}

export function isLeftReason(value: unknown): value is LeftReason {
  return LEFT_REASONS.some((reason) => reason === value);
}

/** Whether the reason says nothing by itself. */
export function asksForNote(reason: LeftReason): boolean {
  return reason === 'other';
}

export interface CarriedOn {
  readonly isLeft: boolean;
  /** Another job took the unit over. */
  readonly isCarriedOn: boolean;
}

/** Whether a unit may go to another job; both jobs must not have begun. */
export function canBeMoved(from: JobStatus, unit: Pick<CarriedOn, 'isLeft'>, to: JobStatus) {
  return unitState(from, unit.isLeft) === 'waiting' && hasNotStarted(to);
}

/** Those of the units that were left behind and that no other job has taken over. */
export function unitsToCarryOn<Unit extends CarriedOn>(units: readonly Unit[]): Unit[] {
  return units.filter(({ isLeft, isCarriedOn }) => isLeft && !isCarriedOn);
}
