import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { createInterface } from 'node:readline';

export const REFUSED_ADDRESS = 'gone@b.example';

/** A mail server that refuses one address permanently, and all others for now: their e-mails stay in the queue. */
export async function startRefusingMailServer() {
  const server = createServer((socket) => {
    const answer = (line: string) => socket.write(`${line}\r\n`);
    answer('220 localhost');
    createInterface({ input: socket }).on('line', (line) => {
      if (line.startsWith('QUIT')) socket.end('221 Bye\r\n');
      else if (!line.startsWith('RCPT')) answer('250 OK');
      else answer(line.includes(REFUSED_ADDRESS) ? '550 No such user' : '450 Try again later');
    });
    socket.on('error', () => socket.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // it listens on a port, not on a pipe
  return { url: `smtp://127.0.0.1:${String(port)}`, close: () => server.close() };
}
