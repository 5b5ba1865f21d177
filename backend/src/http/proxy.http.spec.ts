import { PASSWORD } from '../../test/app/cast';
import { describeHttp } from '../../test/app/http';

const BEHIND_TLS = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '198.51.100.7' };
const CREDENTIALS = { email: 'ada@example.com', password: PASSWORD };

describeHttp(
  'behind one proxy that ends TLS',
  (api) => {
    test('the cookie is bound to this host and to TLS', async () => {
      const answer = await api().anonymous.post('/api/auth/login', CREDENTIALS, BEHIND_TLS);
      const cookie = answer.headers.get('set-cookie') ?? '';
      expect(cookie).toMatch(/^__Host-session=/);
      for (const attribute of ['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax'])
        expect(cookie.split('; ')).toContain(attribute);
      expect(cookie).not.toMatch(/domain=/i);
      const Cookie = cookie.split(';')[0] ?? '';
      const me = await api().anonymous.get('/api/auth/me', { Cookie, ...BEHIND_TLS });
      expect(me.status).toBe(200);
    });

    test("keeps the proxy's request id, and replaces an invalid one", async () => {
      const kept = await api().anonymous.get('/api/config', { 'X-Request-Id': 'order-1042-a' });
      expect(kept.headers.get('x-request-id')).toBe('order-1042-a');
      const replaced = await api().anonymous.get('/api/config', { 'X-Request-Id': '<script>' });
      expect(replaced.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    });

    test('browsers are told to come by TLS alone for a year', async () => {
      for (const path of ['/api/config', '/api/nothing']) {
        const { headers } = await api().anonymous.get(path, BEHIND_TLS);
        expect(headers.get('strict-transport-security')).toBe(
          'max-age=31536000; includeSubDomains',
        );
      }
    });

    test('the address that the proxy saw is kept, and none that the caller made up', async () => {
      const forged = { ...BEHIND_TLS, 'X-Forwarded-For': '192.0.2.1, 198.51.100.7' };
      await api().anonymous.post('/api/auth/login', { ...CREDENTIALS, password: 'no' }, forged);
      const { body } = await (await api().as('admin')).get('/api/activity?limit=5');
      const [refused] = (body as { action: string; after: { address: string } }[]).filter(
        ({ action }) => action === 'session.refused',
      );
      expect(refused?.after.address).toBe('198.51.100.7');
    });
  },
  { TRUST_PROXY: '1' },
);

describeHttp('without a proxy', (api) => {
  test('what a caller says of one is not believed', async () => {
    const answer = await api().anonymous.post('/api/auth/login', CREDENTIALS, BEHIND_TLS);
    expect(answer.headers.get('set-cookie')).toMatch(/^session=/);
    expect(answer.headers.get('strict-transport-security')).toBeNull();
  });

  test('there is no way to trace a request, nor to override its method', async () => {
    const admin = await api().as('admin');
    expect((await admin.send('TRACE', '/api/config', undefined, {})).status).toBe(404);
    const overriding = { 'X-HTTP-Method-Override': 'DELETE' };
    const { userId } = api().cast.driver;
    await admin.get(`/api/admin/users/${String(userId)}`, overriding);
    expect((await admin.get('/api/admin/users?q=dana')).body).toHaveLength(1);
  });
});
