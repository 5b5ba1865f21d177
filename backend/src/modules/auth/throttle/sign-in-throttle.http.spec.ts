import { CAST, PASSWORD } from '../../../../test/app/cast';
import { describeHttp } from '../../../../test/app/http';
import { deviceHash } from '../factors/remembered-devices';
import { KnownPlaces } from './known-places';

const MANY = 40;

describeHttp(
  'guessing passwords',
  (api) => {
    const signIn = (email: string, password: string, address: string, headers = {}) =>
      api().anonymous.post(
        '/api/auth/login',
        { email, password },
        { 'X-Forwarded-For': address, ...headers },
      );
    const statusOf = async (email: string, password: string, address: string) =>
      (await signIn(email, password, address)).status;
    const ask = async (email: string, address: string) => {
      const headers = { 'X-Forwarded-For': address };
      return (await api().anonymous.post('/api/auth/password-resets', { email }, headers)).status;
    };
    const written = async () => {
      const { database } = api();
      const sql = 'SELECT COUNT(*) AS count, SUM(failures) AS sum FROM sign_in_failures';
      const activity = await database.query('SELECT COUNT(*) AS count FROM activity');
      return { counters: await database.query(sql), activity };
    };
    const others = Array.from(
      { length: MANY },
      (_, index) => `guessed${String(index)}@example.com`,
    );

    afterEach(() => api().clock.advance(2 * 60 * 60 * 1000));

    test('nine mistakes of one user do not delay other users at the address', async () => {
      const office = '192.0.2.10';
      for (let mistake = 1; mistake <= 9; mistake += 1)
        expect(await statusOf(CAST.driver.email, 'wrong', office)).toBe(401);
      expect(await statusOf(CAST.driver.email, PASSWORD, office)).toBe(429);
      expect(await statusOf(CAST.admin.email, 'wrong', office)).toBe(401);
      for (const { email } of [CAST.admin, CAST.otherAdmin, CAST.otherDriver])
        expect(await statusOf(email, PASSWORD, office)).toBe(200);
    });

    test('spraying many accounts from one address is slowed, whatever own sign-ins come between', async () => {
      for (const [attacker, own] of [
        ['192.0.2.20', false],
        ['192.0.2.21', true],
      ] as const) {
        const guesses: number[] = [];
        for (const [index, email] of others.entries()) {
          if (own && index % 5 === 0) await statusOf(CAST.driver.email, PASSWORD, attacker);
          guesses.push(await statusOf(email, 'Winter2026!', attacker));
        }
        expect(guesses.indexOf(429)).toBe(17);
        expect(guesses.slice(17)).toEqual(Array<number>(MANY - 17).fill(429));
        api().clock.advance(2 * 60 * 60 * 1000);
      }
    });

    test('guesses at one account from ever new addresses are slowed by the tenth', async () => {
      for (const address of ['198.51.100.', '2001:db8:0:1']) {
        const guesses: number[] = [];
        for (let index = 10; index < 20; index += 1) {
          const from = address.includes(':')
            ? `${address}${String(index)}::1`
            : `${address}${String(index)}`;
          guesses.push(await statusOf(CAST.otherDriver.email, 'wrong', from));
        }
        expect(guesses).toEqual([...Array<number>(9).fill(401), 429]);
        api().clock.advance(2 * 60 * 60 * 1000);
      }
    });

    test('the addresses of one IPv6 customer count as one', async () => {
      const guesses: number[] = [];
      for (const [index, email] of others.entries())
        guesses.push(await ask(email, `2001:db8:7:a${index.toString(16).padStart(2, '0')}::1`));
      expect(guesses.indexOf(429)).toBe(17);
    });

    test('while an account is guessed at, its user signs in from a known network, and strangers wait', async () => {
      const [home, away] = ['203.0.113.5', '203.0.113.6'];
      expect(await statusOf(CAST.admin.email, PASSWORD, home)).toBe(200);
      const guess = (last: number) =>
        statusOf(CAST.admin.email, 'wrong', `198.51.100.${String(last)}`);
      for (let index = 10; index < 19; index += 1) expect(await guess(index)).toBe(401);
      expect(await guess(19)).toBe(429);
      expect(await statusOf(CAST.admin.email, PASSWORD, away)).toBe(429);
      expect(await statusOf(CAST.admin.email, PASSWORD, home)).toBe(200);
      // The sign-in does not clear strangers' failures.
      expect(await guess(20)).toBe(429);
      // Guesses are throttled there too, from the tenth.
      const here: number[] = [];
      for (let index = 1; index <= 10; index += 1)
        here.push(await statusOf(CAST.admin.email, 'wrong', home));
      expect(here).toEqual([...Array<number>(9).fill(401), 429]);
    });

    test('a remembered browser signs in from any address', async () => {
      const { transactions, clock, cast } = api();
      const token = 'r'.repeat(43);
      const sql = `INSERT INTO remembered_devices (userId, tokenHash, createdAt, expiresAt, lastUsedAt)
        VALUES (?, ?, ?, ?, ?)`;
      const [now, later] = [clock.now(), new Date(clock.now().getTime() + 24 * 60 * 60 * 1000)];
      await transactions.run((tx) =>
        tx.manager.query(sql, [cast.otherAdmin.userId, deviceHash(token), now, later, now]),
      );
      const attacker = '198.51.100.99';
      for (const email of [...others.slice(0, 17), CAST.otherAdmin.email])
        await statusOf(email, 'wrong', attacker);
      for (let index = 10; index < 20; index += 1)
        await statusOf(CAST.otherAdmin.email, 'wrong', `198.51.100.${String(index)}`);
      const Cookie = `device=${token}`;
      expect(await statusOf(CAST.otherAdmin.email, PASSWORD, attacker)).toBe(429);
      expect((await signIn(CAST.otherAdmin.email, PASSWORD, attacker, { Cookie })).status).toBe(
        200,
      );
      expect((await signIn(CAST.driver.email, PASSWORD, attacker, { Cookie })).status).toBe(429);
    });

    test('a correct password clears the failures of its account only', async () => {
      const office = '192.0.2.30';
      for (const email of others.slice(0, 15)) await statusOf(email, 'wrong', office);
      for (const status of [401, 200, 401, 200])
        expect(await statusOf(CAST.driver.email, status === 200 ? PASSWORD : 'wrong', office)).toBe(
          status,
        );
      for (const email of others.slice(15, 17))
        expect(await statusOf(email, 'wrong', office)).toBe(401);
      expect(await statusOf(CAST.driver.email, PASSWORD, office)).toBe(429);
    });

    test('a rejected request writes nothing', async () => {
      for (const email of others.slice(0, 17)) {
        await statusOf(email, 'wrong', '192.0.2.40');
        await ask(email, '192.0.2.40');
      }
      const before = await written();
      for (const email of others.slice(17)) {
        expect(await statusOf(email, 'wrong', '192.0.2.40')).toBe(429);
        expect(await ask(email, '192.0.2.40')).toBe(429);
      }
      expect(await written()).toEqual(before);
    });

    test('requests for reset links are throttled the same way', async () => {
      const sprayed: number[] = [];
      for (const email of others) sprayed.push(await ask(email, '192.0.2.50'));
      expect(sprayed.indexOf(429)).toBe(17);
      const asked: number[] = [];
      for (let index = 10; index < 20; index += 1)
        asked.push(await ask(CAST.driver.email, `203.0.113.${String(index)}`));
      expect(asked).toEqual([...Array<number>(9).fill(202), 429]);
      expect(await statusOf(CAST.driver.email, PASSWORD, '192.0.2.51')).toBe(200);
      expect(await ask(CAST.driver.email, '192.0.2.51')).toBe(202);
    });

    test('a network without a sign-in for 90 days is unknown again', async () => {
      const { database, transactions, clock } = api();
      const counted = async () => (await database.query('SELECT id FROM sign_in_networks')).length;
      await statusOf(CAST.driver.email, PASSWORD, '192.0.2.60');
      const places = new KnownPlaces(database, clock);
      clock.advance(90 * 24 * 60 * 60 * 1000);
      await transactions.run((tx) => places.removeOld(tx));
      expect(await counted()).toBeGreaterThan(0);
      clock.advance(1);
      await transactions.run((tx) => places.removeOld(tx));
      expect(await counted()).toBe(0);
    });
  },
  {
    TRUST_PROXY: '1',
    PUBLIC_URL: 'https://dispatch.example.com',
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'office@example.com',
  },
);
