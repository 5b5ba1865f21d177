import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describeOn, freshFolder } from '../../../test/databases/databases';
import { Database } from '../database';
import { DataDirInUse, SqliteLock } from './sqlite-lock';

const DRIVER = createRequire(__filename).resolve('better-sqlite3');

/** Holds the lock from another process until it is killed. */
async function holdElsewhere(folder: string) {
  const code = `
    const database = new (require(${JSON.stringify(DRIVER)}))(${JSON.stringify(join(folder, 'dispatch.lock'))});
    database.exec('BEGIN EXCLUSIVE');
    console.log('held');
    setInterval(() => undefined, 1000);`;
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
}

describeOn('sqlite', 'A data folder', () => {
  it('refuses a second server with one clear line', async () => {
    const database = { engine: 'sqlite', dataDir: freshFolder() } as const;
    const first = new Database({ database });
    await first.open();
    const second = new Database({ database });
    await expect(second.open()).rejects.toThrow(
      `The data folder ${database.dataDir} is in use by another running server; stop that one first.`,
    );
    await second.close();
    expect(await first.isReady()).toBe(true);
    await first.close();
    await second.open();
    expect(await second.isReady()).toBe(true);
    await second.close();
  });

  it('is free as soon as the process that held it dies', async () => {
    const folder = freshFolder();
    const other = await holdElsewhere(folder);
    expect(() => SqliteLock.take(folder)).toThrow(DataDirInUse);
    other.kill('SIGKILL');
    await once(other, 'exit');
    SqliteLock.take(folder).release();
  });
});
