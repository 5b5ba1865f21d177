import { setImmediate } from 'node:timers/promises';
import { unzipSync } from 'fflate';
import { type ZipEntry, zipStream } from './zip-stream';

const AT = new Date('2026-03-31T15:00:00.000Z');
const MEGABYTE = 1_000_000;

/** Counts the entries created. */
function counted(total: number, failsAt = Infinity) {
  const made = { count: 0, isClosed: false };
  async function* entries(): AsyncGenerator<ZipEntry> {
    try {
      for (let at = 0; at < total; at += 1) {
        await setImmediate();
        if (at === failsAt) throw new Error('The store is away');
        made.count += 1;
        yield { path: `folder/${at}.jpg`, at: AT, content: Buffer.alloc(MEGABYTE, at) };
      }
    } finally {
      made.isClosed = true;
    }
  }
  return { made, entries: entries() };
}

async function whole(pieces: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const all: Uint8Array[] = [];
  for await (const piece of pieces) all.push(piece);
  return new Uint8Array(Buffer.concat(all));
}

test('contains every entry unchanged', async () => {
  const files = unzipSync(await whole(zipStream(counted(3).entries)));
  expect(Object.keys(files)).toEqual(['folder/0.jpg', 'folder/1.jpg', 'folder/2.jpg']);
  expect(files['folder/2.jpg']).toEqual(new Uint8Array(MEGABYTE).fill(2));
});

test('reads no more than the client consumes', async () => {
  const { made, entries } = counted(100);
  const pieces = zipStream(entries);
  let taken = 0;
  for await (const piece of pieces) {
    taken += piece.length;
    for (let turn = 0; turn < 20; turn += 1) await setImmediate();
    expect(made.count).toBeLessThanOrEqual(Math.ceil(taken / MEGABYTE) + 2);
    if (taken > 10 * MEGABYTE) break;
  }
  for (let turn = 0; turn < 20; turn += 1) await setImmediate();
  expect(made.count).toBeLessThan(15);
  expect(made.isClosed).toBe(true);
});

test('leaves no complete archive after a failure', async () => {
  const { made, entries } = counted(10, 3);
  await expect(whole(zipStream(entries))).rejects.toThrow('The store is away');
  expect(made).toEqual({ count: 3, isClosed: true });
});
