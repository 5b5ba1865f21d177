import { AppError } from '@dispatch/domain/errors';
import { CUSTOMER_COLUMNS, JOB_COLUMNS } from '@dispatch/domain/imports/fields';
import { csv, onDisk, workbookOf, XLSX } from '../../../../../test/imports/files';
import { download, goodRow, HEADS, runToEnd, sendFile } from '../../../../../test/imports/sending';
import { type Caller, describeHttp } from '../../../../../test/app/http';
import { expectStatus } from '../../../../../test/records/jobs';
import { IS_FULL_TIER } from '../../../../../test/app/tier';
import { FileReader } from '../../../../import-files/file-reader';
import { IMPORT_THREAD } from '../../../../import-files/thread-program';
import { Outbox } from '../../../../workers/outbox';
import { ImportRepository } from '../import.repository';
import { RowReader } from '../rows/row-reader';

type RefusedFile = [string, Uint8Array | string, number, string];

const A_BOMB = (): RefusedFile => [
  'a bomb',
  workbookOf('', { 'xl/a.xml': new Uint8Array(160_000_000) }),
  413,
  'import_file_too_large',
];

describeHttp('import files', (api) => {
  let desk: Caller;
  let made = 0;
  const vin = () => String(20_000_000 + (made += 1));
  beforeAll(async () => {
    desk = await api().as('dispatcher');
  });
  const customer = async (name: string): Promise<number> =>
    expectStatus(await desk.post('/api/customers', { name }), 201).id;
  const rowsOf = async (id: number, query = '') =>
    expectStatus(await desk.get(`/api/imports/${String(id)}/rows${query}`), 200);

  test.each([
    ['jobs', 'en-CA', JOB_COLUMNS],
    ['jobs', 'fr-CA', JOB_COLUMNS],
    ['customers', 'en-CA', CUSTOMER_COLUMNS],
    ['customers', 'fr-CA', CUSTOMER_COLUMNS],
  ] as const)(
    'every column of the template of %s in %s is recognized',
    async (kind, language, columns) => {
      for (const format of ['csv', 'xlsx']) {
        const query = `kind=${kind}&language=${language}&format=${format}`;
        const file = await download(desk, `/api/import-template?${query}`);
        const taken = expectStatus(await sendFile(desk, file, { kind }), 201);
        expect(taken.columns).toEqual([...columns]);
        expect(taken.counts).toMatchObject({ ready: 1, wrong: 0 });
        const [row] = await rowsOf(taken.id);
        expect(row.problems).toEqual([]);
      }
    },
  );

  test.each(['en-CA', 'fr-CA'] as const)(
    'our own export in %s is read without loss, with a line for each job or each vehicle',
    async (language) => {
      const name = language === 'en-CA' ? 'Outbound Motors' : 'Retour Motors';
      const places = {
        ...{ pickupAddress: '12 Main St', pickupCity: 'Laval', pickupProvince: 'QC' },
        ...{ pickupPostalCode: 'H7A 1A1', pickupContactName: 'Zoé Roy' },
        ...{ pickupContactPhone: '+1 514 555-0142', pickupSiteContactName: 'Max Bell' },
        ...{ dropoffAddress: '55 Front Street West', dropoffCity: 'Toronto' },
        ...{ dropoffProvince: 'ON', dropoffPostalCode: 'M5J 1E6', dropoffContactName: 'Ann Lee' },
        ...{ dropoffContactPhone: '416-555-0123', dropoffSiteContactName: 'Al West' },
      };
      const details = {
        ...{ preferredPickupDate: '2026-12-01', poNumber: 'PO-4471' },
        specialInstructions: '- Gate 4\n- Call first, =ask for Zoé',
      };
      const units = [
        { year: 2003, make: 'Land Rover', model: 'Defender 90', vinLast8: '1HGCM82633A004352' },
        { year: 2019, make: 'Kia', model: 'Rio', vinLast8: 'KP042788' },
      ];
      const customerId = await customer(name);
      const body = { ...places, ...details, customerId, price: 1250.5 };
      const vehicleUnitsData = units.map((unit, at) => ({
        ...{ ...unit, poNumber: `U-${String(at)}`, price: at === 0 ? 1000.25 : 250.25 },
      }));
      expectStatus(await desk.post('/api/jobs', { ...body, vehicleUnitsData }), 201);
      const query = new URLSearchParams({ q: name, language }).toString();
      for (const format of ['csv', 'xlsx'])
        for (const lines of ['job', 'vehicle']) {
          const path = `/api/jobs/export?${query}&lines=${lines}&format=${format}`;
          const taken = expectStatus(await sendFile(desk, await download(desk, path)), 201);
          const rows = await rowsOf(taken.id);
          const read = rows.map((row: Record<string, unknown>) => ({
            ...{ state: row['state'], made: row['job'], known: row['customer'] },
            problems: row['problems'],
          }));
          const same = { ...places, ...details, pickupContactPhone: '514-555-0142' };
          const known = { id: customerId, name };
          const told = lines === 'job' ? [units] : units.map((unit) => [unit]);
          expect({ format, lines, read }).toMatchObject({
            read: told.map((some, at) => ({
              ...{ state: 'ready', known, problems: [{ code: 'vin_on_open_job' }] },
              made: {
                ...{ ...same, price: lines === 'job' ? 1250.5 : at === 0 ? 1000.25 : 250.25 },
                units: some.map((unit) => ({
                  ...{ ...unit, poNumber: lines === 'job' ? null : `U-${String(at)}` },
                })),
              },
            })),
          });
        }
    },
  );

  test('rows without a record are returned with their problems, and can be sent again', async () => {
    const { id } = expectStatus(
      await sendFile(
        desk,
        csv([HEADS, goodRow('Back Motors', vin()), goodRow('Back Motors', '12')]),
      ),
      201,
    );
    await runToEnd(api(), desk, id);
    const file = await download(desk, `/api/imports/${String(id)}/file?language=fr-CA`);
    const sheet = await new FileReader(IMPORT_THREAD).read(onDisk(file));
    expect(sheet).toEqual([
      [...HEADS, 'Ligne', 'Problèmes'],
      [...goodRow('Back Motors', '12'), '3', 'VIN: doit compter de 8 à 17 lettres et chiffres'],
    ]);
    const again = expectStatus(await sendFile(desk, file), 201);
    expect(again.columns.slice(0, HEADS.length)).not.toContain(null);
    const text = await download(desk, `/api/imports/${String(id)}/file?format=csv&language=en-CA`);
    expect(text.toString()).toContain(
      '3,"VIN: must be the last 8 characters of a VIN, or up to the whole 17"',
    );
  });

  test('columns can be mapped manually; unknown columns are read, and wrong rows become ready', async () => {
    const file = csv([
      ['Firma', 'Von', 'Nach', 'Wagen'],
      ['Hand Motors', 'Laval QC', 'Ottawa ON', vin()],
    ]);
    const taken = expectStatus(await sendFile(desk, file), 201);
    expect(taken).toMatchObject({
      columns: [null, null, null, null],
      counts: { ready: 0, wrong: 1 },
    });
    const path = `/api/imports/${String(taken.id)}/columns`;
    const columns = ['customerName', 'pickupAddress', 'dropoffAddress', 'vin'];
    for (const [wrong, field] of [
      [['vin', 'vin', null, null], 'columns.1'],
      [['name', null, null, null], 'columns.0'],
      [['vin'], 'columns'],
    ] as const) {
      const answer = await desk.put(path, { columns: wrong });
      expect(answer.status).toBe(400);
      expect(answer.body.details).toMatchObject([{ field }]);
    }
    const led = expectStatus(await desk.put(path, { columns }), 200);
    expect(led).toMatchObject({ columns, counts: { ready: 1, wrong: 0 } });
    expect(await runToEnd(api(), desk, taken.id)).toMatchObject({ counts: { made: 1 } });
    // That mapping was not saved.
    expect(expectStatus(await sendFile(desk, file), 201).columns).toEqual([null, null, null, null]);
  });

  test('a concurrent change of columns wins over a slower one, and corrected rows stay unchanged', async () => {
    const file = csv([
      ['Firma', 'Von', 'Nach', 'Wagen', 'Nummer'],
      ['Race Motors', 'Laval QC', 'Ottawa ON', vin(), '1'],
      ['Race Motors', 'Laval QC', 'Ottawa ON', vin(), '2'],
    ]);
    const { id } = expectStatus(await sendFile(desk, file), 201);
    const columns = (last: string | null) => [
      ...['customerName', 'pickupAddress', 'dropoffAddress'],
      ...(last === 'vin' ? [null, 'vin'] : ['vin', null]),
    ];
    const lead = (last: string | null) =>
      desk.put(`/api/imports/${String(id)}/columns`, { columns: columns(last) });
    /** Runs a callback when the rows are first read, before they are written. */
    const meanwhile = (what: () => Promise<unknown>) => {
      const reader = api().app.get(RowReader);
      const read = reader.read.bind(reader);
      return jest.spyOn(reader, 'read').mockImplementationOnce(async (...asked) => {
        const answer = await read(...asked);
        await what();
        return answer;
      });
    };
    const spy = meanwhile(async () => expectStatus(await lead(null), 200));
    const late = await lead('vin');
    expect([late.status, late.body.code]).toEqual([409, 'import_elsewhere']);
    expect((await desk.get(`/api/imports/${String(id)}`)).body).toMatchObject({
      columns: columns(null),
      counts: { ready: 2, wrong: 0 },
    });
    const [, second] = await rowsOf(id);
    meanwhile(async () => {
      const path = `/api/imports/${String(id)}/rows/${String(second.id)}`;
      const cells = ['Race Motors', 'Laval QC', 'Ottawa ON', 'x', vin()];
      expect(expectStatus(await desk.put(path, { cells }), 200).state).toBe('ready');
    });
    expect(expectStatus(await lead('vin'), 200).counts).toMatchObject({ ready: 1, wrong: 1 });
    spy.mockRestore();
    const states = (await rowsOf(id)).map(({ state }: { state: string }) => state);
    expect(states).toEqual(['wrong', 'ready']);
    // Reading the rows again repairs the interrupted change.
    expect(expectStatus(await lead(null), 200).counts).toMatchObject({ ready: 1, wrong: 1 });
  });

  test('a mapping is saved for one customer or for all, and the customer’s own takes precedence', async () => {
    const [mine, other] = [await customer('Kept Own'), await customer('Kept Other')];
    const file = csv([
      ['Start', 'Ziel', 'Nummer', 'Tag'],
      ['Laval QC', 'Ottawa ON', vin(), '05/06/2026'],
    ]);
    const lead = async (
      customerId: number,
      columns: unknown[],
      keepFor: string,
      dateOrder: string | null,
    ) => {
      const query = { customerId: String(customerId) };
      const { id } = expectStatus(await sendFile(desk, file, query), 201);
      const body = { columns, keepFor, dateOrder, customerId };
      expectStatus(await desk.put(`/api/imports/${String(id)}/columns`, body), 200);
    };
    const seen = async (query = {}) => expectStatus(await sendFile(desk, file, query), 201);
    await lead(
      mine,
      ['pickupCity', 'dropoffCity', 'vin', 'preferredPickupDate'],
      'customer',
      'day-first',
    );
    const own = await seen({ customerId: String(mine) });
    expect(own).toMatchObject({
      columns: ['pickupCity', 'dropoffCity', 'vin', 'preferredPickupDate'],
      dateOrder: 'day-first',
      customer: { id: mine, name: 'Kept Own' },
      counts: { ready: 1 },
    });
    expect((await rowsOf(own.id))[0].job).toMatchObject({ preferredPickupDate: '2026-06-05' });
    expect((await seen({ customerId: String(other) })).columns).toEqual([
      'pickupAddress',
      null,
      null,
      null,
    ]);
    await lead(other, ['pickupAddress', 'dropoffAddress', 'poNumber', null], 'all', null);
    expect((await seen()).columns).toEqual(['pickupAddress', 'dropoffAddress', 'poNumber', null]);
    expect((await seen({ customerId: String(mine) })).columns).toEqual(own.columns);
    const nobody = await sendFile(desk, file, { customerId: '999999' });
    expect(nobody.body.details).toMatchObject([{ field: 'customerId', code: 'unknown_customer' }]);
  });

  test.each<RefusedFile>([
    [
      'macros',
      workbookOf('', { 'xl/vbaProject.bin': new Uint8Array(1) }),
      400,
      'import_file_macros',
    ],
    ['heads alone', 'VIN,Price\r\n', 400, 'import_file_empty'],
    ['nothing', '', 400, 'import_file_empty'],
    ['a picture', Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), 415, 'import_file_type'],
    // Making it takes seconds; other tests of the reader refuse bombs too.
    ...(IS_FULL_TIER ? [A_BOMB()] : []),
    ['too many rows', 'VIN\n'.repeat(50_010), 413, 'import_file_too_large'],
  ])(
    'a file of %s is refused with words, and nothing is kept',
    async (_, content, status, code) => {
      const count = async () =>
        (await desk.get('/api/imports?limit=1')).headers.get('x-total-count');
      const before = await count();
      const answer = await sendFile(desk, content, {}, { 'Content-Type': XLSX });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      expect(await count()).toBe(before);
    },
  );

  test('formulas of a CSV file are refused on their cell, and escaped in the returned file', async () => {
    const evil = goodRow('=HYPERLINK("http://example.com","x")', vin());
    const { id } = expectStatus(await sendFile(desk, csv([HEADS, evil])), 201);
    const [row] = await rowsOf(id);
    expect(row).toMatchObject({
      state: 'wrong',
      problems: [{ column: 'customerName', code: 'a_formula' }],
    });
    const back = await download(desk, `/api/imports/${String(id)}/file?format=csv`);
    expect(back.toString()).toContain(`"'=HYPERLINK(`);
  });

  describe('import by programs', () => {
    const post = (content: string, query = '', key?: string) =>
      desk.send('POST', `/api/jobs/import?fileName=orders.csv${query}`, content, {
        'Content-Type': 'text/csv',
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
      });
    const total = async (name: string) =>
      expectStatus(await desk.get(`/api/customers?limit=5&q=${name}`), 200)[0]?.totalJobs ?? 0;

    test('one request creates the jobs, and a repeat with its key creates no duplicates', async () => {
      const file = csv([HEADS, goodRow('Robot Motors', vin()), goodRow('Robot Motors', vin())]);
      const first = expectStatus(await post(file, '', 'order-1'), 201);
      expect(first).toMatchObject({ state: 'running', counts: { ready: 2 } });
      await api().app.get(Outbox).drain();
      const repeat = expectStatus(await post(file, '', 'order-1'), 201);
      expect(repeat).toMatchObject({ id: first.id, state: 'done', counts: { made: 2 } });
      await api().app.get(Outbox).drain();
      expect(await total('robot')).toBe(2);
      const other = await post(csv([HEADS, goodRow('Robot Motors', vin())]), '', 'order-1');
      expect([other.status, other.body.code]).toEqual([422, 'idempotency_mismatch']);
    });

    test('a file whose rows could not be stored can be sent again at once with its key', async () => {
      const file = csv([HEADS, goodRow('Retry Robot', vin())]);
      const failing = jest
        .spyOn(api().app.get(ImportRepository), 'insertRows')
        .mockRejectedValueOnce(new AppError('database_unavailable'));
      const failed = await post(file, '', 'order-2');
      failing.mockRestore();
      expect([failed.status, failed.body.code]).toEqual([503, 'database_unavailable']);
      expect(expectStatus(await post(file, '', 'order-2'), 201).counts).toMatchObject({ ready: 1 });
      const half = await api().database.query("SELECT id FROM imports WHERE state = 'reading'");
      expect(half).toEqual([]);
    });

    test('a wrong row prevents the whole import, unless wrong rows are skipped on request', async () => {
      const file = csv([HEADS, goodRow('Half Robot', vin()), goodRow('Half Robot', 'x')]);
      const refused = await post(file);
      expect([refused.status, refused.body.code]).toEqual([409, 'import_has_wrong_rows']);
      expect(await total('half')).toBe(0);
      const taken = expectStatus(await post(file, '&wrongRows=leave-out'), 201);
      await api().app.get(Outbox).drain();
      expect((await desk.get(`/api/imports/${String(taken.id)}`)).body.counts).toMatchObject({
        made: 1,
        wrong: 1,
      });
      const none = await post(csv([HEADS, goodRow('Half Robot', 'x')]), '&wrongRows=leave-out');
      expect([none.status, none.body.code]).toEqual([409, 'import_nothing_ready']);
    });
  });

  describe('import of customers', () => {
    const heads = ['Entreprise', 'Courriel', 'Adresse', 'Téléphone'];
    const send = async (rows: string[][]) =>
      expectStatus(await sendFile(desk, csv([heads, ...rows]), { kind: 'customers' }), 201);

    test('each row becomes a customer; known customers and duplicate rows are wrong', async () => {
      await customer('Known Garage');
      const { id, counts } = await send([
        [
          'Fresh Garage',
          'Fresh@Example.com',
          '1 rue Bélair, Lévis (Québec) G6V 1A1',
          '418 555-0101',
        ],
        ['known garage', '', '', ''],
        ['FRESH garage', '', '', ''],
        ['', 'nobody@example.com', '', ''],
      ]);
      expect(counts).toMatchObject({ ready: 1, wrong: 3 });
      const codes = (await rowsOf(id)).map(({ problems }: { problems: { code: string }[] }) =>
        problems.map(({ code }) => code),
      );
      expect(codes).toEqual([[], ['known_customer'], ['stands_twice'], ['name_required']]);
      expect(await runToEnd(api(), desk, id)).toMatchObject({ counts: { made: 1 } });
      const [row] = await rowsOf(id, '?state=made');
      expect(
        expectStatus(await desk.get(`/api/customers/${String(row.recordId)}`), 200),
      ).toMatchObject({
        name: 'Fresh Garage',
        email: 'fresh@example.com',
        address: '1 rue Bélair',
        city: 'Lévis',
        province: 'QC',
        postalCode: 'G6V 1A1',
        phone: '418-555-0101',
        status: 'active',
      });
    });

    test('the import can be undone until one of the customers has a job', async () => {
      const { id } = await send([
        ['Undone Garage', '', '', ''],
        ['Used Garage', '', '', ''],
      ]);
      await runToEnd(api(), desk, id);
      const [, used] = await rowsOf(id);
      const job = expectStatus(await desk.post('/api/jobs', { customerId: used.recordId }), 201);
      const refused = await desk.post(`/api/imports/${String(id)}/undo`);
      expect(refused.body).toMatchObject({ code: 'import_touched', params: { count: 1 } });
      expect((await desk.delete(`/api/jobs/${String(job.id)}`)).status).toBe(204);
      expect(await runToEnd(api(), desk, id, 'undo')).toMatchObject({
        state: 'undone',
        counts: { undone: 2, made: 0 },
      });
      expect((await desk.get(`/api/customers/${String(used.recordId)}`)).status).toBe(404);
    });
  });
});
