import { dayOf } from '../time/company-day';
import { addDays } from '../time/company-period';
import { instantAt } from '../time/local-time';

/** A night without a backup is noticed, a long one is not: a day, and two hours for the backup itself. */
const BACKUP_MISSING_HOURS = 26;

const HOUR_MS = 60 * 60 * 1000;
const NAME = /^dispatch-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.backup$/;

interface Night {
  readonly now: Date;
  /** The local hour of the backup, 0 to 23. */
  readonly hour: number;
  readonly timeZone: string;
}

/** The file name of a backup; names sort by time. */
export function backupName(at: Date): string {
  return `dispatch-${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z.backup`;
}

/** When the backup of that name was taken; null for any other file. */
export function takenAt(name: string): Date | null {
  const [, day, hour, minute, second] = NAME.exec(name) ?? [];
  return day === undefined
    ? null
    : new Date(`${day}T${String(hour)}:${String(minute)}:${String(second)}Z`);
}

/** The newest backup among the names of a folder's files. */
export function newestBackup(names: readonly string[]): Date | null {
  const last = backupsIn(names).at(-1);
  return last === undefined ? null : takenAt(last);
}

/** Backups to delete, so that the newest `keep` stay. */
export function surplusBackups(names: readonly string[], keep: number): string[] {
  return backupsIn(names).slice(0, -keep);
}

/** Whether a night's hour has passed since the newest backup. The first backup is due at once. */
export function isBackupDue(newest: Date | null, { now, hour, timeZone }: Night): boolean {
  if (newest === null) return true;
  const time = `${String(hour).padStart(2, '0')}:00`;
  const today = dayOf(now, timeZone);
  const tonight = instantAt(today, time, timeZone);
  const last = tonight <= now ? tonight : instantAt(addDays(today, -1), time, timeZone);
  return newest < last;
}

export function isBackupMissing(newest: Date | null, now: Date): boolean {
  return newest === null || now.getTime() - newest.getTime() > BACKUP_MISSING_HOURS * HOUR_MS;
}

function backupsIn(names: readonly string[]): string[] {
  return names.filter((name) => takenAt(name) !== null).sort();
}
