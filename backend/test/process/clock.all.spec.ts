import { join } from 'node:path';
import type { MysqlSettings } from '../../src/database/engines/options';
import { describeOn, preparedPlace } from '../databases/databases';
import { expectStatus } from '../records/jobs';
import { startPrivateRedis } from '../app/private-redis';
import { Outsider } from './outside';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';

const FAST = ['--require', join(__dirname, 'fast-clock.cjs')];

describeOn('mysql', 'A replica whose clock is three minutes ahead', () => {
  const open: (() => Promise<unknown>)[] = [];
  afterAll(async () => {
    for (const close of open.reverse()) await close();
  });

  test("uses the database's time, and says so", async () => {
    const redis = await startPrivateRedis();
    open.push(() => redis.stop());
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const outsider = await Outsider.at(place);
    open.push(() => outsider.close());
    const asked = async () => {
      const [row] = await outsider.rows<{ now: Date }>('SELECT UTC_TIMESTAMP(3) AS now');
      return row?.now.getTime() ?? NaN;
    };
    const before = await asked();
    const server = await ServerProcess.start(serverOn(place, { REDIS_URL: redis.url }), FAST);
    open.push(() => server.stop());
    const admin = await server.admin();
    const { createdAt } = expectStatus(await admin.post('/api/jobs', { poNumber: 'A' }), 201) as {
      createdAt: string;
    };
    // Larger than any delay of the database, and much smaller than the clock's error.
    expect(Date.parse(createdAt)).toBeGreaterThan(before - 60_000);
    expect(Date.parse(createdAt)).toBeLessThan((await asked()) + 60_000);
    expect(server.printed).toMatch(
      /This machine's clock is 1\d\d s ahead of the database's, which the server follows\./,
    );
  });
});
