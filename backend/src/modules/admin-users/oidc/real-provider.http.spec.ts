import { describeWithDatabase } from '../../../../test/databases/databases';
import { eventually } from '../../../../test/app/eventually';
import { TestApi } from '../../../../test/app/http';
import { PlainBrowser } from '../../../../test/oidc/plain-browser';
import { PUBLIC_URL } from '../../../../test/oidc/provided-api';
import { RealProvider } from '../../../../test/oidc/real-provider';

const START = `${PUBLIC_URL}/api/auth/oidc/start?returnTo=/job/7`;

describeWithDatabase('A real provider', (makeDatabase) => {
  let provider: RealProvider;
  let api: TestApi;
  let browser: PlainBrowser;
  beforeAll(async () => {
    provider = await RealProvider.listen();
    api = await TestApi.start(await makeDatabase(), provider.envFor(PUBLIC_URL));
    await provider.serve(PUBLIC_URL, api.address);
    provider.people.set('nora', { email: 'nora@example.com', name: 'Nora', groups: ['road'] });
    browser = new PlainBrowser(new Map([[PUBLIC_URL, api.address]]));
  });
  afterAll(async () => {
    await api.stop();
    await provider.stop();
  });

  const caller = () => api.caller(browser.cookie(PUBLIC_URL, 'session') || null);

  test('signs a new user in through its forms, and again without them', async () => {
    const login = await browser.open(START);
    expect(login.url.origin).toBe(provider.issuer);
    const consent = await browser.submit(login, { login: 'nora', password: 'any' });
    const back = await browser.submit(consent, {});
    expect(`${back.url.pathname}${back.url.search}`).toBe('/login?signed-in=%2Fjob%2F7');
    const { user } = (await caller().get('/api/auth/me')).body;
    expect(user).toMatchObject({ name: 'Nora', email: 'nora@example.com', role: 'driver' });

    const again = await browser.open(START);
    expect(`${again.url.pathname}${again.url.search}`).toBe('/login?signed-in=%2Fjob%2F7');
    expect((await caller().get('/api/auth/me')).body.user.id).toBe(user.id);
  });

  test('ends its session with the product’s, and the product’s by the back channel', async () => {
    await browser.open(START);
    const elsewhere = caller();
    browser.forget(PUBLIC_URL);
    await browser.open(START);
    const { endSessionUrl } = (await caller().post('/api/auth/oidc/logout')).body;
    expect((await elsewhere.get('/api/auth/me')).status).toBe(200);
    const confirm = await browser.open(endSessionUrl);
    const back = await browser.submit(confirm, { logout: 'yes' });
    expect(back.url.href.split('?')[0]).toBe(`${PUBLIC_URL}/login`);
    await eventually(
      'the end of the other session',
      async () => (await elsewhere.get('/api/auth/me')).status === 401,
    );
    expect((await browser.open(START)).url.origin).toBe(provider.issuer);
  });
});
