import { CAST, type Member, PASSWORD } from '../../../../test/app/cast';
import { eventually } from '../../../../test/app/eventually';
import { EventListener } from '../../../../test/app/event-listener';
import { type Answer, type Caller, describeHttp } from '../../../../test/app/http';

const NEXT = 'another horse altogether';
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';

describeHttp(
  'The own account',
  (api) => {
    const me = async (caller: Caller) => (await caller.get('/api/auth/me')).status;
    const signInBy = (member: Member, password: string, headers: Record<string, string> = {}) =>
      api().anonymous.post('/api/auth/login', { email: CAST[member].email, password }, headers);
    const change = (caller: Caller, currentPassword: unknown, newPassword: unknown) =>
      caller.post('/api/auth/password', { currentPassword, newPassword });
    const sessionsOf = async (caller: Caller) => (await caller.get('/api/auth/sessions')).body;
    /** The newest activity entry with this action. */
    const newest = async (action: string) => {
      const admin = await api().signIn('otherAdmin');
      const { body } = await admin.get('/api/activity?limit=50');
      return body.find((entry: { action: string }) => entry.action === action);
    };

    afterEach(() => api().clock.advance(2 * 60 * 60 * 1000));

    test.each(['admin', 'driver'] as const)(
      'gives the %s another password, ends the other sessions, and keeps this one',
      async (member) => {
        const caller = await api().signIn(member);
        const other = await api().signIn(member);
        const answer = await change(caller, PASSWORD, NEXT);
        expect([answer.status, answer.text]).toEqual([204, '']);
        expect([await me(caller), await me(other)]).toEqual([200, 401]);
        expect((await signInBy(member, PASSWORD)).status).toBe(401);
        expect((await signInBy(member, NEXT)).status).toBe(200);
        const entry = await newest('user.updated');
        expect(entry).toMatchObject({
          action: 'user.updated',
          resourceId: api().cast[member].userId,
          actorId: api().cast[member].userId,
          before: null,
          after: { passwordChanged: true },
        });
        expect(JSON.stringify(entry)).not.toContain(NEXT);
        expect((await change(caller, NEXT, PASSWORD)).status).toBe(204);
      },
    );

    test('refuses a wrong current password, changes nothing and writes it down', async () => {
      const caller = await api().signIn('driver');
      const other = await api().signIn('driver');
      const body = { currentPassword: 'wrong', newPassword: NEXT };
      const key = { 'Idempotency-Key': 'wrong' };
      const answer = await caller.post('/api/auth/password', body, key);
      expect(answer).toMatchObject({
        status: 400,
        body: {
          code: 'validation_failed',
          details: [
            {
              field: 'currentPassword',
              code: 'wrong_password',
              message: 'This is not your current password',
            },
          ],
        },
      });
      expect([await me(caller), await me(other)]).toEqual([200, 200]);
      expect((await signInBy('driver', PASSWORD)).status).toBe(200);
      expect(await newest('session.refused')).toMatchObject({
        actorId: api().cast.driver.userId,
        after: { passwordChange: true },
      });
    });

    test.each([
      ['too short a one', 'seven77', 'short_password', { min: 8 }],
      ['one of spaces', ' '.repeat(9), 'short_password', { min: 8 }],
      ['too long a one', 'x'.repeat(129), 'too_long', { max: 128 }],
      ['a common one', 'PASSWORD1', 'common_password', undefined],
      ['one that is no text', 7, 'not_text', undefined],
    ])('refuses %s', async (_, password, code, params) => {
      const caller = await api().signIn('admin');
      const { status, body } = await change(caller, PASSWORD, password);
      expect(status).toBe(400);
      expect(body.details).toMatchObject([{ field: 'newPassword', code }]);
      expect(body.details[0].params).toEqual(params);
      expect((await signInBy('admin', PASSWORD)).status).toBe(200);
    });

    test('throttles guesses like the sign-in, with the same counters', async () => {
      const caller = await api().signIn('otherDriver');
      const statuses: number[] = [];
      for (let guess = 1; guess <= 9; guess += 1)
        statuses.push((await change(caller, `guess ${guess}`, NEXT)).status);
      expect(statuses).toEqual(Array<number>(9).fill(400));
      const blocked = await change(caller, PASSWORD, NEXT);
      expect(blocked.status).toBe(429);
      expect(Number(blocked.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await signInBy('otherDriver', PASSWORD)).status).toBe(429);
      api().clock.advance(Number(blocked.headers.get('retry-after')) * 1000);
      expect((await change(caller, PASSWORD, PASSWORD)).status).toBe(204);
    });

    test('lists the user’s own sessions, the current one first', async () => {
      await api().signIn('otherAdmin');
      const old = await signInBy('driver', PASSWORD, { 'User-Agent': CHROME });
      const signedInAt = api().clock.now().toISOString();
      api().clock.advance(60_000);
      const caller = await api().signIn('driver');
      const now = api().clock.now().toISOString();
      const list = await sessionsOf(caller);
      expect(list.slice(0, 2)).toEqual([
        {
          id: expect.any(Number),
          isCurrent: true,
          signedInAt: now,
          lastUsedAt: now,
          expiresAt: expect.any(String),
          address: '127.0.0.1',
          userAgent: null,
        },
        expect.objectContaining({ isCurrent: false, signedInAt, userAgent: CHROME }),
      ]);
      expect(old.text + JSON.stringify(list)).not.toContain('sidHash');

      api().clock.advance(6 * 60_000);
      const used = api().clock.now().toISOString();
      expect(await me(api().caller(old.body.token))).toBe(200);
      await eventually(
        'the use is noted',
        async () => (await sessionsOf(caller))[1].lastUsedAt === used,
      );
    });

    test('an expired or ended session is no longer listed', async () => {
      const caller = await api().signIn('admin');
      await (await api().signIn('admin')).post('/api/auth/logout');
      expect(await sessionsOf(caller)).toHaveLength(1);
    });

    test('ends one session at once, with its event stream', async () => {
      const caller = await api().signIn('driver');
      const other = await api().signIn('driver');
      const listener = await EventListener.open(api().address, {
        Authorization: `Bearer ${other.token ?? ''}`,
      });
      await listener.next();
      const [, { id }] = await sessionsOf(caller);
      const answer = await caller.delete(`/api/auth/sessions/${id}`);
      expect([answer.status, answer.text]).toEqual([204, '']);
      expect([await me(caller), await me(other)]).toEqual([200, 401]);
      expect(await listener.next()).toBeNull();
      expect(await newest('session.ended')).toMatchObject({
        action: 'session.ended',
        resourceId: api().cast.driver.userId,
        after: { count: 1 },
      });
      expect((await caller.delete(`/api/auth/sessions/${id}`)).status).toBe(404);
    });

    test('ending another user’s session is not found', async () => {
      const driver = await api().signIn('driver');
      const admin = await api().signIn('admin');
      const [{ id }] = await sessionsOf(driver);
      const refusals: Answer[] = [];
      for (const caller of [admin, await api().signIn('otherDriver')])
        refusals.push(await caller.delete(`/api/auth/sessions/${id}`));
      expect(refusals.map(({ status, body }) => [status, body.code])).toEqual(
        Array(2).fill([404, 'not_found']),
      );
      expect((await admin.delete('/api/auth/sessions')).status).toBe(204);
      expect(await me(driver)).toBe(200);
      expect((await admin.delete('/api/auth/sessions/0')).body.code).toBe('invalid_id');
    });

    test('ends all other sessions, and logs the number once', async () => {
      const caller = await api().signIn('driver');
      const others = [await api().signIn('driver'), await api().signIn('driver')];
      expect((await caller.delete('/api/auth/sessions')).status).toBe(204);
      expect(await me(caller)).toBe(200);
      for (const other of others) expect(await me(other)).toBe(401);
      const entry = await newest('session.ended');
      expect(entry).toMatchObject({ action: 'session.ended', after: { count: 2 } });
      expect((await caller.delete('/api/auth/sessions')).status).toBe(204);
      expect((await newest('session.ended')).id).toBe(entry.id);
    });
  },
  { SESSION_HOURS: '2', PASSWORD_MIN_LENGTH: '8' },
);
