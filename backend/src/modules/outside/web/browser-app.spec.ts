import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import fastify, { type FastifyInstance } from 'fastify';
import { serveBrowserApp } from './browser-app';

const SCRIPT = 'console.log("the app")';
const PAGE =
  '<!doctype html><meta name="csp-nonce" content="__CSP_NONCE__"><script nonce="__CSP_NONCE__" src="/assets/boot.1234567890.js"></script>';

const COMPANY = {
  name: 'Northern Example Haulage',
  logoText: 'NE',
  phone: null,
  email: null,
  primaryColor: '#1d4ed8',
  successColor: '#15803d',
  warningColor: '#b45309',
  timeZone: 'America/Toronto',
  nsc: null,
  cvor: null,
  nir: null,
  reportLevel: 'none',
} as const;

describe('serving the browser app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'dispatch-web-'));
  const servers: FastifyInstance[] = [];

  const start = async (googleMapsApiKey: string | null = null) => {
    const server = fastify();
    servers.push(server);
    await serveBrowserApp(server, folder, {
      company: COMPANY,
      googleMapsApiKey,
      startPage: 'landing',
    });
    return server;
  };

  beforeAll(() => {
    mkdirSync(join(folder, 'assets'));
    writeFileSync(join(folder, 'index.html'), PAGE);
    writeFileSync(join(folder, 'service-worker.js'), SCRIPT);
    writeFileSync(join(folder, 'robots.txt'), 'User-agent: *');
    writeFileSync(join(folder, 'assets/boot.1234567890.js'), SCRIPT);
    writeFileSync(join(folder, 'assets/boot.1234567890.js.br'), brotliCompressSync(SCRIPT));
    writeFileSync(join(folder, 'assets/vin-reader.1234567890.js'), SCRIPT);
    writeFileSync(join(folder, 'assets/vin-reader.1234567890.js.br'), brotliCompressSync(SCRIPT));
  });

  afterAll(async () => {
    for (const server of servers) await server.close();
    rmSync(folder, { recursive: true });
  });

  test.each([
    '/',
    '/login',
    '/billing',
    '/driver/4/job/12',
    '/no/such/page',
    '/?view=billing',
    '//',
    '//[/',
  ])(
    '%s is the page, asked for anew each time, with a fresh nonce that its policy names',
    async (url) => {
      const server = await start();
      const [first, second] = [await server.inject({ url }), await server.inject({ url })];
      const nonce = /nonce="([^"]+)"/.exec(first.body)?.[1] ?? '';
      expect(nonce).toMatch(/^[A-Za-z0-9+/=]{22,}$/);
      expect(first.body).not.toContain('__CSP_NONCE__');
      expect(first.headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
      expect(first.headers['cache-control']).toBe('no-store');
      expect(second.body).not.toContain(nonce);
    },
  );

  test('the page is sent without its first answers when they fail', async () => {
    const server = await start();
    server.addHook('onRequest', (request, _reply, done) => {
      done(request.url.startsWith('/api/') ? new Error('the database is gone') : undefined);
    });
    const { statusCode, body } = await server.inject({ url: '/' });
    expect(statusCode).toBe(200);
    expect(body).toContain('/assets/boot.1234567890.js');
    expect(body).not.toContain('"url"');
  });

  test('the policy lets nothing in that the page does not bring', async () => {
    const { headers } = await (await start()).inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).not.toMatch(/unsafe|https:|\*/);
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain(
      "require-trusted-types-for 'script'; trusted-types parts service-worker",
    );
  });

  test('a map key allows Google, and scripts of no other host', async () => {
    const { headers } = await (await start('a key')).inject({ url: '/' });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain('https://*.googleapis.com');
    const scripts = /script-src ([^;]*)/.exec(policy)?.[1];
    expect(scripts).toMatch(/^'self' 'nonce-[^']+' 'strict-dynamic' 'unsafe-eval' blob:$/);
  });

  test('hashed assets are immutable and precompressed', async () => {
    const server = await start();
    const url = '/assets/boot.1234567890.js';
    const plain = await server.inject({ url });
    expect(plain.body).toBe(SCRIPT);
    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    const small = await server.inject({ url, headers: { 'accept-encoding': 'gzip, br' } });
    expect(small.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(small.rawPayload).toString()).toBe(SCRIPT);
  });

  test.each(['identity', 'br'])(
    'only the worker that reads codes may run WebAssembly: %s',
    async (encoding) => {
      const server = await start();
      const policyOf = async (name: string) => {
        const url = `/assets/${name}.1234567890.js`;
        const { headers } = await server.inject({ url, headers: { 'accept-encoding': encoding } });
        return headers['content-security-policy'];
      };
      expect(await policyOf('vin-reader')).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      );
      expect(await policyOf('boot')).toBeUndefined();
    },
  );

  test('files next to the page are served unchanged', async () => {
    expect((await (await start()).inject({ url: '/robots.txt' })).body).toBe('User-agent: *');
  });

  test('the service worker is revalidated each time, and may fetch only from here', async () => {
    const { headers, body } = await (await start()).inject({ url: '/service-worker.js' });
    expect(body).toBe(SCRIPT);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['content-type']).toMatch(/javascript/);
    expect(headers['content-security-policy']).toBe(
      "default-src 'none'; script-src 'self'; connect-src 'self'",
    );
  });

  test('the app is installed under the name and colour of the company', async () => {
    const { headers, body } = await (await start()).inject({ url: '/manifest.webmanifest' });
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(body)).toMatchObject({
      name: COMPANY.name,
      theme_color: COMPANY.primaryColor,
      display: 'standalone',
      start_url: '/',
    });
  });

  test.each([
    '/assets/',
    '/assets/gone.js',
    '/api/nothing',
    '/assets/..%2f..%2findex.html',
    '/assets/..%5c..%5cpackage.json',
  ])('%s is not the page', async (url) => {
    const { body, statusCode } = await (await start()).inject({ url });
    expect(statusCode).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('doctype');
  });
});
