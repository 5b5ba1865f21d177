import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { CERTIFICATE, SyslogServer } from '../../../../test/audit/syslog-server';
import { closeAll, opened } from '../../../../test/backups/backups';
import { describeWithDatabase, preparedPlace } from '../../../../test/databases/databases';
import { eventually } from '../../../../test/app/eventually';
import { expectStatus } from '../../../../test/records/jobs';
import { runProgram } from '../../../../test/process/run-program';
import { ServerProcess } from '../../../../test/process/server-process';
import { serverOn } from '../../../../test/process/server-settings';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';

describeWithDatabase('The audit log of a running server', (_makeDatabase, engine) => {
  let receiver: SyslogServer;
  beforeAll(async () => {
    receiver = await SyslogServer.start();
  });
  afterEach(closeAll);
  afterAll(async () => {
    await receiver.kill();
  });

  test('is sealed, verified and sent, also after a power cut', async () => {
    const place = await preparedPlace(engine);
    const env = serverOn(place, {
      AUDIT_SYSLOG_URL: `tls://localhost:${String(receiver.port)}`,
      NODE_EXTRA_CA_CERTS: CERTIFICATE,
    });
    const server = await ServerProcess.start(env);
    const admin = await server.admin();
    expectStatus(await admin.post('/api/customers', { name: 'Maple Auto' }), 201);
    await eventually('the entry at the receiver', () =>
      receiver.entries.some(({ action }) => action === 'customer.created'),
    );
    expectStatus(await admin.post('/api/customers', { name: 'Birch Auto' }), 201);
    await server.kill();
    const again = await server.again();
    await eventually(
      'the other entry',
      () => receiver.entries.filter(({ action }) => action === 'customer.created').length >= 2,
    );
    await again.stop();
    expect(await runProgram('verify-audit', [], env)).toEqual({
      code: 0,
      out: expect.stringMatching(
        /^Sealed entries: 4, erased ones among them: 0\. Not sealed yet: 0\. Faults: 0\. Last: number 4, [0-9a-f]{64}\.\n$/,
      ),
      err: '',
    });

    const withoutKey = { ...env, JWT_SECRET: 'another secret', AUDIT_KEY: 'k'.repeat(32) };
    renameSync(join(env.DATA_DIR, 'audit-key'), join(env.DATA_DIR, 'elsewhere'));
    expect(await runProgram('verify-audit', [], withoutKey)).toMatchObject({
      code: 2,
      out: expect.stringMatching(
        /^Not proven: Sealed with the key [0-9a-f]{8}, which is missing: 4 entries, [^\n]*\nSealed entries: 4, .* Faults: 0\./,
      ),
    });
    renameSync(join(env.DATA_DIR, 'elsewhere'), join(env.DATA_DIR, 'audit-key'));

    const database = await opened(place);
    await new TransactionRunner(database).run((tx) =>
      tx.manager.query("UPDATE activity SET `after` = REPLACE(`after`, 'Maple', 'Poplar')"),
    );
    await database.close();
    const { code, out } = await runProgram('verify-audit', [], env);
    expect(code).toBe(1);
    expect(out).toMatch(
      /^Entry \d+ \(number 3\): its names or facts are not those that were sealed\.\nSealed entries: 4.* Faults: 1\./,
    );
  });
});
