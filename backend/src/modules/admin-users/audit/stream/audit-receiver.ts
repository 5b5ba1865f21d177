import type { AuditEntry } from '../audit-entry';

/** Where sealed entries are sent to. */
export interface AuditReceiver {
  readonly name: 'syslog' | 'file';
  /** Resolves once it has them all; whatever fails is sent again, from the first of them on. */
  send(entries: readonly AuditEntry[], signal: AbortSignal): Promise<void>;
}
