/** A mail server in its own process that accepts everything, as slowly as a remote one. Prints its port. */
import { setTimeout as delay } from 'node:timers/promises';
import { SMTPServer } from 'smtp-server';

/** From the request to send a message until its acceptance. */
const TAKES_MS = 40;

const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onData: (stream, _session, answer) => {
    stream.resume();
    stream.once('end', () => {
      delay(TAKES_MS).then(() => {
        answer(null, 'taken');
      }, answer);
    });
  },
});
server.listen(0, '127.0.0.1', () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.server.address());
  process.stdout.write(`${String(port)}\n`);
});
