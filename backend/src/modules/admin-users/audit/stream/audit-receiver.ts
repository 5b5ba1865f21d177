import type { AuditEntry } from '../audit-entry';

/** A destination for sealed entries. */
export interface AuditReceiver {
  readonly name: 'syslog' | 'file';
  /** Resolves once all entries were received. After a failure the whole batch is sent again. */
  send(entries: readonly AuditEntry[], signal: AbortSignal): Promise<void>;
}
