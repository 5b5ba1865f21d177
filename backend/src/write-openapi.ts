import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app';
import { SystemClock } from './config/clock';
import { loadSettings } from './config/settings';
import { Database } from './database/database';
import { TransactionRunner } from './database/transaction-runner';
import { openApiText } from './http/openapi';

/** Writes the API document that the browser app's types are generated from; needs no database. */
async function writeOpenApi(): Promise<void> {
  const settings = loadSettings({
    NODE_ENV: 'test',
    LOG_LEVEL: 'error',
    JWT_SECRET: 'only needed to assemble the application',
  });
  const database = new Database(settings);
  const transactions = new TransactionRunner(database);
  const app = await buildApp({ settings, clock: new SystemClock(), database, transactions });
  writeFileSync(join(__dirname, '../openapi.json'), openApiText(app));
  await app.close();
}

void writeOpenApi();
