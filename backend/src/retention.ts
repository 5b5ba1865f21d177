import './require-node';
import 'reflect-metadata';
import { RETENTION_KINDS } from '@dispatch/domain/privacy/retention';
import { runCommand } from './backup/command';
import { openSnapshot } from './backup/snapshot';
import { SystemClock } from './config/clock';
import { settingsOrExit } from './config/process-settings';
import { previewRetention } from './modules/data/privacy/retention/keep-retention';
import { readRetention } from './modules/data/privacy/retention/retention-settings';

const USAGE = 'The server does it at night. Add --dry-run to list what it would delete now.';

/** Reports what retention would delete, while the server runs. Changes nothing. */
async function main(): Promise<void> {
  const { database, company } = settingsOrExit();
  await runCommand('Retention was not checked', async () => {
    if (!process.argv.slice(2).includes('--dry-run')) throw new Error(USAGE);
    const snapshot = await openSnapshot(database);
    try {
      const { chosen } = await readRetention(snapshot.query);
      const now = new SystemClock().now();
      const due = await previewRetention(snapshot.query, chosen, now, company.timeZone);
      for (const { kind, months, firstKept, due: count, oldest } of due)
        process.stdout.write(
          months === null
            ? `${kind}: kept forever\n`
            : `${kind}: kept ${String(months)} months, from ${firstKept ?? ''} on; to be deleted: ${String(count)}${oldest === null ? '' : `, the oldest of ${oldest.slice(0, 10)}`}\n`,
        );
      const all = due.reduce((sum, { due: count }) => sum + count, 0);
      return `Kinds: ${String(RETENTION_KINDS.length)}. Records to be deleted: ${String(all)}. Nothing was changed.`;
    } finally {
      await snapshot.close();
    }
  });
}

void main();
