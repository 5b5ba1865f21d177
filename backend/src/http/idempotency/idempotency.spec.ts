import { CommitGate } from '../../../test/databases/commit-gate';
import { describeOn, preparedPlace } from '../../../test/databases/databases';
import { Gate } from '../../../test/databases/private-mariadb';
import { eventually } from '../../../test/eventually';
import { TestClock } from '../../../test/http';
import { Database } from '../../database/database';
import type { MysqlSettings } from '../../database/engines/options';
import { TransactionRunner } from '../../database/transactions/transaction-runner';
import { Idempotency } from './idempotency';

const request = { userId: 1, key: 'once', requestHash: 'hash' };
const answer = { statusCode: 201, body: { id: 7 } };

/** The clock stands still, so that no claim runs out. */
describeOn('mysql', 'A claim that nobody could take back at once', () => {
  const clock = new TestClock();
  let place: MysqlSettings;
  let database: Database;
  let idempotency: Idempotency;

  beforeEach(async () => {
    place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const direct = new Database({ database: place });
    await direct.open();
    await direct.close();
  });
  afterEach(async () => {
    idempotency.onApplicationShutdown();
    await database.close();
  });

  const openAt = async (port: number) => {
    database = new Database({ database: { ...place, host: '127.0.0.1', port } });
    await database.open();
    idempotency = new Idempotency(new TransactionRunner(database), clock);
  };
  const send = () => idempotency.once(request, () => Promise.resolve(answer));

  it('is taken back once the database answers again', async () => {
    const gate = new Gate(place);
    await gate.open();
    await openAt(gate.port);
    const failing = idempotency.once(request, async () => {
      await gate.shut();
      return answer;
    });
    await expect(failing).rejects.toMatchObject({ code: 'database_unavailable' });
    expect(idempotency.claims).toEqual({ running: 0, unfinished: 1 });
    await gate.open();
    expect(await eventually('the key is free', send)).toMatchObject(answer);
    expect(idempotency.claims).toEqual({ running: 0, unfinished: 0 });
    await gate.shut();
  });

  it('is taken back when nobody knew whether it was made', async () => {
    const gate = new CommitGate(place);
    await gate.open();
    await openAt(gate.port);
    const committed = gate.commitOf('INSERT INTO idempotency_keys');
    const failing = expect(send()).rejects.toMatchObject({ data: { outcome: 'unknown' } });
    await committed;
    gate.cut();
    await failing;
    expect(await eventually('the key is free', send)).toMatchObject(answer);
    await gate.close();
  });
});
