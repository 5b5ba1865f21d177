import { connectEvents, type LiveSignal } from './eventConnection';

const NAME = 'live-events';
/** The interval of the connected tab's heartbeat. */
const ALIVE_MS = 10_000;
/** A tab without a heartbeat for this long was suspended by the system. */
const SILENT_MS = 25_000;
/** Longer than a page needs to end. */
const AGAIN_MS = 1_000;
/** Asks the connected tab for the state of the connection. */
const QUESTION = 'how is it';

/**
 * Shares one event stream between the tabs of this browser, because HTTP/1.1 allows only six
 * connections per host. The tab that holds the lock connects and forwards its events to the others.
 * Without locks (a page loaded over plain HTTP) each tab has its own stream.
 */
export function shareEvents(hear: (signal: LiveSignal) => void): () => void {
  if (!('locks' in navigator) || typeof BroadcastChannel === 'undefined')
    return connectEvents(hear);
  const channel = new BroadcastChannel(NAME);
  let isClosed = false;
  let isOpen = false;
  let endTurn: (() => void) | null = null;
  let waiting = new AbortController();
  let again: ReturnType<typeof setTimeout> | undefined;
  let heardAt = Date.now();

  const tell = (message: LiveSignal | typeof QUESTION) => channel.postMessage(message);
  const tellState = () => tell({ kind: isOpen ? 'still-open' : 'lost' });

  channel.addEventListener('message', ({ data }: MessageEvent<LiveSignal | typeof QUESTION>) => {
    heardAt = Date.now();
    if (data !== QUESTION) hear(data);
    else if (endTurn !== null) tellState();
  });

  /** Connects until the turn ends: the lock is held while the promise is pending. */
  const takeTurn = () =>
    new Promise<void>((resolve) => {
      if (isClosed) {
        resolve();
        return;
      }
      const disconnect = connectEvents((signal) => {
        if (signal.kind === 'open') isOpen = true;
        if (signal.kind === 'lost') isOpen = false;
        hear(signal);
        tell(signal);
      });
      const alive = setInterval(tellState, ALIVE_MS);
      endTurn = () => {
        disconnect();
        clearInterval(alive);
        [endTurn, isOpen, heardAt] = [null, false, Date.now()];
        resolve();
      };
    });

  const queue = async (steal: boolean) => {
    const own = new AbortController();
    waiting = own;
    try {
      await navigator.locks.request(NAME, steal ? { steal } : { signal: own.signal }, takeTurn);
    } catch {
      // Aborted by this tab, which closes or steals the lock.
      if (own.signal.aborted) return;
      // Another tab stole the lock. A page that ends loses it too, and Safari refuses each further request at once.
      endTurn?.();
      again = setTimeout(() => void queue(false), AGAIN_MS);
    }
  };

  const watch = setInterval(() => {
    const isSilent = Date.now() - heardAt > SILENT_MS;
    if (endTurn !== null || !isSilent || document.visibilityState !== 'visible') return;
    waiting.abort();
    void queue(true);
  }, ALIVE_MS);

  void queue(false);
  tell(QUESTION);
  return () => {
    isClosed = true;
    clearInterval(watch);
    clearTimeout(again);
    waiting.abort();
    endTurn?.();
    channel.close();
  };
}
