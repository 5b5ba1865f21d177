/** The next version alongside the present one, and back. */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { buildNextVersion } from '../next-version.mjs';
import { survives, theCluster, theWriter } from './survives.mjs';

let turns = 0;

survives(
  'one replica after the other gets the next version, and goes back',
  async ({ moreWrites }) => {
    const { folder, replicas } = theCluster();
    turns += 1;
    const name = `next${String(turns)}`;
    const build = buildNextVersion(join(folder, name), name);
    for (const replica of replicas) {
      await replica.program.stop();
      await replica.start({ build });
      await moreWrites();
    }
    const writer = await theWriter();
    const columns = await writer.query(`SELECT DISTINCT ${name} FROM dispatch.jobs`);
    assert.deepEqual(columns, [['new']], 'the next version added to what both serve');
    for (const replica of replicas) {
      await replica.program.stop();
      await replica.start();
      await moreWrites();
    }
  },
  { endsConnections: true },
);
