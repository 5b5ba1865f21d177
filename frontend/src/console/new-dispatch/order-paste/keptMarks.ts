import type { ToConfirm } from './toConfirm';

const keyOf = (userId: number) => `dispatch-to-confirm-${userId}`;

function isMark(value: unknown): value is ToConfirm {
  if (typeof value !== 'object' || value === null) return false;
  const { unitId, field, value: read } = value as Record<string, unknown>; // each is looked at
  const isPlace = (unitId === null || typeof unitId === 'string') && typeof field === 'string';
  return isPlace && (typeof read === 'string' || typeof read === 'number');
}

/** What this person left to be confirmed in this tab. */
export function readMarks(userId: number): readonly ToConfirm[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    return Array.isArray(kept) ? kept.filter(isMark) : [];
  } catch {
    return [];
  }
}

export function keepMarks(userId: number, marks: readonly ToConfirm[]): void {
  try {
    if (marks.length > 0) sessionStorage.setItem(keyOf(userId), JSON.stringify(marks));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Storage may be full or refused; the form itself still has everything.
  }
}
