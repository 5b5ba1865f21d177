import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { describeHttp } from '../../../../test/app/http';
import {
  driverIdOf,
  expectStatus,
  makeCustomer,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';
import { readPdf } from '../../../../test/papers/read-pdf';
import { resultsOf, tap } from '../../../../test/reports/operations';
import {
  fetchImage,
  jpeg,
  makeTarget,
  makeTargets,
  takePhoto,
} from '../../../../test/reports/photos';

const LONG = 'Donaudampfschifffahrtsgesellschaftskapit';

describeHttp(
  'The bill of lading of a job',
  (api) => {
    const address = (job: number, query = 'stage=pickup&language=en') =>
      `/api/jobs/${job}/bill-of-lading?${query}`;
    const bill = async (job: number, query?: string) => {
      const answer = await fetchImage(api(), 'driver', address(job, query));
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      const read = await readPdf(answer.content);
      return { ...answer, ...read, text: read.pages.join(' ') };
    };

    const montreal = async () => {
      const customerId = await makeCustomer(api(), 'Concession Léo Lefèvre & Fils', {
        address: '1234, chemin de la Côte-Saint-Luc',
      });
      return makeDriverJob(api(), 'assigned', 'driver', {
        customerId,
        poNumber: 'PO-4451',
        price: 98_765.43,
        specialInstructions: 'Clés au comptoir',
        preferredPickupDate: '2026-04-02',
        pickupAddress: '88 rue Œuvre',
        pickupCity: 'Montréal',
        pickupProvince: 'QC',
        pickupPostalCode: 'H4B 2L7',
        dropoffAddress: '12 Queen’s Quay W',
        dropoffCity: 'Toronto',
        dropoffProvince: 'ON',
        dropoffContactName: 'Zoë Łukasiewicz',
        vehicleUnitsData: [
          { year: 2024, make: 'Citroën', model: 'ë-C4', vinLast8: '1M8GDM9AXKP042788' },
          { make: 'Kia', model: 'Rio', vinLast8: 'KP042789' },
          { make: 'Ford', model: 'F-150', vinLast8: 'KP042780' },
          {},
        ],
      });
    };

    test('names parties, places, numbers and vehicles, and no price', async () => {
      const admin = await api().as('admin');
      await admin.put('/api/company', {
        address: '5, rue du Quai',
        city: 'Sorel-Tracy',
        province: 'QC',
        postalCode: 'J3P 1A1',
        nsc: 'ON1234567',
        cvor: '123-456-789',
        nir: 'R-123456-7',
      });
      const job = await montreal();
      const { headers, text, lang } = await bill(job.id);
      expect(Object.fromEntries(headers)).toMatchObject({
        'content-disposition': `inline; filename="${job.jobId}-bill-of-lading.pdf"`,
        'cache-control': 'private, no-cache',
        vary: 'Cookie, Authorization',
        'x-content-type-options': 'nosniff',
      });
      expect(lang).toBe('en-CA');
      for (const words of [
        ...['Bill of lading', job.jobId, '2026-03-31 11:00', 'PO-4451'],
        ...['Shipper', 'Concession Léo Lefèvre & Fils', '1234, chemin de la Côte-Saint-Luc'],
        ...['Consignee', 'Zoë Łukasiewicz', 'Origin', '88 rue Œuvre', 'Montréal QC H4B 2L7'],
        ...['Destination', '12 Queen’s Quay W', 'Toronto ON', 'Carrier', 'Transport Élan'],
        ...['5, rue du Quai', 'Sorel-Tracy QC J3P 1A1'],
        ...['NSC: ON1234567', 'CVOR: 123-456-789', 'NIR: R-123456-7', 'Dana Driver'],
        ...['2024 Citroën ë-C4', '1M8GDM9AXKP042788', 'Kia Rio', 'Ends in / KP042789'],
        ...['Not loaded yet', 'Clés au comptoir', 'Declared valuation', 'Maximum liability'],
        ...['Prepaid', 'Collect', '2026-04-02', 'Signature', 'Name in print', 'page 1 / '],
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('98');
    });

    test('names the carrier by its legal name, once that is entered', async () => {
      const admin = await api().as('admin');
      const job = await montreal();
      await admin.put('/api/company', { legalName: 'Les Transports Élan inc.' });
      const { text } = await bill(job.id);
      expect(text).toContain('Les Transports Élan inc.');
      await admin.put('/api/company', { legalName: null });
    });

    test('is in French, or in both languages with each label tagged by language', async () => {
      const job = await montreal();
      const french = await bill(job.id, 'stage=delivery&language=fr');
      expect(french.lang).toBe('fr-CA');
      for (const words of ['Connaissement', 'Expéditeur', 'Destinataire', 'Transporteur', 'NIV'])
        expect(french.text).toContain(words);
      expect(french.text).toContain('Pas encore chargé');
      expect(french.text).not.toContain('Shipper');

      const both = await bill(job.id, 'stage=delivery&language=both');
      expect(both.text).toContain('Bill of lading / Connaissement');
      expect(both.text).toContain('Shipper / Expéditeur');
      const spoken = both.tags.filter(({ role }) => role === 'Span').map(({ lang }) => lang);
      expect(new Set(spoken)).toEqual(new Set(['en-CA', 'fr-CA', undefined]));
    });

    test('shows the inspection of each vehicle, with damage by code and in words, new damage first', async () => {
      const job = await makeDriverJob(api(), 'in-transit', 'driver', {
        vehicleUnitsData: [{ make: 'Honda' }, { make: 'Kia' }],
      });
      const [unit] = job.jobVehicles;
      const found = {
        ...{ body: 'sedan', odometer: { value: 41_250, unit: 'km' }, keys: 2 },
        ...{ energy: { kind: 'fuel', level: 3 }, running: 'needs-winch' },
        ...{ looseItems: 'Winter tires', note: null, skipped: null },
        marks: [{ view: 'left', x: 40, y: 50, code: '10122' }],
      };
      const more = [...found.marks, { view: 'front', x: 50, y: 70, code: '03074' }];
      const report = (stage: string, content: object) =>
        tap(job.id, { type: 'report-unit', unitId: unit.id, stage, report: content });
      await resultsOf(await api().as('driver'), [
        report('pickup', found),
        report('delivery', { ...found, odometer: { value: 41_300, unit: 'km' }, marks: more }),
      ]);
      const door = '10122 Left front door: Scratched, 2.5 to 7.5 cm (1–3 in)';
      const pickup = await bill(job.id);
      for (const words of ['Odometer 41250 km, Keys 2, Fuel 3/8, Needs a winch', door])
        expect(pickup.text).toContain(words);
      expect(pickup.text).toContain('Loose items: / Winter tires');
      expect(pickup.text).not.toContain('03074');
      const delivery = await bill(job.id, 'stage=delivery&language=en');
      expect(delivery.text).toContain('Odometer 41300 km');
      const fresh = delivery.text.indexOf('NEW 03074 Front bumper: Gouged');
      expect(fresh).toBeGreaterThan(0);
      expect(delivery.text.indexOf(door)).toBeGreaterThan(fresh);
      expect(delivery.text).toContain('2. NEW 03074');
      const drawings = ({ tags }: typeof delivery) =>
        tags.filter(({ role }) => role === 'Figure').map(({ alt }) => alt);
      const scratch = '1. Left front door: Scratched, 2.5 to 7.5 cm (1–3 in)';
      const gouge = '2. Front bumper: Gouged, 15 to 30 cm (6–12 in)';
      expect(drawings(pickup)).toEqual([`Damage on the drawing, 1. Honda: ${scratch}`]);
      expect(drawings(delivery)).toEqual([`Damage on the drawing, 1. Honda: ${scratch}; ${gouge}`]);
      const french = await bill(job.id, 'stage=delivery&language=fr');
      expect(french.text).toContain('NOUVEAU 03074 Pare-chocs avant');
    });

    test('is tagged, and repeats the table head on every page', async () => {
      const unit = { make: LONG, model: `${LONG} ${LONG}`, poNumber: LONG };
      const job = await makeDriverJob(api(), 'assigned', 'driver', {
        vehicleUnitsData: Array.from({ length: 9 }, (_, at) => ({ ...unit, year: 2010 + at })),
        specialInstructions: `${LONG} `.repeat(40).trim(),
      });
      const { tags, pages, text } = await bill(job.id, 'stage=pickup&language=both');
      const roles = new Set(tags.map(({ role }) => role));
      for (const role of ['Document', 'H1', 'H2', 'P', 'Table', 'TR', 'TH', 'TD', 'Span'])
        expect(roles).toContain(role);
      for (let year = 2010; year < 2019; year += 1)
        expect(text.replaceAll(' ', '')).toContain(`${year}${LONG}`);
      expect(pages.length).toBeGreaterThan(1);
      pages.forEach((page, at) => expect(page).toContain(`page ${at + 1} / ${pages.length}`));
      const reached = pages.filter((page) => page.replaceAll(' ', '').includes(`${LONG}Not`));
      expect(reached.length).toBeGreaterThan(1);
      for (const page of reached) expect(page).toContain('Condition / État');
      // Screen readers read it once.
      const heads = tags.filter(({ role }) => role === 'TH');
      expect(heads.filter(({ children = [] }) => children.length > 0)).toHaveLength(4);
    });

    test('shows which units were left behind and why, and which were checked', async () => {
      const job = await montreal();
      const [first, second, third] = job.jobVehicles;
      const driver = await api().as('driver');
      const check = (unit: { id: number }, vin: string, more: object = {}) =>
        tap(job.id, { type: 'check-unit', unitId: unit.id, vin, method: 'scan', ...more });
      await resultsOf(driver, [
        check(first, '1M8GDM9AXKP042788'),
        check(third, '1M8GDM9AXKP999999', { type: 'load-anyway' }),
      ]);
      expectStatus(
        await (
          await api().as('admin')
        ).post(`/api/jobs/${job.id}/units/${second.id}/leave`, {
          reason: 'other',
          note: 'Derrière la grille',
        }),
        200,
      );
      const { text } = await bill(job.id, 'stage=pickup&language=both');
      expect(text).toContain('Left behind / Laissé sur place');
      expect(text).toContain('Other reason / Autre motif');
      expect(text).toContain('Derrière la grille');
      expect(text).toContain('VIN checked / NIV vérifié');
      expect(text).toContain(
        'Loaded anyway, with the VIN / Chargé quand même, avec le NIV / 1M8GDM9AXKP999999',
      );
      // For a vehicle without any record.
      expect(text).toContain('4 Not known / Inconnu Not known / Inconnu');
    });

    test('shows the photos of its stage with their places and times', async () => {
      const [target] = await makeTargets(api(), 2);
      if (target === undefined) throw new Error('The job has no unit');
      await takePhoto(api(), target, { content: await jpeg({ shade: 1 }), place: 'vin-plate' });
      await takePhoto(api(), target, { content: await jpeg({ shade: 2 }), stage: 'delivery' });
      const { tags, text } = await bill(target.job);
      const figures = tags.filter(({ role }) => role === 'Figure');
      expect(figures.map(({ alt }) => alt)).toEqual([
        'Photo, vehicle 1 (Kia Rio), VIN plate, taken 2026-03-31 10:50',
      ]);
      expect(text).toContain('Annex: photos');
      expect(text).toContain('1. Kia Rio / VIN plate / 2026-03-31 10:50');
    });

    test('stays complete if the file of a photo is broken', async () => {
      const target = await makeTarget(api());
      const content = await jpeg({ shade: 77 });
      const { id } = await takePhoto(api(), target, { content });
      const { content: thumbnail } = await fetchImage(
        api(),
        'admin',
        `/api/photos/${id}/thumbnail`,
      );
      const name = createHash('sha256').update(thumbnail).digest('hex');
      const { storage } = api().settings;
      if (storage.kind !== 'folder') throw new Error('The files are not in a folder');
      writeFileSync(`${storage.folder}/${name.slice(0, 2)}/${name}`, 'not a picture any more');
      const { text, tags } = await bill(target.job);
      expect(text).toContain('This photo cannot be shown.');
      expect(tags.some(({ role }) => role === 'Figure')).toBe(false);
    });

    test('is identical to the byte until the job or its photos change', async () => {
      const target = await makeTarget(api());
      const first = await bill(target.job);
      const again = await bill(target.job);
      expect(again.content.equals(first.content)).toBe(true);
      const tag = first.headers.get('etag') ?? '';
      const known = () => fetchImage(api(), 'admin', address(target.job), { 'If-None-Match': tag });
      expect(await known()).toMatchObject({ status: 304, content: Buffer.alloc(0) });
      const { id } = await takePhoto(api(), target);
      expect((await known()).status).toBe(200);
      const admin = await api().as('admin');
      expectStatus(await admin.delete(`/api/photos/${id}`), 204);
      expect((await known()).status).toBe(304);
      expectStatus(await admin.put(`/api/jobs/${target.job}`, { poNumber: 'X' }), 200);
      expect((await known()).status).toBe(200);
    });

    test('is available only to staff and the driver of the job', async () => {
      const target = await makeTarget(api());
      const status = async (who: Parameters<typeof fetchImage>[1], path = address(target.job)) =>
        (await fetchImage(api(), who, path)).status;
      expect(await status('admin')).toBe(200);
      expect(await status('driver')).toBe(200);
      expect(await status('otherDriver')).toBe(404);
      expect(await status('stranger')).toBe(403);
      expect(await status(api().anonymous)).toBe(401);
      expect(await status('admin', address(999_999))).toBe(404);
      expect(await status('admin', address(target.job, ''))).toBe(200);
      for (const query of ['stage=gate&language=en', 'stage=pickup&language=de'])
        expect(await status('admin', address(target.job, query))).toBe(400);
      const { id } = await makeJob(api(), { driverId: driverIdOf(api(), 'otherDriver') });
      expect(await status('driver', address(id))).toBe(404);
    });
  },
  {
    COMPANY_NAME: 'Transport Élan',
  },
);
