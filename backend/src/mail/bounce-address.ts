/** The return address of one message: 'bounces+ID@example.com' (variable envelope return path). */
export function bounceAddress(bounces: string, messageId: string): string {
  const at = bounces.lastIndexOf('@');
  return `${bounces.slice(0, at)}+${messageId}${bounces.slice(at)}`;
}

/** The message id in a return address; null for any other address. */
export function bouncedMessage(address: string): string | null {
  return /\+([\w-]+)@/.exec(address)?.[1] ?? null;
}
