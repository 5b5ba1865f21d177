import './require-node';
import 'reflect-metadata';
import { contentsOf, runCommand } from './backup/command';
import { restoreBackup } from './backup/restore-backup';
import { OFFERED } from './backup/restored-credentials';
import { settingsOrExit } from './config/process-settings';
import { forgetAnchor } from './modules/admin-users/audit/chain/audit-anchor';
import { openStorage } from './storage/open-storage';

const REPLACE = '--replace';
const OPTIONS: readonly string[] = [REPLACE, ...OFFERED.map(({ option }) => option)];
const USAGE = `Usage: npm run restore -- FILE ${OPTIONS.map((option) => `[${option}]`).join(' ')}`;

/** Restores the database and the files to the state of the backup. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const [file, ...rest] = given.filter((argument) => !OPTIONS.includes(argument));
  if (file === undefined || file === '' || file.startsWith('-') || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 1;
    return;
  }
  const { database, storage, dataDir } = settingsOrExit();
  await runCommand('Nothing was restored', async () => {
    const header = await restoreBackup({
      database,
      storage: openStorage(storage),
      file,
      replace: given.includes(REPLACE),
      now: new Date(),
      ending: OFFERED.filter(({ option }) => given.includes(option)).map(
        ({ credential }) => credential,
      ),
      log: (line) => process.stdout.write(`${line}\n`),
    });
    forgetAnchor(dataDir);
    return `Restored ${contentsOf(header)} as of ${header.takenAt}; all users must sign in again.`;
  });
}

void main();
