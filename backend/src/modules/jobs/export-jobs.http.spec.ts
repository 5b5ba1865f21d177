import { strFromU8, unzipSync } from 'fflate';
import { describeHttp } from '../../../test/http';
import { expectStatus, makeCustomer, makeDriverJob, makeJob } from '../../../test/jobs';

const HEADER =
  'Job,Status,Created,Preferred Pickup,Completed,Customer,Customer Email,Customer Phone,Driver,Units,Vehicles,PO Number,' +
  'Pickup Address,Pickup City,Pickup Province,Pickup Postal Code,Pickup Contact Name,Pickup Contact Phone,Pickup Site Contact Name,' +
  'Dropoff Address,Dropoff City,Dropoff Province,Dropoff Postal Code,Dropoff Contact Name,Dropoff Contact Phone,Dropoff Site Contact Name,' +
  'Special Instructions,Completion Notes,Price,Driver Report,Billing Complete';

describeHttp('The export of jobs', (api) => {
  async function exported(query = '') {
    return (await api().as('admin')).get(`/api/jobs/export${query}`);
  }

  test('is a CSV file with every column, the newest job first', async () => {
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
      `${full.jobId},delivered,2026-03-31 11:00,2026-04-01,2026-03-31 11:00,"Érable, Ltd.",erable@example.com,514-555-0120,` +
        `Dana Driver,2,2024 Honda Civic 1HGCM82633A004352; Ford KP042788,'=PO+1,,Montréal,,,,'+15145550121,,,,,,,,,"Say ""hello""\nthen wait",,1250.5,No,No`,
      `${plain.jobId},pending,2026-03-31 11:00,,,,,,,0,,,,,,,,,,,,,,,,,,,,No,No`,
      '',
    ]);
  });

  test('takes the filters of the list', async () => {
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

  test('streams more jobs than one batch holds, each once', async () => {
    const admin = await api().as('admin');
    const before = (expectStatus(await admin.get('/api/jobs'), 200) as unknown[]).length;
    for (let n = 0; n < 1010; n += 1) await makeJob(api(), { poNumber: `BULK-${n}` });
    const lines = (await exported()).text.split('\r\n').slice(1, -1);
    const references = lines.map((line) => line.split(',')[0]);
    expect(new Set(references).size).toBe(references.length);
    expect(references.filter((reference) => reference?.startsWith('JOB-')).length).toBe(
      before + 1010,
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
    expect(sheet).toContain('<v>12.5</v>');
  });

  test('knows no other format', async () => {
    expect(await exported('?format=pdf')).toMatchObject({
      status: 400,
      body: { details: [{ field: 'format' }] },
    });
  });
});
