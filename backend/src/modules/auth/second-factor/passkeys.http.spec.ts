import { confirmed, confirm, givePassword } from '../../../../test/accounts/factors';
import { type Caller, describeHttp } from '../../../../test/app/http';
import { SoftPasskey } from '../../../../test/accounts/soft-passkey';

describeHttp(
  'Passkeys',
  (api) => {
    let driver: Caller;
    const key = new SoftPasskey();

    const site = () => ({ origin: api().address, rpId: '127.0.0.1' });
    const add = async (caller: Caller, passkey: SoftPasskey, change: object = {}) => {
      const { body } = await caller.post('/api/auth/passkeys/challenges');
      const made = passkey.make({ ...site(), ...body.options, ...change });
      const { challenge } = body;
      return caller.post('/api/auth/passkeys', { challenge, name: 'My key', passkey: made });
    };
    const signIn = async (passkey: SoftPasskey, change: object = {}, isVerified = true) => {
      const { body } = await api().anonymous.post('/api/auth/passkey-challenges');
      const asked = { ...site(), challenge: body.options.challenge, ...change };
      return api().anonymous.post('/api/auth/passkey-login', {
        challenge: body.challenge,
        passkey: passkey.answer(asked, { isVerified }),
      });
    };
    const second = async (passkey: SoftPasskey, change: object = {}, isVerified = true) => {
      const { secondFactor } = (await givePassword(api(), 'driver')).body;
      const asked = { ...site(), challenge: secondFactor.passkey.challenge, ...change };
      const answer = passkey.answer(asked, { isVerified });
      const { challenge } = secondFactor;
      return api().anonymous.post('/api/auth/second-factor', { challenge, passkey: answer });
    };

    beforeAll(async () => {
      driver = await confirmed(api(), 'driver');
    });
    beforeEach(() => api().clock.advance(2 * 60 * 60_000));

    test('is added with recovery codes, and listed', async () => {
      expect((await driver.post('/api/auth/passkeys/challenges')).body.code).toBe(
        'confirmation_needed',
      );
      await confirm(driver);
      const { body } = await driver.post('/api/auth/passkeys/challenges');
      expect(body.options).toMatchObject({
        rp: { id: '127.0.0.1' },
        user: { name: 'dana@example.com', displayName: 'Dana Driver' },
        excludeCredentials: [],
      });
      const added = await add(driver, key);
      expect(added.status).toBe(200);
      expect(added.body.recoveryCodes).toHaveLength(10);
      const { passkeys } = (await driver.get('/api/auth/second-factor')).body;
      expect(passkeys).toEqual([
        {
          id: expect.any(Number),
          name: 'My key',
          addedAt: api().clock.now().toISOString(),
          lastUsedAt: null,
        },
      ]);
      const again = await driver.post('/api/auth/passkeys/challenges');
      expect(again.body.options.excludeCredentials).toMatchObject([
        { id: key.id.toString('base64url'), transports: ['usb'] },
      ]);
      expect((await add(driver, key)).body.code).toBe('passkey_taken');
    });

    test.each([
      ['another site', { origin: 'https://evil.example', rpId: 'evil.example' }],
      ['another challenge', { challenge: 'AAAA' }],
    ])('one created for %s is rejected', async (_, change) => {
      await confirm(driver);
      expect((await add(driver, new SoftPasskey(), change)).body.code).toBe('passkey_refused');
    });

    test('another user’s challenge is rejected', async () => {
      const other = await confirmed(api(), 'otherDriver');
      await confirm(driver);
      const { body } = await other.post('/api/auth/passkeys/challenges');
      const passkey = new SoftPasskey().make({ ...site(), ...body.options });
      const answer = await driver.post('/api/auth/passkeys', {
        ...{ challenge: body.challenge, name: 'x', passkey },
      });
      expect(answer.body.code).toBe('challenge_expired');
    });

    test('signs in after the password', async () => {
      const { secondFactor } = (await givePassword(api(), 'driver')).body;
      expect(secondFactor).toMatchObject({
        ways: ['passkey', 'recovery-code'],
        passkey: {
          rpId: '127.0.0.1',
          allowCredentials: [{ id: key.id.toString('base64url') }],
          userVerification: 'preferred',
        },
      });
      expect((await second(key, {}, false)).status).toBe(200);
      api().clock.advance(1);
      expect((await second(key, { challenge: 'AAAA' })).body.code).toBe('passkey_refused');
      expect((await second(new SoftPasskey())).body.code).toBe('passkey_refused');
      const { passkeys } = (await driver.get('/api/auth/second-factor')).body;
      expect(passkeys[0].lastUsedAt).not.toBeNull();
    });

    test('signs in instead of the password, if the device verified the user', async () => {
      const signedIn = await signIn(key);
      expect(signedIn.status).toBe(200);
      expect(signedIn.body).toMatchObject({
        user: { email: 'dana@example.com' },
        token: expect.any(String),
      });
      expect(signedIn.headers.get('set-cookie')).toContain('session=');
      api().clock.advance(1);
      const unseen = await signIn(key, {}, false);
      expect([unseen.status, unseen.body.code]).toEqual([400, 'passkey_refused']);
      expect((await signIn(key, { origin: 'https://evil.example' })).body.code).toBe(
        'passkey_refused',
      );
      expect((await signIn(key, { rpId: 'evil.example' })).body.code).toBe('passkey_refused');
      expect((await signIn(new SoftPasskey())).body.code).toBe('passkey_refused');
      const admin = await api().as('admin');
      const { body } = await admin.get('/api/activity?resource=session&limit=5');
      const refusals = body.filter(
        ({ action }: { action: string }) => action === 'session.refused',
      );
      expect(refusals[0]).toMatchObject({ after: { passkey: true, address: '127.0.0.1' } });
    });

    test('confirms who is at the screen, where the device verified the person', async () => {
      const begin = () => driver.post('/api/auth/confirmation/challenges');
      const canChange = async () =>
        (await driver.post('/api/auth/passkeys/challenges')).status === 200;
      const answer = async (passkey: SoftPasskey, isVerified = true, change: object = {}) => {
        const { challenge, options } = (await begin()).body;
        const asked = { ...site(), challenge: options.challenge, ...change };
        return { challenge, passkey: passkey.answer(asked, { isVerified }) };
      };
      const confirmBy = (body: object) => driver.post('/api/auth/confirmation', body);
      expect((await begin()).body.options).toMatchObject({
        allowCredentials: [{ id: key.id.toString('base64url') }],
        userVerification: 'required',
      });
      const refused = [
        await confirmBy(await answer(key, false)),
        await confirmBy(await answer(new SoftPasskey())),
        await confirmBy(await answer(key, true, { challenge: 'AAAA' })),
      ];
      expect(refused.map(({ body }) => body.code)).toEqual(Array(3).fill('passkey_refused'));
      const { passkey } = await answer(key);
      const unasked = await confirmBy({ passkey });
      expect(unasked.body.details).toMatchObject([{ field: 'challenge', code: 'required' }]);
      const forSignIn = (await api().anonymous.post('/api/auth/passkey-challenges')).body;
      expect((await confirmBy({ challenge: forSignIn.challenge, passkey })).body.code).toBe(
        'challenge_expired',
      );
      expect(await canChange()).toBe(false);
      const good = await answer(key);
      expect((await confirmBy(good)).status).toBe(204);
      expect(await canChange()).toBe(true);
      expect((await confirmBy(good)).body.code).toBe('passkey_refused');
      const other = await api().signIn('otherDriver');
      expect((await other.post('/api/auth/confirmation', await answer(key))).body.code).toBe(
        'challenge_expired',
      );
    });

    test('an answer is accepted once', async () => {
      const { body } = await api().anonymous.post('/api/auth/passkey-challenges');
      const passkey = key.answer({ ...site(), challenge: body.options.challenge });
      const send = () =>
        api().anonymous.post('/api/auth/passkey-login', { challenge: body.challenge, passkey });
      const answers = await Promise.all([send(), send(), send()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
      api().clock.advance(5 * 60_000);
      expect((await send()).body.code).toBe('challenge_expired');
    });

    test('attempts are throttled', async () => {
      const stranger = new SoftPasskey();
      const statuses: number[] = [];
      for (let attempt = 1; attempt <= 10; attempt += 1)
        statuses.push((await signIn(stranger)).status);
      expect(statuses).toEqual([...Array<number>(9).fill(400), 429]);
    });

    test('is renamed and removed only by its own user', async () => {
      const other = await confirmed(api(), 'otherDriver');
      await confirm(driver);
      const [{ id }] = (await driver.get('/api/auth/second-factor')).body.passkeys;
      const path = `/api/auth/passkeys/${id}`;
      expect((await other.patch(path, { name: 'Mine' })).status).toBe(404);
      expect((await other.delete(path)).status).toBe(404);
      expect((await driver.patch(path, { name: '  Truck phone ' })).status).toBe(204);
      expect((await driver.get('/api/auth/second-factor')).body.passkeys).toMatchObject([
        { name: 'Truck phone' },
      ]);
      expect((await driver.patch(path, { name: ' ' })).status).toBe(400);
      expect((await driver.delete(path)).status).toBe(204);
      expect((await signIn(key)).body.code).toBe('passkey_refused');
      expect((await givePassword(api(), 'driver')).body.token).toEqual(expect.any(String));
    });
  },
  { SESSION_HOURS: '720' },
);
