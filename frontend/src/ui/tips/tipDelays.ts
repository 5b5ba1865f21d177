/** After how many milliseconds of rest a tip comes; going from one to the next, it comes at once. */
export const TIP_DELAYS = { enterDelay: 700, enterNextDelay: 0 };

/** For so long after a tip has gone, the next one comes at once. */
export const TIP_SKIP_DELAY_MS = 300;
