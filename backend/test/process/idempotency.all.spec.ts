import type { MysqlSettings } from '../../src/database/engines/options';
import { Caller } from '../app/caller';
import { CommitGate } from '../databases/commit-gate';
import { describeOn, preparedPlace } from '../databases/databases';
import { eventually } from '../app/eventually';
import { Outsider } from './outside';
import { ServerProcess } from './server-process';
import { serverOn } from './server-settings';

/** The last statement before the commit of a keyed request. */
const ANSWER_SAVED = 'UPDATE idempotency_keys';

const withKey = (key: string) => ({ 'Idempotency-Key': key });

describeOn('mysql', 'an idempotency key over two processes', () => {
  let place: MysqlSettings;
  let outsider: Outsider;
  let gate: CommitGate;
  /** Its database connection goes through the gate. */
  let one: ServerProcess;
  let other: ServerProcess;
  let atOne: Caller;
  let atOther: Caller;

  beforeAll(async () => {
    place = (await preparedPlace('mysql')) as MysqlSettings; // of the engine asked for
    gate = new CommitGate(place);
    await gate.open();
    one = await ServerProcess.start(serverOn({ ...place, host: '127.0.0.1', port: gate.port }));
    atOne = await one.admin();
    other = await ServerProcess.start(serverOn(place));
    atOther = new Caller(other.address, atOne.token);
    outsider = await Outsider.at(place);
  });
  afterAll(async () => {
    await outsider.close();
    await Promise.all([one.stop(), other.stop()]);
    await gate.close();
  });

  const customersNamed = (name: string) =>
    outsider.rows('SELECT id FROM customers WHERE name = ?', [name]);

  test('a repeat at either process gets the first response with its entity tag', async () => {
    const body = { name: 'Replay Motors' };
    const first = await atOne.post('/api/customers', body, withKey('replay'));
    expect(first.status).toBe(201);
    expect(first.headers.get('ETag')).toBe('"1"');
    await atOther.put(`/api/customers/${String(first.body.id)}`, { phone: '416-555-0100' });
    for (const caller of [atOne, atOther]) {
      const again = await caller.post('/api/customers', body, withKey('replay'));
      expect(again.status).toBe(201);
      expect(again.body).toEqual(first.body);
      expect(again.headers.get('ETag')).toBe('"1"');
    }
    expect(await customersNamed(body.name)).toHaveLength(1);
  });

  test('a different body gets 422 at either process', async () => {
    await atOne.post('/api/customers', { name: 'One Name' }, withKey('mismatch'));
    for (const caller of [atOne, atOther]) {
      const answer = await caller.post('/api/customers', { name: 'Another' }, withKey('mismatch'));
      expect(answer.body).toMatchObject({ statusCode: 422, code: 'idempotency_mismatch' });
    }
    expect(await customersNamed('Another')).toEqual([]);
  });

  test('while the first request runs, a repeat gets 409 with Retry-After at either process', async () => {
    const upsert = (caller: Caller) =>
      caller.post('/api/customers/upsert', { name: 'Slow Motors' }, withKey('in-flight'));
    await outsider.holdGuard('customer-upsert');
    const first = upsert(atOne);
    await outsider.sees(1, 'guards');
    for (const caller of [atOne, atOther]) {
      const repeat = await upsert(caller);
      expect(repeat.body).toMatchObject({ statusCode: 409, code: 'idempotency_in_flight' });
      expect(Number(repeat.headers.get('Retry-After'))).toBeGreaterThan(0);
    }
    await outsider.run('COMMIT');
    expect((await first).status).toBe(200);
    expect((await upsert(atOther)).body).toEqual((await first).body);
    expect(await customersNamed('Slow Motors')).toHaveLength(1);
  });

  test('forty simultaneous repeats over both processes create one record', async () => {
    const body = { name: 'Crowded Motors' };
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) =>
        (index % 2 ? atOne : atOther).post('/api/customers', body, withKey('crowd')),
      ),
    );
    for (const { status } of answers) expect([201, 409]).toContain(status);
    expect(answers.filter(({ status }) => status === 201).length).toBeGreaterThan(0);
    expect((await atOne.post('/api/customers', body, withKey('crowd'))).status).toBe(201);
    expect(await customersNamed(body.name)).toHaveLength(1);
  });

  test('a failed request leaves its key free', async () => {
    const refused = await atOne.post('/api/jobs', { customerId: 999_999 }, withKey('failed'));
    expect(refused.status).toBe(400);
    expect((await atOther.post('/api/jobs', {}, withKey('failed'))).status).toBe(201);
  });

  test('expires after a day', async () => {
    const body = { name: 'Yesterday Motors' };
    await atOne.post('/api/customers', body, withKey('yesterday'));
    const aged = (hours: number) =>
      outsider.run(
        `UPDATE idempotency_keys SET createdAt = createdAt - INTERVAL ${String(hours)} HOUR,
          expiresAt = expiresAt - INTERVAL ${String(hours)} HOUR WHERE \`key\` = 'yesterday'`,
      );
    await aged(23);
    await atOther.post('/api/customers', body, withKey('yesterday'));
    expect(await customersNamed(body.name)).toHaveLength(1);
    await aged(2);
    await atOther.post('/api/customers', body, withKey('yesterday'));
    expect(await customersNamed(body.name)).toHaveLength(2);
  });

  test('a connection lost during the commit gives 503, and the repeat gets the response', async () => {
    const body = { name: 'Unknown Outcome' };
    const { waiting } = await gate.swallowCommitOf(ANSWER_SAVED, () =>
      atOne.post('/api/customers', body, withKey('unknown')),
    );
    gate.cut();
    const lost = await waiting;
    expect(lost.status).toBe(503);
    expect(lost.headers.get('Retry-After')).toBe('1');
    const repeat = await atOne.post('/api/customers', body, withKey('unknown'));
    expect(repeat.status).toBe(201);
    expect(repeat.headers.get('Idempotency-Replayed')).toBe('true');
    expect(await customersNamed(body.name)).toEqual([{ id: repeat.body.id }]);
  });

  test('a process killed between commit and response: a repeat gets the response at either process', async () => {
    const body = { name: 'Last Words' };
    const { waiting } = await gate.swallowCommitOf(ANSWER_SAVED, () =>
      atOne.post('/api/customers', body, withKey('killed')),
    );
    const silence = expect(waiting).rejects.toThrow();
    await one.kill();
    await silence;
    gate.cut();
    const elsewhere = await atOther.post('/api/customers', body, withKey('killed'));
    expect(elsewhere.status).toBe(201);
    one = await one.again();
    expect((await atOne.post('/api/customers', body, withKey('killed'))).body).toEqual(
      elsewhere.body,
    );
    expect(await customersNamed(body.name)).toEqual([{ id: elsewhere.body.id }]);
  });

  test('a process killed before its commit: nothing is stored, and the key is free', async () => {
    const body = { name: 'Never Was' };
    await outsider.holdGuard('customer-upsert');
    const first = atOne.post('/api/customers/upsert', body, withKey('before'));
    const silence = expect(first).rejects.toThrow();
    await outsider.sees(1, 'guards');
    await one.kill();
    await silence;
    await outsider.run('COMMIT');
    expect(await customersNamed(body.name)).toEqual([]);
    // The database rolls back when it detects the closed connection.
    await eventually('the key is free', async () => {
      const { status } = await atOther.post('/api/customers/upsert', body, withKey('before'));
      return status === 200;
    });
    expect(await customersNamed(body.name)).toHaveLength(1);
    one = await one.again();
  });
});
