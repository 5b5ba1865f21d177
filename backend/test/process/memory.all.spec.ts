import { freshFolder } from '../databases/databases';
import { ServerProcess } from './server-process';

const METRICS_TOKEN = 'token of the memory test';
const NEW_OBJECTS = /^nodejs_heap_space_size_total_bytes\{space="new"\} (\d+)$/m;

test('new objects have little room after the start and under load', async () => {
  const server = await ServerProcess.start({ DATA_DIR: freshFolder(), METRICS_TOKEN });
  try {
    const room = async () => {
      const authorization = `Bearer ${METRICS_TOKEN}`;
      const { text } = await server.anonymous.get('/api/metrics', { authorization });
      return Number(NEW_OBJECTS.exec(text)?.[1]);
    };
    expect(await room()).toBeLessThan(20_000_000);
    // Only reads the bytes: parsing the document 400 times would take minutes.
    const take = async () => (await fetch(`${server.address}/api/openapi.json`)).arrayBuffer();
    for (let turn = 0; turn < 20; turn += 1)
      await Promise.all(Array.from({ length: 20 }, () => take()));
    expect(await room()).toBeLessThan(40_000_000);
  } finally {
    await server.stop();
  }
});
