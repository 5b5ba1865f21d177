import { Agent, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { MysqlSettings } from '../../src/database/engines/options';
import { describeOn, freshFolder, preparedPlace } from '../databases/databases';
import { EventListener } from '../app/event-listener';
import { eventually } from '../app/eventually';
import { Outsider } from './outside';
import { ADMIN, ServerProcess } from './server-process';
import { serverOn } from './server-settings';

/** Longer than any test: a server that waits for its end never exits with status 0. */
const SHUTDOWN_GRACE_MS = '600000';

interface Reply {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly text: string;
}

function post(
  server: ServerProcess,
  token: string | null,
  path: string,
  body: object,
  agent: Agent,
) {
  return new Promise<Reply>((resolve, reject) => {
    const headers = {
      'Content-Type': 'application/json',
      ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
    };
    const sent = request(server.address + path, { method: 'POST', agent, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode, headers: response.headers, text });
      });
    });
    sent.on('error', reject).end(JSON.stringify(body));
  });
}

function opened(port: number): Promise<Socket> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => resolve(socket)).once('error', reject);
  });
}

const closed = (socket: Socket) =>
  new Promise<void>((resolve) => {
    if (socket.closed) resolve();
    else socket.on('error', () => undefined).once('close', () => resolve());
  });

describeOn('mysql', 'a server that is told to stop', () => {
  let place: MysqlSettings;
  let outsider: Outsider;
  let server: ServerProcess;
  let agent: Agent;

  beforeAll(async () => {
    place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
  });
  /** Starts a server for one test. */
  async function start(graceMs = SHUTDOWN_GRACE_MS): Promise<void> {
    server = await ServerProcess.start(serverOn(place, { SHUTDOWN_GRACE_MS: graceMs }));
  }
  beforeEach(async () => {
    outsider = await Outsider.at(place);
    agent = new Agent({ keepAlive: true, maxSockets: 8 });
  });
  afterEach(async () => {
    await outsider.close();
    agent.destroy();
    await server.kill();
  });

  test.each(['SIGTERM', 'SIGINT'] as const)(
    '%s: answers current requests, refuses new ones, and exits with 0',
    async (signal) => {
      await start();
      const { token } = signal === 'SIGTERM' ? await server.admin() : await server.signIn(ADMIN);
      const stream = await EventListener.open(server.address, {
        Authorization: `Bearer ${token ?? ''}`,
      });
      expect((await stream.next())?.event).toBe('hello');
      const silent = await opened(server.port);
      const other = await post(server, null, '/api/auth/logout', {}, agent);
      expect(other.headers.connection).toBe('keep-alive');

      await outsider.holdGuard('customer-upsert');
      const body = { name: `Northern Autos ${signal}` };
      const inFlight = post(server, token, '/api/customers/upsert', body, agent);
      await outsider.sees(1, 'guards');
      server.signal(signal);
      await closed(silent);
      await eventually('new connections are refused', () =>
        opened(server.port).then(
          (socket) => {
            socket.destroy();
            return false;
          },
          (error: unknown) => (error as NodeJS.ErrnoException).code === 'ECONNREFUSED',
        ),
      );
      expect(await stream.next()).toBeNull();
      // Process managers may repeat the signal; it has no effect.
      server.signal(signal);
      await outsider.run('COMMIT');

      const answer = await inFlight;
      expect(answer.status).toBe(200);
      expect(answer.headers.connection).toBe('close');
      expect(JSON.parse(answer.text)).toMatchObject(body);
      expect(await server.ended).toEqual({ code: 0, signal: null });
    },
  );

  test('is not delayed by idle keep-alive connections and open streams', async () => {
    await start();
    const { token } = await server.signIn(ADMIN);
    const stream = await EventListener.open(server.address, {
      Authorization: `Bearer ${token ?? ''}`,
    });
    await Promise.all(
      Array.from({ length: 8 }, () => post(server, null, '/api/auth/logout', {}, agent)),
    );
    const silent = await opened(server.port);
    const halfSent = await opened(server.port);
    halfSent.write('POST /api/jobs HTTP/1.1\r\nHost: localhost\r\n');
    expect(await server.stop()).toEqual({ code: 0, signal: null });
    await Promise.all([closed(silent), closed(halfSent)]);
    stream.close();
  });

  test('cuts off requests that exceed the grace period, and exits with 1', async () => {
    await start('300');
    const { token } = await server.signIn(ADMIN);
    await outsider.holdGuard('customer-upsert');
    const inFlight = post(server, token, '/api/customers/upsert', { name: 'Slow' }, agent);
    const outcome = expect(inFlight).rejects.toThrow();
    await outsider.sees(1, 'guards');
    expect(await server.stop()).toEqual({ code: 1, signal: null });
    await outcome;
    await outsider.run('ROLLBACK');
    expect(await outsider.rows("SELECT id FROM customers WHERE name = 'Slow'")).toEqual([]);
  });
});

describe('an uncaught error', () => {
  const faults = [
    ['SIGUSR2', 'a rejection nobody waited for'],
    ['SIGHUP', 'an exception out of nowhere'],
  ] as const;

  test.each(faults)(
    '(%s) is logged, and the process drains and exits with 1',
    async (signal, message) => {
      const file = require.resolve('./uncaught-faults.cjs');
      const server = await ServerProcess.start({ DATA_DIR: freshFolder() }, ['--require', file]);
      const { token } = await server.admin();
      const stream = await EventListener.open(server.address, {
        Authorization: `Bearer ${token ?? ''}`,
      });
      await stream.next();
      server.signal(signal);
      expect(await stream.next()).toBeNull();
      expect(await server.ended).toEqual({ code: 1, signal: null });
      const line = server.lines.find((candidate) => candidate.includes(message)) ?? '{}';
      expect(JSON.parse(line)).toMatchObject({ level: 60 });
    },
  );
});
