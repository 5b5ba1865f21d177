import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import { expectStatus } from '../../../../test/records/jobs';
import { makeToken } from '../../../../test/accounts/tokens';
import { TokenWindows } from './token-windows';

const LIMIT = 24;
const ACTIVE = '/api/jobs/active';

describeHttpOnEachDatabase(
  'The request rate of a token',
  (api) => {
    test('is shown with every answer, and limited per minute', async () => {
      api().clock.set('2026-03-31T15:00:15.000Z');
      const { program } = await makeToken(api(), ['jobs:read']);
      for (let left = LIMIT - 1; left >= 0; left -= 1) {
        const { headers } = await program.get(ACTIVE);
        expect(headers.get('RateLimit-Policy')).toBe('"token";q=24;w=60');
        expect(headers.get('RateLimit')).toBe(`"token";r=${String(left)};t=45`);
      }
      const refused = await program.get(ACTIVE);
      expect(refused.body).toMatchObject({ statusCode: 429, code: 'too_many_requests' });
      expect(refused.headers.get('Retry-After')).toBe('45');
      expect(refused.headers.get('RateLimit')).toBe('"token";r=0;t=45');
      api().clock.advance(45_000);
      expect((await program.get(ACTIVE)).headers.get('RateLimit')).toBe('"token";r=23;t=60');
    });

    test('is counted correctly with concurrent requests', async () => {
      const { program } = await makeToken(api(), ['jobs:read']);
      const answers = await Promise.all(
        Array.from({ length: LIMIT + 10 }, () => program.get(ACTIVE)),
      );
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses.filter((status) => status === 200)).toHaveLength(LIMIT);
      expect(statuses.filter((status) => status === 429)).toHaveLength(10);
    });

    test('does not affect other tokens or users', async () => {
      const one = await makeToken(api(), ['jobs:read']);
      for (let count = 0; count <= LIMIT; count += 1) await one.program.get(ACTIVE);
      const other = await makeToken(api(), ['jobs:read']);
      expectStatus(await other.program.get(ACTIVE), 200);
      const { headers } = await (await api().as('admin')).get(ACTIVE);
      expect(headers.has('RateLimit')).toBe(false);
    });

    test('is written once per batch of requests, and not at all after the limit', async () => {
      const { program } = await makeToken(api(), ['jobs:read']);
      const take = jest.spyOn(api().app.get(TokenWindows), 'take');
      for (let count = 0; count < LIMIT + 5; count += 1) await program.get(ACTIVE);
      expect(take).toHaveBeenCalledTimes(12);
      take.mockRestore();
    });
  },
  { TOKEN_RATE_LIMIT: String(LIMIT) },
);
