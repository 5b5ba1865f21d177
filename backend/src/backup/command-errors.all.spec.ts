import { existsSync } from 'node:fs';
import { newFile } from '../../test/backups/backups';
import { describeWithDatabase, freshFolder, preparedPlace } from '../../test/databases/databases';
import { runProgram } from '../../test/process/run-program';
import { serverOn } from '../../test/process/server-settings';

describeWithDatabase('npm run backup and npm run restore', (_makeDatabase, engine) => {
  test('report an error in one line', async () => {
    const env = serverOn(await preparedPlace(engine));
    const file = newFile();
    for (const args of [[], [''], ['--all'], [file, 'more']])
      expect(await runProgram('backup', args, env)).toEqual({
        code: 1,
        out: '',
        err: 'Usage: npm run backup -- FILE\n',
      });
    for (const args of [['--replace'], [], [file, '--force']])
      expect(await runProgram('restore', args, env)).toEqual({
        code: 1,
        out: '',
        err: 'Usage: npm run restore -- FILE [--replace] [--end-service-tokens] [--end-tracking-links]\n',
      });
    expect(await runProgram('restore', [file], env)).toEqual({
      code: 1,
      out: '',
      err: `Nothing was restored: There is no file ${file}.\n`,
    });
  });
});

test('An unreachable database server is reported in one line', async () => {
  const env = {
    DATA_DIR: freshFolder(),
    DATABASE_URL: 'mysql://u:a-password@127.0.0.1:1/dispatch',
  };
  const file = newFile();
  const backup = await runProgram('backup', [file], env);
  expect(backup).toMatchObject({ code: 1, out: '' });
  expect(backup.err).toMatch(/^Nothing was backed up: connect ECONNREFUSED 127\.0\.0\.1:1\n$/);
  expect(existsSync(file)).toBe(false);
});
