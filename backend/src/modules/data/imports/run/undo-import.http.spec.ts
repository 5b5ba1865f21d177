import { csv } from '../../../../../test/imports/files';
import { goodRow, HEADS, runToEnd, sendFile } from '../../../../../test/imports/sending';
import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import { expectStatus } from '../../../../../test/records/jobs';
import { sendPhoto } from '../../../../../test/reports/photos';
import { Outbox } from '../../../../workers/outbox';

describeHttpOnEachDatabase('the undo of an import', (api) => {
  let desk: Caller;
  beforeAll(async () => {
    desk = await api().as('dispatcher');
  });

  let made = 0;
  const vin = () => String(40_000_000 + (made += 1));
  const send = async (rows: readonly (readonly string[])[]) =>
    expectStatus(await sendFile(desk, csv([HEADS, ...rows])), 201);
  const rowsOf = async (id: number) =>
    expectStatus(await desk.get(`/api/imports/${String(id)}/rows`), 200);
  const job = async (id: number) => desk.get(`/api/jobs/${String(id)}`);

  test('one undo removes all jobs and the customers created with them', async () => {
    const kept = expectStatus(await desk.post('/api/customers', { name: 'Kept Motors' }), 201);
    const { id } = await send([
      goodRow('Gone Motors', vin()),
      goodRow('Gone Motors', vin()),
      goodRow('Kept Motors', vin()),
    ]);
    await runToEnd(api(), desk, id);
    const rows = await rowsOf(id);
    const undone = await runToEnd(api(), desk, id, 'undo');
    expect(undone).toMatchObject({ state: 'undone', counts: { made: 0, undone: 3 } });
    for (const { recordId } of rows) expect((await job(recordId)).status).toBe(404);
    expect(expectStatus(await desk.get('/api/customers?limit=5&q=gone%20motors'), 200)).toEqual([]);
    expect((await desk.get(`/api/customers/${String(kept.id)}`)).body).toMatchObject({
      totalJobs: 0,
      version: 1,
    });
    expect((await desk.post(`/api/imports/${String(id)}/run`)).body.code).toBe('import_elsewhere');
  });

  test.each<[string, (jobId: number, customerId: number) => Promise<unknown>]>([
    ['a job was edited', (jobId) => desk.put(`/api/jobs/${String(jobId)}`, { poNumber: 'X' })],
    ['a job was deleted', (jobId) => desk.delete(`/api/jobs/${String(jobId)}`)],
    [
      'a customer was changed',
      (_, customerId) => desk.put(`/api/customers/${String(customerId)}`, { phone: '1' }),
    ],
    [
      'a job got a photo',
      async (jobId) => {
        const [unit] = (await job(jobId)).body.jobVehicles;
        const target = { job: jobId, unit: unit.id as number };
        expectStatus(await sendPhoto(api(), desk, target), 200);
      },
    ],
    ['a customer got another job', (_, customerId) => desk.post('/api/jobs', { customerId })],
  ])('nothing is taken back once %s', async (what, touch) => {
    const { id } = await send([goodRow(`Touched by ${what}`, vin()), goodRow('Other', vin())]);
    await runToEnd(api(), desk, id);
    const [{ recordId }] = await rowsOf(id);
    await touch(recordId, (await job(recordId)).body.customerId);
    const answer = await desk.post(`/api/imports/${String(id)}/undo`);
    expect(answer).toMatchObject({
      status: 409,
      body: { code: 'import_touched', params: { count: 1 } },
    });
    await api().app.get(Outbox).drain();
    expect((await desk.get(`/api/imports/${String(id)}`)).body).toMatchObject({
      state: 'done',
      counts: { made: 2 },
    });
  });

  test('a record changed after the undo began stays, and its row says why', async () => {
    const { id } = await send([
      goodRow('Edited Later', vin()),
      goodRow('Terms Later', vin()),
      goodRow('Still Gone', vin()),
    ]);
    await runToEnd(api(), desk, id);
    const path = `/api/imports/${String(id)}`;
    expectStatus(await desk.post(`${path}/undo`), 200);
    const [edited, terms] = await rowsOf(id);
    expectStatus(await desk.put(`/api/jobs/${String(edited.recordId)}`, { poNumber: 'X' }), 200);
    const { customerId } = (await job(terms.recordId)).body;
    const admin = await api().as('admin');
    const billing = `/api/customers/${String(customerId)}/billing`;
    expectStatus(await admin.put(billing, { poRequired: true }), 200);
    await api().app.get(Outbox).drain();
    expect((await desk.get(path)).body).toMatchObject({
      state: 'done',
      counts: { made: 1, undone: 2 },
    });
    expect(await rowsOf(id)).toMatchObject([
      { state: 'made', problems: [{ column: null, code: 'stale_version', isWarning: false }] },
      {
        state: 'undone',
        problems: [{ column: 'customerName', code: 'changed_since', isWarning: true }],
      },
      { state: 'undone', problems: [] },
    ]);
    expect((await job(edited.recordId)).status).toBe(200);
    expect((await desk.get(`/api/customers/${String(customerId)}`)).status).toBe(200);
  });
});
