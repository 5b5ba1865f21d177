/** A thread controlled by its input: it waits at a gate, fails, exits, or answers. */
const { parentPort, threadId } = require('node:worker_threads');

parentPort.on('message', ({ does, gate }) => {
  if (does === 'fail') throw new Error('A poisoned paper');
  if (does === 'end') process.exit(0);
  if (does === 'wait') Atomics.wait(new Int32Array(gate), 0, 0);
  parentPort.postMessage(new Uint8Array([threadId]));
});
