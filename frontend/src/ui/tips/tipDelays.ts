/** The specification's delays, in milliseconds: at first, and while going from one to the next. */
export const TIP_DELAYS = { enterDelay: 700, enterNextDelay: 300 };
