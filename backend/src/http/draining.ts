import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/**
 * While the server stops, open requests are completed and then close their connection; idle connections are closed at
 * once. Node would keep a connection that was busy at that moment open for the whole keep-alive time.
 */
export function drainConnections(server: FastifyInstance): void {
  const answers = new Map<Socket, Set<ServerResponse>>();
  let draining = false;

  server.server.on('connection', (socket) => {
    answers.set(socket, new Set());
    socket.once('close', () => answers.delete(socket));
  });
  server.server.prependListener('request', ({ socket }, answer) => {
    if (draining) answer.setHeader('Connection', 'close');
    answers.get(socket)?.add(answer);
    answer.once('close', () => {
      answers.get(socket)?.delete(answer);
      if (draining && answers.get(socket)?.size === 0) socket.end();
    });
  });

  server.addHook('preClose', (done) => {
    draining = true;
    for (const [socket, open] of answers) {
      if (open.size === 0) socket.destroy();
      for (const answer of open) if (!answer.headersSent) answer.setHeader('Connection', 'close');
    }
    done();
  });
}
