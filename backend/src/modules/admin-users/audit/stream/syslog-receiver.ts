import { isIP } from 'node:net';
import { hostname } from 'node:os';
import { addAbortSignal } from 'node:stream';
import { connect } from 'node:tls';
import type { AuditEntry } from '../audit-entry';
import type { AuditReceiver } from './audit-receiver';
import { framed, syslogMessage } from './syslog-message';

/** Of a receiver that takes nothing and says nothing. */
const SILENCE_MS = 10_000;

interface SyslogPlace {
  readonly host: string;
  readonly port: number;
}

/**
 * Sends messages of RFC 5424 over TLS (RFC 5425). The protocol knows no receipts. So each batch has a connection of its
 * own, which we end: a receiver that ends it in turn has read all of it.
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
        else reject(new Error('The receiver ended the connection before it had everything.'));
      });
      socket.resume();
    });
  }
}
