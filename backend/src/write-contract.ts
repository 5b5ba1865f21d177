import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app';
import { SystemClock } from './config/clock';
import { loadSettings } from './config/settings';
import { Database } from './database/database';
import { TransactionRunner } from './database/transactions/transaction-runner';
import { openApiText } from './http/manual/openapi';
import { policyTable } from './http/access/route-policies';
import { openStorage } from './storage/open-storage';

/**
 * Writes the committed files about the assembled application: the API document, from which the browser's types are
 * generated, and the table of route policies. Needs no database.
 */
async function writeContract(): Promise<void> {
  const settings = loadSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    JWT_SECRET: 'only needed to assemble the application',
  });
  const database = new Database(settings);
  const transactions = new TransactionRunner(database);
  const storage = openStorage(settings.storage);
  const clock = new SystemClock();
  const app = await buildApp({ settings, clock, database, transactions, storage });
  writeFileSync(join(__dirname, '../openapi.json'), openApiText(app));
  writeFileSync(join(__dirname, '../route-policies.txt'), policyTable(app));
  await app.close();
}

void writeContract();
