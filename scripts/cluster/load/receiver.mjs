/** A webhook receiver with slow responses. */
import { createServer } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';

/** Long enough that another replica would find an expired lease. */
const SLOW_MS = 300;

/**
 * @typedef {{ id: string, type: string, resourceId: number, timestamp: string }} ReceivedEvent
 */

export async function startReceiver() {
  /** @type {ReceivedEvent[]} in the order of their arrival */
  const received = [];
  const server = createServer((request, response) => {
    let text = '';
    request.setEncoding('utf8');
    request.on('data', (/** @type {string} */ piece) => {
      text += piece;
    });
    request.on('end', async () => {
      received.push(JSON.parse(text));
      await delay(SLOW_MS);
      response.writeHead(204).end();
    });
  });
  await new Promise((/** @type {(value: void) => void} */ resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens nowhere.');
  return {
    received,
    url: `http://127.0.0.1:${String(address.port)}/`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
