import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { addAbortSignal } from 'node:stream';
import { connect } from 'node:tls';
import type { AuditEntry } from '../audit-entry';
import type { AuditReceiver } from './audit-receiver';
import { framed, syslogMessage } from './syslog-message';

/** Timeout for a receiver that neither reads nor replies. */
const SILENCE_MS = 10_000;

interface SyslogPlace {
  readonly host: string;
  readonly port: number;
}

/**
 * Sends RFC 5424 messages over TLS (RFC 5425). The protocol has no acknowledgements, so each batch uses its own
 * connection: a receiver that closes it after us has read all of the batch.
 */
export class SyslogReceiver implements AuditReceiver {
  readonly name = 'syslog';

  constructor(
    private readonly place: SyslogPlace,
    private readonly silenceMs = SILENCE_MS,
  ) {}

  send(entries: readonly AuditEntry[], signal: AbortSignal): Promise<void> {
    const host = hostname();
    const frames = entries.map((entry) => framed(syslogMessage(entry, host))).join('');
    return new Promise((resolve, reject) => {
      const socket = connect({
        ...this.place,
        ...(isIP(this.place.host) === 0 ? { servername: this.place.host } : {}),
      });
      addAbortSignal(signal, socket);
      let hasAll = false;
      socket.setTimeout(this.silenceMs, () =>
        socket.destroy(new Error('The receiver does not answer.')),
      );
      socket.once('secureConnect', () => socket.end(frames));
      socket.once('end', () => (hasAll = socket.writableFinished));
      socket.once('error', reject);
      socket.once('close', () => {
        if (hasAll) resolve();
        else reject(new Error('The receiver closed the connection before it received everything.'));
      });
      socket.resume();
    });
  }
}
