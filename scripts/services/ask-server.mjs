import { once } from 'node:events';
import { connect } from 'node:net';

/** @param {number} pid */
export function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Data that a port sends, after a line or on its own.
 * @param {number} port
 * @param {string} [line]
 * @returns {Promise<Buffer>}
 */
export async function ask(port, line) {
  const socket = connect({ port, host: '127.0.0.1' });
  if (line) socket.write(line);
  const [answer] = await once(socket, 'data');
  socket.destroy();
  return answer;
}
