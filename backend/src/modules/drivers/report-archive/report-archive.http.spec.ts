import { readPdf } from '../../../../test/papers/read-pdf';
import { strFromU8, unzipSync } from 'fflate';
import { describeHttp } from '../../../../test/app/http';
import { expectStatus, makeDriverJob } from '../../../../test/records/jobs';
import {
  fetchImage,
  jpeg,
  sha256Of,
  takePhoto,
  type Target,
} from '../../../../test/reports/photos';

describeHttp('The archive of a job', (api) => {
  const address = (job: number, query = '') => `/api/jobs/${job}/report.zip${query}`;
  const archive = async (job: number, query = '') => {
    const { status, headers, content } = await fetchImage(api(), 'driver', address(job, query));
    expect([status, headers.get('content-type')]).toEqual([200, 'application/zip']);
    return { headers, files: unzipSync(new Uint8Array(content)) };
  };

  /** Two units. The second has names that are forbidden for files. */
  const makeTwo = async () => {
    const { id, jobId, jobVehicles } = await makeDriverJob(api(), 'assigned', 'driver', {
      vehicleUnitsData: [
        { year: 2021, make: 'Kia', model: 'Rio', vinLast8: '1M8GDM9AXKP042788' },
        { make: 'Citroën/../C:\u202E', model: 'ë-C4 "é"…' },
      ],
    });
    const [first, second] = (jobVehicles as { id: number }[]).map((unit) => ({
      job: id as number,
      unit: unit.id,
    }));
    return { id: id as number, jobId: String(jobId), first: first!, second: second! };
  };

  const take = async (target: Target, shade: number, stage: string, place: string) =>
    takePhoto(api(), target, { content: await jpeg({ shade }), stage, place });

  /** The hash of the file that photos are shown from. */
  const shown = async ({ id }: { id: number }) =>
    sha256Of((await fetchImage(api(), 'admin', `/api/photos/${id}`)).content);

  async function lose({ id }: { id: number }): Promise<void> {
    const { content } = await fetchImage(api(), 'admin', `/api/photos/${id}`);
    await api().core.storage.delete(sha256Of(content));
  }

  test('has the photos in full, by unit, stage and place, and the bills of both stages', async () => {
    const { id, jobId, first, second } = await makeTwo();
    const photos = {
      'Unit 1 - 2021 Kia Rio - KP042788/1 Pickup/Unit 1 - Pickup - Front 1.jpg': await take(
        ...[first, 31, 'pickup', 'front'],
      ),
      'Unit 1 - 2021 Kia Rio - KP042788/1 Pickup/Unit 1 - Pickup - Front 2.jpg': await take(
        ...[first, 32, 'pickup', 'front'],
      ),
      'Unit 1 - 2021 Kia Rio - KP042788/2 Delivery/Unit 1 - Delivery - VIN plate 1.jpg': await take(
        ...[first, 33, 'delivery', 'vin-plate'],
      ),
      'Unit 2 - Citroën-..-C- ë-C4 -é-…/1 Pickup/Unit 2 - Pickup - Other 1.jpg': await take(
        ...[second, 34, 'pickup', 'other'],
      ),
    };
    const { headers, files } = await archive(id, '?language=en-CA');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${jobId}-report.zip"`);
    expect(headers.get('cache-control')).toBe('no-store');
    const bills = ['Bill of lading - Pickup.pdf', 'Bill of lading - Delivery.pdf'];
    expect(Object.keys(files)).toEqual([...Object.keys(photos), ...bills, 'List of photos.csv']);
    for (const [path, photo] of Object.entries(photos))
      expect([path, sha256Of(Buffer.from(files[path]!))]).toEqual([path, await shown(photo)]);
    const [pickup, delivery] = await Promise.all(bills.map((path) => readPdf(files[path]!)));
    expect(pickup!.pages.join(' ')).toContain('1. 2021 Kia Rio / Front / Avant');
    expect(delivery!.pages.join(' ')).toContain('1. 2021 Kia Rio / VIN plate / Plaque du NIV');
    const lines = strFromU8(files['List of photos.csv']!).trim().split('\r\n');
    expect(lines).toHaveLength(5);
    expect(lines[1]).toBe(
      `${Object.keys(photos)[0]},1,2021 Kia Rio,1M8GDM9AXKP042788,Pickup,Front,2026-03-31 10:50,Dana Driver,${await shown(Object.values(photos)[0])}`,
    );
  });

  test("is in French, and in the user's language by default", async () => {
    const { id, first } = await makeTwo();
    await take(first, 41, 'delivery', 'left-side');
    const { files } = await archive(id, '?language=fr-CA');
    expect(Object.keys(files)).toEqual([
      'Unité 1 - 2021 Kia Rio - KP042788/2 Livraison/Unité 1 - Livraison - Côté gauche 1.jpg',
      'Connaissement - Ramassage.pdf',
      'Connaissement - Livraison.pdf',
      'Liste des photos.csv',
    ]);
    expect(Object.keys((await archive(id)).files)).toContain('List of photos.csv');
  });

  test('of a job without photos has only the bills', async () => {
    const { id } = await makeTwo();
    const { files } = await archive(id);
    expect(Object.keys(files)).toEqual([
      'Bill of lading - Pickup.pdf',
      'Bill of lading - Delivery.pdf',
    ]);
  });

  test('lists missing files, and contains all others', async () => {
    const { id, first } = await makeTwo();
    const [lost, kept] = [
      await take(first, 51, 'pickup', 'front'),
      await take(first, 52, 'pickup', 'rear'),
    ];
    const hash = await shown(lost);
    await lose(lost);
    const { files } = await archive(id);
    const folder = 'Unit 1 - 2021 Kia Rio - KP042788/1 Pickup';
    expect(sha256Of(Buffer.from(files[`${folder}/Unit 1 - Pickup - Rear 1.jpg`]!))).toBe(
      await shown(kept),
    );
    expect(strFromU8(files['MISSING FILES.txt']!)).toContain(
      `${folder}/Unit 1 - Pickup - Front 1.jpg`,
    );
    const lines = strFromU8(files['List of photos.csv']!).split('\r\n');
    expect(lines[1]).toBe(
      `missing,1,2021 Kia Rio,1M8GDM9AXKP042788,Pickup,Front,2026-03-31 10:50,Dana Driver,${hash}`,
    );
    expect(files).not.toHaveProperty([`${folder}/Unit 1 - Pickup - Front 1.jpg`]);
  });

  test('is available to users who may see the photos', async () => {
    const { id, first } = await makeTwo();
    await take(first, 61, 'pickup', 'front');
    const status = async (who: Parameters<typeof fetchImage>[1], path = address(id)) =>
      (await fetchImage(api(), who, path)).status;
    expect([await status('admin'), await status('driver')]).toEqual([200, 200]);
    expect([await status('otherDriver'), await status('stranger')]).toEqual([404, 403]);
    expect(await status(api().anonymous)).toBe(401);
    expect(await status('admin', address(999_999))).toBe(404);
    expect(await status('admin', address(id, '?language=de'))).toBe(400);
  });

  test('of a cancelled order is available to staff, without bills', async () => {
    const { id, first } = await makeTwo();
    await take(first, 71, 'pickup', 'front');
    const admin = await api().as('admin');
    expectStatus(await admin.post(`/api/jobs/${id}/cancel`, { reason: 'customer' }), 200);
    const { content } = await fetchImage(api(), 'admin', address(id));
    expect(Object.keys(unzipSync(new Uint8Array(content)))).toEqual([
      'Unit 1 - 2021 Kia Rio - KP042788/1 Pickup/Unit 1 - Pickup - Front 1.jpg',
      'List of photos.csv',
    ]);
    expect((await fetchImage(api(), 'driver', address(id))).status).toBe(404);
  });
});
