/** Delay in milliseconds before a tip shows; the next one after it shows at once. */
export const TIP_DELAY_MS = 700;

/** For this time after a tip was hidden, the next one shows at once. */
export const TIP_SKIP_DELAY_MS = 300;
