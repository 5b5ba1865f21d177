import { AppError, fieldError } from '@dispatch/domain/errors';
import { encode } from 'iconv-lite';
import { csv } from '../../../../test/imports/files';
import { goodRow, HEADS, runToEnd, sendFile } from '../../../../test/imports/sending';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import { expectStatus } from '../../../../test/records/jobs';
import { Outbox } from '../../../workers/outbox';
import { CreateJobService } from '../../jobs/change/create-job.service';

describeHttpOnEachDatabase('imports of jobs', (api) => {
  let desk: Caller;
  beforeAll(async () => {
    desk = await api().as('dispatcher');
  });

  let made = 0;
  /** A unique VIN. Its last eight are a number. */
  const vin = () => String(10_000_000 + (made += 1));
  const send = async (rows: readonly (readonly string[])[], query = {}) =>
    expectStatus(await sendFile(desk, csv([HEADS, ...rows]), query), 201);
  const rowsOf = async (id: number, query = '') =>
    expectStatus(await desk.get(`/api/imports/${String(id)}/rows${query}`), 200);
  const tasksOf = (id: number) =>
    api().database.query(
      "SELECT state, lastError FROM outbox_tasks WHERE resource = 'import' AND resourceId = ?",
      [id],
    );
  const job = async (id: number) => desk.get(`/api/jobs/${String(id)}`);

  test.each([
    ['GET', '/api/imports'],
    ['POST', '/api/imports?kind=jobs&fileName=a.csv'],
    ['POST', '/api/imports/1/run'],
    ['GET', '/api/import-template?kind=jobs'],
    ['POST', '/api/jobs/import?fileName=a.csv'],
  ])('%s %s is for users who manage jobs', async (method, path) => {
    const ask = (caller: Caller) => caller.send(method, path, undefined, {});
    expect((await ask(api().anonymous)).status).toBe(401);
    for (const member of ['driver', 'viewer', 'billing'] as const)
      expect((await ask(await api().as(member))).status).toBe(403);
  });

  test.each([
    ['GET', ''],
    ['DELETE', ''],
    ['PUT', '/columns'],
    ['POST', '/run'],
    ['POST', '/stop'],
    ['POST', '/undo'],
    ['GET', '/rows'],
    ['GET', '/rows/1'],
    ['PUT', '/rows/1'],
    ['GET', '/file'],
  ])('%s of an unknown import, %s, is 404', async (method, part) => {
    const body = part === '/columns' ? { columns: ['vin'] } : {};
    const sent = method === 'PUT' ? body : undefined;
    const answer = await desk.send(method, `/api/imports/99999${part}`, sent, {});
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  test('a file in windows-1252 with semicolons and French headings is read without creating records', async () => {
    const before = expectStatus(await desk.get('/api/jobs?limit=1'), 200).length;
    const file = csv(
      [
        ['Client', 'Adresse de ramassage', 'Ville de livraison', 'NIV', 'Prix', 'Couleur'],
        [
          'Garage Bélanger d’été',
          '1 rue Bélair, Lévis (Québec) G6V 1A1',
          'Montréal',
          '1HGCM82633A004352',
          '1 250,50 $',
          'bleu',
        ],
      ],
      ';',
    );
    const answer = await sendFile(desk, encode(file, 'windows-1252'), {
      fileName: 'commandes été.csv',
    });
    expect(expectStatus(answer, 201)).toMatchObject({
      kind: 'jobs',
      fileName: 'commandes été.csv',
      state: 'draft',
      columns: ['customerName', 'pickupAddress', 'dropoffCity', 'vin', 'price', null],
      counts: { ready: 1, wrong: 0, leftOut: 0, made: 0, undone: 0 },
      createdBy: 'Dora Desk',
    });
    const [row] = await rowsOf(answer.body.id);
    expect(row).toMatchObject({
      line: 2,
      state: 'ready',
      problems: [],
      customer: { id: null, name: 'Garage Bélanger d’été', isBlacklisted: false },
      job: {
        pickupAddress: '1 rue Bélair',
        pickupCity: 'Lévis',
        pickupProvince: 'QC',
        pickupPostalCode: 'G6V 1A1',
        dropoffCity: 'Montréal',
        price: 1250.5,
        units: [{ year: 2003, make: 'Honda', vinLast8: '1HGCM82633A004352' }],
      },
      recordId: null,
    });
    expect(expectStatus(await desk.get('/api/jobs?limit=1'), 200)).toHaveLength(before);
  });

  test('every problem is on its column, and known customers are matched by e-mail, then by name', async () => {
    const one = expectStatus(
      await desk.post('/api/customers', { name: 'Auto Nord', email: 'nord@example.com' }),
      201,
    );
    const { id } = await send([
      ['Somebody', 'NORD@example.com', ...goodRow('', vin()).slice(2)],
      goodRow('auto nord', vin()),
      goodRow('Auto Sud', '123', ['05/06/2026', 'free']),
    ]);
    const rows = await rowsOf(id);
    expect(rows.map((row: { customer: unknown }) => row.customer)).toEqual([
      { id: one.id, name: 'Auto Nord', isBlacklisted: false },
      { id: one.id, name: 'Auto Nord', isBlacklisted: false },
      { id: null, name: 'Auto Sud', isBlacklisted: false },
    ]);
    expect(rows[2].state).toBe('wrong');
    expect(
      rows[2].problems.map(({ column, code }: Record<string, string>) => [column, code]),
    ).toEqual([
      ['preferredPickupDate', 'ambiguous_date'],
      ['vin', 'not_vin'],
      ['price', 'not_money'],
    ]);
    expect((await rowsOf(id, '?state=wrong')).map(({ line }: { line: number }) => line)).toEqual([
      4,
    ]);
  });

  test('a row is wrong with a surplus cell, an error value or a phone number without its digits', async () => {
    const heads = [...HEADS, 'Customer phone'];
    const file = csv([
      heads,
      [...goodRow('Cut Motors', vin()), '', '50', ''],
      [...goodRow('Cut Motors', vin(), ['2026-04-20', '#N/D']), ''],
      [...goodRow('Cut Motors', vin()), '4.16556E+09'],
      [...goodRow('Cut Motors', vin()), '416 555-0142', ''],
    ]);
    const { id, counts } = expectStatus(await sendFile(desk, file), 201);
    expect(counts).toMatchObject({ ready: 1, wrong: 3 });
    const rows = await rowsOf(id, '?state=wrong');
    expect(rows.map(({ problems }: { problems: object[] }) => problems)).toMatchObject([
      [{ column: null, code: 'more_cells_than_header', params: { cells: '50' } }],
      [{ column: 'price', code: 'cell_error', params: { text: '#N/D' } }],
      [{ column: 'customerPhone', code: 'digits_lost' }],
    ]);
    const back = await desk.get(`/api/imports/${String(id)}/file?format=xlsx`);
    expect(back.status).toBe(200);
    const path = `/api/imports/${String(id)}/rows/${String(rows[0].id)}`;
    const cells = [...goodRow('Cut Motors', vin()), ''];
    expect(expectStatus(await desk.put(path, { cells }), 200).state).toBe('ready');
  });

  test('a name similar to a known customer’s is a warning, which names that customer', async () => {
    const { id } = expectStatus(
      await desk.post('/api/customers', { name: 'Concession du Fleuve' }),
      201,
    );
    const taken = await send([goodRow('Concession  du fleuve inc.', vin())]);
    const [row] = await rowsOf(taken.id);
    expect(row).toMatchObject({
      state: 'ready',
      problems: [{ code: 'looks_like_customer', params: { name: 'Concession du Fleuve' } }],
    });
    const { id: other } = expectStatus(
      await desk.post('/api/customers', { name: 'Concession du fleuve inc.' }),
      201,
    );
    const alike = await desk.get(`/api/customers/${String(other)}/look-alikes`);
    expect(alike.body).toMatchObject([{ id }]);
    expect((await desk.get('/api/customers/999999/look-alikes')).status).toBe(404);
  });

  test('jobs are created from the ready rows, with one new customer for all of a customer’s rows', async () => {
    const vins = [vin(), vin(), vin()];
    const { id } = await send([
      goodRow('Brand New Motors', vins[0] ?? ''),
      goodRow('BRAND NEW MOTORS', vins[1] ?? ''),
      goodRow('Brand New Motors', 'bad'),
    ]);
    const done = await runToEnd(api(), desk, id);
    expect(done).toMatchObject({ state: 'done', counts: { ready: 0, wrong: 1, made: 2 } });
    const rows = await rowsOf(id, '?state=made');
    const jobs = await Promise.all(rows.map((row: { recordId: number }) => job(row.recordId)));
    expect(jobs.map(({ body }) => body)).toMatchObject([
      {
        status: 'pending',
        customer: { name: 'Brand New Motors' },
        pickupAddress: '12 Main St',
        pickupCity: 'Laval',
        dropoffCity: 'Toronto',
        preferredPickupDate: '2026-04-20',
        price: 650,
        jobVehicles: [{ vehicle: { vinLast8: vins[0] } }],
      },
      { jobVehicles: [{ vehicle: { vinLast8: vins[1] } }] },
    ]);
    expect(new Set(jobs.map(({ body }) => body.customerId as number)).size).toBe(1);
    const known = expectStatus(await desk.get('/api/customers?limit=5&q=brand%20new'), 200);
    expect(known).toMatchObject([{ name: 'Brand New Motors', totalJobs: 2 }]);
    const found = expectStatus(await desk.get(`/api/jobs?limit=5&q=${vins[0] ?? ''}`), 200);
    expect(found).toHaveLength(1);
  });

  test('a wrong row is corrected in place and created by the next run, without repeating the others', async () => {
    const { id } = await send([goodRow('Mend Motors', vin()), goodRow('Mend Motors', '12')]);
    await runToEnd(api(), desk, id);
    const [wrong] = await rowsOf(id, '?state=wrong');
    const path = `/api/imports/${String(id)}/rows/${String(wrong.id)}`;
    const still = expectStatus(await desk.put(path, { cells: goodRow('Mend Motors', '34') }), 200);
    expect(still).toMatchObject({ state: 'wrong', problems: [{ column: 'vin', code: 'not_vin' }] });
    const mended = expectStatus(
      await desk.put(path, { cells: goodRow('Mend Motors', vin()) }),
      200,
    );
    expect(mended).toMatchObject({ state: 'ready', problems: [] });
    expect(await runToEnd(api(), desk, id)).toMatchObject({ counts: { made: 2, wrong: 0 } });
    expect((await desk.put(path, { isLeftOut: true })).body.code).toBe('import_elsewhere');
    expect((await desk.post(`/api/imports/${String(id)}/run`)).body.code).toBe(
      'import_nothing_ready',
    );
    const known = expectStatus(await desk.get('/api/customers?limit=5&q=mend%20motors'), 200);
    expect(known).toMatchObject([{ totalJobs: 2 }]);
  });

  test('the reason of a refused record is on the column of its field, with its own code', async () => {
    const { id } = await send([goodRow('Refused Motors', vin()), goodRow('Refused', vin())]);
    const making = jest
      .spyOn(api().app.get(CreateJobService), 'make')
      .mockRejectedValueOnce(
        fieldError('vehicleUnitsData.0.year', 'out_of_range', { min: 1, max: 2 }),
      )
      .mockRejectedValueOnce(new AppError('customer_has_open_jobs', { count: 2 }));
    const done = await runToEnd(api(), desk, id);
    making.mockRestore();
    expect(done.counts).toMatchObject({ wrong: 2, made: 0 });
    expect((await rowsOf(id)).map(({ problems }: { problems: object[] }) => problems)).toEqual([
      [
        {
          ...{ column: 'year', code: 'out_of_range', params: { min: 1, max: 2 }, isWarning: false },
          message: 'must be from 1 to 2',
        },
      ],
      [
        {
          ...{
            column: null,
            code: 'customer_has_open_jobs',
            params: { count: 2 },
            isWarning: false,
          },
          message: 'This customer still has open jobs: 2. Complete or cancel them first.',
        },
      ],
    ]);
  });

  test('a skipped row is not created, and can be included again', async () => {
    const { id } = await send([goodRow('Left Motors', vin()), goodRow('Left Motors', vin())]);
    const [first] = await rowsOf(id);
    const path = `/api/imports/${String(id)}/rows/${String(first.id)}`;
    expect(expectStatus(await desk.put(path, { isLeftOut: true }), 200).state).toBe('left-out');
    expect(await runToEnd(api(), desk, id)).toMatchObject({ counts: { made: 1, leftOut: 1 } });
    expect(expectStatus(await desk.put(path, { isLeftOut: false }), 200).state).toBe('ready');
    expect(await runToEnd(api(), desk, id)).toMatchObject({ counts: { made: 2, leftOut: 0 } });
  });

  test('warnings are shown for a VIN on an open job, a duplicate VIN and a blacklisted customer', async () => {
    const twice = vin();
    const { id } = await send([goodRow('Doubt Motors', twice)]);
    await runToEnd(api(), desk, id);
    const [{ recordId }] = await rowsOf(id);
    const known = expectStatus(await desk.get('/api/customers?limit=1&q=doubt'), 200);
    expectStatus(
      await desk.put(`/api/customers/${String(known[0].id)}`, { status: 'inactive' }),
      200,
    );
    const other = vin();
    const again = await send([
      goodRow('Doubt Motors', twice),
      goodRow('New', other),
      goodRow('New', other),
    ]);
    const told = (await rowsOf(again.id)).map(({ problems }: { problems: object[] }) => problems);
    const reference = `JOB-${String(recordId).padStart(6, '0')}`;
    expect(told).toMatchObject([
      [
        { code: 'blacklisted_customer', isWarning: true },
        { code: 'vin_on_open_job', params: { job: reference }, isWarning: true },
      ],
      [],
      [{ column: 'vin', code: 'stands_twice', params: { line: 3 }, isWarning: true }],
    ]);
    expect(again.counts).toMatchObject({ ready: 3, wrong: 0 });
  });

  test('a stopped run creates no more records, and continues when it is started again', async () => {
    const { id } = await send([goodRow('Stop Motors', vin()), goodRow('Stop Motors', vin())]);
    const path = `/api/imports/${String(id)}`;
    expectStatus(await desk.post(`${path}/run`), 200);
    expect(expectStatus(await desk.post(`${path}/stop`), 200).state).toBe('stopped');
    await api().app.get(Outbox).drain();
    expect((await desk.get(path)).body).toMatchObject({ state: 'stopped', counts: { made: 0 } });
    expect(await runToEnd(api(), desk, id)).toMatchObject({ state: 'done', counts: { made: 2 } });
  });

  test('an import deleted while its task waits leaves nothing to do', async () => {
    const { id } = await send([goodRow('Gone Before', vin())]);
    const path = `/api/imports/${String(id)}`;
    expectStatus(await desk.post(`${path}/run`), 200);
    expectStatus(await desk.post(`${path}/stop`), 200);
    expect((await desk.delete(path)).status).toBe(204);
    await api().app.get(Outbox).drain();
    expect(await tasksOf(id)).toMatchObject([{ state: 'done', lastError: null }]);
  });

  test('a repeated request to run or undo changes nothing while one is in progress', async () => {
    const { id } = await send([goodRow('Twice Motors', vin())]);
    const path = `/api/imports/${String(id)}`;
    for (const what of ['run', 'undo']) {
      const before = (await tasksOf(id)).length;
      const first = expectStatus(await desk.post(`${path}/${what}`), 200);
      api().clock.advance(1_000);
      const second = expectStatus(await desk.post(`${path}/${what}`), 200);
      expect(second).toEqual(first);
      expect(await tasksOf(id)).toHaveLength(before + 1);
      await api().app.get(Outbox).drain();
    }
    expect((await desk.get(path)).body).toMatchObject({ state: 'undone' });
  });

  test('a run whose task was lost is started again', async () => {
    const { id } = await send([goodRow('Lost Motors', vin())]);
    const path = `/api/imports/${String(id)}`;
    expectStatus(await desk.post(`${path}/run`), 200);
    await api().transactions.run((tx) =>
      tx.manager.query('DELETE FROM outbox_tasks WHERE resourceId = ?', [id]),
    );
    expect(await runToEnd(api(), desk, id)).toMatchObject({ state: 'done', counts: { made: 1 } });
  });

  test('two workers on one import create each row once', async () => {
    const { id } = await send(Array.from({ length: 12 }, () => goodRow('Twin Motors', vin())));
    const path = `/api/imports/${String(id)}`;
    // A stop does not wait for the worker, so another start gets a second worker.
    for (const what of ['run', 'stop', 'run'])
      expectStatus(await desk.post(`${path}/${what}`), 200);
    expect(await tasksOf(id)).toHaveLength(2);
    await api().app.get(Outbox).drain();
    expect((await desk.get(path)).body).toMatchObject({ state: 'done', counts: { made: 12 } });
    const known = expectStatus(await desk.get('/api/customers?limit=5&q=twin%20motors'), 200);
    expect(known).toMatchObject([{ totalJobs: 12 }]);
  });

  test('an uploaded file can be deleted with its rows; its records stay', async () => {
    const { id } = await send([goodRow('Forgotten Motors', vin())]);
    await runToEnd(api(), desk, id);
    const [{ recordId }] = await rowsOf(id);
    expect((await desk.delete(`/api/imports/${String(id)}`)).status).toBe(204);
    expect((await desk.get(`/api/imports/${String(id)}/rows`)).status).toBe(404);
    expect((await job(recordId)).status).toBe(200);
    const left = await api().database.query('SELECT 1 FROM import_rows WHERE importId = ?', [id]);
    expect(left).toEqual([]);
  });
});
