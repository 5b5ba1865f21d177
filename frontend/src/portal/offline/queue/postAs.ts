interface Posted {
  readonly address: string;
  readonly contentType: string;
  readonly body: string | ArrayBuffer;
  readonly answerWithinMs: number;
}

/** Posts for the person of the token; null lets the cookie speak. */
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
