import type { ReportStage } from '@dispatch/domain/report/photo';
import { useSyncExternalStore } from 'react';
import type { Job } from '../../../api/jobs';
import type { Language } from '../../../lib/languages';

/** The phone on its way to whoever signs, and back. */
export interface Handover {
  /** The driver's account. */
  readonly userId: number;
  /** As it was when the driver began: a change meanwhile is not shown to the signer. */
  readonly job: Job;
  readonly stage: ReportStage;
  /** `choose` is the driver's; from `sign` on the phone is with the signer. */
  readonly step: 'choose' | 'sign' | 'done';
  /** The driver's language, for when the phone comes back. */
  readonly language: Language;
  /** The page to come back to. */
  readonly path: string;
}

const KEY = 'handover';
const listeners = new Set<() => void>();
/** What the browser refused to keep lives as long as the page. */
let shown: Handover | null = null;
let read: string | null = null;

/** Kept, so that neither another address nor a new start of the page leads past the signer's screen. */
export function hand(over: Handover | null): void {
  shown = over;
  try {
    read = over === null ? null : JSON.stringify(over);
    if (read === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, read);
  } catch {
    // See above.
  }
  listeners.forEach((listener) => listener());
}

function present(): Handover | null {
  try {
    const kept = localStorage.getItem(KEY);
    if (kept !== read) {
      read = kept;
      shown = kept === null ? null : (JSON.parse(kept) as Handover); // as `hand` wrote it
    }
  } catch {
    // See above.
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
