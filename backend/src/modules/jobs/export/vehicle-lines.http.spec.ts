import { strFromU8, unzipSync } from 'fflate';
import { describeHttp } from '../../../../test/app/http';
import { driverIdOf, makeDriverJob, makeJob } from '../../../../test/records/jobs';

/** The columns that show the vehicle, and those shown once per job. */
const TOLD = [
  'Job',
  'Units',
  'Unit',
  'VIN',
  'Year',
  'Make',
  'Model',
  'Unit PO Number',
  'Unit Price',
  'Price',
];

describeHttp('The export with a line for each vehicle', (api) => {
  const exported = async (query: string) =>
    (await api().as('admin')).get(`/api/jobs/export?${query}`);

  async function linesOf(query: string): Promise<string[]> {
    const { text } = await exported(query);
    const [head = [], ...lines] = text
      .replace('\uFEFF', '')
      .split('\r\n')
      .map((line) => line.split(','));
    const places = TOLD.map((title) => head.indexOf(title));
    expect(places).not.toContain(-1);
    return lines.slice(0, -1).map((line) => places.map((place) => line[place]).join('|'));
  }

  test('shows all columns, with the number and price of a job once', async () => {
    const { jobId } = await makeJob(api(), {
      poNumber: 'FLEET-1',
      price: 500,
      vehicleUnitsData: [
        { year: 2024, make: 'Honda', model: 'Civic', vinLast8: '1HGCM82633A004352', price: 300 },
        {
          year: 2018,
          make: 'TBD',
          model: 'TBD',
          vinLast8: 'KP042788',
          poNumber: '=U2',
          price: 200.5,
        },
      ],
    });
    const empty = await makeJob(api(), { poNumber: 'FLEET-2', price: 70 });
    expect(await linesOf('lines=vehicle&q=fleet')).toEqual([
      `${empty.jobId}|0||||||||70`,
      `${jobId}|2|1|1HGCM82633A004352|2024|Honda|Civic||300|500`,
      `${jobId}||2|KP042788|2018|||'=U2|200.5|`,
    ]);
    expect((await exported('lines=job&q=fleet')).text).toBe((await exported('q=fleet')).text);
    expect(await exported('lines=unit')).toMatchObject({ status: 400 });
  });

  test('is in French and an Excel workbook on request', async () => {
    const vehicleUnitsData = [{ vinLast8: 'KP042799', price: 12.5 }];
    await makeJob(api(), { poNumber: 'CHIFFRIER', vehicleUnitsData });
    const query = 'lines=vehicle&q=chiffrier&language=fr-CA';
    expect((await exported(query)).text).toContain(';NIV;Année;Marque;Modèle;');
    const answer = await fetch(`${api().address}/api/jobs/export?${query}&format=xlsx`, {
      headers: { Authorization: `Bearer ${(await api().as('admin')).token}` },
    });
    const sheet = strFromU8(unzipSync(await answer.bytes())['xl/worksheets/sheet1.xml']!);
    expect(sheet).toContain('KP042799');
    expect(sheet).toContain('<v>12.5</v>');
  });

  test('is limited to one driver on request', async () => {
    const mine = await makeDriverJob(api(), 'assigned', 'driver', { poNumber: 'ROUND' });
    await makeDriverJob(api(), 'assigned', 'otherDriver', { poNumber: 'ROUND' });
    const lines = await linesOf(`lines=vehicle&q=round&driverId=${driverIdOf(api(), 'driver')}`);
    expect(lines).toEqual([expect.stringMatching(new RegExp(`^${mine.jobId}`))]);
  });
});
