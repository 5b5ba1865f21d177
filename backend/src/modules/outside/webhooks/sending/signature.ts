import { createHmac } from 'node:crypto';

export const SECRET_PREFIX = 'whsec_';

interface Message {
  readonly id: string;
  readonly at: Date;
  readonly body: string;
}

/** The headers of Standard Webhooks, with one signature per secret. */
export function signedHeaders(
  { id, at, body }: Message,
  secrets: readonly string[],
): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1000));
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
    return `v1,${createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64')}`;
  });
  return {
    'content-type': 'application/json',
    'user-agent': 'Vehicle-Dispatch-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

/** Removes secrets from a response before it is stored, because receivers may echo the request. */
export function withoutSecrets(text: string): string {
  return text.replaceAll(/whsec_[\w+/=-]+/g, 'whsec_…').replaceAll(/v1,[\w+/]{20,}={0,2}/g, 'v1,…');
}
