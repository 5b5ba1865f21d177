/** The longest accepted delay; by then the message is outdated anyway. */
const LONGEST_MS = 12 * 60 * 60 * 1000;

/** The time of the next attempt by `Retry-After`, in seconds or as a date; null without the header. */
export function retryAt(header: string | null, now: Date): Date | null {
  if (header === null) return null;
  const text = header.trim();
  const at = /^\d+$/.test(text) ? now.getTime() + Number(text) * 1000 : Date.parse(text);
  if (Number.isNaN(at)) return null;
  return new Date(Math.min(Math.max(at, now.getTime()), now.getTime() + LONGEST_MS));
}
