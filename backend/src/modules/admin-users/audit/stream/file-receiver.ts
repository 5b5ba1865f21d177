import { open } from 'node:fs/promises';
import { type AuditEntry, auditLine } from '../audit-entry';
import type { AuditReceiver } from './audit-receiver';

/** Appends one line of JSON per entry. Opens the file for each batch, so that log rotation works. */
export class FileReceiver implements AuditReceiver {
  readonly name = 'file';

  constructor(private readonly path: string) {}

  async send(entries: readonly AuditEntry[]): Promise<void> {
    const file = await open(this.path, 'a', 0o600);
    try {
      await file.appendFile(entries.map(auditLine).join(''));
      await file.sync();
    } finally {
      await file.close();
    }
  }
}
