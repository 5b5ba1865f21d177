interface Posted {
  readonly address: string;
  readonly contentType: string;
  readonly body: string | ArrayBuffer;
  readonly answerWithinMs: number;
}

/** Sends a POST with the token; with null the cookie authenticates. */
export function postAs(
  token: string | null,
  { address, contentType, body, answerWithinMs }: Posted,
): Promise<Response> {
  return fetch(address, {
    method: 'POST',
    credentials: 'include',
    cache: 'no-store',
    signal: AbortSignal.timeout(answerWithinMs),
    headers: {
      'Content-Type': contentType,
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    },
    body,
  });
}
