const DEFAULT_RETRIES = 5;
/** Used if the response gives no number of seconds. */
const DEFAULT_WAIT_SECONDS = 1;
const SAFE = new Set(['GET', 'HEAD']);

export interface Patience {
  /** Number of retries; 5 by default. */
  readonly retries?: number;
  /** Waits that many seconds; tests replace it. */
  readonly wait?: (seconds: number) => Promise<void>;
  /** Sends a request; the platform's `fetch` by default. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

const sleep = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/**
 * A 429 is sent before any work, so every request can be repeated. A 503 may come later: repeat only idempotent
 * requests.
 */
function mayRepeat({ method, headers }: Request, { status }: Response): boolean {
  if (status === 429) return true;
  return status === 503 && (SAFE.has(method) || headers.has('Idempotency-Key'));
}

function secondsToWait({ headers }: Response): number {
  const seconds = Number(headers.get('Retry-After') ?? DEFAULT_WAIT_SECONDS);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : DEFAULT_WAIT_SECONDS;
}

/** `fetch` that retries a request after the seconds in `Retry-After`. */
export function patient({
  retries = DEFAULT_RETRIES,
  wait = sleep,
  fetch: send = fetch,
}: Patience): (request: Request) => Promise<Response> {
  return async (request) => {
    for (let left = retries; ; left -= 1) {
      const response = await send(request.clone());
      if (left === 0 || !mayRepeat(request, response)) return response;
      await response.body?.cancel();
      await wait(secondsToWait(response));
    }
  };
}
