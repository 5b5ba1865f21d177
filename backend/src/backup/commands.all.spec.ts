import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFile } from '../../test/backups/backups';
import {
  describeWithDatabase,
  freshFolder,
  freshPlace,
  preparedPlace,
} from '../../test/databases/databases';
import { eventually } from '../../test/app/eventually';
import { expectStatus } from '../../test/records/jobs';
import { runProgram } from '../../test/process/run-program';
import { ADMIN, ServerProcess } from '../../test/process/server-process';
import { serverOn } from '../../test/process/server-settings';

describeWithDatabase('npm run backup and npm run restore', (_makeDatabase, engine) => {
  test('back up a running company and restore it elsewhere', async () => {
    const env = serverOn(await preparedPlace(engine));
    const file = newFile();
    const server = await ServerProcess.start(env);
    const admin = await server.admin();
    expectStatus(await admin.post('/api/jobs', { poNumber: 'PO-1' }), 201);

    const backup = await runProgram('backup', [file], env);
    expect(backup).toMatchObject({ code: 0, err: '' });
    expect(backup.out).toMatch(
      /^Backed up 1 user, 0 customers, 1 job and \d+ other records to .*company\.backup \(0\.0 MB\)\.\n$/,
    );
    expect(readdirSync(dirname(file))).toEqual(['company.backup']);
    expect(await runProgram('backup', [file], env)).toEqual({
      code: 1,
      out: '',
      err: `Nothing was backed up: ${file} exists already: choose another name.\n`,
    });

    const nowhere = join(freshFolder(), 'missing', 'company.backup');
    const missing = await runProgram('backup', [nowhere], env);
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.err).toMatch(/^Nothing was backed up: There is no folder .*missing\.\n$/);

    const onto = await runProgram('restore', [file], env);
    expect(onto.code).toBe(1);
    expect(onto.err).toMatch(
      engine === 'sqlite'
        ? /^Nothing was restored: The data folder .* is in use by another running server; stop that one first\.\n$/
        : /^Nothing was restored: The database already has users: add --replace .*\.\n$/,
    );
    await server.stop();

    const elsewhere = serverOn(await freshPlace(engine));
    const restored = await runProgram('restore', [file], elsewhere);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toMatch(
      /^Restored 1 user, 0 customers, 1 job and \d+ other records as of \S+Z; all users must sign in again\.\n$/,
    );
    const nightly = freshFolder();
    const copy = await ServerProcess.start({ ...elsewhere, BACKUP_DIR: nightly });
    const again = await copy.signIn(ADMIN);
    expect((await again.get('/api/jobs')).body).toMatchObject([
      { jobId: 'JOB-000001', poNumber: 'PO-1' },
    ]);
    const taken = /^dispatch-\S+Z\.backup$/;
    const isTaken = () => readdirSync(nightly).some((name) => taken.test(name));
    await eventually('the nightly backup is taken at once', isTaken);
    await copy.stop();
  });
});
