import './require-node';
import 'reflect-metadata';
import { runCommand } from './backup/command';
import { openSnapshot } from './backup/snapshot';
import { knownAuditKeys } from './config/audit-keys';
import { settingsOrExit } from './config/process-settings';
import { readAnchor } from './modules/admin-users/audit/chain/audit-anchor';
import { checkAudit } from './modules/admin-users/audit/chain/check-audit';

/** Entries were changed or are missing. */
const TAMPERED = 1;
/** No error was found, but some entries cannot be verified here. */
const NOT_PROVEN = 2;

/** Verifies that no entry of the audit log is missing or changed, while the server runs. */
async function main(): Promise<void> {
  const settings = settingsOrExit();
  const keys = knownAuditKeys(settings).known;
  const anchor = readAnchor(settings.dataDir);
  await runCommand('The audit log was not checked', async () => {
    const snapshot = await openSnapshot(settings.database);
    try {
      const check = await checkAudit(snapshot.query, { keys, anchor });
      const { entries, erased, unsealed, last, faults, unproven, notes } = check;
      for (const fault of faults) process.stdout.write(`${fault}\n`);
      for (const sentence of unproven) process.stdout.write(`Not proven: ${sentence}\n`);
      for (const note of notes) process.stdout.write(`${note}\n`);
      if (unproven.length > 0) process.exitCode = NOT_PROVEN;
      if (faults.length > 0) process.exitCode = TAMPERED;
      const end = last.no === 0 ? '' : ` Last: number ${String(last.no)}, ${last.hash}.`;
      return `Sealed entries: ${String(entries)}, erased ones among them: ${String(erased)}. Not sealed yet: ${String(unsealed)}. Faults: ${String(faults.length)}.${end}`;
    } finally {
      await snapshot.close();
    }
  });
}

void main();
