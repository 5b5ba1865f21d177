import { closeFolders, describeOn, preparedPlace } from '../../../../../test/databases/databases';
import {
  createServerDatabase,
  databaseServer,
} from '../../../../../test/databases/server-databases';
import { Gate, startPrivateServer } from '../../../../../test/databases/private-server';
import { IS_ON_MYSQL } from '../../../../../test/databases/tested-server';
import { eventually } from '../../../../../test/app/eventually';
import { TestApi } from '../../../../../test/app/http';
import { MailServer } from '../../../../../test/mail/mail-server';
import { startPrivateRedis } from '../../../../../test/app/private-redis';
import { METRICS, Scrape } from '../../../../../test/app/scrape';
import { Database } from '../../../../database/database';
import type { MysqlSettings } from '../../../../database/engines/options';

const FROM = { MAIL_FROM: 'office@example.com' };
const GALERA = '/usr/lib/galera/libgalera_smm.so';

describeOn('sqlite', 'Metrics of mail', (makeDatabase) => {
  const mailUp = async (url: string) => {
    const api = await TestApi.start(await makeDatabase(), { ...METRICS, SMTP_URL: url, ...FROM });
    try {
      return await eventually('mail was asked', async () => {
        const { text } = await Scrape.of(api.anonymous);
        return /dispatch_dependency_up\{dependency="mail"\} \d/.exec(text)?.[0].at(-1);
      });
    } finally {
      await api.stop();
    }
  };

  test('show whether the mail server accepts the sign-in', async () => {
    const server = await MailServer.start();
    expect(await mailUp(server.url)).toBe('1');
    expect(await mailUp(server.url.replace('secret', 'wrong'))).toBe('0');
    await server.stop();
    expect(await mailUp(server.url)).toBe('0');
  });
});

describeOn('mysql', 'Metrics while something is away', () => {
  test('report it as down, omit stored counts, and still respond', async () => {
    const redis = await startPrivateRedis();
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const gate = new Gate(place);
    await gate.open();
    const database = new Database({ database: { ...place, host: '127.0.0.1', port: gate.port } });
    await database.open();
    const api = await TestApi.start(database, { ...METRICS, REDIS_URL: redis.url });
    const scrape = () => Scrape.of(api.anonymous);
    const up = async (dependency: string) =>
      (await scrape()).value('dispatch_dependency_up', { dependency });

    await eventually('Redis is up', async () => (await up('redis')) === 1);
    const counted = async () => (await scrape()).value('dispatch_imports_running') === 0;
    await eventually('imports are counted', counted);
    await redis.stop();
    await eventually('Redis is down', async () => (await up('redis')) === 0);
    await gate.shut();
    await eventually('the database is down', async () => (await up('database')) === 0);
    const away = await scrape();
    for (const name of ['dispatch_imports_running', 'dispatch_outbox_tasks', 'dispatch_jobs_open'])
      expect(away.value(name)).toBeUndefined();
    expect(away.value('dispatch_event_streams')).toBe(0);
    await gate.open();
    await eventually('the database is up', async () => (await up('database')) === 1);
    expect((await scrape()).value('dispatch_imports_running')).toBe(0);

    await api.stop();
    await database.close();
    await gate.shut();
  });
});

if (!IS_ON_MYSQL)
  test('Metrics of the Galera cluster behind the database', async () => {
    const { freePort } = await import('../../../../../../scripts/services/private-server.mjs');
    const port = String(await freePort());
    const server = await startPrivateServer([
      ...['--wsrep-on=ON', `--wsrep-provider=${GALERA}`, '--wsrep-new-cluster'],
      ...['--wsrep-cluster-address=gcomm://', '--wsrep-node-address=127.0.0.1'],
      `--wsrep-provider-options=gmcast.listen_addr=tcp://127.0.0.1:${port}`,
      ...['--binlog-format=ROW', '--innodb-autoinc-lock-mode=2', '--wsrep-sst-method=skip'],
    ]);
    const place = await createServerDatabase(databaseServer(server.adminUrl));
    const database = new Database({ database: place });
    await database.open();
    const api = await TestApi.start(database, METRICS);

    const now = await Scrape.of(api.anonymous);
    expect(now.value('dispatch_galera_cluster_size')).toBe(1);
    expect(now.value('dispatch_galera_local_state')).toBe(4);
    expect(now.value('dispatch_galera_ready')).toBe(1);

    await api.stop();
    await database.close();
    await server.stop();
    await closeFolders();
  });
