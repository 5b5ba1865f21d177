import './require-node';
import 'reflect-metadata';
import { SystemClock } from './config/clock';
import { settingsOrExit } from './config/process-settings';
import type { Settings } from './config/settings';
import { Database } from './database/database';
import { TransactionRunner } from './database/transactions/transaction-runner';
import { addSampleCompany, emailOf, SAMPLE_LIMITS } from './demo/sample-company';
import { addSampleInvoices } from './demo/sample-invoices';
import { DRIVERS, OFFICE } from './demo/sample-words';
import { makeFirstAdmin } from './first-admin';
import { openStorage } from './storage/open-storage';

const DEMO_PASSWORD = 'demo1234';

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Fills an empty database with the sample company and prints the sign-ins. */
async function makeDemo(settings: Settings): Promise<void> {
  const databaseLimits = { ...settings.databaseLimits, ...SAMPLE_LIMITS };
  const database = new Database({ database: settings.database, databaseLimits }, { log: say });
  try {
    await database.open();
    const transactions = new TransactionRunner(database);
    const storage = openStorage(settings.storage);
    const core = { settings, clock: new SystemClock(), database, transactions, storage };
    const given = settings.admin.password;
    const shown = given === null ? DEMO_PASSWORD : 'the configured ADMIN_PASSWORD';
    if (await makeFirstAdmin(core, given ?? DEMO_PASSWORD))
      say(`Sign in as the admin: ${settings.admin.email.toLowerCase()} / ${shown}`);
    if (await addSampleCompany(core, given ?? DEMO_PASSWORD)) {
      await addSampleInvoices(core);
      for (const { role, name } of OFFICE) say(`Sign in as ${role}: ${emailOf(name)} / ${shown}`);
      say(`Sign in as a driver: ${DRIVERS.map(emailOf).join(', ')} / ${shown}`);
      say('The sample company is ready.');
    } else say('A company exists already: nothing was added.');
  } catch (error) {
    process.stderr.write(`The sample company cannot be created: ${messageOf(error)}\n`);
    process.exitCode = 1;
  } finally {
    await database.close();
  }
}

void makeDemo(settingsOrExit());
