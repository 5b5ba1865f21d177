import { keepInTab, readFromTab } from '../../../lib/tabStore';
import type { ToConfirm } from './toConfirm';

const keyOf = (userId: number) => `dispatch-to-confirm-${userId}`;

function isMark(value: unknown): value is ToConfirm {
  if (typeof value !== 'object' || value === null) return false;
  const { unitId, field, value: read } = value as Record<string, unknown>; // each is looked at
  const isPlace = (unitId === null || typeof unitId === 'string') && typeof field === 'string';
  return isPlace && (typeof read === 'string' || typeof read === 'number');
}

/** The user's unconfirmed fields in this tab. */
export function readMarks(userId: number): readonly ToConfirm[] {
  const kept = readFromTab(keyOf(userId));
  return Array.isArray(kept) ? kept.filter(isMark) : [];
}

export function keepMarks(userId: number, marks: readonly ToConfirm[]): void {
  keepInTab(keyOf(userId), marks.length > 0 ? marks : null);
}
