import type { OperationResult } from './operation';
import type { SendOutcome } from './sendOperations';
import type { SenderLock } from './senderLock';

const FIRST_WAIT_MS = 2_000;
const LONGEST_WAIT_MS = 60_000;

/** Delays double up to a minute; `spread` (0 to 1) keeps many phones from retrying at once. */
export function sendAgainAfter(failures: number, spread: number): number {
  const whole = Math.min(FIRST_WAIT_MS * 2 ** failures, LONGEST_WAIT_MS);
  return Math.round(whole * (0.5 + spread / 2));
}

type Tell = (results: readonly OperationResult[]) => void;

/** A channel to the other tabs of this phone; a message never reaches its sender. */
export function openChannel(name: SenderLock, onChange: Tell): { tell: Tell; close: () => void } {
  if (typeof BroadcastChannel === 'undefined')
    return { tell: () => undefined, close: () => undefined };
  const channel = new BroadcastChannel(name);
  channel.addEventListener(
    'message',
    // A worker of the version before says nothing more than that there is something.
    ({ data }: MessageEvent<readonly OperationResult[] | null>) => onChange(data ?? []),
  );
  return { tell: (results) => channel.postMessage(results), close: () => channel.close() };
}

/** A queue that sends automatically: taps or photos. */
export interface Sending {
  readonly flush: () => Promise<SendOutcome>;
  readonly subscribe: (listener: () => void) => () => void;
  readonly getState: () => {
    readonly waiting: readonly unknown[];
    readonly isSending: boolean;
    readonly outcome: SendOutcome | null;
  };
}

/**
 * Sends at the start, when the network returns, when the page becomes visible, and on a timer while
 * anything is left. Returns a stop function.
 */
export function keepSending(queue: Sending): () => void {
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | null = null;
  let isStopped = false;

  const stopWaiting = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
  };
  const attempt = () => {
    stopWaiting();
    void queue.flush().then((outcome) => {
      failures = outcome === 'done' ? 0 : failures + 1;
      waitIfNeeded();
    });
  };
  /** After the session ended there are no retries; signing in starts again. */
  const waitIfNeeded = () => {
    const { waiting, isSending, outcome } = queue.getState();
    const isLeft = waiting.length > 0 && !isSending && outcome === 'unreachable';
    if (isStopped || !isLeft || timer !== null) return;
    timer = setTimeout(attempt, sendAgainAfter(failures, Math.random()));
  };
  const attemptAfresh = () => {
    failures = 0;
    attempt();
  };
  const lookedAt = () => {
    if (document.visibilityState === 'visible') attemptAfresh();
  };
  // A tap that could not be sent is left to the timer.
  const unsubscribe = queue.subscribe(waitIfNeeded);
  window.addEventListener('online', attemptAfresh);
  window.addEventListener('focus', lookedAt);
  document.addEventListener('visibilitychange', lookedAt);
  attempt();
  return () => {
    isStopped = true;
    stopWaiting();
    unsubscribe();
    window.removeEventListener('online', attemptAfresh);
    window.removeEventListener('focus', lookedAt);
    document.removeEventListener('visibilitychange', lookedAt);
  };
}
