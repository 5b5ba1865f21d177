import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  expectStatus,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';

const HOUR_MS = 60 * 60 * 1000;

interface Made {
  readonly id: number;
  readonly jobId: string;
  readonly version: number;
}

describeHttpOnEachDatabase('Many jobs at once', (api) => {
  const batch = async (body: object, headers: Record<string, string> = {}) =>
    (await api().as('admin')).post('/api/jobs/batch', body, headers);
  const done = async (body: object, headers?: Record<string, string>) =>
    expectStatus(await batch(body, headers), 200);
  const get = async (id: number) => (await api().as('admin')).get(`/api/jobs/${id}`);
  const jobs = async (count: number, body: object = {}): Promise<Made[]> => {
    const made: Made[] = [];
    for (let place = 0; place < count; place += 1) made.push(await makeJob(api(), body));
    return made;
  };
  const named = (all: readonly Made[]) => ({
    ids: all.map(({ id }) => id),
    versions: all.map(({ version }) => version),
  });
  /** A request that undoes the changes in the answer. */
  const undoOf = (answer: { done: Made[] }) => ({ action: 'undo', ...named(answer.done) });
  const driverId = () => driverIdOf(api(), 'driver');

  test('are assigned, each with its own history entry, and undone', async () => {
    const [one, two, three] = (await jobs(3)) as [Made, Made, Made]; // as many as were made
    const answer = await done({
      action: 'assign',
      driverId: driverId(),
      ...named([two, one, three]),
    });
    expect(answer).toMatchObject({
      done: [two, one, three].map(({ id, jobId }) => ({
        ...{ id, jobId, version: 2, isChanged: true },
        job: { id, status: 'assigned', driverId: driverId(), version: 2 },
      })),
      refused: [],
      next: null,
    });
    expect((await activityOf(api(), one.id)).slice(1)).toMatchObject([
      { action: 'job.assigned', actorName: 'Ada Admin', after: { driverId: driverId() } },
    ]);
    const back = await done(undoOf(answer));
    expect(back.done).toMatchObject(
      [two, one, three].map(({ id }) => ({
        ...{ id, version: 3, isChanged: true },
        job: { status: 'pending', driverId: null },
      })),
    );
    expect(await done(undoOf(answer))).toMatchObject({
      done: [],
      refused: [{ code: 'stale_version' }, { code: 'stale_version' }, { code: 'stale_version' }],
    });
  });

  test('are unassigned and restored with their status; without a driver nothing changes', async () => {
    const loaded = await makeDriverJob(api(), 'in-transit');
    const [free] = (await jobs(1)) as [Made];
    const answer = await done({ action: 'unassign', ids: [loaded.id, free.id] });
    expect(answer.done).toMatchObject([
      { id: loaded.id, isChanged: true, job: { status: 'pending', driverId: null } },
      { id: free.id, isChanged: false, version: 1 },
    ]);
    const undone = { action: 'undo', ids: [loaded.id], versions: [answer.done[0].version] };
    expect((await done(undone)).done).toMatchObject([
      { job: { status: 'in-transit', driverId: driverId() } },
    ]);
  });

  test('are undone change by change; other changes stay', async () => {
    const [job] = (await jobs(1)) as [Made];
    const ids = [job.id];
    const assigned = await done({ action: 'assign', driverId: driverId(), ids });
    const dated = await done({ action: 'set-pickup-date', preferredPickupDate: '2026-04-09', ids });
    const admin = await api().as('admin');
    expectStatus(await admin.put(`/api/jobs/${job.id}`, { poNumber: 'PO-5' }), 200);
    expect((await done(undoOf(dated))).done).toMatchObject([
      { job: { preferredPickupDate: null, poNumber: 'PO-5', driverId: driverId() } },
    ]);
    expect((await done(undoOf(assigned))).done).toMatchObject([
      { job: { status: 'pending', driverId: null, poNumber: 'PO-5' } },
    ]);
    expect((await done(undoOf(assigned))).refused).toMatchObject([{ code: 'stale_version' }]);
  });

  test('get another pickup date or none, and are restored', async () => {
    const [one] = (await jobs(1, { preferredPickupDate: '2026-04-01' })) as [Made];
    const [two] = (await jobs(1)) as [Made];
    const day = { action: 'set-pickup-date', preferredPickupDate: '2026-04-09' };
    const answer = await done({ ...day, ...named([one, two]) });
    expect(answer.done).toMatchObject([
      { job: { preferredPickupDate: '2026-04-09' } },
      { job: { preferredPickupDate: '2026-04-09' } },
    ]);
    expect((await done(undoOf(answer))).done).toMatchObject([
      { job: { preferredPickupDate: '2026-04-01' } },
      { job: { preferredPickupDate: null } },
    ]);
    const none = await done({ ...day, preferredPickupDate: null, ids: [one.id] });
    expect(none.done).toMatchObject([{ isChanged: true, job: { preferredPickupDate: null } }]);
  });

  test('are refused one by one, and the others are changed', async () => {
    const [seen, changed] = (await jobs(2)) as [Made, Made];
    const delivered = await makeDriverJob(api(), 'delivered');
    const admin = await api().as('admin');
    expectStatus(await admin.put(`/api/jobs/${changed.id}`, { poNumber: 'PO-1' }), 200);
    const answer = await done({
      ...{ action: 'assign', driverId: driverId() },
      ids: [changed.id, 999_999, delivered.id, seen.id],
      versions: [1, 1, delivered.version, 1],
    });
    expect(answer.done).toMatchObject([{ id: seen.id }]);
    expect(answer.refused).toMatchObject([
      { id: changed.id, jobId: changed.jobId, code: 'stale_version' },
      { id: 999_999, jobId: 'JOB-999999', code: 'not_found' },
      { id: delivered.id, code: 'already_delivered', message: 'This job is already delivered.' },
    ]);
    const nobody = await done({ action: 'assign', driverId: 999_999, ids: [seen.id] });
    expect(nobody.refused).toMatchObject([
      { id: seen.id, code: 'driver_inactive', message: 'This driver has no active account.' },
    ]);
  });

  test('are not returned to a driver who has left since', async () => {
    const [job] = (await jobs(1)) as [Made];
    const other = driverIdOf(api(), 'otherDriver');
    await done({ action: 'assign', driverId: other, ids: [job.id] });
    const answer = await done({ action: 'unassign', ids: [job.id] });
    const user = `/api/admin/users/${api().cast.otherDriver.userId}`;
    const admin = await api().as('admin');
    expectStatus(await admin.put(user, { isActive: false }), 200);
    expect((await done(undoOf(answer))).refused).toMatchObject([{ code: 'driver_inactive' }]);
    expectStatus(await admin.put(user, { isActive: true }), 200);
    expect((await done(undoOf(answer))).done).toMatchObject([{ job: { driverId: other } }]);
  });

  test('are deleted and restored completely', async () => {
    const [one, two] = (await jobs(2, { pickupCity: 'Xanadu' })) as [Made, Made];
    const late = await makeDriverJob(api(), 'in-transit');
    const admin = await api().as('admin');
    expectStatus(await admin.post(`/api/jobs/${late.id}/complete`, {}), 200);
    const answer = await done({ action: 'delete', ...named([one, late, two]) });
    expect(answer.done).toMatchObject([
      { id: one.id, version: 2, isChanged: true, job: null },
      { id: two.id, version: 2, isChanged: true, job: null },
    ]);
    expect(answer.refused).toMatchObject([{ id: late.id, code: 'already_delivered' }]);
    expect((await get(one.id)).status).toBe(404);
    expect((await get(late.id)).body).toMatchObject({ status: 'delivered' });
    const found = async () =>
      (expectStatus(await admin.get('/api/jobs?q=xanadu'), 200) as Made[]).map(({ id }) => id);
    expect(await found()).toEqual([]);

    expect((await done(undoOf(answer))).done).toMatchObject([
      { id: one.id, version: 3, job: { pickupCity: 'Xanadu', status: 'pending' } },
      { id: two.id, version: 3 },
    ]);
    expect(await found()).toEqual([two.id, one.id]);
    expect((await activityOf(api(), one.id)).slice(1)).toMatchObject([
      { action: 'job.deleted' },
      { action: 'job.restored' },
    ]);
    expect((await done(undoOf(answer))).refused).toMatchObject([
      { code: 'undo_over', params: { hours: 24 } },
      { code: 'undo_over' },
    ]);
  });

  test('a delivered job is deleted if its version is known', async () => {
    const delivered = await makeDriverJob(api(), 'delivered');
    const answer = await done({ action: 'delete', ...named([delivered]) });
    expect(answer).toMatchObject({ done: [{ id: delivered.id, job: null }], refused: [] });
    expect((await done(undoOf(answer))).done).toMatchObject([{ job: { status: 'delivered' } }]);
  });

  test('one job deleted by a single request is restored as well', async () => {
    const [job] = (await jobs(1)) as [Made];
    expectStatus(await (await api().as('admin')).delete(`/api/jobs/${job.id}`), 204);
    const undo = { action: 'undo', ids: [job.id], versions: [2] };
    expect((await done(undo)).done).toMatchObject([{ job: { version: 3 } }]);
  });

  test('are selected by a filter', async () => {
    const wanted = await jobs(3, { pickupCity: 'Kuujjuaq' });
    await jobs(1, { pickupCity: 'Inukjuak' });
    const filter = { q: 'kuujj', status: 'active' };
    const answer = await done({ action: 'assign', driverId: driverId(), filter });
    const ids = wanted.map(({ id }) => id).toReversed();
    expect(answer.done.map(({ id }: Made) => id)).toEqual(ids);
    expect(answer.next).toBeNull();
    const below = { action: 'unassign', filter, below: ids[0] };
    expect((await done(below)).done.map(({ id }: Made) => id)).toEqual(ids.slice(1));
  });

  test('are changed once for repeated requests', async () => {
    const made = await jobs(2);
    const headers = { 'Idempotency-Key': `many-${made[0]?.id}` };
    const body = { action: 'delete', filter: { q: made.at(-1)?.jobId } };
    const first = await done(body, headers);
    expect(first.done).toMatchObject([{ id: made.at(-1)?.id, isChanged: true }]);
    expect(await done(body, headers)).toEqual(first);
    const other = await batch({ action: 'unassign', ids: [made[0]?.id] }, headers);
    expect(other).toMatchObject({ status: 422, body: { code: 'idempotency_mismatch' } });
  });

  test('refuse an invalid selection', async () => {
    const [job] = (await jobs(1)) as [Made];
    const ids = [job.id];
    const wrong: [object, string, string][] = [
      [{ action: 'unassign' }, 'ids', 'ids_or_filter'],
      [{ action: 'unassign', ids, filter: {} }, 'ids', 'ids_or_filter'],
      [{ action: 'unassign', ids: [] }, 'ids', 'required'],
      [{ action: 'unassign', ids, versions: [] }, 'versions', 'list_empty'],
      [{ action: 'unassign', ids: [job.id, job.id] }, 'ids', 'doubled_job'],
      [{ action: 'unassign', ids, versions: [1, 2] }, 'versions', 'one_version_for_each'],
      [{ action: 'undo', ids }, 'versions', 'needed_to_undo'],
      [{ action: 'assign', ids }, 'driverId', 'required'],
      [{ action: 'set-pickup-date', ids }, 'preferredPickupDate', 'required'],
      [
        { action: 'unassign', ids: Array.from({ length: 1001 }, (_, place) => place + 1) },
        ...(['ids', 'list_too_long'] as const),
      ],
    ];
    for (const [body, field, code] of wrong)
      expect(await batch(body)).toMatchObject({
        ...{ status: 400, body: { details: [{ field, code }] } },
      });
    const most = Array.from({ length: 1000 }, (_, place) => 5_000_000 + place);
    const answer = await done({ action: 'delete', ids: most, versions: most.map(() => 1) });
    expect(answer.refused).toHaveLength(1000);
  });

  test('are for users who manage jobs', async () => {
    const [job] = (await jobs(1)) as [Made];
    const driver = await api().as('driver');
    const body = { action: 'delete', ids: [job.id] };
    expect(await driver.post('/api/jobs/batch', body)).toMatchObject({ status: 403 });
  });

  test('are exported as selected', async () => {
    const [one, two, three] = (await jobs(3)) as [Made, Made, Made];
    expectStatus(await (await api().as('admin')).delete(`/api/jobs/${two.id}`), 204);
    const body = { ids: [three.id, two.id, one.id], language: 'en-CA' };
    const answer = await (await api().as('admin')).post('/api/jobs/export', body);
    expectStatus(answer, 200);
    const names = answer.text.match(/JOB-\d+/g);
    expect(names).toEqual([three.jobId, one.jobId]);
    const xlsx = await (
      await api().as('admin')
    ).post('/api/jobs/export', { ...body, format: 'xlsx' });
    expect(xlsx.headers.get('content-type')).toContain('spreadsheetml');
    const driver = await api().as('driver');
    expect(await driver.post('/api/jobs/export', body)).toMatchObject({ status: 403 });
  });

  // The clock moves on, which ends earlier sessions.
  test('can be undone only by the same user, within a day, and only for batch changes', async () => {
    const [one, two, three] = (await jobs(3)) as [Made, Made, Made];
    const answer = await done({ action: 'delete', ...named([one, two]) });
    const dispatcher = await api().as('dispatcher');
    const undo = (place: 0 | 1) => ({
      ...{ action: 'undo', ids: [answer.done[place].id], versions: [2] },
    });
    expect((await dispatcher.post('/api/jobs/batch', undo(0))).body.refused).toMatchObject([
      { code: 'undo_over' },
    ]);
    const admin = await api().as('admin');
    expectStatus(await admin.put(`/api/jobs/${three.id}`, { poNumber: 'PO-9' }), 200);
    const edited = { action: 'undo', ids: [three.id], versions: [2] };
    expect((await done(edited)).refused).toMatchObject([{ code: 'undo_over' }]);

    api().clock.advance(24 * HOUR_MS);
    const later = await api().signIn('admin');
    const undone = await later.post('/api/jobs/batch', undo(0));
    expect(expectStatus(undone, 200).done).toHaveLength(1);
    api().clock.advance(1);
    const tooLate = await later.post('/api/jobs/batch', undo(1));
    expect(expectStatus(tooLate, 200).refused).toMatchObject([{ code: 'undo_over' }]);
  });
});
