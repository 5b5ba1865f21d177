import { newIdempotencyKey } from '../../api/request/requestHeaders';
import { keepMarks } from './order-paste/keptMarks';
import { BLANK, hasWork, toValues, type DispatchValues } from './dispatchForm';
import { keepInTab, readFromTab } from '../../lib/tabStore';

/** An unsaved form. `intent` links a save after a reload to an earlier attempt that may have succeeded. */
export interface Draft {
  readonly intent: string;
  readonly values: DispatchValues;
}

const keyOf = (userId: number) => `dispatch-draft-${userId}`;

export function newDraft(): Draft {
  return { intent: newIdempotencyKey(), values: BLANK };
}

/** The user's unsaved form in this tab, or null. */
export function readDraft(userId: number): Draft | null {
  const kept = readFromTab(keyOf(userId));
  if (typeof kept !== 'object' || kept === null) return null;
  const { intent, values } = kept as Record<string, unknown>; // each is looked at
  if (typeof intent !== 'string' || typeof values !== 'object' || values === null) return null;
  const draft = { intent, values: toValues(values) };
  return hasWork(draft.values) ? draft : null;
}

export function keepDraft(userId: number, draft: Draft): void {
  keepInTab(keyOf(userId), hasWork(draft.values) ? draft : null);
}

export function dropDraft(userId: number): void {
  keepInTab(keyOf(userId), null);
  keepMarks(userId, []);
}
