import './require-node';
import 'reflect-metadata';
import { contentsOf, runCommand } from './backup/command';
import { takeBackup } from './backup/take-backup';
import { settingsOrExit } from './config/process-settings';

const USAGE = 'Usage: npm run backup -- FILE';

/** Copies the whole database into one file while the server runs. */
async function main(): Promise<void> {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || file === '' || file.startsWith('-') || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 1;
    return;
  }
  const { database } = settingsOrExit();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stop.abort();
    });
  }
  await runCommand('Nothing was backed up', async () => {
    const request = { database, file, now: new Date(), signal: stop.signal };
    const { header, bytes } = await takeBackup(request);
    const size = (bytes / 1_000_000).toFixed(1);
    return `Backed up ${contentsOf(header)} to ${file} (${size} MB).`;
  });
}

void main();
