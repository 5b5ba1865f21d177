import { codeOf, confirm, givePassword } from '../../../../test/accounts/factors';
import { describeHttp } from '../../../../test/app/http';

describeHttp(
  'A second factor that the role requires',
  (api) => {
    const answer = (body: object) => api().anonymous.post('/api/auth/second-factor', body);
    beforeEach(() => api().clock.advance(60 * 60_000));

    test('is set up before there is a session, and then stays', async () => {
      const first = await givePassword(api(), 'admin');
      expect(first.body).toEqual({
        secondFactor: {
          ...{ challenge: expect.any(String), ways: [], passkey: null },
          enrolment: { secret: expect.any(String), uri: expect.stringContaining('otpauth://') },
        },
      });
      const { challenge, enrolment } = first.body.secondFactor;
      expect((await answer({ challenge, code: '000000' })).body.code).toBe('wrong_code');
      expect((await answer({ challenge, recoveryCode: 'x' })).body.code).toBe('wrong_code');
      const code = codeOf(api(), enrolment.secret);
      const signedIn = await answer({ challenge, code });
      expect(signedIn.body).toMatchObject({ user: { email: 'ada@example.com' } });
      expect(signedIn.body.recoveryCodes).toHaveLength(10);
      expect((await answer({ challenge, code })).status).toBe(400);

      const admin = api().caller(signedIn.body.token);
      await confirm(admin);
      expect((await admin.get('/api/auth/second-factor')).body.isRequired).toBe(true);
      const removal = await admin.delete('/api/auth/second-factor/app');
      expect([removal.status, removal.body.code]).toEqual([409, 'second_factor_stays']);
      expect((await admin.get('/api/auth/second-factor')).body.app).not.toBeNull();
      const next = await givePassword(api(), 'admin');
      expect(next.body.secondFactor).toMatchObject({
        ways: ['code', 'recovery-code'],
        enrolment: null,
      });
    });

    test('other roles sign in with only the password', async () => {
      expect((await givePassword(api(), 'driver')).body.token).toEqual(expect.any(String));
    });
  },
  { SECOND_FACTOR_ROLES: 'admin' },
);
