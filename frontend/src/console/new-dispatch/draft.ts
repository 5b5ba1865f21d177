import { newIdempotencyKey } from '../../api/request/requestHeaders';
import { keepMarks } from './order-paste/keptMarks';
import { BLANK, hasWork, toValues, type DispatchValues } from './dispatchForm';

/** An unsaved form; `intent` ties a save after a reload to one that may have got through before. */
export interface Draft {
  readonly intent: string;
  readonly values: DispatchValues;
}

const keyOf = (userId: number) => `dispatch-draft-${userId}`;

export function newDraft(): Draft {
  return { intent: newIdempotencyKey(), values: BLANK };
}

/** What this person left unsaved in this tab, else null. */
export function readDraft(userId: number): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return null;
    const { intent, values } = kept as Record<string, unknown>;
    if (typeof intent !== 'string' || typeof values !== 'object' || values === null) return null;
    const draft = { intent, values: toValues(values) };
    return hasWork(draft.values) ? draft : null;
  } catch {
    return null;
  }
}

export function keepDraft(userId: number, draft: Draft): void {
  try {
    if (hasWork(draft.values)) sessionStorage.setItem(keyOf(userId), JSON.stringify(draft));
    else sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Storage may be full or refused; the form itself still has everything.
  }
}

export function dropDraft(userId: number): void {
  keepMarks(userId, []);
  try {
    sessionStorage.removeItem(keyOf(userId));
  } catch {
    // Nothing was kept, then.
  }
}
