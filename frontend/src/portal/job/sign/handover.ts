import type { ReportStage } from '@dispatch/domain/report/photo';
import type { Stroke } from '@dispatch/domain/report/signature';
import { useSyncExternalStore } from 'react';
import type { Job } from '../../../api/jobs/jobs';
import { isLanguage, type Language } from '../../../lib/languages';

/** What the signer has filled in so far. */
export interface SignForm {
  readonly name: string;
  readonly strokes: readonly Stroke[];
  /** The typed name is the signature. */
  readonly isTyped: boolean;
  readonly isReserved: boolean;
}

export const EMPTY_FORM: SignForm = { name: '', strokes: [], isTyped: false, isReserved: false };

/** The phone on its way to whoever signs, and back. */
export interface Handover {
  /** The driver's account. */
  readonly userId: number;
  /** As it was when the driver began: a change meanwhile is not shown to the signer. */
  readonly job: Job;
  readonly stage: ReportStage;
  /** `choose` is the driver's; from `sign` on the phone is with the signer. */
  readonly step: 'choose' | 'sign' | 'done';
  readonly form: SignForm;
  /** The driver's language, for when the phone comes back. */
  readonly language: Language;
  readonly signersLanguage: Language;
  /** The page to come back to. */
  readonly path: string;
}

const KEY = 'handover';
const listeners = new Set<() => void>();
/** What the browser refused to keep lives as long as the page. */
let shown: Handover | null = null;
let read: string | null = null;

/**
 * Kept, so that neither another address nor a new start of the page leads past the signer's screen, or
 * loses what the signer filled in.
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

const STEPS: readonly unknown[] = ['choose', 'sign', 'done'] satisfies Handover['step'][];

/** Null for what another version wrote, or what was cut off: a handover that cannot be drawn would lock the phone. */
function readHandover(text: string): Handover | null {
  try {
    const stored = JSON.parse(text) as Partial<Handover>;
    const { userId, job, step, form, language, signersLanguage, path } = stored;
    const isWhole =
      typeof userId === 'number' &&
      Array.isArray(job?.jobVehicles) &&
      STEPS.includes(step) &&
      typeof form?.name === 'string' &&
      Array.isArray(form.strokes) &&
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

/** Null while the phone is with its driver. */
export function useHandover(userId: number): Handover | null {
  const handover = useSyncExternalStore(subscribe, present);
  return handover?.userId === userId ? handover : null;
}
