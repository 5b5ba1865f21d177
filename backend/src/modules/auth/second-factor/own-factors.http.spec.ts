import { SecondFactor } from '../../../database/schema/entities/accounts/second-factor';
import { codeOf, confirm, confirmed, setUpApp } from '../../../../test/accounts/factors';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';

describeHttpOnEachDatabase('The own second factor', (api) => {
  const own = async (caller: Caller) => (await caller.get('/api/auth/second-factor')).body;

  beforeEach(() => api().clock.advance(2 * 60 * 60 * 1000));

  test('there is none at first', async () => {
    expect(await own(await api().signIn('driver'))).toEqual({
      app: null,
      passkeys: [],
      recoveryCodes: 0,
      devices: [],
      isRequired: false,
      confirmedUntil: null,
    });
  });

  test('changes require the password, which then counts for ten minutes in this session', async () => {
    const caller = await api().signIn('driver');
    const other = await api().signIn('driver');
    const begin = async (who: Caller) => (await who.post('/api/auth/second-factor/app')).status;
    expect(await begin(caller)).toBe(409);
    const wrong = await caller.post('/api/auth/confirmation', { password: 'wrong' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.details).toMatchObject([{ field: 'password', code: 'wrong_password' }]);
    await confirm(caller);
    expect((await own(caller)).confirmedUntil).toBe(
      new Date(api().clock.now().getTime() + 10 * 60_000).toISOString(),
    );
    expect([await begin(caller), await begin(other)]).toEqual([200, 409]);
    api().clock.advance(10 * 60_000);
    expect(await begin(caller)).toBe(409);
  });

  test('password guesses there are throttled together with the sign-in', async () => {
    const caller = await api().signIn('driver');
    const statuses: number[] = [];
    for (let guess = 1; guess <= 10; guess += 1) {
      const key = { 'Idempotency-Key': `guess-${String(guess)}` };
      const body = { password: 'x' };
      statuses.push((await caller.post('/api/auth/confirmation', body, key)).status);
    }
    expect(statuses).toEqual([...Array<number>(9).fill(400), 429]);
  });

  test('a code of the app confirms instead of the password, and each code once', async () => {
    const caller = await confirmed(api(), 'billing');
    const confirmBy = (body: object) => caller.post('/api/auth/confirmation', body);
    const begin = async () => (await caller.post('/api/auth/second-factor/recovery-codes')).status;
    expect((await confirmBy({ code: '123456' })).body.code).toBe('wrong_code');
    const { secret, recoveryCodes } = await setUpApp(api(), caller);
    api().clock.advance(10 * 60_000);
    expect(await begin()).toBe(409);
    expect((await confirmBy({ code: '000000' })).body).toMatchObject({ code: 'wrong_code' });
    expect(await begin()).toBe(409);
    const code = codeOf(api(), secret);
    expect((await confirmBy({ code })).status).toBe(204);
    expect(await begin()).toBe(200);
    expect((await confirmBy({ code })).body.code).toBe('wrong_code');
    const both = await confirmBy({ code, password: 'x' });
    expect(both.body.details).toMatchObject([{ field: 'code', code: 'one_confirmation' }]);
    const none = await confirmBy({});
    expect(none.body.details).toMatchObject([{ field: 'password', code: 'required' }]);
    const recovery = await confirmBy({ recoveryCode: recoveryCodes[0] });
    expect(recovery.body.code).toBe('validation_failed');
  });

  test('an app is set up by its first code, with ten recovery codes', async () => {
    const caller = await confirmed(api(), 'driver');
    const begun = await caller.post('/api/auth/second-factor/app');
    const { secret, uri } = begun.body as { secret: string; uri: string };
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    expect(uri).toContain(`secret=${secret}`);
    expect(decodeURIComponent(uri)).toContain('dana@example.com');
    expect((await own(caller)).app).toBeNull();

    const confirmApp = (code: string) =>
      caller.post('/api/auth/second-factor/app/confirmation', { code });
    expect((await confirmApp('000000')).body.code).toBe('wrong_code');
    const done = await confirmApp(codeOf(api(), secret));
    expect(done.body.recoveryCodes).toHaveLength(10);
    expect(new Set(done.body.recoveryCodes).size).toBe(10);
    expect(await own(caller)).toMatchObject({
      app: { addedAt: api().clock.now().toISOString() },
      recoveryCodes: 10,
    });
    expect((await caller.post('/api/auth/second-factor/app')).body.code).toBe('app_set_up');

    const rows = await api().database.query<{ secret: string }>(
      'SELECT secret FROM second_factors',
    );
    expect(JSON.stringify(rows)).not.toContain(secret);
    const codes = await api().database.query('SELECT * FROM recovery_codes');
    expect(JSON.stringify(codes)).not.toContain(done.body.recoveryCodes[0]);
  });

  test('new recovery codes replace the old ones', async () => {
    const caller = await confirmed(api(), 'otherDriver');
    expect((await caller.post('/api/auth/second-factor/recovery-codes')).status).toBe(404);
    const { recoveryCodes } = await setUpApp(api(), caller);
    const { body } = await caller.post('/api/auth/second-factor/recovery-codes');
    expect(body.recoveryCodes).toHaveLength(10);
    expect(body.recoveryCodes).not.toContain(recoveryCodes[0]);
    expect((await own(caller)).recoveryCodes).toBe(10);
  });

  test('secrets are never stored with an idempotency key', async () => {
    const caller = await confirmed(api(), 'otherAdmin');
    const key = { 'Idempotency-Key': 'once' };
    const first = await caller.post('/api/auth/second-factor/app', undefined, key);
    const second = await caller.post('/api/auth/second-factor/app', undefined, key);
    expect(second.body.secret).not.toBe(first.body.secret);
    const kept = await api().database.query('SELECT * FROM idempotency_keys');
    expect(JSON.stringify(kept)).not.toContain(first.body.secret);
  });

  test("a secret that was moved to another person's row opens for nobody", async () => {
    const admin = await confirmed(api(), 'admin');
    const begun = await admin.post('/api/auth/second-factor/app');
    const code = codeOf(api(), (begun.body as { secret: string }).secret);
    await api().transactions.run(async (tx) => {
      const of = { userId: api().cast.admin.userId };
      const stolen = await tx.manager.findOneByOrFail(SecondFactor, {
        userId: api().cast.otherAdmin.userId,
      });
      await tx.manager.update(SecondFactor, of, { secret: stolen.secret });
    });
    const answer = await admin.post('/api/auth/second-factor/app/confirmation', { code });
    expect(answer.body.code).toBe('wrong_code');
  });
});
