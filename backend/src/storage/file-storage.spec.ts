import { createHash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { closeFolders, freshFolder } from '../../test/databases/databases';
import { startS3 } from '../../test/process/s3-server';
import type { FileStorage } from './file-storage';
import { FolderStorage } from './folder-storage';
import { bucketAddress, S3Storage } from './s3-storage';
import { storing } from './storage-failure';

/** A name that no file has. */
const MISSING = 'ab'.repeat(32);
const CONTENT = randomBytes(100_000);
const NAME = createHash('sha256').update(CONTENT).digest('hex');

afterAll(closeFolders);

async function contentOf(storage: FileStorage, name: string): Promise<Buffer | null> {
  const file = await storage.read(name);
  return file === null ? null : buffer(file.content);
}

function keepsFiles(open: () => FileStorage): void {
  test('keeps a file under its SHA-256, however often it is stored', async () => {
    const storage = open();
    expect(await storage.has(NAME)).toBe(false);
    expect(await storage.put(CONTENT)).toBe(NAME);
    expect(await Promise.all([storage.put(CONTENT), storage.put(CONTENT)])).toEqual([NAME, NAME]);
    expect(await storage.has(NAME)).toBe(true);
    const file = await storage.read(NAME);
    expect(file?.bytes).toBe(CONTENT.length);
    expect(file && (await buffer(file.content))).toEqual(CONTENT);
  });

  test('finds no file that was never stored', async () => {
    const storage = open();
    expect(await storage.has(MISSING)).toBe(false);
    expect(await storage.read(MISSING)).toBeNull();
    await storage.delete(MISSING);
  });

  test('lists files by name prefix, with the time they were stored', async () => {
    const storage = open();
    const before = Date.now() - 1000;
    const names = [NAME];
    for (let i = 0; names.length < 4; i += 1) {
      const content = Buffer.from(`content ${String(i)}`);
      const name = createHash('sha256').update(content).digest('hex');
      if (name.startsWith(NAME.slice(0, 2))) names.push(await storage.put(content));
    }
    await storage.put(CONTENT);
    await storage.put(Buffer.from('of another beginning, by its hash'));
    const listed = await storage.list(NAME.slice(0, 2));
    expect(listed.map(({ name }) => name).sort()).toEqual(names.sort());
    for (const { storedAt } of listed) expect(storedAt.getTime()).toBeGreaterThan(before);
  });

  test('deletes a file, and can store it again', async () => {
    const storage = open();
    const name = await storage.put(Buffer.from('to be deleted'));
    await storage.delete(name);
    expect(await storage.has(name)).toBe(false);
    expect((await storage.list(name.slice(0, 2))).map((file) => file.name)).not.toContain(name);
    await storage.put(Buffer.from('to be deleted'));
    expect(String(await contentOf(storage, name))).toBe('to be deleted');
  });

  test('refuses what is no name of a file', async () => {
    const storage = open();
    for (const name of ['', '../secret', `${NAME}/..`, NAME.toUpperCase(), '.', 'a'.repeat(63)])
      await expect(async () => storage.read(name)).rejects.toThrow('named by its SHA-256');
  });
}

describe('Files in a folder', () => {
  const folder = freshFolder();
  keepsFiles(() => new FolderStorage(folder));

  test('lists partial files, and can delete them', async () => {
    const storage = new FolderStorage(folder);
    const partial = `${NAME}.${'0'.repeat(8)}-1111-4111-8111-${'2'.repeat(12)}.partial`;
    await writeFile(join(folder, NAME.slice(0, 2), partial), 'half');
    const names = async () => (await storage.list(NAME.slice(0, 2))).map(({ name }) => name);
    expect(await names()).toContain(partial);
    await storage.delete(partial);
    expect(await names()).not.toContain(partial);
  });

  test('reports that it cannot store without a folder', async () => {
    const file = join(folder, 'a-file');
    await writeFile(file, '');
    await expect(new FolderStorage(file).put(CONTENT)).rejects.toMatchObject({
      code: 'storage_unavailable',
    });
  });

  test('distinguishes a full disk from other failures', async () => {
    await expect(storing(() => writeFile('/dev/full', 'x'))).rejects.toMatchObject({
      code: 'storage_full',
      status: 507,
    });
  });
});

describe('Files in an S3-compatible store', () => {
  let s3: Awaited<ReturnType<typeof startS3>>;
  beforeAll(async () => {
    s3 = await startS3();
  });
  afterAll(() => s3.stop());

  /** With so few names per page, lists have several pages. */
  const NAMES_A_PAGE = 2;
  keepsFiles(() => new S3Storage(s3.settings, NAMES_A_PAGE));

  test.each([
    ['a wrong secret', { secretAccessKey: 'wrong' }],
    ['an unknown bucket', { bucket: 'nowhere' }],
    ['an address where nobody answers', { endpoint: 'http://127.0.0.1:1' }],
  ])('says that it cannot store with %s', async (_name, wrong) => {
    const storage = new S3Storage({ ...s3.settings, ...wrong });
    await expect(storage.put(CONTENT)).rejects.toMatchObject({ code: 'storage_unavailable' });
    await expect(storage.list('ab')).rejects.toMatchObject({ code: 'storage_unavailable' });
  });

  test('reports a full store', async () => {
    const server = createServer((request, answer) => {
      request.resume();
      answer.writeHead(507).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // a TCP server, listening
    const full = new S3Storage({ ...s3.settings, endpoint: `http://127.0.0.1:${String(port)}` });
    await expect(full.put(CONTENT)).rejects.toMatchObject({ code: 'storage_full' });
    await new Promise((resolve) => server.close(resolve));
  });

  test('is sent nowhere else by it', async () => {
    const asked: string[] = [];
    const server = createServer((request, answer) => {
      asked.push(request.url ?? '');
      request.resume();
      answer.writeHead(307, { location: '/elsewhere' }).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // a TCP server, listening
    const endpoint = `http://127.0.0.1:${String(port)}`;
    const storage = new S3Storage({ ...s3.settings, endpoint });
    await expect(storage.put(CONTENT)).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(asked).not.toContain('/elsewhere');
    await new Promise((resolve) => server.close(resolve));
  });

  test.each([
    [true, 'https://storage.example.com:9000/photos'],
    [false, 'https://photos.storage.example.com:9000'],
  ])('has its bucket in the path: %s', (pathStyle, address) => {
    const endpoint = 'https://storage.example.com:9000';
    expect(bucketAddress({ ...s3.settings, endpoint, pathStyle })).toBe(address);
  });
});
