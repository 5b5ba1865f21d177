/** No client reads an older state from another replica, even while another node takes over. */
import assert from 'node:assert/strict';
import { startReadBack } from '../load/read-back.mjs';
import { signedInAtEach } from '../load/shared-time.mjs';
import { until } from '../wait.mjs';
import { repeated, report, theCluster, theWriter, writes } from './survives.mjs';

const PAIRS = 10_000;
/** The writer fails after this number of writes. */
const BREAK_AT = 6_000;

const title = 'each of 10,000 writes is read through the other replica';

repeated(title, async () => {
  const { replicas, admin } = theCluster();
  const clients = await signedInAtEach(
    replicas.map(({ url }) => url),
    admin,
  );
  const { figures, finished } = startReadBack(clients, PAIRS);
  const broken = (async () => {
    await until('half is done', () => figures.pairs >= BREAK_AT);
    const writer = await theWriter();
    await writer.program.kill();
    const goal = figures.pairs + 500;
    await until('others go on', () => figures.pairs >= Math.min(goal, PAIRS));
    await writer.join();
    await until('it writes again', () => writes(writer));
  })();
  await Promise.all([finished, broken]);
  const troubles = clients.map((client) => client.troubles());
  report({
    fault: title,
    writes: figures.pairs,
    503: troubles.reduce((sum, { unavailable }) => sum + unavailable, 0),
    resets: troubles.reduce((sum, { resets }) => sum + resets, 0),
    other: troubles.flatMap(({ others }) => others).length,
    stale: figures.stale,
  });
  assert.equal(figures.pairs, PAIRS);
  assert.equal(figures.stale, 0, 'every acknowledged write is read');
});
