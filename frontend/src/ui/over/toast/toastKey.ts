/** Moves the focus to the toast area (specification 9). */
export const TOAST_KEY = 'F8';
