/** Parts that crash, hang or are isolated, and recover. */
import assert from 'node:assert/strict';
import { canCutOff, cutOff } from '../cut-off.mjs';
import { until } from '../wait.mjs';
import { another, leftOut, survives, theCluster, theWriter, writes } from './survives.mjs';

survives('no fault', () => Promise.resolve());

survives('the writer is killed and comes back', async ({ moreWrites }) => {
  const writer = await theWriter();
  await writer.program.kill();
  await moreWrites();
  assert.ok(await another(writer), 'another node writes');
  await writer.join();
  await until('it writes again', () => writes(writer));
});

survives('a node that does not write is killed and comes back', async ({ moreWrites }) => {
  const writer = await theWriter();
  const idle = theCluster().nodes.find(({ name }) => name !== writer.name);
  assert.ok(idle);
  await idle.program.kill();
  await moreWrites();
  await idle.join();
});

survives('both nodes before the last one are killed and come back', async ({ moreWrites }) => {
  const [first, second] = theCluster().nodes;
  assert.ok(first && second);
  await first.program.kill();
  // The remaining two of three nodes must agree first: one of only two would stop.
  await moreWrites();
  await second.program.stop();
  await moreWrites();
  await second.join();
  await until('the second writes', () => writes(second));
  await first.join();
  await until('the first writes', () => writes(first));
});

const CUT_OFF = 'the writer is cut off from the other nodes';
if (canCutOff()) {
  survives(CUT_OFF, async ({ moreWrites }) => {
    const writer = await theWriter();
    const mend = cutOff(writer, theCluster().nodes);
    await until('another node writes', () => another(writer));
    await moreWrites();
    mend();
    await until('it writes again', () => writes(writer));
  });
} else leftOut(CUT_OFF, 'iptables cannot be used here');

survives('the writer hangs and goes on', async ({ moreWrites }) => {
  const writer = await theWriter();
  writer.program.pause();
  await moreWrites();
  writer.program.resume();
  await until('it writes again', () => writes(writer));
});

survives('all nodes are killed and recovered', async () => {
  await Promise.all(theCluster().nodes.map(({ program }) => program.kill()));
  await theCluster().recover();
});

for (const [title, act] of /** @type {const} */ ([
  ['killed', 'kill'],
  ['stopped in order', 'stop'],
])) {
  survives(
    `a replica is ${title} and started again`,
    async ({ moreWrites }) => {
      const [replica] = theCluster().replicas;
      assert.ok(replica);
      await replica.program[act]();
      await moreWrites();
      await replica.start();
    },
    { endsConnections: true },
  );
}

survives('a replica hangs and goes on', async ({ moreWrites }) => {
  const [replica] = theCluster().replicas;
  assert.ok(replica);
  replica.program.pause();
  await moreWrites();
  replica.program.resume();
  await until('it is ready', replica.isReady);
});

survives('the master of Redis is killed and comes back', async ({ moreWrites }) => {
  const master = await theCluster().redis.master();
  await master.program.kill();
  await moreWrites();
  await until('Sentinel names another master', async () => {
    return (await theCluster().redis.master()).name !== master.name;
  });
  await master.start();
  await moreWrites();
});

survives('all of Redis is gone and comes back', async ({ moreWrites }) => {
  const { servers } = theCluster().redis;
  await Promise.all(servers.map(({ program }) => program.kill()));
  await moreWrites();
  await Promise.all(servers.map((server) => server.start()));
  await moreWrites();
});
