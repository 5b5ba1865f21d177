import { strFromU8, unzipSync } from 'fflate';
import { describeHttp } from '../../../../test/app/http';
import { expectStatus, makeCustomer, makeDriverJob, makeJob } from '../../../../test/records/jobs';
import { storeJob } from '../../../../test/stored/stored-job';

const HEADER =
  'Job,Status,Created,Preferred Pickup,Preferred Delivery,Pickup From,Pickup Until,Dropoff From,Dropoff Until,' +
  'Completed,Customer,Customer Email,Customer Phone,Driver,Units,Vehicles,PO Number,' +
  'Pickup Address,Pickup City,Pickup Province,Pickup Postal Code,Pickup Contact Name,Pickup Contact Phone,Pickup Site Contact Name,' +
  'Dropoff Address,Dropoff City,Dropoff Province,Dropoff Postal Code,Dropoff Contact Name,Dropoff Contact Phone,Dropoff Site Contact Name,' +
  'Special Instructions,Completion Notes,Price,Driver Report,Billing Complete';

describeHttp('The export of jobs', (api) => {
  async function exported(query = '') {
    return (await api().as('admin')).get(`/api/jobs/export${query}`);
  }

  test('is a CSV file with every column and the newest job first', async () => {
    const customerId = await makeCustomer(api(), 'Érable, Ltd.', {
      email: 'erable@example.com',
      phone: '514-555-0120',
    });
    const plain = await makeJob(api());
    const full = await makeDriverJob(api(), 'delivered', 'driver', {
      customerId,
      poNumber: '=PO+1',
      price: 1250.5,
      preferredPickupDate: '2026-04-01',
      pickupCity: 'Montréal',
      pickupContactPhone: '+15145550121',
      specialInstructions: 'Say "hello"\nthen wait',
      vehicleUnitsData: [
        { year: 2024, make: 'Honda', model: 'Civic', vinLast8: '1HGCM82633A004352' },
        { make: 'Ford', vinLast8: 'KP042788' },
      ],
    });
    const answer = await exported('?format=csv');
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toBe(
      'attachment; filename="jobs-2026-03-31.csv"',
    );
    const bytes = await fetch(`${api().address}/api/jobs/export`, {
      headers: { Authorization: `Bearer ${(await api().as('admin')).token}` },
    }).then((response) => response.bytes());
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(answer.text.replace('\uFEFF', '').split('\r\n')).toEqual([
      HEADER,
      `${full.jobId},Delivered,2026-03-31 11:00,2026-04-01,,,,,,2026-03-31 11:00,"Érable, Ltd.",erable@example.com,514-555-0120,` +
        `Dana Driver,2,2024 Honda Civic 1HGCM82633A004352; Ford KP042788,'=PO+1,,Montréal,,,,'+15145550121,,,,,,,,,"Say ""hello""\nthen wait",,1250.5,No,No`,
      `${plain.jobId},Pending,2026-03-31 11:00,,,,,,,,,,,,0,,,,,,,,,,,,,,,,,,,,No,No`,
      '',
    ]);
  });

  test('shows the year of a vehicle without make and model, in both languages', async () => {
    const vehicleUnitsData = [
      { year: 2018, make: 'TBD', model: 'TBD', vinLast8: '2T1BURHE5JC074321' },
      { year: 2026, make: 'TBD', model: 'TBD', vinLast8: 'TBD' },
    ];
    await makeJob(api(), { poNumber: 'YEARLING', vehicleUnitsData });
    expect((await exported('?q=yearling')).text).toContain('2018 vehicle 2T1BURHE5JC074321; TBD,');
    const french = (await exported('?q=yearling&language=fr-CA')).text;
    expect(french).toContain('véhicule 2018 2T1BURHE5JC074321; À déterminer');
  });

  test('accepts the filters of the list', async () => {
    const job = await makeJob(api(), { pickupCity: 'Kapuskasing' });
    const references = async (query: string) =>
      (await exported(query)).text
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[0]);
    expect(await references('?q=kapuskasing')).toEqual([job.jobId]);
    expect(await references('?q=kapuskasing&status=delivered')).toEqual([]);
    expect(await references('?q=k')).toEqual([]);
  });

  test('streams more jobs than one batch, each once', async () => {
    const admin = await api().as('admin');
    const before = (expectStatus(await admin.get('/api/jobs'), 200) as unknown[]).length;
    for (let n = 0; n < 510; n += 1) await storeJob(api());
    const lines = (await exported()).text.split('\r\n').slice(1, -1);
    const references = lines.map((line) => line.split(',')[0]);
    expect(new Set(references).size).toBe(references.length);
    expect(references.filter((reference) => reference?.startsWith('JOB-')).length).toBe(
      before + 510,
    );
  });

  test('is an Excel workbook on request', async () => {
    const job = await makeJob(api(), { pickupCity: 'Wawa & <Sault>', price: 12.5 });
    const response = await fetch(`${api().address}/api/jobs/export?format=xlsx&q=wawa`, {
      headers: { Authorization: `Bearer ${(await api().as('admin')).token}` },
    });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    );
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="jobs-2026-03-31.xlsx"',
    );
    const files = unzipSync(await response.bytes());
    const sheet = strFromU8(files['xl/worksheets/sheet1.xml'] ?? new Uint8Array());
    expect(sheet.match(/<row>/g)).toHaveLength(2);
    expect(sheet).toContain(`>${job.jobId}<`);
    expect(sheet).toContain('>Wawa &amp; &lt;Sault&gt;<');
    expect(sheet).toContain('<c s="4"><v>12.5</v></c>');
    // 31 March 2026, 11:00 in Toronto: day 46112 of spreadsheets and eleven hours.
    expect(sheet).toContain(`<c s="3"><v>${46112 + 11 / 24}</v></c>`);
  });

  test("uses the user's language, or the requested one", async () => {
    const job = await makeJob(api(), { poNumber: 'BILINGUE', price: 1250.5, status: 'in-transit' });
    const person = await api().signIn('admin');
    const read = async (query = '') => {
      const answer = await person.get(`/api/jobs/export?q=bilingue${query}`);
      const [heads, line] = answer.text.replace('\uFEFF', '').split('\r\n');
      return { name: answer.headers.get('content-disposition'), heads, line };
    };
    const english = await read();
    expect(english.heads).toMatch(/^Job,Status,Created,/);
    expect(english.line).toMatch(/,1250\.5,No,No$/);

    expectStatus(await person.patch('/api/auth/me', { language: 'fr-CA' }), 200);
    const french = await read();
    expect(french.name).toBe('attachment; filename="transports-2026-03-31.csv"');
    expect(french.heads).toMatch(
      /^Nº du transport;Statut;Créé;Ramassage souhaité;Livraison souhaitée;/,
    );
    expect(french.line).toMatch(new RegExp(`^${job.jobId};En transit;2026-03-31 11:00;;;`));
    expect(french.line).toMatch(/;1250,5;Non;Non$/);
    expect(await read('&language=en-CA')).toEqual(english);
    expectStatus(await person.patch('/api/auth/me', { language: 'en-CA' }), 200);
  });

  test('lists a period of completion from the last completed job, each job once', async () => {
    const admin = await api().as('admin');
    const made: string[] = [];
    // More than one batch completed in the same millisecond, between an older and a newer job.
    for (let n = 0; n < 302; n += 1) {
      const { id, jobId } = await makeJob(api(), { poNumber: 'WALK' });
      made.push(jobId);
      const minute = n === 0 ? '00' : n === 301 ? '30' : '15';
      const completedAt = `2024-05-05T12:${minute}:00.000Z`;
      const body = { status: 'delivered', completedAt };
      expectStatus(await admin.put(`/api/jobs/${id}`, body), 200);
    }
    const answer = await exported('?from=2024-05-05&to=2024-05-05');
    const references = answer.text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => line.split(',')[0]);
    expect(references).toEqual(made.reverse());
    expect((await exported('?from=2024-05-06&to=2024-05-06')).text.split('\r\n')).toHaveLength(2);
  });

  test('refuses other formats', async () => {
    expect(await exported('?format=pdf')).toMatchObject({
      status: 400,
      body: { details: [{ field: 'format' }] },
    });
  });
});
