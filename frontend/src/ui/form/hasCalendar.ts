const SAFARI = /Version\/(\d+)\.(\d+)[^(]* Safari\//;

/**
 * Whether the browser's calendar can be opened. Safari on a Mac opens it only from 17.4
 * (webkit.org/b/261703); a touch on the date input itself opens it on every phone.
 */
export function hasCalendar(): boolean {
  const input = document.createElement('input');
  input.type = 'date';
  if (input.type !== 'date') return false;
  const [, major, minor] = SAFARI.exec(navigator.userAgent) ?? [];
  const isSilent = major !== undefined && (Number(major) - 17 || Number(minor) - 4) < 0;
  return !isSilent || window.matchMedia('(pointer: coarse)').matches;
}
