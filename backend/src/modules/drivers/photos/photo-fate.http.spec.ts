import { describeHttp } from '../../../../test/app/http';
import { expectStatus } from '../../../../test/records/jobs';
import {
  fetchImage,
  makeTarget,
  makeTargets,
  sendPhoto,
  takePhoto,
} from '../../../../test/reports/photos';

describeHttp('Photos follow the unit', (api) => {
  const listOf = async (job: number) =>
    expectStatus(await (await api().as('admin')).get(`/api/jobs/${job}/photos`), 200);

  test('a unit left behind accepts photos, as evidence of the reason', async () => {
    const target = await makeTarget(api());
    const admin = await api().as('admin');
    const path = `/api/jobs/${target.job}/units/${target.unit}/leave`;
    expectStatus(await admin.post(path, { reason: 'no-keys' }), 200);
    await takePhoto(api(), target);
    expect(await listOf(target.job)).toHaveLength(1);
  });

  test('a delivered job accepts photos that were still on the phone', async () => {
    const target = await makeTarget(api(), 'delivered');
    await takePhoto(api(), target, { stage: 'delivery' });
  });

  test('a moved unit takes its photos to the other job, and its former driver loses access', async () => {
    const [from, to] = [
      await makeTarget(api()),
      await makeTarget(api(), 'assigned', 'otherDriver'),
    ];
    const photo = await takePhoto(api(), from);
    const admin = await api().as('admin');
    const path = `/api/jobs/${from.job}/units/${from.unit}/move`;
    expectStatus(await admin.post(path, { jobId: to.job }), 200);
    expect(await listOf(from.job)).toEqual([]);
    expect(await listOf(to.job)).toEqual([photo]);
    const status = async (who: 'driver' | 'otherDriver') =>
      (await fetchImage(api(), who, `/api/photos/${photo.id}`)).status;
    expect([await status('driver'), await status('otherDriver')]).toEqual([404, 200]);
  });

  test('a cancelled job accepts and keeps photos, for dispatch only', async () => {
    const target = await makeTarget(api());
    const before = await takePhoto(api(), target);
    const admin = await api().as('admin');
    expectStatus(await admin.post(`/api/jobs/${target.job}/cancel`, { reason: 'not-ready' }), 200);
    const after = await takePhoto(api(), target);
    expect(await sendPhoto(api(), 'otherDriver', target)).toMatchObject({ status: 404 });
    expect(await listOf(target.job)).toEqual([before, after]);
    const driver = await api().as('driver');
    expect((await driver.get(`/api/jobs/${target.job}/photos`)).status).toBe(404);
    expect((await fetchImage(api(), 'driver', `/api/photos/${after.id}`)).status).toBe(404);
    expect((await fetchImage(api(), 'admin', `/api/photos/${after.id}`)).status).toBe(200);
  });

  test('a deleted job accepts and shows no photos', async () => {
    const target = await makeTarget(api());
    const photo = await takePhoto(api(), target);
    const admin = await api().as('admin');
    expectStatus(await admin.delete(`/api/jobs/${target.job}`), 204);
    for (const who of ['admin', 'driver'] as const) {
      expect(await sendPhoto(api(), who, target)).toMatchObject({ status: 404 });
      expect((await fetchImage(api(), who, `/api/photos/${photo.id}`)).status).toBe(404);
    }
    expect((await admin.get(`/api/jobs/${target.job}/photos`)).status).toBe(404);
  });

  test('a unit with photos cannot be removed from its job by mistake', async () => {
    const [first, second] = await makeTargets(api(), 2);
    const photo = await takePhoto(api(), second!);
    const admin = await api().as('admin');
    const path = `/api/jobs/${first!.job}/units`;
    const only = { units: [{ id: first!.unit }] };
    expect(await admin.put(path, only)).toMatchObject({
      status: 409,
      body: { code: 'unit_has_photos' },
    });
    expectStatus(await admin.delete(`/api/photos/${photo.id}`), 204);
    expectStatus(await admin.put(path, only), 200);
    expect(await takePhoto(api(), second!, { clientId: photo.clientId })).toEqual(photo);
  });
});
