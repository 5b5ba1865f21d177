import type { Answer, Caller } from '../../../../../test/app/http';
import { describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { expectStatus, makeCustomer, makeDriverJob } from '../../../../../test/records/jobs';
import { CAST } from '../../../../../test/app/cast';
import { AuditSealer } from '../chain/audit-sealer';

const HOUR_MS = 60 * 60_000;
const CHROME = 'Mozilla/5.0 (Windows NT 10.0) Chrome/140.0';

interface Entry {
  readonly id: number;
  readonly action: string;
  readonly resource: string;
  readonly resourceId: number | null;
}

describeHttpOnEachDatabase(
  'The audit log',
  (api) => {
    let admin: Caller;
    beforeAll(async () => {
      admin = await api().as('admin');
    });

    const ask = async (query: string): Promise<Answer> => {
      const answer = await admin.get(`/api/audit?${query}`);
      expectStatus(answer, 200);
      return answer;
    };
    const found = async (query: string) => (await ask(query)).body as Entry[];
    const seal = () => api().app.get(AuditSealer).sealAll();

    test('shows the actor, before and after, time, address and place in the chain', async () => {
      const id = await makeCustomer(api(), 'Maple Auto');
      const headers = { 'User-Agent': CHROME };
      const answer = await admin.put(`/api/customers/${id}`, { name: 'Érable Auto' }, headers);
      const query = `resource=customer&resourceId=${String(id)}&limit=1`;
      expect((await found(query))[0]).toMatchObject({ sealNo: null, hash: null });
      await seal();
      expect((await found(query))[0]).toEqual({
        id: expect.any(Number),
        at: '2026-03-31T15:00:00.000Z',
        actorId: api().cast.admin.userId,
        actorName: CAST.admin.name,
        action: 'customer.updated',
        resource: 'customer',
        resourceId: id,
        before: { name: 'Maple Auto' },
        after: { name: 'Érable Auto' },
        people: [],
        requestId: answer.headers.get('x-request-id'),
        tappedAt: null,
        address: '127.0.0.1',
        userAgent: CHROME,
        erasedAt: null,
        sealNo: expect.any(Number),
        hash: expect.stringMatching(/^[0-9a-f]{64}$/),
      });
    });

    test('has failed sign-ins and refusals, each with address, device and request', async () => {
      const headers = { 'User-Agent': CHROME };
      const body = { email: 'Nobody@example.com', password: 'guess' };
      const failed = await api().anonymous.post('/api/auth/login', body, headers);
      expect(failed.status).toBe(401);
      const driver = await api().as('driver');
      const refused = await driver.get('/api/audit', headers);
      expect(refused.status).toBe(403);
      for (const [action, answer] of [
        ['session.refused', failed],
        ['session.access-refused', refused],
      ] as const)
        expect((await found(`action=${action}&limit=1`))[0]).toMatchObject({
          address: '127.0.0.1',
          userAgent: CHROME,
          requestId: answer.headers.get('x-request-id'),
        });
      const entries = await api().database.query('SELECT `after` FROM activity');
      expect(JSON.stringify(entries)).not.toMatch(/nobody@example/i);
    });

    test('truncates a long device name', async () => {
      await api().anonymous.post(
        '/api/auth/login',
        { email: 'long@example.com', password: 'guess' },
        { 'User-Agent': 'x'.repeat(1000) },
      );
      expect((await found('action=session.refused&limit=1'))[0]).toMatchObject({
        userAgent: 'x'.repeat(300),
      });
    });

    test('is filtered by person, action, kind, record, address and combinations', async () => {
      const { id } = await makeDriverJob(api(), 'assigned');
      const driver = await api().as('driver');
      expectStatus(await driver.put(`/api/jobs/${id}`, { status: 'picked-up' }), 200);
      const { userId } = api().cast.driver;
      const ofDriver = await found(`actorId=${userId}&limit=200`);
      expect(ofDriver.length).toBeGreaterThan(0);
      expect(ofDriver.every((entry) => 'actorId' in entry && entry.actorId === userId)).toBe(true);
      const signedIn = await found('action=session.signed-in&limit=200');
      expect(new Set(signedIn.map(({ action }) => action))).toEqual(new Set(['session.signed-in']));
      const kinds = await found('resource=session&limit=200');
      expect(new Set(kinds.map(({ resource }) => resource))).toEqual(new Set(['session']));
      const ofJob = `resource=job&resourceId=${id}`;
      expect((await found(ofJob)).map(({ action }) => action)).toContain('job.created');
      const both = await found(`${ofJob}&actorId=${userId}`);
      expect(both).toMatchObject([{ action: 'job.status-changed', resourceId: id }]);
      expect(await found('address=203.0.113.9')).toEqual([]);
      expect((await found('address=127.0.0.1&limit=5')).length).toBe(5);
      expect(await found(`address=127.0.0.1&action=session.signed-in&actorId=999999`)).toEqual([]);
    });

    test('is filtered by days in the company’s time zone', async () => {
      api().clock.advance(29 * 24 * HOUR_MS);
      await makeCustomer(api(), 'April Auto');
      const names = async (query: string) =>
        (await found(`resource=customer&limit=200&${query}`)).length;
      expect(await names('from=2026-04-29&to=2026-04-29')).toBe(1);
      expect(await names('from=2026-04-30')).toBe(0);
      expect(await names('to=2026-04-28')).toBeGreaterThan(0);
      expect(await names('q=april&from=2026-04-29')).toBe(1);
      expect(await names('q=april&to=2026-04-28')).toBe(0);
      const [entry] = await found('q=april');
      const query = `resource=customer&resourceId=${String(entry?.resourceId)}`;
      expect(await found(`${query}&to=2026-04-28`)).toEqual([]);
      expect(await found(`${query}&from=2026-04-29`)).toHaveLength(1);
    });

    test('is searched by names, facts, job numbers, devices and requests', async () => {
      const { id, jobId } = await makeDriverJob(api(), 'assigned', 'driver', {
        pickupCity: 'Trois-Rivières',
      });
      const answer = await admin.put(`/api/jobs/${id}`, { pickupCity: 'Kapuskasing' });
      for (const q of [
        'kapuskasing',
        'TROIS RIVIERES',
        `${jobId} kapus`,
        answer.headers.get('x-request-id'),
      ])
        expect((await found(`q=${encodeURIComponent(String(q))}&resource=job`))[0]).toMatchObject({
          action: 'job.edited',
          resourceId: id,
        });
      expect(await found('q=kapuskasing&action=job.delivered')).toEqual([]);
      expect(await found('q=k')).toEqual([]);
    });

    test('is exported as CSV, in both languages, and as JSON lines', async () => {
      const id = await makeCustomer(api(), '=Formula Auto');
      await seal();
      const query = `resource=customer&resourceId=${String(id)}`;
      const csv = await admin.get(`/api/audit/export?${query}`);
      expect(csv.status).toBe(200);
      expect(csv.headers.get('content-type')).toBe('text/csv; charset=utf-8');
      expect(csv.headers.get('content-disposition')).toMatch(
        /^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/,
      );
      const [heads, line, end] = csv.text.replace('\uFEFF', '').split('\r\n');
      expect(heads).toBe(
        'Time (UTC),Person,Person No.,Action,Record,Record No.,Before,After,Address,Device,Request,Tapped (UTC),Erased (UTC),Seal,Hash',
      );
      expect(line).toContain(`,customer.created,customer,${String(id)},`);
      expect(line).toMatch(/,127\.0\.0\.1,.*,\d+,[0-9a-f]{64}$/);
      expect(end).toBe('');
      const french = await admin.get(`/api/audit/export?${query}&language=fr-CA`);
      expect(french.text).toMatch(/^\uFEFFHeure \(UTC\);Personne;/);

      const lines = await admin.get(`/api/audit/export?${query}&format=jsonl`);
      expect(lines.headers.get('content-type')).toBe('application/jsonl; charset=utf-8');
      expect(lines.headers.get('content-disposition')).toMatch(/\.jsonl"$/);
      const entries = lines.text.trimEnd().split('\n');
      expect(entries.map((text) => JSON.parse(text) as object)).toMatchObject([
        { no: expect.any(Number), action: 'customer.created', resourceId: id },
      ]);
      const none = await admin.get('/api/audit/export?q=nobodyhasthisword&format=jsonl');
      expect([none.status, none.text]).toEqual([200, '']);
    });

    test('is exported completely, each entry once, beyond one read step', async () => {
      const [newest] = await found('limit=1');
      await api().transactions.run(async (tx) => {
        for (let n = 0; n < 11; n += 1)
          await tx.manager.query(
            `INSERT INTO activity (at, actorName, action, resource, resourceId)
            SELECT at, 'Bulk', action, resource, resourceId FROM activity WHERE id = ? OR actorName = 'Bulk'`,
            [newest?.id ?? 0],
          );
      });
      const { text } = await admin.get('/api/audit/export?q=bulk&format=jsonl');
      const ids = text
        .trimEnd()
        .split('\n')
        .map((line) => (JSON.parse(line) as Entry).id);
      expect(ids).toHaveLength(2047);
      expect(new Set(ids).size).toBe(2047);
      expect(ids).toEqual([...ids].sort((a, b) => b - a));
      const page = await ask('q=bulk&limit=10');
      expect(page.headers.get('x-total-count-relation')).toBe('at-least');
      expect((await ask('q=bulk&limit=10&offset=2040')).body).toHaveLength(7);
    });

    test('shows the end of the chain', async () => {
      await seal();
      const { body } = await admin.get('/api/audit/state');
      expect(body).toEqual({
        lastNo: expect.any(Number),
        lastHash: expect.stringMatching(/^[0-9a-f]{64}$/),
        receivers: [],
      });
      await api().transactions.run((tx) =>
        tx.manager.query(
          "INSERT INTO audit_streams (name, sentNo, leaseUntil, failingSince, lastError) VALUES ('syslog', 2, ?, ?, 'No.')",
          [api().clock.now(), api().clock.now()],
        ),
      );
      expect((await admin.get('/api/audit/state')).body.receivers).toEqual([
        {
          name: 'syslog',
          sentNo: 2,
          waiting: body.lastNo - 2,
          failingSince: api().clock.now().toISOString(),
          lastError: 'No.',
        },
      ]);
    });

    test.each([
      'resource=nothing',
      'action=job.nothing',
      'from=2026-02-30',
      'actorId=x',
      'other=1',
    ])('refuses %s', async (query) => {
      expect((await admin.get(`/api/audit?${query}`)).status).toBe(400);
    });
  },
  { SESSION_HOURS: '720' },
);
