import { Transformer } from '@napi-rs/image';
import { EventListener } from '../../../../test/app/event-listener';
import { describeHttp } from '../../../../test/app/http';
import { activityOf, driverIdOf, expectStatus, makeJob } from '../../../../test/records/jobs';
import {
  fetchImage,
  jpeg,
  makeTarget,
  png,
  sendPhoto,
  takePhoto,
  TAKEN,
  withExif,
} from '../../../../test/reports/photos';

const CLIENT = '0f8c7c1e-6c1b-4a57-9b0e-3f5a1c2d4e6f';

describeHttp('Photos of a unit', (api) => {
  const listOf = async (job: number, who: 'admin' | 'driver' = 'admin') =>
    expectStatus(await (await api().as(who)).get(`/api/jobs/${job}/photos`), 200);

  test('are stored upright, without metadata, and small in lists', async () => {
    const target = await makeTarget(api());
    const content = withExif(await jpeg({ width: 1800, height: 900 }));
    const photo = await takePhoto(api(), target, {
      content,
      clientId: CLIENT.toUpperCase(),
      stage: 'delivery',
      place: 'vin-plate',
    });
    expect(photo).toEqual({
      id: expect.any(Number),
      clientId: CLIENT,
      unitId: target.unit,
      stage: 'delivery',
      place: 'vin-plate',
      takenAt: TAKEN,
      takenBy: 'Dana Driver',
      width: 800,
      height: 1600,
    });
    for (const who of ['admin', 'driver'] as const)
      expect(await listOf(target.job, who)).toEqual([photo]);

    const path = `/api/photos/${photo.id}`;
    for (const [address, width, height] of [
      [path, 800, 1600],
      [`${path}/thumbnail`, 160, 320],
    ] as const) {
      const image = await fetchImage(api(), 'driver', address);
      expect(image.status).toBe(200);
      expect(Object.fromEntries(image.headers)).toMatchObject({
        'content-type': 'image/jpeg',
        'content-length': String(image.content.length),
        'content-disposition': `inline; filename="photo-${photo.id}.jpg"`,
        'cache-control': 'private, no-cache',
        vary: 'Cookie, Authorization',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
        'content-security-policy': expect.stringContaining("default-src 'none'"),
      });
      expect(await new Transformer(image.content).metadata(true)).toMatchObject({
        ...{ width, height, format: 'jpeg' },
      });
      expect(image.content.includes('Exif')).toBe(false);
      expect(image.content.includes('Secret Phone Maker')).toBe(false);
      const tag = image.headers.get('etag') ?? '';
      const again = await fetchImage(api(), 'admin', address, { 'If-None-Match': tag });
      expect([again.status, again.content.length]).toEqual([304, 0]);
    }
  });

  test('may be PNGs, and are never enlarged', async () => {
    const target = await makeTarget(api());
    const content = await png({ width: 60, height: 20 });
    const photo = await takePhoto(api(), target, { content, type: 'image/png' });
    expect(photo).toMatchObject({ width: 60, height: 20 });
    const { content: kept } = await fetchImage(api(), 'admin', `/api/photos/${photo.id}`);
    expect((await new Transformer(kept).metadata()).format).toBe('jpeg');
  });

  test("keep the time they were taken, by the server's clock", async () => {
    const target = await makeTarget(api());
    const now = api().clock.now().toISOString();
    const ahead = await takePhoto(api(), target, {
      takenAt: '2026-03-31T16:00:00.000Z',
      sentAt: '2026-03-31T16:45:00.000Z',
    });
    expect(Date.parse(now) - Date.parse(ahead.takenAt)).toBe(45 * 60_000);
    const future = { takenAt: '2026-04-02T00:00:00.000Z', sentAt: '2026-04-01T00:00:00.000Z' };
    expect((await takePhoto(api(), target, future)).takenAt).toBe(now);
  });

  test('are visible only to staff and the driver of the job', async () => {
    const target = await makeTarget(api());
    const { id } = await takePhoto(api(), target);
    const paths = [
      `/api/jobs/${target.job}/photos`,
      `/api/photos/${id}`,
      `/api/photos/${id}/thumbnail`,
    ];
    for (const path of paths) {
      const status = async (who: Parameters<typeof fetchImage>[1]) =>
        (await fetchImage(api(), who, path)).status;
      expect([path, await status('admin'), await status('driver')]).toEqual([path, 200, 200]);
      expect([path, await status('otherDriver'), await status('stranger')]).toEqual([
        path,
        404,
        403,
      ]);
      expect([path, await status(api().anonymous)]).toEqual([path, 401]);
    }
    expect(await sendPhoto(api(), 'otherDriver', target)).toMatchObject({ status: 404 });
    expect(await sendPhoto(api(), 'stranger', target)).toMatchObject({ status: 403 });
    expect(await sendPhoto(api(), api().anonymous, target)).toMatchObject({ status: 401 });
    expect(await sendPhoto(api(), 'admin', target)).toMatchObject({ status: 200 });
    const driver = await api().as('driver');
    expect((await driver.delete(`/api/photos/${id}`)).status).toBe(403);
  });

  test('must belong to a unit of the job in the URL', async () => {
    const [a, b] = [await makeTarget(api()), await makeTarget(api())];
    const wrong = { job: a.job, unit: b.unit };
    expect(await sendPhoto(api(), 'driver', wrong)).toMatchObject({ status: 404 });
    expect(await listOf(a.job)).toEqual([]);
  });

  test('are logged in the history and published as events, and leave the job unchanged', async () => {
    const { id, version } = await makeJob(api(), {
      driverId: driverIdOf(api(), 'driver'),
      vehicleUnitsData: [{ make: 'Kia', vinLast8: 'KV000003' }],
    });
    const admin = await api().as('admin');
    const job = expectStatus(await admin.get(`/api/jobs/${id}`), 200);
    const unit = job.jobVehicles[0].id as number;
    const listener = await EventListener.open(api().address, {
      Authorization: `Bearer ${admin.token ?? ''}`,
    });
    await listener.next();
    const photo = await takePhoto(api(), { job: id, unit }, { place: 'odometer' });
    expect((await listener.next())?.data).toMatchObject({
      action: 'job.photo-added',
      resource: 'job',
      id,
      version,
    });
    expectStatus(await admin.delete(`/api/photos/${photo.id}`), 204);
    expect((await listener.next())?.data).toMatchObject({ action: 'job.photo-deleted', id });
    listener.close();
    expect(await admin.get(`/api/jobs/${id}`)).toMatchObject({ body: job });
    const told = { unit: { id: unit, vinLast8: 'KV000003' }, photo: photo.id, place: 'odometer' };
    expect((await activityOf(api(), id)).slice(1)).toMatchObject([
      { action: 'job.photo-added', actorName: 'Dana Driver', tappedAt: photo.takenAt, after: told },
      { action: 'job.photo-deleted', actorName: 'Ada Admin', before: told },
    ]);
    const history = expectStatus(await admin.get(`/api/jobs/${id}/activity`), 200);
    expect(history).toMatchObject([{ action: 'job.photo-deleted' }, { action: 'job.created' }]);
    expect((await admin.delete(`/api/photos/${photo.id}`)).status).toBe(404);
    expect((await fetchImage(api(), 'admin', `/api/photos/${photo.id}`)).status).toBe(404);
  });
});
