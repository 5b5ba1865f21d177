import './require-node';
import 'reflect-metadata';
import { runCommand } from './backup/command';
import { openSnapshot } from './backup/snapshot';
import { settingsOrExit } from './config/process-settings';
import { checkReports } from './modules/drivers/signatures/check-reports';
import { openStorage } from './storage/open-storage';

/** Verifies that signed and sealed reports are unchanged, while the server runs. */
async function main(): Promise<void> {
  const { database, storage } = settingsOrExit();
  await runCommand('The reports were not checked', async () => {
    const snapshot = await openSnapshot(database);
    try {
      const { versions, photos, missing, faults } = await checkReports(
        snapshot.query,
        openStorage(storage),
      );
      for (const fault of faults) process.stdout.write(`${fault}\n`);
      if (faults.length > 0) process.exitCode = 1;
      const gone = missing === 0 ? '' : ` Missing files of photos: ${String(missing)}.`;
      return `Sealed versions: ${String(versions)}. Files of photos: ${String(photos)}. Faults: ${String(faults.length)}.${gone}`;
    } finally {
      await snapshot.close();
    }
  });
}

void main();
