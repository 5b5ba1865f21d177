import { createHash } from 'node:crypto';
import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';
import { resultsOf, send } from '../../../../test/reports/operations';
import { sha256Of, jpeg, takePhoto } from '../../../../test/reports/photos';
import {
  noted,
  sign,
  signature,
  signaturesOf,
  signing,
  STROKES,
} from '../../../../test/reports/signatures';

describeHttpOnEachDatabase('The signatures of a job', (api) => {
  const haul = () =>
    makeDriverJob(api(), 'in-transit', 'driver', {
      price: 4321.09,
      vehicleUnitsData: [{ year: 2024, make: 'Kia', model: 'Rio', vinLast8: '1M8GDM9AXKP042788' }],
    });
  /** The sealed data of a job, read directly from the database. */
  const sealedOf = async (jobId: number) => {
    const rows = await api().database.query<{ content: string; hash: string }>(
      `SELECT v.hash, p.content FROM report_versions v JOIN report_version_parts p ON p.versionId = v.id
       WHERE v.jobId = ? ORDER BY v.number, p.position`,
      [jobId],
    );
    return rows.map(({ content, hash }) => ({ hash, text: content, data: JSON.parse(content) }));
  };

  test('are shown with the job, in its history and with the sealed data', async () => {
    const { id } = await haul();
    const job = await sign(api(), id, 'delivery');
    expect(job).toMatchObject({
      pickupSignature: null,
      deliverySignature: {
        ...{ outcome: 'signed', name: 'Zoë Łukasiewicz', at: '2026-03-31T14:05:00.000Z' },
      },
    });
    const [sealed] = await sealedOf(id);
    expect(await signaturesOf(api(), id)).toEqual({
      signatures: [
        {
          ...{ number: 1, stage: 'delivery', outcome: 'signed', name: 'Zoë Łukasiewicz' },
          ...{ method: 'drawn', strokes: STROKES, language: 'fr-CA' },
          sentence:
            'J’ai reçu les véhicules indiqués. Leur état est celui qui est noté dans ce rapport.',
          ...{ signedAt: '2026-03-31T14:05:00.000Z', takenBy: 'Dana Driver' },
          ...{ sealedAt: '2026-03-31T15:00:00.000Z', hash: sealed?.hash },
        },
      ],
      faults: [],
    });
    const [last] = (await activityOf(api(), id)).slice(-1);
    expect(last).toMatchObject({
      ...{ action: 'job.signed', actorName: 'Dana Driver', tappedAt: '2026-03-31T14:05:00.000Z' },
      after: {
        ...{ stage: 'delivery', outcome: 'signed', name: 'Zoë Łukasiewicz' },
        ...{ sealed: 1, hash: sealed?.hash },
      },
    });
  });

  test('seal the present report: in order, without prices, chained', async () => {
    const { id, jobVehicles, jobId } = await haul();
    const [unit] = jobVehicles;
    const content = await jpeg({ shade: 3 });
    await takePhoto(api(), { job: id, unit: unit.id }, { content });
    await sign(api(), id, 'pickup', signature({ sentenceId: 'release-1', language: 'en-CA' }));
    await sign(api(), id, 'delivery', signature({ photos: [sha256Of(content)] }));
    const [first, second] = await sealedOf(id);
    if (!first || !second) throw new Error('Nothing was sealed');
    for (const { text, hash } of [first, second])
      expect(hash).toBe(createHash('sha256').update(text).digest('hex'));
    expect(first.text.startsWith('{"format":"vehicle-report-1","job":{"completedAt":null,')).toBe(
      true,
    );
    expect(first.text).not.toContain('4321');
    expect(first.data).toMatchObject({
      stage: 'pickup',
      takenBy: 'Dana Driver',
      seal: { jobId: id, number: 1, previousOfJob: null },
      signature: {
        role: 'releases',
        strokes: STROKES,
        sentence: {
          id: 'release-1',
          text: 'I hand the vehicles listed over to the carrier. Their condition is as noted in this report.',
        },
      },
      job: { jobId, status: 'in-transit' },
      parties: { driver: { name: 'Dana Driver' } },
      units: [
        {
          ...{ id: unit.id, number: 1, make: 'Kia', vin: '1M8GDM9AXKP042788', leftBehind: null },
          photos: [{ stage: 'pickup', place: 'front', sha256: sha256Of(content) }],
        },
      ],
    });
    expect(second.data).toMatchObject({
      seal: {
        number: 2,
        previousOfJob: first.hash,
        sequence: Number(first.data.seal.sequence) + 1,
      },
      signature: { role: 'receives', photos: [sha256Of(content)] },
    });
  });

  test.each(['refused', 'nobody-there'])(
    'record a missing signature as well: %s',
    async (outcome) => {
      const { id } = await haul();
      const job = await sign(api(), id, 'pickup', noted(outcome));
      expect(job.pickupSignature).toMatchObject({ outcome, name: null });
      expect((await signaturesOf(api(), id)).signatures).toMatchObject([
        { outcome, method: null, strokes: [], sentence: null },
      ]);
    },
  );

  test('keep every signature of a stage, and the last one counts', async () => {
    const { id } = await haul();
    await sign(api(), id, 'delivery', noted('nobody-there'));
    const late = signature({
      outcome: 'subject-to-inspection',
      sentenceId: 'receipt-inspection-1',
    });
    const job = await sign(api(), id, 'delivery', late);
    expect(job.deliverySignature).toMatchObject({ outcome: 'subject-to-inspection' });
    expect((await signaturesOf(api(), id)).signatures).toMatchObject([
      { number: 1, outcome: 'nobody-there' },
      { number: 2, outcome: 'subject-to-inspection' },
    ]);
  });

  test('are stored once for repeated requests, and after delivery as well', async () => {
    const { id } = await makeDriverJob(api(), 'delivered');
    const driver = await api().as('driver');
    const operation = signing(id, 'delivery');
    expect(await resultsOf(driver, [operation])).toMatchObject([{ outcome: 'applied' }]);
    expect(await resultsOf(driver, [operation])).toMatchObject([{ outcome: 'duplicate' }]);
    const other = { ...operation, signature: signature({ name: 'Somebody else' }) };
    expect(await resultsOf(driver, [other])).toMatchObject([{ code: 'id-reused' }]);
    expect((await signaturesOf(api(), id)).signatures).toHaveLength(1);
  });

  test('are refused if incomplete, and the job stays unchanged', async () => {
    const { id } = await haul();
    const driver = await api().as('driver');
    const wishes = [
      signing(id, 'delivery', signature({ name: '  ' })),
      signing(id, 'delivery', signature({ strokes: [] })),
      signing(id, 'delivery', signature({ strokes: ['500,500,0'] })),
      signing(id, 'delivery', signature({ name: 'x', method: 'typed', strokes: [] })),
      signing(id, 'delivery', signature({ method: 'typed' })),
      signing(id, 'delivery', signature({ sentenceId: null })),
      { ...signing(id, 'delivery'), stage: null },
      { ...signing(id, 'delivery'), signature: null },
    ];
    for (const result of await resultsOf(driver, wishes))
      expect(result).toMatchObject({ outcome: 'rejected', code: 'incomplete' });
    for (const strokes of [['1001,0,0'], ['0.5,0,0'], [''], ['0,0'], [[[0, 0, 0]]], 'x'])
      expect((await send(driver, [signing(id, 'pickup', signature({ strokes }))])).status).toBe(
        400,
      );
    expect(await signaturesOf(api(), id)).toEqual({ signatures: [], faults: [] });
  });

  test('are stored whole at the longest permitted length', async () => {
    const { id } = await haul();
    const end = Array.from({ length: 1499 }, () => [1000, 1000, 999_999]);
    const stroke = [[0, 0, 0], ...end];
    const photos = Array.from({ length: 400 }, (_, at) => sha256Of(Buffer.from(String(at))));
    const strokes = [stroke.map(String).join(' ')];
    await sign(api(), id, 'delivery', signature({ strokes, photos }));
    const { signatures, faults } = await signaturesOf(api(), id);
    expect(signatures[0].strokes).toEqual([stroke]);
    expect(faults).toEqual([]);
  });

  test('are visible only to staff and the driver of the job', async () => {
    const { id } = await haul();
    await sign(api(), id, 'pickup');
    const status = async (member: 'driver' | 'otherDriver' | 'stranger') =>
      (await (await api().as(member)).get(`/api/jobs/${id}/signatures`)).status;
    expect(await status('driver')).toBe(200);
    expect(await status('otherDriver')).toBe(404);
    expect(await status('stranger')).toBe(403);
    const foreign = await makeJob(api(), { driverId: driverIdOf(api(), 'otherDriver') });
    expect(
      await resultsOf(await api().as('driver'), [signing(foreign.id, 'pickup')]),
    ).toMatchObject([{ outcome: 'rejected', code: 'job-not-yours', job: null }]);
  });

  test('stay when the order is cancelled, and are hidden with a deleted job', async () => {
    const admin = await api().as('admin');
    const called = await makeDriverJob(api(), 'assigned');
    await sign(api(), called.id, 'pickup', noted('nobody-there'));
    expectStatus(await admin.post(`/api/jobs/${called.id}/cancel`, { reason: 'other' }), 200);
    expect((await signaturesOf(api(), called.id)).signatures).toHaveLength(1);
    const deleted = await haul();
    await sign(api(), deleted.id, 'pickup');
    expectStatus(await admin.delete(`/api/jobs/${deleted.id}`), 204);
    expect((await admin.get(`/api/jobs/${deleted.id}/signatures`)).status).toBe(404);
    expect(await sealedOf(deleted.id)).toHaveLength(1);
  });
});
