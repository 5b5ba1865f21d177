import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Settings, SettingsError, loadSettings } from './settings';

const SECRET = 'kR7uYtX2vQ9wLmZ4pBnD6sHfJ8gCaE3x';

const REDIS = {
  ...{ sentinelName: null, database: 0, user: null, password: null, isSecure: false, ca: null },
};

let dataDir: string;
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'dispatch-settings-'));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true, force: true });
});

const load = (env: Record<string, string> = {}) => loadSettings({ DATA_DIR: dataDir, ...env });

function problems(env: Record<string, string>): readonly string[] {
  try {
    load(env);
    return [];
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
}

describe('Settings', () => {
  it('have the documented defaults', () => {
    const { jwtSecret, ...settings } = load();
    expect(jwtSecret.length).toBeGreaterThanOrEqual(32);
    expect(settings).toEqual({
      environment: 'development',
      port: 3000,
      host: '0.0.0.0',
      dataDir,
      database: { engine: 'sqlite', dataDir },
      storage: { kind: 'folder', folder: join(dataDir, 'files') },
      photosMaxBytes: null,
      databaseLimits: { poolSize: 10, commitMs: 2_500, transactionMs: 7_500 },
      redis: null,
      mail: null,
      audit: { syslog: null, file: null, keys: [] },
      backups: null,
      webhooks: { insideHosts: [] },
      push: { insideHosts: [] },
      admin: { email: 'admin@example.com', password: null },
      company: {
        name: 'Vehicle Dispatch',
        logoText: 'VD',
        phone: null,
        email: null,
        primaryColor: '#1D4ED8',
        successColor: '#15803D',
        warningColor: '#B45309',
        timeZone: 'America/Toronto',
        reportLevel: 'none',
      },
      googleMapsApiKey: null,
      signIn: { provider: null, breakGlassEmail: null },
      startPage: 'landing',
      trustProxy: false,
      sessionHours: 12,
      passwordMinLength: 6,
      secondFactorRoles: [],
      publicUrl: null,
      tokenRateLimit: 600,
      logLevel: 'info',
      metricsToken: null,
      tracing: null,
      shutdownGraceMs: 15_000,
      requestMs: 9_500,
    });
  });

  it('keep their files in the folder data by default', () => {
    expect(loadSettings({ JWT_SECRET: SECRET }).dataDir).toBe('data');
  });

  it.each<[string, string, (settings: Settings) => unknown, unknown]>([
    ['NODE_ENV', 'test', (s) => s.environment, 'test'],
    ['PORT', '8080', (s) => s.port, 8080],
    ['HOST', '127.0.0.1', (s) => s.host, '127.0.0.1'],
    [
      'DATABASE_URL',
      'mysql://us%40er:p%3Ass@db.example:3307/dispatch',
      (s) => s.database,
      {
        engine: 'mysql',
        host: 'db.example',
        port: 3307,
        user: 'us@er',
        password: 'p:ss',
        name: 'dispatch',
      },
    ],
    [
      'DATABASE_URL',
      'mysql://u@[::1]/d',
      (s) => s.database,
      { engine: 'mysql', host: '::1', port: 3306, user: 'u', password: '', name: 'd' },
    ],
    [
      'DATABASE_URL',
      'mysql://u:p,w@one,two:3307,[::1]/d',
      (s) => s.database,
      {
        ...{ engine: 'mysql', host: 'one', port: 3306, user: 'u', password: 'p,w', name: 'd' },
        others: [
          { host: 'two', port: 3307 },
          { host: '::1', port: 3306 },
        ],
      },
    ],
    ['DATABASE_POOL_SIZE', '30', (s) => s.databaseLimits.poolSize, 30],
    ['DATABASE_COMMIT_MS', '7000', (s) => s.databaseLimits.commitMs, 7_000],
    ['DATABASE_TRANSACTION_MS', '5000', (s) => s.databaseLimits.transactionMs, 5_000],
    ['REQUEST_MS', '12000', (s) => s.requestMs, 12_000],
    [
      'REDIS_URL',
      'redis://cache',
      (s) => s.redis,
      { ...REDIS, servers: [{ host: 'cache', port: 6379 }] },
    ],
    [
      'REDIS_URL',
      'rediss://us%40er:p%3Ass@cache:6380/2',
      (s) => s.redis,
      {
        ...{ ...REDIS, servers: [{ host: 'cache', port: 6380 }], database: 2, isSecure: true },
        ...{ user: 'us@er', password: 'p:ss' },
      },
    ],
    [
      'REDIS_URL',
      'redis+sentinel://:pass@one,two:26380/dispatch',
      (s) => s.redis,
      {
        ...{ ...REDIS, password: 'pass', sentinelName: 'dispatch' },
        servers: [
          { host: 'one', port: 26_379 },
          { host: 'two', port: 26_380 },
        ],
      },
    ],
    ['JWT_SECRET', 'short', (s) => s.jwtSecret, 'short'],
    ['ADMIN_EMAIL', 'boss@example.com', (s) => s.admin.email, 'boss@example.com'],
    ['ADMIN_PASSWORD', ' six ok', (s) => s.admin.password, ' six ok'],
    ['COMPANY_NAME', 'Maple Haul', (s) => s.company.name, 'Maple Haul'],
    ['COMPANY_NAME', '  ', (s) => s.company.name, 'Vehicle Dispatch'],
    ['COMPANY_LOGO_TEXT', 'MH', (s) => s.company.logoText, 'MH'],
    ['COMPANY_PHONE', '514-555-0100', (s) => s.company.phone, '514-555-0100'],
    ['COMPANY_EMAIL', 'hello@example.com', (s) => s.company.email, 'hello@example.com'],
    ['COMPANY_PRIMARY_COLOR', '#12abEF', (s) => s.company.primaryColor, '#12ABEF'],
    ['COMPANY_SUCCESS_COLOR', '#000000', (s) => s.company.successColor, '#000000'],
    ['COMPANY_WARNING_COLOR', '#FFFFFF', (s) => s.company.warningColor, '#FFFFFF'],
    ['REPORT_LEVEL', 'full', (s) => s.company.reportLevel, 'full'],
    ['COMPANY_TIME_ZONE', 'America/Vancouver', (s) => s.company.timeZone, 'America/Vancouver'],
    ['GOOGLE_MAPS_API_KEY', 'key', (s) => s.googleMapsApiKey, 'key'],
    ['TRUST_PROXY', '2', (s) => s.trustProxy, 2],
    ['TRUST_PROXY', 'off', (s) => s.trustProxy, false],
    ['TRUST_PROXY', '10.0.0.0/8, ::1', (s) => s.trustProxy, ['10.0.0.0/8', '::1']],
    ['SESSION_HOURS', '8', (s) => s.sessionHours, 8],
    ['PASSWORD_MIN_LENGTH', '10', (s) => s.passwordMinLength, 10],
    ['AUDIT_KEY', `${SECRET}, ${SECRET}2`, (s) => s.audit.keys, [SECRET, `${SECRET}2`]],
    ['LOG_LEVEL', 'debug', (s) => s.logLevel, 'debug'],
    ['METRICS_TOKEN', 'token', (s) => s.metricsToken, 'token'],
    ['SHUTDOWN_GRACE_MS', '0', (s) => s.shutdownGraceMs, 0],
  ])('take %s=%s', (name, value, pick, expected) => {
    expect(pick(load({ [name]: value }))).toEqual(expected);
  });

  it.each([
    ['NODE_ENV', 'prod'],
    ['PORT', '70000'],
    ['PORT', '3000.5'],
    ['PORT', '0x10'],
    ['DATABASE_URL', 'postgres://u:p@h/d'],
    ['DATABASE_URL', 'mysql://u:p@h'],
    ['DATABASE_URL', 'mysql://h/d'],
    ['DATABASE_URL', 'mysql://u:%zz@h/d'],
    ['DATABASE_URL', 'dispatch'],
    ['DATABASE_URL', 'mysql://u:p@h/d?ssl=true'],
    ['DATABASE_URL', 'mysql://u:p@h/d#d'],
    ['DATABASE_URL', 'mysql://u:p@h,/d'],
    ['DATABASE_CA', '/no/such/file'],
    ['DATABASE_POOL_SIZE', '1'],
    ['DATABASE_COMMIT_MS', '20000'],
    ['REQUEST_MS', '7500'],
    ['REDIS_URL', 'http://cache'],
    ['REDIS_URL', 'redis://one,two'],
    ['REDIS_URL', 'redis://cache?tls=true'],
    ['REDIS_URL', 'redis+sentinel://one,two'],
    ['REDIS_CA', '/no/such/file'],
    ['ADMIN_EMAIL', 'nobody'],
    ['ADMIN_PASSWORD', '12345'],
    ['ADMIN_PASSWORD', 'x'.repeat(129)],
    ['COMPANY_NAME', 'x'.repeat(121)],
    ['COMPANY_LOGO_TEXT', 'x'.repeat(13)],
    ['COMPANY_PHONE', 'x'.repeat(41)],
    ['COMPANY_EMAIL', '@'],
    ['REPORT_LEVEL', 'some'],
    ['COMPANY_PRIMARY_COLOR', 'blue'],
    ['COMPANY_SUCCESS_COLOR', '#FFF'],
    ['COMPANY_WARNING_COLOR', '#GGGGGG'],
    ['COMPANY_TIME_ZONE', 'Toronto'],
    ['COMPANY_TIME_ZONE', '+05:00'],
    ['TRUST_PROXY', 'true'],
    ['TRUST_PROXY', '*'],
    ['TRUST_PROXY', '0.0.0.0/0'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['TRUST_PROXY', 'proxy.example'],
    ['SESSION_HOURS', '0'],
    ['PASSWORD_MIN_LENGTH', '5'],
    ['AUDIT_KEY', `${SECRET},short`],
    ['LOG_LEVEL', 'loud'],
    ['SHUTDOWN_GRACE_MS', '-1'],
  ])('refuse %s=%s with one line that names it', (name, value) => {
    const found = problems({ [name]: value });
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(new RegExp(`^${name} [^\\n]+$`));
  });

  it("accept an authority's certificates only together with a server", () => {
    const file = join(dataDir, 'ca.pem');
    const pem = '-----BEGIN CERTIFICATE-----\nMII\n-----END CERTIFICATE-----\n';
    writeFileSync(file, pem);
    const [DATABASE_URL, REDIS_URL] = ['mysql://u:p@h/d', 'rediss://cache'];
    const settings = load({ DATABASE_URL, DATABASE_CA: file, REDIS_URL, REDIS_CA: file });
    expect(settings.database).toMatchObject({ host: 'h', ca: pem });
    expect(settings.redis).toMatchObject({ isSecure: true, ca: pem });
    expect(problems({ DATABASE_CA: file, REDIS_CA: file })).toEqual([
      expect.stringMatching(/^DATABASE_URL is needed/),
      expect.stringMatching(/^REDIS_URL is needed/),
    ]);
    expect(problems({ REDIS_URL: 'redis://cache', REDIS_CA: file })).toEqual([
      expect.stringMatching(/^REDIS_CA /),
    ]);
  });

  it('report all that is wrong at once, without the values', () => {
    const found = problems({ PORT: 'x', ADMIN_PASSWORD: 'hush', NODE_ENV: 'production' });
    expect(found.map((line) => line.split(' ')[0])).toEqual([
      'PORT',
      'ADMIN_PASSWORD',
      'JWT_SECRET',
    ]);
    expect(found.join()).not.toContain('hush');
  });

  it('cannot be changed', () => {
    const settings = load();
    expect(() => Object.assign(settings.company, { name: 'x' })).toThrow(TypeError);
    expect(() => Object.assign(settings, { port: 1 })).toThrow(TypeError);
  });
});

describe('The signing secret', () => {
  const inProduction = (secret: Record<string, string>) =>
    problems({ NODE_ENV: 'production', ...secret });

  it('is required in production, long and unknown to others', () => {
    expect(inProduction({ JWT_SECRET: SECRET })).toEqual([]);
    expect(inProduction({})[0]).toMatch(/^JWT_SECRET is required/);
    expect(inProduction({ JWT_SECRET: SECRET.slice(1) })[0]).toMatch(/at least 32/);
    for (const known of [
      'your-super-secret-key-change-in-production',
      'please-change-me-please-change-me-please',
      'a'.repeat(64),
    ]) {
      expect(inProduction({ JWT_SECRET: known })[0]).toMatch(/^JWT_SECRET is a well-known/);
    }
  });

  it('is otherwise made once, readable by its owner alone', () => {
    const own = mkdtempSync(join(dataDir, 'secret-'));
    const first = loadSettings({ DATA_DIR: own }).jwtSecret;
    expect(loadSettings({ DATA_DIR: own }).jwtSecret).toBe(first);
    expect(readFileSync(join(own, 'jwt-secret'), 'utf8')).toBe(first);
    expect(statSync(join(own, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('prevents the start if damaged', () => {
    const own = mkdtempSync(join(dataDir, 'secret-'));
    writeFileSync(join(own, 'jwt-secret'), 'half');
    expect(problems({ DATA_DIR: own })).toEqual([expect.stringMatching(/^DATA_DIR .*damaged/)]);
  });
});
