import type { EnvironmentReader } from './environment-reader';
import type { BackupSettings } from './settings-types';

/** Null if the server takes no backups by itself. */
export function backupSettings(read: EnvironmentReader): BackupSettings | null {
  const folder = read.text('BACKUP_DIR');
  const hour = read.integer('BACKUP_HOUR', 2, 0, 23);
  const keep = read.integer('BACKUP_KEEP', 14, 1, 1_000);
  return folder === undefined ? null : { folder, hour, keep };
}
