/** No push service is waited for longer; by then its message is old anyway. */
const LONGEST_MS = 12 * 60 * 60 * 1000;

/** When a receiver wants to be asked again, by its `Retry-After` of seconds or a date; null where it says nothing. */
export function retryAt(header: string | null, now: Date): Date | null {
  if (header === null) return null;
  const text = header.trim();
  const at = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(at)) return null;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + LONGEST_MS));
}
