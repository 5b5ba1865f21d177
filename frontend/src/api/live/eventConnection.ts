import { reconnectDelay } from './liveFeedEvents';

export type LiveSignal =
  /** A new connection; events before it may have been missed. */
  | { readonly kind: 'open' }
  /** The connection is open and was not interrupted. */
  | { readonly kind: 'still-open' }
  | { readonly kind: 'lost' }
  | { readonly kind: 'change' | 'presence'; readonly data: string }
  | { readonly kind: 'notices' | 'reset' };

type Hear = (signal: LiveSignal) => void;

/** The server's heartbeat comes every 20 seconds; two of them are missing. */
const SILENT_MS = 50_000;

/** Keeps one event stream open until the returned function is called. */
export function connectEvents(hear: Hear): () => void {
  let source: EventSource | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let hasHeartbeat = false;

  const lose = () => {
    clearTimeout(silence);
    // After an HTTP error the browser stops reconnecting, so we reconnect.
    source?.close();
    hear({ kind: 'lost' });
    retry = setTimeout(connect, reconnectDelay(failures, Math.random()));
    failures += 1;
  };
  // The browser reports no error while a connection is only half open.
  const expectHeartbeat = () => {
    clearTimeout(silence);
    silence = setTimeout(lose, SILENT_MS);
  };
  function connect() {
    source = new EventSource('/api/events', { withCredentials: true });
    source.addEventListener('open', () => {
      failures = 0;
      if (hasHeartbeat) expectHeartbeat();
      hear({ kind: 'open' });
    });
    for (const kind of ['change', 'presence'] as const)
      source.addEventListener(kind, ({ data }: MessageEvent<string>) => hear({ kind, data }));
    for (const kind of ['notices', 'reset'] as const)
      source.addEventListener(kind, () => hear({ kind }));
    source.addEventListener('still-here', () => {
      hasHeartbeat = true;
      expectHeartbeat();
    });
    source.addEventListener('error', lose);
  }
  const connectAtOnce = () => {
    if (source?.readyState !== EventSource.CLOSED) return;
    clearTimeout(retry);
    connect();
  };

  connect();
  window.addEventListener('online', connectAtOnce);
  return () => {
    window.removeEventListener('online', connectAtOnce);
    source?.close();
    clearTimeout(retry);
    clearTimeout(silence);
  };
}
