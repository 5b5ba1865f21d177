import { AppError } from '@dispatch/domain/errors';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Paper } from './paper';
import { PdfRenderer } from './pdf-renderer';

const TEST_THREAD = { file: join(__dirname, '../../test/papers/test-thread.cjs') };
const NEVER = 600_000;

/** The test thread's input in place of a document. */
const paper = (does: string, gate?: SharedArrayBuffer) => () =>
  Promise.resolve({ does, gate, blocks: [] } as unknown as Paper);
const refused = { code: 'paper_unavailable' };

describe('PdfRenderer', () => {
  let press: PdfRenderer;
  const begin = ({ deadlineMs = NEVER, papers = 8, isWarm = true } = {}) => {
    press = new PdfRenderer(TEST_THREAD, { deadlineMs, papers, isWarm });
  };
  afterEach(() => press.onApplicationShutdown());

  /** A gate that blocks the thread until it is opened. */
  const makeGate = () => {
    const shared = new SharedArrayBuffer(4);
    const open = () => {
      Atomics.store(new Int32Array(shared), 0, 1);
      Atomics.notify(new Int32Array(shared), 0);
    };
    return { shared, open };
  };

  test('keeps its thread warm', async () => {
    begin();
    expect(await press.print(paper('answer'))).toEqual(await press.print(paper('answer')));
  });

  test('ends the thread after its document if it should not stay warm', async () => {
    begin({ isWarm: false });
    expect(await press.print(paper('answer'))).not.toEqual(await press.print(paper('answer')));
  });

  test("requests a document's content when its turn comes", async () => {
    begin();
    const { shared, open } = makeGate();
    const held = press.print(paper('wait', shared));
    const make = jest.fn(paper('answer'));
    const next = press.print(make);
    await new Promise((resolve) => setImmediate(resolve));
    expect(make).not.toHaveBeenCalled();
    open();
    await Promise.all([held, next]);
    expect(make).toHaveBeenCalledTimes(1);
  });

  test('reports why a document failed, and prints the next', async () => {
    begin();
    const none = press.print(() => Promise.reject(new AppError('storage_unavailable')));
    await expect(none).rejects.toMatchObject({ code: 'storage_unavailable' });
    expect(await press.print(paper('answer'))).toHaveLength(1);
  });

  test.each(['fail', 'end'])(
    'refuses a paper on which the thread %ss, and prints the next',
    async (does) => {
      begin();
      const poisoned = press.print(paper(does));
      const next = press.print(paper('answer'));
      await expect(poisoned).rejects.toMatchObject(refused);
      expect(await next).toHaveLength(1);
    },
  );

  test('does not block the event loop', async () => {
    begin();
    const { shared, open } = makeGate();
    const held = press.print(paper('wait', shared));
    const server = createServer((_request, response) => response.end('here'));
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo; // it listens
    expect(await (await fetch(`http://127.0.0.1:${port}`)).text()).toBe('here');
    open();
    expect(await held).toHaveLength(1);
    await new Promise((resolve) => server.close(resolve));
  });

  test('limits the number of waiting documents', async () => {
    begin({ papers: 2 });
    const { shared, open } = makeGate();
    const two = [press.print(paper('wait', shared)), press.print(paper('answer'))];
    await expect(press.print(paper('answer'))).rejects.toMatchObject(refused);
    open();
    expect(await Promise.all(two)).toHaveLength(2);
    expect(await press.print(paper('answer'))).toHaveLength(1);
  });

  test('fails a document at its deadline', async () => {
    begin({ deadlineMs: 1 });
    const { shared } = makeGate();
    await expect(press.print(paper('wait', shared))).rejects.toMatchObject(refused);
  });

  test('ends its thread with the server and then refuses', async () => {
    begin();
    const { shared } = makeGate();
    const held = press.print(paper('wait', shared));
    const outcome = expect(held).rejects.toMatchObject(refused);
    await new Promise((resolve) => setImmediate(resolve));
    await press.onApplicationShutdown();
    await outcome;
    await expect(press.print(paper('answer'))).rejects.toMatchObject(refused);
  });
});
