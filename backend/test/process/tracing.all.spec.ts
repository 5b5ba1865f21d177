import { join } from 'node:path';
import {
  closeFolders,
  describeOn,
  describeOnEachDatabase,
  freshFolder,
  preparedPlace,
} from '../databases/databases';
import { IS_ON_MYSQL } from '../databases/tested-server';
import type { DatabaseSettings } from '../../src/config/settings-types';
import type { MysqlSettings } from '../../src/database/engines/options';
import { eventually } from '../app/eventually';
import { expectStatus } from '../records/jobs';
import { Outsider } from './outside';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';
import { TraceCollector } from './trace-collector';

const SYSTEMS = { sqlite: 'sqlite', mysql: IS_ON_MYSQL ? 'mysql' : 'mariadb' };
const SHOW_PACKAGES = ['--require', join(__dirname, 'loaded-packages.cjs')];
/** Ignores the API package, which the metrics library loads for its own use. */
const LOADED = /^LOADED (?!.*\/@opentelemetry\/api\/)/m;
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';
const traceparent = `00-${TRACE}-${CALLER}-01`;

afterAll(() => closeFolders());

test('a server without a collector loads no tracing code', async () => {
  const server = await ServerProcess.start({ DATA_DIR: freshFolder() }, SHOW_PACKAGES);
  running.push(server);
  const admin = await server.admin();
  expectStatus(await admin.post('/api/jobs', {}, { traceparent }), 201);
  expect((await server.stop()).code).toBe(0);
  expect(server.printed).not.toMatch(LOADED);
});

let collector: TraceCollector;
const running: ServerProcess[] = [];
beforeEach(async () => {
  collector = await TraceCollector.start();
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.kill()));
  await collector.stop();
});

async function start(place: DatabaseSettings, more: Record<string, string> = {}) {
  // Behind a proxy, so that its request ids are used.
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, TRUST_PROXY: '1', ...more };
  const server = await ServerProcess.start(serverOn(place, env), SHOW_PACKAGES);
  running.push(server);
  return { server, admin: await server.admin() };
}

describeOnEachDatabase('A server with a collector', (_makeDatabase, engine) => {
  test("sends the trace of a request, as a child of the caller's trace, down to database statements", async () => {
    const { server, admin } = await start(await preparedPlace(engine), {
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20sesame',
    });
    const name = 'Garage that no trace may name';
    const body = { specialInstructions: name, pickupAddress: '7 rue Secrète' };
    const made = await admin.post('/api/jobs', body, { traceparent, 'X-Request-Id': 'request-1' });
    const { id } = expectStatus(made, 201);
    expect(made.headers.get('x-request-id')).toBe('request-1');
    const own = '1'.repeat(32);
    const read = { traceparent: `00-${own}-${CALLER}-01`, 'X-Request-Id': 'request-2' };
    expectStatus(await admin.get(`/api/jobs/${String(id)}?secret=in-the-query`, read), 200);
    expect((await server.stop()).code).toBe(0);
    expect(server.printed).toMatch(LOADED);
    expect(collector.headers[0]).toMatchObject({ authorization: 'Bearer sesame' });

    const reading = collector.of(own);
    const request = reading.find((span) => span.parentSpanId === CALLER);
    expect(request).toMatchObject({
      ...{ name: 'GET /api/jobs/:id', service: 'vehicle-dispatch', hasFailed: false },
      attributes: {
        ...{ 'http.request.method': 'GET', 'http.route': '/api/jobs/:id' },
        ...{ 'http.response.status_code': 200, 'dispatch.request_id': 'request-2' },
      },
    });
    const statements = reading.filter((span) => span !== request);
    expect(statements.length).toBeGreaterThan(0);
    for (const { name: verb, parentSpanId, attributes } of statements) {
      expect(verb).toBe('SELECT');
      expect(parentSpanId).toBe(request?.spanId);
      expect(attributes['db.system.name']).toBe(SYSTEMS[engine]);
      expect(attributes['db.query.text']).toMatch(/^\s*SELECT /);
    }

    const texts = collector.of(TRACE).map(({ attributes }) => String(attributes['db.query.text']));
    expect(texts.filter((text) => /INSERT INTO .?jobs.? /.test(text))).toHaveLength(1);
    expect(texts.filter((text) => /\bCOMMIT/.test(text))).toHaveLength(1);
    for (const secret of [name, 'rue Secrète', 'in-the-query', admin.token ?? ''])
      expect(collector.text).not.toContain(secret);
  });

  test('traces the configured share, and requests that already have a trace', async () => {
    const { server, admin } = await start(await preparedPlace(engine), {
      OTEL_TRACES_SAMPLER_ARG: '0',
    });
    expectStatus(await admin.get('/api/jobs?limit=1'), 200);
    expectStatus(await admin.get('/api/jobs?limit=2', { traceparent }), 200);
    expectStatus(await server.anonymous.get('/api/health/ready', { traceparent }), 200);
    expect((await server.stop()).code).toBe(0);
    expect(new Set(collector.spans.map(({ traceId }) => traceId))).toEqual(new Set([TRACE]));
    const requests = collector.spans.filter(({ parentSpanId }) => parentSpanId === CALLER);
    expect(requests.map(({ name }) => name)).toEqual(['GET /api/jobs']);
  });
});

describeOn('mysql', 'A traced request that fails', () => {
  test('logs the trace, and returns the request id', async () => {
    const place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    const { server, admin } = await start(place);
    const outsider = await Outsider.at(place);
    await outsider.run('DROP TABLE saved_views');
    await outsider.close();
    const failed = await admin.get('/api/saved-views', {
      traceparent,
      'X-Request-Id': 'request-3',
    });
    expect(failed.body).toMatchObject({ code: 'internal', requestId: 'request-3' });
    expect((await server.stop()).code).toBe(0);
    const lines = server.lines.filter((line) => line.startsWith('{'));
    const logged = lines.map((line) => JSON.parse(line) as Record<string, unknown>); // as pino writes
    expect(logged).toContainEqual(
      expect.objectContaining({ level: 50, requestId: 'request-3', traceId: TRACE }),
    );
    const spans = collector.of(TRACE);
    expect(spans.filter(({ hasFailed }) => hasFailed).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['GET /api/saved-views', 'SELECT']),
    );
  });
});

test('a server whose collector is unavailable logs it once, and works', async () => {
  const { freePort } = await import('../../../scripts/services/private-server.mjs');
  const port = await freePort();
  const { server, admin } = await start(await preparedPlace('sqlite'), {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${String(port)}`,
  });
  await eventually('it was tried', async () => {
    expectStatus(await admin.get('/api/jobs?limit=1'), 200);
    return server.printed.includes('Traces cannot be sent');
  });
  expectStatus(await admin.get('/api/jobs?limit=1'), 200);
  expect((await server.stop()).code).toBe(0);
  expect(server.printed.match(/Traces cannot be sent/g)).toHaveLength(1);
});
