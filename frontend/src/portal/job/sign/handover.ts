import { REPORT_STAGES, type ReportStage } from '@dispatch/domain/report/photo';
import type { Stroke } from '@dispatch/domain/report/signature';
import { useSyncExternalStore } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { isLanguage, type Language } from '../../../lib/languages';

/** The signer's input so far. */
export interface SignForm {
  readonly name: string;
  readonly strokes: readonly Stroke[];
  /** The typed name is the signature. */
  readonly isTyped: boolean;
  readonly isReserved: boolean;
}

export const EMPTY_FORM: SignForm = { name: '', strokes: [], isTyped: false, isReserved: false };

/** The state of handing the phone to the signer and back. */
export interface Handover {
  /** The driver's account id. */
  readonly userId: number;
  /** A copy from when the driver began; later changes are not shown to the signer. */
  readonly job: Job;
  readonly stage: ReportStage;
  /** `choose` is the driver's step; from `sign` on the signer has the phone. */
  readonly step: 'choose' | 'sign' | 'done';
  readonly form: SignForm;
  /** The driver's language, restored when the phone comes back. */
  readonly language: Language;
  readonly signersLanguage: Language;
  /** The page to return to. */
  readonly path: string;
}

const KEY = 'handover';
const listeners = new Set<() => void>();
/** If the browser refuses storage, the state lasts as long as the page. */
let shown: Handover | null = null;
let read: string | null = null;

/**
 * Stored, so that neither another address nor a restart bypasses the signer's screen or loses the
 * input.
 */
export function hand(over: Handover | null): void {
  shown = over;
  try {
    if (over === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(over));
  } catch {
    // See above.
  }
  read = kept();
  listeners.forEach((listener) => listener());
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

const STAGES: readonly unknown[] = REPORT_STAGES;
const STEPS: readonly unknown[] = ['choose', 'sign', 'done'] satisfies Handover['step'][];

/**
 * Null if another version wrote it or it is incomplete: a handover that cannot be rendered would
 * lock the phone.
 */
function readHandover(text: string): Handover | null {
  try {
    const stored = JSON.parse(text) as Partial<Handover>;
    const { userId, job, stage, step, form, language, signersLanguage, path } = stored;
    const isWhole =
      typeof userId === 'number' &&
      Array.isArray(job?.jobVehicles) &&
      STAGES.includes(stage) &&
      STEPS.includes(step) &&
      typeof form?.name === 'string' &&
      Array.isArray(form.strokes) &&
      form.strokes.every((stroke) => Array.isArray(stroke)) &&
      isLanguage(language) &&
      isLanguage(signersLanguage) &&
      typeof path === 'string';
    return isWhole ? (stored as Handover) : null; // checked above
  } catch {
    return null;
  }
}

function present(): Handover | null {
  const now = kept();
  if (now !== read) {
    read = now;
    shown = now === null ? null : readHandover(now);
  }
  return shown;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

/** Null while the driver has the phone. */
export function useHandover(userId: number): Handover | null {
  const handover = useSyncExternalStore(subscribe, present);
  return handover?.userId === userId ? handover : null;
}
