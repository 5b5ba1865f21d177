import { closeAll, opened } from '../../../../test/backups/backups';
import { describeWithDatabase, preparedPlace } from '../../../../test/databases/databases';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';
import { resultsOf } from '../../../../test/reports/operations';
import { expectStatus } from '../../../../test/records/jobs';
import { runProgram } from '../../../../test/process/run-program';
import { ServerProcess } from '../../../../test/process/server-process';
import { serverOn } from '../../../../test/process/server-settings';
import { signing } from '../../../../test/reports/signatures';

describeWithDatabase('npm run verify-reports', (_makeDatabase, engine) => {
  afterEach(closeAll);

  test('reports success, or the faults and ends with status 1', async () => {
    const place = await preparedPlace(engine);
    const env = serverOn(place);
    const server = await ServerProcess.start(env);
    const admin = await server.admin();
    const job = expectStatus(await admin.post('/api/jobs', {}), 201);
    await resultsOf(admin, [signing(job.id, 'pickup')]);
    expect(await runProgram('verify-reports', [], env)).toEqual({
      code: 0,
      out: 'Sealed versions: 1. Files of photos: 0. Faults: 0.\n',
      err: '',
    });
    await server.stop();

    const database = await opened(place);
    await new TransactionRunner(database).run((tx) =>
      tx.manager.query("UPDATE report_version_parts SET content = REPLACE(content, 'Zo', 'Za')"),
    );
    await database.close();
    expect(await runProgram('verify-reports', [], env)).toEqual({
      code: 1,
      out:
        'JOB-000001, version 1: its data are not those that were sealed.\n' +
        'Sealed versions: 1. Files of photos: 0. Faults: 1.\n',
      err: '',
    });
  });
});
