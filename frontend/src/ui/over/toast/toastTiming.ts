/** Toasts close automatically after five seconds. */
export const TOAST_SHOWN_MS = 5_000;

/** Tests show toasts longer, because a busy machine may need more than five seconds to check one. */
export const toastTiming = { shownMs: TOAST_SHOWN_MS };
