/** A key for `Idempotency-Key`: sent again with the same body, a POST acts once. */
export function idempotencyKey(): string {
  return crypto.randomUUID();
}

/** To be sent back as `If-Match` with a change, or as `If-None-Match` with a repeated read. */
export function entityTagOf({ headers }: Response): string | undefined {
  return headers.get('ETag') ?? undefined;
}

/** Whether a read with `If-None-Match` found nothing new. */
export function isUnchanged({ status }: Response): boolean {
  return status === 304;
}
