/** Toasts close by themselves after five seconds. */
export const TOAST_SHOWN_MS = 5_000;

/** Tests let toasts stay longer: a busy machine may not look at one within five seconds. */
export const toastTiming = { shownMs: TOAST_SHOWN_MS };
