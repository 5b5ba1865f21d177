const DEFAULT_RETRIES = 5;
/** What is asked without a number of seconds. */
const DEFAULT_WAIT_SECONDS = 1;
const SAFE = new Set(['GET', 'HEAD']);

export interface Patience {
  /** How often a request is sent again; 5 unless given. */
  readonly retries?: number;
  /** Waits that many seconds; given by tests. */
  readonly wait?: (seconds: number) => Promise<void>;
  /** What sends a request; the platform's own unless given. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

const sleep = (seconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, seconds * 1000);
  });

/**
 * 429 was refused before anything was done. 503 may come after, so that only what can be repeated
 * harmlessly is sent again.
 */
function mayRepeat({ method, headers }: Request, { status }: Response): boolean {
  if (status === 429) return true;
  return status === 503 && (SAFE.has(method) || headers.has('Idempotency-Key'));
}

function secondsToWait({ headers }: Response): number {
  const seconds = Number(headers.get('Retry-After') ?? DEFAULT_WAIT_SECONDS);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : DEFAULT_WAIT_SECONDS;
}

/** `fetch` that sends a request again after as many seconds as `Retry-After` says. */
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
