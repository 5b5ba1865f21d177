import { readdir, utimes, writeFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { closeFolders, freshFolder } from '../../../test/databases/databases';
import { incomingFolder, removeStaleFiles } from './received-file';

afterAll(closeFolders);

const NOW = new Date('2026-03-31T15:00:00.000Z');

test('what a killed server left behind is removed, and what comes in is not', async () => {
  const folder = incomingFolder(freshFolder());
  await removeStaleFiles(folder, NOW);
  await mkdir(folder);
  for (const [name, seconds] of [
    ['old', -1],
    ['young', 1],
  ] as const) {
    await writeFile(join(folder, name), name);
    const at = new Date(NOW.getTime() + seconds * 1000);
    await utimes(join(folder, name), at, at);
  }
  await removeStaleFiles(folder, NOW);
  expect(await readdir(folder)).toEqual(['young']);
});

test('an entry that cannot be removed leaves the others to be removed', async () => {
  const folder = incomingFolder(freshFolder());
  await mkdir(join(folder, 'a-folder'), { recursive: true });
  await writeFile(join(folder, 'b-file'), 'x');
  for (const name of ['a-folder', 'b-file']) {
    const at = new Date(NOW.getTime() - 1000);
    await utimes(join(folder, name), at, at);
  }
  await expect(removeStaleFiles(folder, NOW)).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['a-folder']);
});
