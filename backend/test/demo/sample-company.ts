import { DATABASE_LIMITS } from '../../src/config/database-settings';
import { loadSettings } from '../../src/config/settings';
import { Database } from '../../src/database/database';
import type { Engine } from '../../src/database/engines/engine';
import { TransactionRunner } from '../../src/database/transactions/transaction-runner';
import { addSampleCompany, SAMPLE_LIMITS } from '../../src/demo/sample-company';
import { makeFirstAdmin } from '../../src/first-admin';
import { openStorage } from '../../src/storage/open-storage';
import { freshFolder, preparedPlace } from '../databases/databases';
import { TestClock } from '../app/http';

export const PASSWORD = 'demo1234';

/** A database with the sample company; the caller closes it. */
export async function openSampleCompany(engine: Engine) {
  const settings = loadSettings({
    ...{ JWT_SECRET: 'a secret for tests that is long enough', LOG_LEVEL: 'silent' },
    DATA_DIR: freshFolder(),
  });
  const databaseLimits = { ...DATABASE_LIMITS, ...SAMPLE_LIMITS };
  const database = new Database({ database: await preparedPlace(engine), databaseLimits });
  await database.open();
  const transactions = new TransactionRunner(database);
  const storage = openStorage(settings.storage);
  const core = { settings, clock: new TestClock(), database, transactions, storage };
  await makeFirstAdmin(core, PASSWORD);
  expect(await addSampleCompany(core, PASSWORD)).toBe(true);
  return core;
}
