import { type Caller, describeHttp } from '../../../../test/app/http';
import { expectStatus, makeDriverJob } from '../../../../test/records/jobs';

describeHttp('Comments on a job', (api) => {
  let dispatcher: Caller;
  let billing: Caller;
  beforeAll(async () => {
    dispatcher = await api().as('dispatcher');
    billing = await api().as('billing');
  });

  const comment = async (caller: Caller, job: number, text: string) =>
    expectStatus(await caller.post(`/api/jobs/${String(job)}/comments`, { text }), 201);
  const mentionsOf = async (caller: Caller) =>
    expectStatus(await caller.get('/api/notices?kind=mentioned'), 200) as {
      id: number;
      job: { id: number };
    }[];

  it('are listed oldest first, with their authors and mentions', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    await comment(dispatcher, id, 'Yard closes at noon.\n@Bill Books, no waiting charge please.');
    await comment(billing, id, 'Fine.');
    const list = await (await api().as('viewer')).get(`/api/jobs/${String(id)}/comments`);
    expect(expectStatus(list, 200)).toMatchObject([
      {
        author: { id: api().cast.dispatcher.userId, name: 'Dora Desk' },
        text: 'Yard closes at noon.\n@Bill Books, no waiting charge please.',
        mentions: [{ id: api().cast.billing.userId, name: 'Bill Books' }],
      },
      { author: { name: 'Bill Books' }, text: 'Fine.', mentions: [] },
    ]);
  });

  it('tell only the mentioned person, until that person has read it', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const before = (await mentionsOf(billing)).length;
    await comment(dispatcher, id, '@bill books and @Dora Desk: see this');
    expect(await mentionsOf(dispatcher)).toEqual([]);
    const [notice, ...others] = (await mentionsOf(billing)).slice(before);
    expect([notice?.job.id, others]).toEqual([id, []]);
    expectStatus(await dispatcher.post('/api/notices/read', { ids: [notice?.id] }), 200);
    expect(await mentionsOf(billing)).toHaveLength(before + 1);
    expectStatus(await billing.post('/api/notices/read', { ids: [notice?.id] }), 200);
    expect(await mentionsOf(billing)).toHaveLength(before);
  });

  it('are deleted by their author or an admin, with the notices that they raised', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const before = (await mentionsOf(billing)).length;
    const made = await comment(dispatcher, id, '@Bill Books?');
    const path = `/api/jobs/${String(id)}/comments/${String(made.id)}`;
    expectStatus(await billing.delete(path), 403);
    expectStatus(await (await api().as('admin')).delete(path), 204);
    expectStatus(await dispatcher.delete(path), 404);
    expect(await mentionsOf(billing)).toHaveLength(before);
  });

  it('are deleted with the notice of a colleague who was renamed since', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const before = (await mentionsOf(billing)).length;
    const made = await comment(dispatcher, id, '@Bill Books?');
    expect(await mentionsOf(billing)).toHaveLength(before + 1);
    const rename = (from: string, to: string) =>
      api().transactions.run((tx) =>
        tx.manager.query('UPDATE users SET name = ? WHERE name = ?', [to, from]),
      );
    await rename('Bill Books', 'Bill Ledger');
    const path = `/api/jobs/${String(id)}/comments/${String(made.id)}`;
    expectStatus(await dispatcher.delete(path), 204);
    await rename('Bill Ledger', 'Bill Books');
    expect(await mentionsOf(billing)).toHaveLength(before);
  });

  it('are for the office alone', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    await comment(dispatcher, id, 'Not for the road');
    const path = `/api/jobs/${String(id)}/comments`;
    const driver = await api().as('driver');
    expectStatus(await driver.get(path), 403);
    expectStatus(await driver.post(path, { text: 'Hello' }), 403);
    expectStatus(await (await api().as('viewer')).post(path, { text: 'Hello' }), 403);
    const job = expectStatus(await driver.get(`/api/jobs/${String(id)}`), 200);
    expect(job).not.toHaveProperty('responsibleId');
    expect(JSON.stringify(job)).not.toContain('Not for the road');
    const told = await api().database.query<{ action: string }>(
      "SELECT * FROM activity WHERE action = 'job.commented' AND resourceId = ?",
      [id],
    );
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toContain('Not for the road');
  });

  it('are refused without text and for an unknown job', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const empty = await dispatcher.post(`/api/jobs/${String(id)}/comments`, { text: ' ' });
    expect(empty.body).toMatchObject({ details: [{ field: 'text', code: 'required' }] });
    expectStatus(await dispatcher.post('/api/jobs/999999/comments', { text: 'x' }), 404);
    expectStatus(await dispatcher.get('/api/jobs/999999/comments'), 404);
  });
});

describeHttp('Who looks after a job', (api) => {
  it('is an active user of the office', async () => {
    const dispatcher = await api().as('dispatcher');
    const people = expectStatus(await dispatcher.get('/api/colleagues'), 200) as { name: string }[];
    const names = people.map(({ name }) => name);
    expect(names).toContain('Bill Books');
    for (const other of ['Dana Driver', 'Ines Inactive', 'Sam Stranger'])
      expect(names).not.toContain(other);
    const { id } = await makeDriverJob(api(), 'assigned');
    const change = (userId: number | null) =>
      dispatcher.put(`/api/jobs/${String(id)}`, { responsibleId: userId });
    const { billing, driver } = api().cast;
    expect(expectStatus(await change(billing.userId), 200)).toMatchObject({
      responsibleId: billing.userId,
    });
    expect((await change(driver.userId)).body).toMatchObject({
      details: [{ field: 'responsibleId', code: 'unknown_colleague' }],
    });
    expect(expectStatus(await change(null), 200)).toMatchObject({ responsibleId: null });
    expectStatus(await (await api().as('driver')).get('/api/colleagues'), 403);
  });
});

describeHttp('The progress of a job', (api) => {
  it('has the start of its status and its loading, by the time of the step', async () => {
    api().clock.set('2026-03-31T12:00:00.000Z');
    const { id, statusSince, loadedAt } = await makeDriverJob(api(), 'assigned');
    expect([statusSince, loadedAt]).toEqual(['2026-03-31T12:00:00.000Z', null]);
    const admin = await api().as('admin');
    const change = async (at: string, body: object) => {
      api().clock.set(at);
      return expectStatus(await admin.put(`/api/jobs/${String(id)}`, body), 200);
    };
    const loading = '2026-03-31T13:00:00.000Z';
    expect(await change(loading, { status: 'picked-up' })).toMatchObject({
      statusSince: loading,
      loadedAt: loading,
    });
    expect(await change('2026-03-31T14:00:00.000Z', { poNumber: 'A-1' })).toMatchObject({
      statusSince: loading,
    });
    const onTheWay = '2026-03-31T15:00:00.000Z';
    expect(await change(onTheWay, { status: 'in-transit' })).toMatchObject({
      statusSince: onTheWay,
      loadedAt: loading,
    });
    const delivered = { status: 'delivered', completedAt: '2026-03-31T15:30:00.000Z' };
    expect(await change('2026-03-31T20:00:00.000Z', delivered)).toMatchObject({
      statusSince: '2026-03-31T15:30:00.000Z',
      completedAt: '2026-03-31T15:30:00.000Z',
    });
  });
});
