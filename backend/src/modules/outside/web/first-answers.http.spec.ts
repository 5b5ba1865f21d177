import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { describeHttp, type Caller } from '../../../../test/app/http';
import { makeCustomer, makeJob } from '../../../../test/records/jobs';
import { buildApp } from '../../../app';

interface Block {
  readonly mark: string | null;
  readonly answers: {
    readonly url: string;
    readonly status: number;
    readonly headers: Readonly<Record<string, string>>;
    readonly body: string;
  }[];
}

const BUNDLES = {
  groups: {
    boot: ['assets/boot.js'],
    landing: ['assets/boot.js', 'assets/landing.js'],
    welcome: ['assets/welcome.js'],
    'sign-in': ['assets/sign-in.js'],
    driver: ['assets/driver.js'],
    'driver-job': ['assets/job.js'],
    console: ['assets/console.js'],
    theme: ['assets/theme.js'],
    'view-dashboard': ['assets/dashboard.js'],
    'view-billing': ['assets/billing.js'],
    'text-en-CA-common-json': ['assets/common.en.js'],
    'text-fr-CA-common-json': ['assets/common.fr.js'],
    'text-en-CA-money-json': ['assets/money.en.js'],
  },
  styles: { console: ['assets/console.css'] },
  firstViews: {
    welcome: { parts: ['landing', 'welcome'], texts: ['landing'] },
    'sign-in': { parts: ['landing', 'sign-in'], texts: ['auth'] },
    driver: { parts: ['driver'], texts: ['driver'] },
    'driver-job': { parts: ['driver', 'driver-job'], texts: ['driver'] },
    'view-dashboard': { parts: ['console', 'view-dashboard'], texts: ['dashboard'] },
    'view-billing': { parts: ['console', 'theme', 'view-billing'], texts: ['money'] },
  },
  chunks: [],
};

const BILLING = ['common.en.js', 'money.en.js', 'console.js', 'theme.js', 'billing.js'];

