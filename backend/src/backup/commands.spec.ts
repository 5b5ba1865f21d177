import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { newFile } from '../../test/backups';
import {
  describeWithDatabase,
  freshFolder,
  freshPlace,
  preparedPlace,
} from '../../test/databases/databases';
import { expectStatus } from '../../test/jobs';
import { builtServer } from '../../test/process/server-build';
import { ADMIN, type ServerEnv, ServerProcess } from '../../test/process/server-process';
import { serverOn } from '../../test/process/server-settings';
import { IS_FULL_TIER } from '../../test/tier';

/** Runs the built program like the script behind npm does. */
async function run(program: 'backup' | 'restore', args: string[], env: ServerEnv) {
  const file = join(dirname(await builtServer()), `${program}.js`);
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    const child = execFile(process.execPath, [file, ...args], { env }, (_error, out, err) => {
      resolve({ code: child.exitCode ?? -1, out, err });
    });
  });
}

/** Each line is a process of its own: the fast tier takes the first. */
const some = (lines: string[][]) => (IS_FULL_TIER ? lines : lines.slice(0, 1));

describeWithDatabase('npm run backup and npm run restore', (_makeDatabase, engine) => {
  test('copy a running company and bring it back elsewhere', async () => {
    const env = serverOn(await preparedPlace(engine));
    const file = newFile();
    const server = await ServerProcess.start(env);
    const admin = await server.admin();
    expectStatus(await admin.post('/api/jobs', { poNumber: 'PO-1' }), 201);

    const backup = await run('backup', [file], env);
    expect(backup).toMatchObject({ code: 0, err: '' });
    expect(backup.out).toMatch(
      /^Backed up 1 user, 0 customers, 1 job and \d+ other records to .*company\.backup \(0\.0 MB\)\.\n$/,
    );
    expect(readdirSync(dirname(file))).toEqual(['company.backup']);
    expect(await run('backup', [file], env)).toEqual({
      code: 1,
      out: '',
      err: `Nothing was backed up: ${file} exists already: choose another name.\n`,
    });

    const nowhere = join(freshFolder(), 'missing', 'company.backup');
    const missing = await run('backup', [nowhere], env);
    expect(missing).toMatchObject({ code: 1, out: '' });
    expect(missing.err).toMatch(/^Nothing was backed up: There is no folder .*missing\.\n$/);

    const onto = await run('restore', [file], env);
    expect(onto.code).toBe(1);
    expect(onto.err).toMatch(
      engine === 'sqlite'
        ? /^Nothing was restored: The data folder .* is in use by another running server; stop that one first\.\n$/
        : /^Nothing was restored: The database already has users: add --replace .*\.\n$/,
    );
    await server.stop();

    const elsewhere = serverOn(await freshPlace(engine));
    const restored = await run('restore', [file], elsewhere);
    expect(restored).toMatchObject({ code: 0, err: '' });
    expect(restored.out).toMatch(
      /^Restored 1 user, 0 customers, 1 job and \d+ other records as of \S+Z; everybody has to sign in again\.\n$/,
    );
    const copy = await ServerProcess.start(elsewhere);
    const again = await copy.signIn(ADMIN);
    expect((await again.get('/api/jobs')).body).toMatchObject([
      { jobId: 'JOB-000001', poNumber: 'PO-1' },
    ]);
    await copy.stop();
  });

  test('say in one line what is wrong', async () => {
    const env = serverOn(await preparedPlace(engine));
    const file = newFile();
    for (const args of some([[], [''], ['--all'], [file, 'more']]))
      expect(await run('backup', args, env)).toEqual({
        code: 1,
        out: '',
        err: 'Usage: npm run backup -- FILE\n',
      });
    for (const args of some([['--replace'], [], [file, '--force']]))
      expect(await run('restore', args, env)).toEqual({
        code: 1,
        out: '',
        err: 'Usage: npm run restore -- FILE [--replace] [--end-service-tokens] [--end-tracking-links]\n',
      });
    expect(await run('restore', [file], env)).toEqual({
      code: 1,
      out: '',
      err: `Nothing was restored: There is no file ${file}.\n`,
    });
  });
});

test('A database server that cannot be reached is told in one line', async () => {
  const env = {
    DATA_DIR: freshFolder(),
    DATABASE_URL: 'mysql://u:a-password@127.0.0.1:1/dispatch',
  };
  const file = newFile();
  const backup = await run('backup', [file], env);
  expect(backup).toMatchObject({ code: 1, out: '' });
  expect(backup.err).toMatch(/^Nothing was backed up: connect ECONNREFUSED 127\.0\.0\.1:1\n$/);
  expect(existsSync(file)).toBe(false);
});
