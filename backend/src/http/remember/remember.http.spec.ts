import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describeHttp, TestApi } from '../../../test/app/http';
import { driverIdOf, expectStatus, makeDriverJob, makeJob } from '../../../test/records/jobs';
import { describeOn, preparedPlace } from '../../../test/databases/databases';
import { Database } from '../../database/database';

const ACTIVE = '/api/jobs/active';
const LIVE = ['/api/stats', ACTIVE, '/api/jobs?limit=10', '/api/jobs/completed?limit=50'];

describeHttp('Remembered answers', (api) => {
  test.each(LIVE)('need one lookup while nothing changes: %s', async (path) => {
    const admin = await api().as('admin');
    await makeJob(api());
    const first = await admin.get(path);
    const query = jest.spyOn(api().database, 'query');
    const second = await admin.get(path);
    const statements = query.mock.calls.map(([sql]) => sql);
    query.mockRestore();
    expect(statements).toEqual([
      expect.stringMatching(/FROM data_version[^]*FROM sessions/), // the caller's own, on any route
    ]);
    expect([second.text, second.headers.get('etag')]).toEqual([
      first.text,
      first.headers.get('etag'),
    ]);
    expect(second.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(second.headers.get('cache-control')).toBe('no-store');
  });

  it('are answered with 304 to callers that have them, and sent again after a change', async () => {
    const admin = await api().as('admin');
    const { headers } = await admin.get(ACTIVE);
    const known = { 'If-None-Match': headers.get('etag') ?? '' };
    const again = await admin.get(ACTIVE, known);
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([
      304,
      '',
      known['If-None-Match'],
    ]);
    const job = await makeJob(api());
    const changed = await admin.get(ACTIVE, known);
    expect(changed.status).toBe(200);
    expect(changed.body[0].id).toBe(job.id);
  });

  it('show every write to its writer at once', async () => {
    const admin = await api().as('admin');
    const job = await makeJob(api());
    for (const poNumber of ['A1', 'A2', 'A3', 'A4']) {
      expectStatus(await admin.put(`/api/jobs/${job.id}`, { poNumber }), 200);
      const [first] = expectStatus(await admin.get(ACTIVE), 200);
      expect(first.poNumber).toBe(poNumber);
    }
    expectStatus(await admin.delete(`/api/jobs/${job.id}`), 204);
    const { body } = await admin.get(ACTIVE);
    expect(body.map(({ id }: { id: number }) => id)).not.toContain(job.id);
  });

  it('are kept apart by who may see what', async () => {
    await makeDriverJob(api(), 'assigned', 'driver', { price: 900 });
    const path = `/api/jobs/driver/${driverIdOf(api(), 'driver')}/assigned`;
    const admin = await api().as('admin');
    const driver = await api().as('driver');
    const other = await api().as('otherDriver');
    const [asAdmin] = expectStatus(await admin.get(path), 200);
    const [asDriver] = expectStatus(await driver.get(path), 200);
    expect([asAdmin.price, 'price' in asDriver]).toEqual([900, false]);
    expect((await other.get(path)).status).toBe(404);
    expect((await api().anonymous.get(path)).status).toBe(401);
  });

  it('expire with the day that they cover', async () => {
    const admin = await api().as('admin');
    await makeJob(api(), { status: 'delivered' });
    expect((await admin.get('/api/stats')).body.completedToday).toBeGreaterThan(0);
    const before = api().clock.now();
    api().clock.set('2026-04-01T04:00:00.000Z');
    const tomorrow = await api().signIn('admin');
    expect((await tomorrow.get('/api/stats')).body.completedToday).toBe(0);
    api().clock.set(before.toISOString());
  });

  it('are compressed for callers that accept it, if they are long', async () => {
    for (let made = 0; made < 8; made += 1) await makeJob(api());
    const admin = await api().as('admin');
    const plain = await admin.get(ACTIVE, { 'Accept-Encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
    expect(plain.headers.get('vary')).toBe('Accept, Accept-Encoding');
    const packed = async (encoding: string) => {
      const { token } = admin;
      const headers = { Authorization: `Bearer ${token}`, 'Accept-Encoding': encoding };
      return api().app.inject({ method: 'GET', url: ACTIVE, headers });
    };
    const br = await packed('gzip, deflate, br');
    expect(br.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(br.rawPayload).toString()).toBe(plain.text);
    const gzip = await packed('gzip');
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(plain.text);
    const short = await admin.get('/api/stats', { 'Accept-Encoding': 'gzip' });
    expect(short.headers.get('content-encoding')).toBeNull();
  });
});

describeHttp('Lists with one record a line', (api) => {
  const lines = { Accept: 'application/x-ndjson' };

  it('hold the records of the JSON list, one per line', async () => {
    for (let made = 0; made < 3; made += 1)
      await makeJob(api(), { specialInstructions: 'two\nlines' });
    const admin = await api().as('admin');
    const plain = await admin.get(ACTIVE);
    const { text, headers } = await admin.get(ACTIVE, lines);
    expect(headers.get('content-type')).toBe('application/x-ndjson');
    expect(text.endsWith('\n')).toBe(true);
    const records = text.split('\n').slice(0, -1);
    expect(records.map((record): unknown => JSON.parse(record))).toEqual(plain.body);
    expect(plain.headers.get('content-type')).toBe('application/json; charset=utf-8');
  });

  it('are cached separately from the JSON list', async () => {
    const admin = await api().as('admin');
    await makeJob(api());
    const plain = await admin.get(ACTIVE);
    const first = await admin.get(ACTIVE, lines);
    const second = await admin.get(ACTIVE, lines);
    expect(second.text).toBe(first.text);
    expect(second.headers.get('etag')).toBe(first.headers.get('etag'));
    expect(first.headers.get('etag')).not.toBe(plain.headers.get('etag'));
    const known = { ...lines, 'If-None-Match': first.headers.get('etag') ?? '' };
    expect((await admin.get(ACTIVE, known)).status).toBe(304);
    expect((await admin.get(ACTIVE)).text).toBe(plain.text);
  });

  it('are paged too', async () => {
    const admin = await api().as('admin');
    await makeJob(api());
    await makeJob(api());
    const { text, headers } = await admin.get(`${ACTIVE}?limit=1`, lines);
    expect(text.split('\n')).toHaveLength(2);
    expect(Number(headers.get('x-total-count'))).toBeGreaterThan(1);
  });

  it('are empty without a record', async () => {
    const admin = await api().as('admin');
    const { text, status } = await admin.get(`${ACTIVE}?q=nosuchjobanywhere`, lines);
    expect([status, text]).toEqual([200, '']);
  });
});

describeOn('mysql', 'Two replicas', (_, engine) => {
  it('never return old data after the other server has written', async () => {
    const place = await preparedPlace(engine);
    const databases = [new Database({ database: place }), new Database({ database: place })];
    for (const database of databases) await database.open();
    const [one, other] = databases as [Database, Database];
    const first = await TestApi.start(one);
    const second = await TestApi.start(other, {}, first.cast);
    const writer = await first.as('admin');
    const reader = await second.as('admin');
    const job = await makeJob(first);
    for (let turn = 1; turn <= 25; turn += 1) {
      const [by, seenBy] = turn % 2 ? [writer, reader] : [reader, writer];
      const poNumber = `PO ${turn}`;
      expectStatus(await by.put(`/api/jobs/${job.id}`, { poNumber }), 200);
      const answers = await Promise.all([seenBy.get(ACTIVE), by.get(ACTIVE), seenBy.get(ACTIVE)]);
      for (const { body } of answers) expect(body[0].poNumber).toBe(poNumber);
    }
    await second.stop();
    await first.stop();
    for (const database of databases) await database.close();
  });
});
