import './require-node';
import 'reflect-metadata';
import { contentsOf, runCommand } from './backup/command';
import { takeBackup } from './backup/take-backup';
import { settingsOrExit } from './config/process-settings';
import { openStorage } from './storage/open-storage';

const USAGE = 'Usage: npm run backup -- FILE';

/** Copies the whole database and the files into one file while the server runs. */
async function main(): Promise<void> {
  const [file, ...rest] = process.argv.slice(2);
  if (file === undefined || file === '' || file.startsWith('-') || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    process.exitCode = 1;
    return;
  }
  const { database, storage } = settingsOrExit();
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.once(signal, () => {
      stop.abort();
    });
  }
  await runCommand('Nothing was backed up', async () => {
    const { header, bytes, missing } = await takeBackup({
      database,
      storage: openStorage(storage),
      file,
      now: new Date(),
      signal: stop.signal,
    });
    const size = (bytes / 1_000_000).toFixed(1);
    const lost =
      missing === 0 ? '' : ` Missing in the storage: ${String(missing)} files of photos.`;
    return `Backed up ${contentsOf(header)} to ${file} (${size} MB).${lost}`;
  });
}

void main();
