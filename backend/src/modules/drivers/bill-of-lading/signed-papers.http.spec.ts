import { writeFileSync } from 'node:fs';
import { describeHttp } from '../../../../test/app/http';
import { makeDriverJob } from '../../../../test/records/jobs';
import { readPdf } from '../../../../test/papers/read-pdf';
import { fetchImage, jpeg, takePhoto } from '../../../../test/reports/photos';
import { noted, sign, signature, signaturesOf } from '../../../../test/reports/signatures';

describeHttp('The documents of a signed job', (api) => {
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });
  const paper = async (job: number, path: string) => {
    const answer = await fetchImage(api(), 'admin', `/api/jobs/${job}/${path}`);
    expect(answer.status).toBe(200);
    if (process.env['KEEP_PAPERS'] !== undefined)
      writeFileSync(
        `${process.env['KEEP_PAPERS']}/${path.replace(/\W+/gu, '-')}.pdf`,
        answer.content,
      );
    const read = await readPdf(answer.content);
    return { ...answer, ...read, text: read.pages.join(' ') };
  };
  const bill = (job: number, stage: string, language: string) =>
    paper(job, `bill-of-lading?stage=${stage}&language=${language}`);
  const haul = () =>
    makeDriverJob(api(), 'in-transit', 'driver', {
      vehicleUnitsData: [{ year: 2024, make: 'Kia', model: 'Rio' }],
    });
  const released = signature({
    ...{ name: 'Pat Sender', method: 'typed', strokes: [] },
    ...{ language: 'en-CA', sentenceId: 'release-1' },
  });

  test('show who signed, when and what, and name the sealed version', async () => {
    const { id } = await haul();
    await sign(api(), id, 'pickup', released);
    await sign(
      api(),
      id,
      'delivery',
      signature({ outcome: 'subject-to-inspection', sentenceId: 'receipt-inspection-1' }),
    );
    const { signatures } = await signaturesOf(api(), id);
    const { text, pages, tags } = await bill(id, 'delivery', 'both');
    for (const words of [
      ...['Pat Sender', '2026-03-31 10:05 (America/Toronto)', 'Signed by typing the name.'],
      'I hand the vehicles listed over to the carrier. Their condition is as noted in this report.',
      ...['Zoë Łukasiewicz', 'Signed subject to inspection / Signé sous réserve d’inspection'],
      'J’ai reçu les véhicules indiqués, sous réserve d’inspection.',
    ])
      expect(text).toContain(words);
    for (const page of pages) expect(page).toContain(`Version 2 · SHA-256 ${signatures[1].hash}`);
    const figures = tags.filter(({ role }) => role === 'Figure');
    expect(figures.map(({ alt }) => alt)).toEqual(['Signature of / Signature de Zoë Łukasiewicz']);

    const ofPickup = await bill(id, 'pickup', 'en');
    expect(ofPickup.text).toContain(`Version 1 · SHA-256 ${signatures[0].hash}`);
    expect(ofPickup.text).toContain('Pat Sender');
    expect(ofPickup.text).not.toContain('Łukasiewicz');
  });

  test('show a missing signature', async () => {
    const { id } = await haul();
    await sign(api(), id, 'delivery', noted('nobody-there'));
    expect((await bill(id, 'delivery', 'fr')).text).toContain('Personne n’était là pour signer');
    await sign(api(), id, 'delivery', noted('refused', 'Sam Gate'));
    const { text } = await bill(id, 'delivery', 'en');
    expect(text).toContain('Refused to sign');
    expect(text).toContain('Sam Gate');
  });

  test('have another entity tag after a signature', async () => {
    const { id } = await haul();
    const tag = async () => (await bill(id, 'pickup', 'en')).headers.get('etag');
    const before = await tag();
    expect(await tag()).toBe(before);
    await sign(api(), id, 'pickup', released);
    expect(await tag()).not.toBe(before);
  });

  test('warn of changes since the seal', async () => {
    const { id } = await haul();
    await sign(api(), id, 'pickup', released);
    const change =
      "UPDATE report_version_parts SET content = REPLACE(content, 'Pat', 'Max') WHERE versionId IN (SELECT id FROM report_versions WHERE jobId = ?)";
    await api().transactions.run((tx) => tx.manager.query(change, [id]));
    expect((await bill(id, 'pickup', 'en')).text).toContain('Do not rely on this document.');
    expect((await paper(id, 'claim-packet')).text).toContain('Do not rely on this document.');
  });

  test('include both stages, all signatures, the hashes and the full-size photos in a claim packet', async () => {
    const { id, jobId, jobVehicles } = await haul();
    const unit = jobVehicles[0].id;
    const large = await jpeg({ width: 900, height: 600, shade: 7 });
    await takePhoto(api(), { job: id, unit }, { content: large });
    await takePhoto(api(), { job: id, unit }, { content: await jpeg(), stage: 'delivery' });
    await sign(api(), id, 'pickup', released);
    await sign(api(), id, 'delivery', noted('nobody-there'));
    await sign(api(), id, 'delivery');
    const { signatures } = await signaturesOf(api(), id);
    const { text, tags, headers, content } = await paper(id, 'claim-packet?language=en');
    expect(headers.get('content-disposition')).toBe(`inline; filename="${jobId}-claim-packet.pdf"`);
    for (const words of [
      ...['Claim packet', jobId, 'Signatures, pickup', 'Signatures, delivery', 'Kia Rio'],
      ...['Pat Sender', 'Nobody there to sign', 'Zoë Łukasiewicz', 'Sealed versions'],
      ...['Photos, pickup', 'Photos, delivery'],
    ])
      expect(text).toContain(words);
    for (const { hash } of signatures)
      expect(text).toContain(`${hash.slice(0, 32)} ${hash.slice(32)}`);
    expect(tags.filter(({ role }) => role === 'Figure')).toHaveLength(3);
    expect(content.includes('/Width 900')).toBe(true);
    const again = await paper(id, 'claim-packet?language=en');
    expect(again.content.equals(content)).toBe(true);
  });

  test('allow a claim packet more time than other requests', async () => {
    const { id, jobVehicles } = await haul();
    await takePhoto(api(), { job: id, unit: jobVehicles[0].id }, { content: await jpeg() });
    const { storage } = api().core;
    const read = storage.read.bind(storage);
    jest.useFakeTimers({
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    });
    jest.spyOn(storage, 'read').mockImplementationOnce((name) => {
      jest.advanceTimersByTime(50_000);
      return read(name);
    });
    expect((await fetchImage(api(), 'admin', `/api/jobs/${id}/claim-packet`)).status).toBe(200);
  });

  test('restrict a claim packet to the office', async () => {
    const { id } = await haul();
    const status = async (who: Parameters<typeof fetchImage>[1], job = id) =>
      (await fetchImage(api(), who, `/api/jobs/${job}/claim-packet`)).status;
    expect(await status('driver')).toBe(403);
    expect(await status(api().anonymous)).toBe(401);
    expect(await status('admin', 999_999)).toBe(404);
  });
});
