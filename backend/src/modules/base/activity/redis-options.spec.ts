import { readFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { createServer, type Server } from 'node:tls';
import { Logger } from '@nestjs/common';
import { CERTIFICATE, KEY } from '../../../../test/audit/syslog-server';
import { Gate } from '../../../../test/databases/private-server';
import { eventually } from '../../../../test/app/eventually';
import { loadSettings } from '../../../config/settings';
import { ChangeFeed } from './change-feed';
import { ChangeRelay } from './change-relay';

interface PrivateServer {
  readonly port: number;
  stop(): Promise<void>;
}

describe('Connecting to Redis', () => {
  let redis: PrivateServer;
  let sentinel: PrivateServer;
  let secret: Server;

  beforeAll(async () => {
    const services = await import('../../../../../scripts/services/redis.mjs');
    const started = await services.startRedis();
    redis = started;
    sentinel = await services.startSentinel(started);
    const certificate = { key: readFileSync(KEY), cert: readFileSync(CERTIFICATE) };
    secret = createServer(certificate, (socket) => {
      const onward = connect(started.port, '127.0.0.1');
      socket.on('error', () => onward.destroy()).pipe(onward);
      onward.on('error', () => socket.destroy()).pipe(socket);
    });
    await new Promise<void>((resolve) => secret.listen(0, 'localhost', resolve));
  });
  afterAll(async () => {
    await new Promise((resolve) => secret.close(resolve));
    await sentinel.stop();
    await redis.stop();
  });

  it.each([
    ['itself', () => ({ REDIS_URL: `redis://127.0.0.1:${String(redis.port)}` })],
    [
      'by a Sentinel',
      () => ({ REDIS_URL: `redis+sentinel://127.0.0.1:${String(sentinel.port)}/main` }),
    ],
    [
      'in secret',
      () => {
        const { port } = secret.address() as AddressInfo; // a TCP server, listening
        return { REDIS_URL: `rediss://localhost:${String(port)}`, REDIS_CA: CERTIFICATE };
      },
    ],
  ])('%s', async (_how, env) => {
    const [feed, other] = [new ChangeFeed(), new ChangeFeed()];
    const settings = loadSettings({ NODE_ENV: 'test', JWT_SECRET: 'x'.repeat(40), ...env() });
    const relays = [feed, other].map((each) => new ChangeRelay(each, settings));
    for (const relay of relays) relay.onModuleInit();
    await eventually('all are there', () => relays.every(({ isConnected }) => isConnected));
    const heard: number[] = [];
    other.subscribe({ onChange: () => undefined, onPresence: (jobId) => heard.push(jobId) });
    // Messages sent before the other side subscribes are lost.
    await eventually('the news', () => {
      feed.publishPresence(7);
      return heard.includes(7);
    });
    for (const relay of relays) await relay.onApplicationShutdown();
  });

  it('reconnects after an outage, and logs its start and end once each', async () => {
    const warn = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const gate = new Gate({ host: '127.0.0.1', port: redis.port });
    await gate.open();
    const REDIS_URL = `redis://127.0.0.1:${String(gate.port)}`;
    const settings = loadSettings({ NODE_ENV: 'test', JWT_SECRET: 'x'.repeat(40), REDIS_URL });
    const relay = new ChangeRelay(new ChangeFeed(), settings);
    relay.onModuleInit();
    await eventually('it is there', () => relay.isConnected);
    await gate.shut();
    await eventually('it is lost', () => relay.isConnected === false);
    await gate.open();
    await eventually('it is back', () => relay.isConnected);
    await relay.onApplicationShutdown();
    await gate.shut();
    expect(warn.mock.calls.flat()).toEqual([
      expect.stringMatching(/^Redis is lost; trying until it is back/),
      'Redis is back',
    ]);
    warn.mockRestore();
  });
});
