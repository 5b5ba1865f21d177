import type { MysqlSettings } from '../../src/database/engines/options';
import { Caller } from '../app/caller';
import { describeOn, preparedPlace } from '../databases/databases';
import { expectStatus } from '../records/jobs';
import { postConfirmed } from '../accounts/factors';
import { ADMIN, ServerProcess } from './server-process';
import { serverOn } from './server-settings';

const LIMIT = 120;

describeOn('mysql', 'A token at two processes on one database', () => {
  let servers: readonly [ServerProcess, ServerProcess];
  let admin: Caller;

  beforeAll(async () => {
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const env = { TOKEN_RATE_LIMIT: String(LIMIT) };
    servers = await Promise.all([
      ServerProcess.start(serverOn(place, env)),
      ServerProcess.start(serverOn(place, env)),
    ]);
    const { token } = await Promise.any(servers.map((server) => server.admin()));
    admin = new Caller(servers[0].address, token);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  async function makeToken() {
    const wanted = { name: 'Both', scopes: ['jobs:read'] };
    const { token, secret } = expectStatus(
      await postConfirmed(admin, '/api/tokens', wanted, ADMIN.password),
      201,
    );
    const programs = servers.map(({ address }) => new Caller(address, secret));
    return { id: token.id as number, programs };
  }

  test('has one limit for both', async () => {
    const { programs } = await makeToken();
    const ask = (index: number) => programs[index % 2]!.get('/api/jobs/active');
    // Time passes: look for a refusal within one window.
    const seen = new Map<string, { served: number; refused: number }>();
    for (let round = 0; round < 3; round += 1) {
      const answers = await Promise.all(Array.from({ length: LIMIT }, (_, index) => ask(index)));
      for (const { status, headers } of answers) {
        const left = Number(/t=(\d+)/.exec(headers.get('RateLimit') ?? '')?.[1]);
        const end = Math.round((new Date(headers.get('Date') ?? '').getTime() / 1000 + left) / 60);
        const window = seen.get(String(end)) ?? { served: 0, refused: 0 };
        if (status === 429) window.refused += 1;
        else window.served += 1;
        seen.set(String(end), window);
      }
    }
    const windows = [...seen.values()];
    for (const { served } of windows) expect(served).toBeLessThanOrEqual(LIMIT);
    expect(windows.some(({ served, refused }) => refused > 0 && served === LIMIT)).toBe(true);
  });

  test('is refused by both once one has revoked it', async () => {
    const { id, programs } = await makeToken();
    for (const program of programs)
      expect((await program.get('/api/jobs/active')).status).toBe(200);
    expectStatus(await admin.delete(`/api/tokens/${String(id)}`), 204);
    for (const program of programs)
      expect((await program.get('/api/jobs/active')).body.code).toBe('token_refused');
  });
});
