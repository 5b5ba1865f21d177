import './require-node';
import 'reflect-metadata';
import { runCommand } from './backup/command';
import { openSnapshot } from './backup/snapshot';
import { settingsOrExit } from './config/process-settings';
import { checkAudit } from './modules/audit/chain/check-audit';

/** Proves that no entry of the audit log is missing or changed, while the server runs. */
async function main(): Promise<void> {
  const { database } = settingsOrExit();
  await runCommand('The audit log was not checked', async () => {
    const snapshot = await openSnapshot(database);
    try {
      const { entries, erased, unsealed, last, faults } = await checkAudit(snapshot.query);
      for (const fault of faults) process.stdout.write(`${fault}\n`);
      if (faults.length > 0) process.exitCode = 1;
      const end = last.no === 0 ? '' : ` Last: number ${String(last.no)}, ${last.hash}.`;
      return `Sealed entries: ${String(entries)}, erased ones among them: ${String(erased)}. Not sealed yet: ${String(unsealed)}. Faults: ${String(faults.length)}.${end}`;
    } finally {
      await snapshot.close();
    }
  });
}

void main();
