/** A key for `Idempotency-Key`: a repeated POST with the same key and body acts only once. */
export function idempotencyKey(): string {
  return crypto.randomUUID();
}

/** For `If-Match` with a change, or `If-None-Match` with a repeated read. */
export function entityTagOf({ headers }: Response): string | undefined {
  return headers.get('ETag') ?? undefined;
}

/** Whether a read with `If-None-Match` returned 304. */
export function isUnchanged({ status }: Response): boolean {
  return status === 304;
}