describeHttp('first answers in the page', (api) => {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-page-'));
  let app: NestFastifyApplication;

  beforeAll(async () => {
    const page =
      '<!doctype html><head><script src=boot.js></script></head><body><div id="root"></div></body>';
    writeFileSync(join(folder, 'index.html'), page);
    writeFileSync(join(folder, 'bundles.json'), JSON.stringify(BUNDLES));
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'assets/boot.js'), 'void 0;');
    app = await buildApp(api().core, { browserFolder: folder });
  });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });

  const visit = async (caller: Caller | null, url = '/', headers: Record<string, string> = {}) => {
    const cookie = caller?.token ? { cookie: `session=${caller.token}` } : {};
    const page = await app.inject({ url, headers: { ...cookie, ...headers } });
    const text = /id="first-answers">(.*?)<\/script>/s.exec(page.body)?.[1];
    return { page, block: text === undefined ? null : (JSON.parse(text) as Block) };
  };
  const linked = (body: string) =>
    [...body.matchAll(/ (?:href|src)="\/assets\/([^"]+)"/g)].map((m) => m[1]);

  test('an office user: their account, the settings and the dashboard, as the API answers them', async () => {
    const admin = await api().as('admin');
    await makeJob(api());
    const { block, page } = await visit(admin);
    expect(page.headers['cache-control']).toBe('no-store');
    expect(block?.answers.map(({ url }) => url)).toEqual([
      '/api/auth/me',
      '/api/config',
      '/api/stats/attention',
      '/api/notices/counts',
      '/api/stats',
      '/api/jobs?limit=10',
      '/api/jobs/active?limit=1',
      '/api/jobs/billing-summary',
    ]);
    for (const { url, status, headers, body } of block?.answers ?? []) {
      const asked = await admin.get(url);
      expect([status, JSON.parse(body)]).toEqual([asked.status, asked.body]);
      expect(headers['x-total-count'] ?? null).toBe(asked.headers.get('x-total-count'));
    }
    expect(block?.mark).toHaveLength(12);
    expect(admin.token?.endsWith(block?.mark ?? 'nothing')).toBe(true);
  });

  test('a driver: their own jobs, without a price', async () => {
    const { driverId } = api().cast.driver;
    const { block } = await visit(await api().as('driver'), '/job/4');
    expect(block?.answers.map(({ url }) => url)).toEqual([
      '/api/auth/me',
      '/api/config',
      `/api/drivers/${String(driverId)}`,
      `/api/jobs/driver/${String(driverId)}/assigned`,
      `/api/jobs/driver/${String(driverId)}/active`,
      `/api/jobs/driver/${String(driverId)}/completed?limit=20&offset=0`,
    ]);
    expect(JSON.stringify(block)).not.toMatch(/(?<!sees)price|billing/i);
  });

  test('a visitor: the refusal, the settings, and no mark', async () => {
    const { block } = await visit(null);
    expect(block?.mark).toBeNull();
    expect(block?.answers.map(({ url, status }) => [url, status])).toEqual([
      ['/api/auth/me', 401],
      ['/api/config', 200],
    ]);
  });

  test('text of a customer cannot end the block', async () => {
    const admin = await api().as('admin');
    const customerId = await makeCustomer(api(), '</script><script>alert(1)</script>');
    await makeJob(api(), { customerId });
    const { page, block } = await visit(admin);
    expect(page.body).not.toContain('<script>alert');
    expect(JSON.stringify(block)).toContain('alert(1)');
  });

  test('the page that phones cache is the same for all', async () => {
    const { page, block } = await visit(await api().as('admin'), '/index.html');
    expect(block).toBeNull();
    expect(linked(page.body)).toEqual([]);
  });

  test.each([
    ['/', ['landing.js', 'welcome.js']],
    ['/login', ['landing.js', 'sign-in.js']],
    ['/no/such/path', ['landing.js', 'welcome.js']],
    ['/debug', []],
    ['/reset-password', []],
    ['/invitation', []],
    ['/driver/4', []],
  ])('a visitor at %s loads its parts at once', async (url, parts) => {
    const { page } = await visit(null, url);
    const texts = parts.length > 0 ? ['common.en.js'] : [];
    expect(linked(page.body)).toEqual([...texts, ...parts]);
  });

  test.each([
    ['/', ['common.en.js', 'console.js', 'dashboard.js']],
    ['/billing', BILLING],
    ['/?view=billing', BILLING],
    ['/?view=constructor', ['common.en.js', 'console.js', 'dashboard.js']],
    ['/dashboard', ['common.en.js', 'console.js', 'dashboard.js']],
    ['/login', ['common.en.js', 'console.js', 'dashboard.js']],
  ])('the office at %s loads the console, the view and its texts', async (url, scripts) => {
    const { page } = await visit(await api().as('admin'), url);
    expect(linked(page.body)).toEqual(['console.css', ...scripts]);
  });

  test.each(['/driver-login', '/driver/4', '/driver/4/job/7', '/reset-password'])(
    'the office at %s loads no view of the console',
    async (url) => {
      const { page } = await visit(await api().as('admin'), url);
      expect(linked(page.body)).toEqual([]);
    },
  );

  test('the texts are in the user’s language, otherwise the browser’s', async () => {
    const french = { 'accept-language': 'fr-CA,fr;q=0.9,en;q=0.8' };
    const { page } = await visit(null, '/', french);
    expect(linked(page.body)).toContain('common.fr.js');
    const admin = await api().signIn('otherAdmin');
    await admin.patch('/api/auth/me', { language: 'en-CA' });
    const english = await visit(admin, '/', french);
    expect(linked(english.page.body)).toContain('common.en.js');
  });

  test('the content is in the page before the script that renders it', async () => {
    const { page } = await visit(await api().as('driver'));
    const scripts = [...page.body.matchAll(/<script[^>]* src="?([^ ">]+)/g)].map((m) => m[1]);
    expect(scripts).toEqual(['/assets/common.en.js', '/assets/driver.js', 'boot.js']);
  });

  test('a script is served without headers that only documents need', async () => {
    const [script, page] = await Promise.all(
      ['/assets/boot.js', '/'].map((url) => app.inject(url)),
    );
    expect(script?.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    const ofDocuments = ['content-security-policy', 'x-frame-options', 'permissions-policy'];
    expect(Object.keys(page?.headers ?? {})).toEqual(expect.arrayContaining(ofDocuments));
    const spared = [...ofDocuments, 'referrer-policy', 'etag', 'last-modified', 'accept-ranges'];
    expect(Object.keys(script?.headers ?? {}).filter((name) => spared.includes(name))).toEqual([]);
  });

  test('a driver loads the portal', async () => {
    const { page } = await visit(await api().as('driver'));
    expect(linked(page.body)).toEqual(['common.en.js', 'driver.js']);
  });

  test('a driver who opens a job loads its page too', async () => {
    const { page } = await visit(await api().as('driver'), '/job/4');
    expect(linked(page.body)).toEqual(['common.en.js', 'driver.js', 'job.js']);
  });
});

describeHttp(
  'the page of a server that starts with the sign-in',
  (api) => {
    const folder = mkdtempSync(join(tmpdir(), 'dispatch-page-'));
    let app: NestFastifyApplication;

    beforeAll(async () => {
      writeFileSync(join(folder, 'index.html'), '<!doctype html><head><script></script></head>');
      writeFileSync(join(folder, 'bundles.json'), JSON.stringify(BUNDLES));
      mkdirSync(join(folder, 'assets'));
      app = await buildApp(api().core, { browserFolder: folder });
    });
    afterAll(async () => {
      await app.close();
      rmSync(folder, { recursive: true });
    });

    test.each(['/', '/login'])('a visitor at %s loads the sign-in', async (url) => {
      const { body } = await app.inject(url);
      expect(body).toContain('/assets/sign-in.js');
      expect(body).not.toContain('/assets/welcome.js');
    });

    test('the browser receives the setting', async () => {
      expect((await api().anonymous.get('/api/config')).body.startPage).toBe('sign-in');
    });
  },
  { START_PAGE: 'sign-in' },
);
