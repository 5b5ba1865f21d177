import { describeOnEachDatabase } from '../../../../test/databases/databases';
import { TestApi } from '../../../../test/app/http';

describeOnEachDatabase('Two applications in one process', (makeDatabase) => {
  let one: TestApi;
  let other: TestApi;

  beforeAll(async () => {
    one = await TestApi.start(await makeDatabase());
    other = await TestApi.start(await makeDatabase(), {
      JWT_SECRET: 'another secret of tests that is long enough',
    });
  });

  afterAll(async () => {
    await one.stop();
    await other.stop();
  });

  test('accept only their own sessions', async () => {
    for (const [own, foreign] of [
      [one, other],
      [other, one],
    ] as const) {
      const { token } = await own.signIn('admin');
      expect((await own.caller(token).get('/api/auth/me')).status).toBe(200);
      expect((await foreign.caller(token).get('/api/auth/me')).status).toBe(401);
    }
  });
});
