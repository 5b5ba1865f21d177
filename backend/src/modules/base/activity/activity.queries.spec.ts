import { createServerDatabase, databaseServer } from '../../../../test/databases/server-databases';
import { describeOnEachDatabase } from '../../../../test/databases/databases';
import { startPrivateServer } from '../../../../test/databases/private-server';
import { Database } from '../../../database/database';
import { Activity } from '../../../database/schema/entities/activity';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { ActivityQueries } from './activity.queries';

/** The lowest id returned to a subscriber who has seen everything up to the 100th of a hundred entries. */
async function firstToldAfter100(database: Database, step: number): Promise<number | undefined> {
  const at = new Date('2026-03-31T15:00:00.000Z');
  await new TransactionRunner(database).run(async (tx) => {
    for (let n = 1; n <= 100; n += 1)
      await tx.manager.insert(Activity, { id: n * step, at, action: 'a', resource: 'job' });
  });
  const changes = await new ActivityQueries(database).changesAfter(100 * step, 500);
  return changes[0]?.id;
}

describeOnEachDatabase('Catching up', (makeDatabase) => {
  it('looks twenty changes back, because ids are assigned before the commit', async () => {
    expect(await firstToldAfter100(await makeDatabase(), 1)).toBe(81);
  });

  it('stops at the first entry', async () => {
    const database = await makeDatabase();
    expect(await new ActivityQueries(database).changesAfter(0, 500)).toEqual([]);
  });
});

describe('Catching up on a cluster of three', () => {
  it('looks twenty changes back when each change used three ids', async () => {
    const server = await startPrivateServer();
    const place = await createServerDatabase(databaseServer(server.adminUrl));
    const database = new Database({ database: place });
    try {
      await database.open();
      await new TransactionRunner(database).run((tx) =>
        tx.manager.query('SET GLOBAL auto_increment_increment = 3'),
      );
      expect(await firstToldAfter100(database, 3)).toBe(243);
    } finally {
      await database.close();
      await server.stop();
    }
  });
});
