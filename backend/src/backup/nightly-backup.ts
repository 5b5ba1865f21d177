import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupProblem, backupProblemOf } from '@dispatch/domain/backups/backup-problem';
import {
  backupName,
  isBackupDue,
  newestBackup,
  surplusBackups,
} from '@dispatch/domain/backups/nightly';
import { Logger } from '@nestjs/common';
import type { CoreServices } from '../core-services';
import type { BackupSettings } from '../config/settings-types';
import type { Notices } from '../modules/base/inbox/notices';
import { reasonOf } from '../workers/reason';
import type { Lease, Work } from '../workers/worker';

const LOOK_MS = 60_000;
const RETRY_MS = 60 * 60 * 1000;
/** A backup that hangs would also block the following nights. */
const LONGEST_MS = 6 * 60 * 60 * 1000;
/** Left by a process that was killed. */
const PARTIAL = /^dispatch-\S+Z\.backup\.\d+\.partial$/;
const SUBJECT = 'nightly';

interface Parts extends Pick<CoreServices, 'clock'> {
  readonly settings: Pick<CoreServices['settings'], 'backups' | 'company'>;
  readonly notices: Pick<Notices, 'raise' | 'settle'>;
  readonly lease: Lease;
  /** Writes a backup to the file, and returns a summary. */
  readonly take: (file: string, signal: AbortSignal) => Promise<string>;
}

/** Takes a backup every night, if `BACKUP_DIR` is set. The notice of a failure stays until one succeeds. */
export function nightlyBackupOf(parts: Parts): Work {
  const { notices, lease, settings } = parts;
  const name = 'nightly backup';
  const settle = () => notices.settle('backup-failed', SUBJECT);
  if (settings.backups === null) return { name, run: settle };
  const { backups } = settings;
  let isSettled = false;
  return {
    name,
    lease,
    everyMs: LOOK_MS,
    retryMs: () => RETRY_MS,
    run: async (signal) => {
      try {
        await backUpIfDue(parts, backups, signal);
      } catch (error) {
        if (signal.aborted) return;
        isSettled = false;
        await notices.raise({
          kind: 'backup-failed',
          subjectKey: SUBJECT,
          details: { problem: problemOf(error) },
        });
        throw error;
      }
      if (!isSettled) await settle();
      isSettled = true;
    },
  };
}

async function backUpIfDue(
  { settings, clock, take }: Parts,
  { folder, hour, keep }: BackupSettings,
  signal: AbortSignal,
): Promise<void> {
  const names = await readdir(folder);
  const now = clock.now();
  const { timeZone } = settings.company;
  if (!isBackupDue(newestBackup(names), { now, hour, timeZone })) return;
  const log = new Logger('Backup');
  const name = backupName(now);
  const limit = AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]);
  log.log(await take(join(folder, name), limit));
  const gone = [
    ...surplusBackups([...names, name], keep),
    ...names.filter((one) => PARTIAL.test(one)),
  ];
  for (const one of gone)
    await rm(join(folder, one), { force: true }).catch((error: unknown) =>
      log.warn(`An old backup cannot be deleted: ${reasonOf(error)}`),
    );
}

/** Messages begin with the code of the system, such as `ENOSPC`. */
function problemOf(error: unknown): BackupProblem {
  return backupProblemOf(/\bE[A-Z]{4,}\b/.exec(reasonOf(error))?.[0] ?? null);
}
