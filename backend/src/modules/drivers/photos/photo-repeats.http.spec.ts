import { randomUUID } from 'node:crypto';
import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import { activityOf, driverIdOf, expectStatus } from '../../../../test/records/jobs';
import {
  fetchImage,
  jpeg,
  makeTarget,
  makeTargets,
  sendPhoto,
  takePhoto,
} from '../../../../test/reports/photos';

describeHttpOnEachDatabase('Repeated photo uploads', (api) => {
  const listOf = async (job: number) =>
    expectStatus(await (await api().as('admin')).get(`/api/jobs/${job}/photos`), 200);

  test('store the photo once', async () => {
    const target = await makeTarget(api());
    const sent = { clientId: randomUUID(), content: await jpeg() };
    const first = await takePhoto(api(), target, sent);
    api().clock.advance(60_000);
    const others = { place: 'rear', stage: 'delivery', takenAt: '2026-03-31T15:00:30.000Z' };
    for (const again of [sent, { ...sent, ...others }])
      expect(await takePhoto(api(), target, again)).toEqual(first);
    expect(await listOf(target.job)).toEqual([first]);
    const actions = (await activityOf(api(), target.job)).map(
      ({ action }: { action: string }) => action,
    );
    expect(actions).toEqual(['job.created', 'job.photo-added']);
  });

  test('store the photo once when sent concurrently', async () => {
    const target = await makeTarget(api());
    const sent = { clientId: randomUUID(), content: await jpeg() };
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sendPhoto(api(), 'driver', target, sent)),
    );
    const [first] = answers;
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    for (const { body } of answers) expect(body).toEqual(first?.body);
    expect(await listOf(target.job)).toHaveLength(1);
  });

  test('cannot store another photo under the same id', async () => {
    const target = await makeTarget(api());
    const sent = { clientId: randomUUID(), content: await jpeg() };
    const photo = await takePhoto(api(), target, sent);
    const taken = { status: 409, body: { code: 'photo_id_taken' } };
    const other = { ...sent, content: await jpeg({ shade: 9 }) };
    expect(await sendPhoto(api(), 'driver', target, other)).toMatchObject(taken);
    expect(await sendPhoto(api(), 'admin', target, sent)).toMatchObject(taken);
    expect(await listOf(target.job)).toEqual([photo]);
  });

  test('succeed after the job was reassigned, and after a deletion', async () => {
    const target = await makeTarget(api());
    const sent = { clientId: randomUUID() };
    const photo = await takePhoto(api(), target, sent);
    const admin = await api().as('admin');
    const driverId = driverIdOf(api(), 'otherDriver');
    expectStatus(await admin.put(`/api/jobs/${target.job}`, { driverId }), 200);
    expect(await takePhoto(api(), target, sent)).toEqual(photo);
    expect(await sendPhoto(api(), 'driver', target)).toMatchObject({ status: 404 });
    expectStatus(await admin.delete(`/api/photos/${photo.id}`), 204);
    expect(await takePhoto(api(), target, sent)).toEqual(photo);
    expect(await listOf(target.job)).toEqual([]);
  });

  test('store the same image twice under two ids', async () => {
    const target = await makeTarget(api());
    const ids = [await takePhoto(api(), target), await takePhoto(api(), target)].map(
      ({ id }) => id,
    );
    expect(new Set(ids).size).toBe(2);
    const admin = await api().as('admin');
    expectStatus(await admin.delete(`/api/photos/${ids[0]}`), 204);
    expect((await fetchImage(api(), 'admin', `/api/photos/${ids[1]}`)).status).toBe(200);
  });
});

describeHttpOnEachDatabase('Photos are limited', (api) => {
  /** Photos of a unit as rows without files. */
  async function addRows(unitId: number, count: number): Promise<void> {
    const columns =
      'clientId, unitId, stage, place, sha256, fileName, thumbnailName, bytes, width, height, takenAt, receivedAt, takenById, takenByName';
    const row = `(?, ?, 'pickup', 'other', 'x', 'x', 'x', 1, 1, 1, ?, ?, 1, 'Dana')`;
    const now = api().clock.now();
    await api().transactions.run((tx) =>
      tx.manager.query(
        `INSERT INTO unit_photos (${columns}) VALUES ${Array(count).fill(row).join(', ')}`,
        Array.from({ length: count }, () => [randomUUID(), unitId, now, now]).flat(),
      ),
    );
  }

  test('for each unit, even when several come at once', async () => {
    const [target, neighbour] = await makeTargets(api(), 2);
    await addRows(target!.unit, 58);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sendPhoto(api(), 'driver', target!)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 409, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.body).toMatchObject({ code: 'too_many_unit_photos', params: { max: 60 } });
    await takePhoto(api(), neighbour!);
    const admin = await api().as('admin');
    const kept = answers.find(({ status }) => status === 200)?.body;
    expectStatus(await admin.delete(`/api/photos/${kept.id}`), 204);
    await takePhoto(api(), target!);
  });

  test('for each job', async () => {
    const targets = await makeTargets(api(), 9);
    for (const { unit } of targets.slice(0, 8)) await addRows(unit, 50);
    expect(await sendPhoto(api(), 'driver', targets[8]!)).toMatchObject({
      status: 409,
      body: { code: 'too_many_job_photos', params: { max: 400 } },
    });
  });
});
