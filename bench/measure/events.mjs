import { connect } from 'node:net';
import { bytesOf, Connection } from '../load/connection.mjs';
import { median } from '../load/callers.mjs';
import { noteOnJob } from '../load/requests.mjs';
import { signIn } from './pair.mjs';

const CONSOLES = 200;
/** The server's maximum. */
const CONSOLES_OF_A_SESSION = 10;
const ADMIN = 1;
const CHANGES = 5;

/**
 * Measures the time from sending a change until the last of many open consoles receives it, and the memory of an open
 * console. The time includes more than that since the commit.
 * @param {import('../load/processes.mjs').Server} server
 * @param {string} token
 */
export async function measureEvents({ port, nowMb }, token) {
  const writer = await Connection.open(port);
  const tokens = [];
  for (let session = 0; session < CONSOLES / CONSOLES_OF_A_SESSION; session += 1)
    tokens.push(await signIn(port, ADMIN));
  const before = nowMb();
  const streams = await Promise.all(
    tokens.flatMap((own) =>
      Array.from({ length: CONSOLES_OF_A_SESSION }, () => openStream(port, own)),
    ),
  );
  const kbPerConsole = ((nowMb() - before) * 1024) / CONSOLES;
  /** @type {number[]} */
  const times = [];
  for (let turn = 1; turn <= CHANGES; turn += 1) {
    const heard = Promise.all(streams.map((stream) => stream.nextChange()));
    const sent = performance.now();
    await writer.ask(bytesOf(noteOnJob(token, turn)));
    await heard;
    times.push(performance.now() - sent);
  }
  writer.close();
  for (const stream of streams) stream.close();
  return { consoles: CONSOLES, lastHeardMs: median(times), kbPerConsole };
}

/** @typedef {{ nextChange: () => Promise<unknown>, close: () => void }} Stream */

/** @param {number} port @param {string} token @returns {Promise<Stream>} */
function openStream(port, token) {
  const socket = connect({ port, host: '127.0.0.1' });
  let heard = () => {};
  const stream = {
    nextChange: () => new Promise((resolve) => (heard = () => resolve(undefined))),
    close: () => socket.destroy(),
  };
  return new Promise((resolve, reject) => {
    socket.once('error', reject);
    socket.on('data', (part) => {
      const text = part.toString();
      if (text.startsWith('HTTP/1.1') && !text.startsWith('HTTP/1.1 200'))
        reject(new Error(`No event stream: ${text.slice(0, 200)}`));
      if (text.includes('event: hello')) resolve(stream);
      if (text.includes('event: change')) heard();
    });
    socket.write(bytesOf({ method: 'GET', path: '/api/events', token }));
  });
}
