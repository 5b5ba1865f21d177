import './require-node';
import 'reflect-metadata';
import { contentsOf, runCommand } from './backup/command';
import { restoreBackup } from './backup/restore-backup';
import { settingsOrExit } from './config/process-settings';
import { openStorage } from './storage/open-storage';

const REPLACE = '--replace';
/** What a restore leaves as it was, since ending it stops other programs and customers, and the option that ends it. */
const OFFERED = [
  { option: '--end-service-tokens', ends: 'service-token', words: 'Tokens of service accounts' },
  { option: '--end-tracking-links', ends: 'tracking-link', words: 'Tracking links' },
] as const;
const OPTIONS: readonly string[] = [REPLACE, ...OFFERED.map(({ option }) => option)];
const USAGE = `Usage: npm run restore -- FILE ${OPTIONS.map((option) => `[${option}]`).join(' ')}`;

/** Makes the database and the files of photos what they were when the file was made. */
async function main(): Promise<void> {
  const given = process.argv.slice(2);
  const [file, ...rest] = given.filter((argument) => !OPTIONS.includes(argument));
  if (file === undefined || file === '' || file.startsWith('-') || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 1;
    return;
  }
  const { database, storage } = settingsOrExit();
  await runCommand('Nothing was restored', async () => {
    const header = await restoreBackup({
      database,
      storage: openStorage(storage),
      file,
      replace: given.includes(REPLACE),
      now: new Date(),
      ending: OFFERED.filter(({ option }) => given.includes(option)).map(({ ends }) => ends),
      log: (line) => process.stdout.write(`${line}\n`),
    });
    for (const { option, words } of OFFERED)
      process.stdout.write(
        given.includes(option)
          ? `${words} have ended.\n`
          : `${words} are as they were then, also those that were ended since. Restore with ${option} to end all of them.\n`,
      );
    return `Restored ${contentsOf(header)} as of ${header.takenAt}; everybody has to sign in again, and personal tokens have ended.`;
  });
}

void main();
