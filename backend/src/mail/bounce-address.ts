/** The address that takes back one message: 'bounces+ID@example.com' (variable envelope return path). */
export function bounceAddress(bounces: string, messageId: string): string {
  const at = bounces.lastIndexOf('@');
  return `${bounces.slice(0, at)}+${messageId}${bounces.slice(at)}`;
}

/** The message that an address takes back; null where it is no such address. */
export function bouncedMessage(address: string): string | null {
  return /\+([\w-]+)@/.exec(address)?.[1] ?? null;
}
