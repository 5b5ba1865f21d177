import type { MysqlSettings } from '../../src/database/engines/options';
import { MIGRATIONS } from '../../src/database/schema/migrations';
import type { Answer } from '../app/caller';
import { Caller } from '../app/caller';
import { describeOn, freshPlace } from '../databases/databases';
import { EventListener } from '../app/event-listener';
import { Outsider } from './outside';
import { ADMIN, ServerProcess } from './server-process';
import { serverOn } from './server-settings';

const ROUNDS = Number(process.env['ROUNDS'] ?? 10);

/** Retries on 503, because a slow machine may not serve a burst in time. */
async function untilServed(call: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    const answer = await call();
    if (answer.status !== 503 && answer.body.code !== 'idempotency_in_flight') return answer;
    expect(answer.headers.get('Retry-After')).toBe('1');
  }
}

describeOn('mysql', 'two processes on one database', () => {
  let outsider: Outsider;
  let servers: readonly [ServerProcess, ServerProcess];
  let callers: readonly [Caller, Caller];

  beforeAll(async () => {
    const place = (await freshPlace('mysql')) as MysqlSettings; // of the engine asked for
    outsider = await Outsider.at(place);
    // Both start with an empty database.
    servers = await Promise.all([
      ServerProcess.start(serverOn(place)),
      ServerProcess.start(serverOn(place)),
    ]);
    const { token } = await Promise.any(servers.map((server) => server.admin()));
    callers = [new Caller(servers[0].address, token), new Caller(servers[1].address, token)];
  });
  afterAll(async () => {
    await outsider.close();
    await Promise.all(servers.map((server) => server.stop()));
  });

  /** Sends the same request several times at once, alternating between the processes. */
  const together = (count: number, call: (caller: Caller, index: number) => Promise<Answer>) =>
    Promise.all(
      Array.from({ length: count }, (_, index) => call(callers[index % 2 === 0 ? 0 : 1], index)),
    );

  async function count(table: string, condition: string): Promise<number> {
    const [row] = await outsider.rows<{ n: number }>(
      `SELECT COUNT(*) AS n FROM ${table} WHERE ${condition}`,
    );
    return row?.n ?? -1;
  }

  test('that start together migrate once and create one admin', async () => {
    expect(await count('schema_steps', "state = 'done'")).toBe(
      MIGRATIONS.reduce((sum, migration) => sum + migration.steps.length, 0),
    );
    expect(await count('schema_steps', "state <> 'done'")).toBe(0);
    expect(await count('users', '1 = 1')).toBe(1);
    const said = servers.map((server) => server.printed).join('');
    expect(said.match(/First sign-in/g)).toHaveLength(1);
    for (const server of servers) {
      expect((await server.anonymous.get('/api/health/ready')).status).toBe(200);
    }
  });

  test("receive each other's commits, even without a notification", async () => {
    const listener = await EventListener.open(servers[1].address, {
      Authorization: `Bearer ${callers[1].token ?? ''}`,
    });
    expect((await listener.next())?.event).toBe('hello');
    const made = await untilServed(() => callers[0].post('/api/customers', { name: 'No Word' }));
    const heard = async () => {
      for (;;) {
        const event = await listener.next();
        if (event?.data['resource'] === 'customer') return event;
      }
    };
    expect((await heard()).data).toMatchObject({
      action: 'customer.created',
      id: made.body.id,
    });
    listener.close();
  });

  test('create 200 simultaneous jobs with unique references', async () => {
    const answers = await together(200, (caller, index) =>
      untilServed(() =>
        caller.post(
          '/api/jobs',
          {
            specialInstructions: `parallel ${String(index)}`,
            vehicleUnitsData: [{ make: 'Fictional' }],
          },
          { 'Idempotency-Key': `parallel-${String(index)}` },
        ),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 201));
    const references = answers.map(({ body }) => body.jobId as string);
    for (const reference of references) expect(reference).toMatch(/^JOB-\d{6}$/);
    expect(new Set(references).size).toBe(200);
    expect(await count('jobs', "specialInstructions LIKE 'parallel %'")).toBe(200);
  });

  test('create one customer from fifty simultaneous upserts', async () => {
    const answers = await together(50, (caller, index) =>
      caller.post('/api/customers/upsert', {
        name: index % 3 === 0 ? 'CROWD AUTO SALES' : 'Crowd Auto Sales',
        email: 'Office@crowd.example',
      }),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    expect(new Set(answers.map(({ body }) => body.id as number)).size).toBe(1);
    expect(await count('customers', "email = 'office@crowd.example'")).toBe(1);
  });

  test('three clients at once put one first vehicle on a job, and nobody a tenth', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const job = await callers[0].post('/api/jobs', {});
      const path = `/api/jobs/${String(job.body.id)}`;
      const answers = await together(3, (caller, index) =>
        caller.put(path, { vehicleData: { make: 'Fictional', model: `of ${String(index)}` } }),
      );
      for (const { status } of answers) expect([200, 409]).toContain(status);
      const seen = await callers[1].get(path);
      expect(seen.body).toMatchObject({ vehicleCount: 1 });
      expect(seen.body.jobVehicles).toHaveLength(1);
    }
    const ten = Array.from({ length: 10 }, () => ({ make: 'Fictional' }));
    const answers = await together(3, (caller) =>
      caller.post('/api/jobs', { vehicleUnitsData: ten }),
    );
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400]);
    expect(await count('job_units', 'position > 9')).toBe(0);
  });

  test('accept one of many changes to the same version', async () => {
    const job = await callers[0].post('/api/jobs', {});
    const path = `/api/jobs/${String(job.body.id)}`;
    const answers = await together(12, (caller, index) =>
      caller.put(path, { poNumber: `PO-${String(index)}` }, { 'If-Match': '"1"' }),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 412)).toHaveLength(11);
    expect((await callers[1].get(path)).body).toMatchObject({ version: 2 });
  });

  test('keep one of two admins who demote each other at once', async () => {
    const first = await callers[0].get('/api/auth/me');
    const firstId = first.body.user.id as number;
    const second = { email: 'second@example.com', password: 'correct horse battery' };
    const made = await callers[0].post('/api/admin/users', {
      ...second,
      name: 'Second Admin',
      role: 'admin',
    });
    const secondId = made.body.id as number;
    for (let round = 0; round < ROUNDS; round += 1) {
      await outsider.run("UPDATE users SET isActive = 1, role = 'admin'");
      await outsider.run('DELETE FROM sign_in_failures');
      const [a, b] = [await servers[0].signIn(ADMIN), await servers[1].signIn(second)];
      const change = round % 2 === 0 ? { isActive: false } : { role: 'driver' };
      const answers = await Promise.all([
        a.put(`/api/admin/users/${String(secondId)}`, change),
        b.put(`/api/admin/users/${String(firstId)}`, change),
      ]);
      const statuses = answers.map(({ status }) => status).sort();
      // The slower one is refused as the last admin, or finds its session ended.
      expect(statuses[0]).toBe(200);
      expect([401, 409]).toContain(statuses[1]);
      expect(await count('users', "isActive = 1 AND role = 'admin'")).toBe(1);
    }
  });
});
