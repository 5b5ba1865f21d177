import { EventListener } from '../../../../test/app/event-listener';
import { type Caller, describeHttp } from '../../../../test/app/http';
import { activityOf, driverIdOf, expectStatus, makeDriverJob } from '../../../../test/records/jobs';
import { signing } from '../../../../test/reports/signatures';
import {
  complete,
  loggedOf,
  moveTo,
  note,
  resultsOf,
  tap,
} from '../../../../test/reports/operations';

const NOW = '2026-03-31T15:00:00.000Z';
const TAPPED = '2026-03-31T14:05:00.000Z';

describeHttp('Refused operations from a phone', (api) => {
  let driver: Caller;
  let admin: Caller;
  beforeAll(async () => {
    driver = await api().as('driver');
    admin = await api().as('admin');
  });

  const refusedOf = async (id: number) =>
    expectStatus(await admin.get(`/api/jobs/${id}/refused-operations`), 200);

  test('do not stop the operations after them', async () => {
    const [a, b] = [await makeDriverJob(api(), 'assigned'), await makeDriverJob(api(), 'assigned')];
    const taps = [complete(a.id), moveTo(b.id, 'in-transit'), moveTo(a.id, 'picked-up')];
    expect(await resultsOf(driver, taps)).toMatchObject([
      {
        outcome: 'rejected',
        code: 'transition-refused',
        message: "The job is 'assigned' and cannot be changed to 'delivered'.",
        job: { status: 'assigned' },
      },
      { outcome: 'applied', job: { status: 'in-transit' } },
      { outcome: 'applied', job: { status: 'picked-up' } },
    ]);
  });

  /** A job that the driver had until now. */
  const givenAway = async (status: string) => {
    const { id } = await makeDriverJob(api(), status);
    const other = driverIdOf(api(), 'otherDriver');
    expectStatus(await admin.put(`/api/jobs/${id}`, { driverId: other }), 200);
    return { id: id as number };
  };

  test('name the signer to dispatch', async () => {
    const { id } = await givenAway('in-transit');
    expect(await resultsOf(driver, [signing(id, 'delivery')])).toMatchObject([
      { outcome: 'rejected', code: 'job-not-yours' },
    ]);
    const [shown] = await refusedOf(id);
    expect(shown).toMatchObject({ type: 'sign', stage: 'delivery', signer: 'Zoë Łukasiewicz' });
    expect(shown).not.toHaveProperty('signature');
  });

  test('are refused again for the same reason, even if the job has changed', async () => {
    const job = await makeDriverJob(api(), 'assigned');
    const early = complete(job.id, 'Too early');
    await resultsOf(driver, [early, moveTo(job.id, 'in-transit')]);
    expect(await resultsOf(driver, [early])).toMatchObject([
      {
        outcome: 'rejected',
        code: 'transition-refused',
        message: "The job is 'assigned' and cannot be changed to 'delivered'.",
        job: { status: 'in-transit' },
      },
    ]);
    expect(await refusedOf(job.id)).toHaveLength(1);
  });

  test('are shown to dispatch with their notes until they are dismissed', async () => {
    const { id } = await makeDriverJob(api(), 'in-transit');
    const done = { status: 'delivered', driverId: driverIdOf(api(), 'driver') };
    expectStatus(await admin.put(`/api/jobs/${id}`, done), 200);
    expect(await resultsOf(driver, [complete(id, 'Keys in the box')])).toMatchObject([
      {
        outcome: 'rejected',
        code: 'already-delivered',
        message: 'This job is already delivered.',
        job: { completionNotes: null },
      },
    ]);
    const [shown] = await refusedOf(id);
    expect(shown).toEqual({
      id: expect.any(Number),
      driverName: 'Dana Driver',
      type: 'complete',
      status: null,
      notes: 'Keys in the box',
      reason: null,
      vin: null,
      stage: null,
      report: null,
      signer: null,
      code: 'already-delivered',
      message: 'This job is already delivered.',
      tappedAt: TAPPED,
      receivedAt: NOW,
    });
    expect((await activityOf(api(), id)).at(-1)).toMatchObject({
      action: 'job.update-refused',
      actorName: 'Dana Driver',
      after: { type: 'complete', notes: 'Keys in the box', code: 'already-delivered' },
      tappedAt: TAPPED,
    });

    const dismissal = `/api/jobs/${id}/refused-operations/${shown.id}/dismiss`;
    expectStatus(await admin.post(dismissal), 204);
    expect(await refusedOf(id)).toEqual([]);
    expect(await admin.post(dismissal)).toMatchObject({ status: 404 });
    expect((await activityOf(api(), id)).at(-1)).toMatchObject({
      action: 'job.refusal-dismissed',
      actorName: 'Ada Admin',
      after: { type: 'complete', driverName: 'Dana Driver' },
    });
    expect(await loggedOf(api(), id)).toMatchObject([{ notes: 'Keys in the box' }]);
  });

  test('are shown and dismissed after the job was deleted', async () => {
    const { id } = await givenAway('assigned');
    await resultsOf(driver, [complete(id)]);
    expectStatus(await admin.delete(`/api/jobs/${id}`), 204);
    const [refused] = await refusedOf(id);
    expect(refused).toMatchObject({ type: 'complete', code: 'job-not-yours' });
    const path = `/api/jobs/${id}/refused-operations`;
    expectStatus(await admin.post(`${path}/${refused.id}/dismiss`), 204);
    expect((await admin.get(path)).status).toBe(404);
  });

  test('are dismissed only on their own job', async () => {
    const [a, b] = [await makeDriverJob(api(), 'assigned'), await makeDriverJob(api(), 'assigned')];
    await resultsOf(driver, [complete(a.id), note(b.id, 'Fine')]);
    const [shown] = await refusedOf(a.id);
    const path = (job: number, id: number) => `/api/jobs/${job}/refused-operations/${id}/dismiss`;
    expect(await admin.post(path(b.id, shown.id))).toMatchObject({ status: 404 });
    const [applied] = await loggedOf(api(), b.id);
    expect(await admin.post(path(b.id, Number(applied?.['id'])))).toMatchObject({ status: 404 });
    expect(await refusedOf(a.id)).toHaveLength(1);
  });

  test('cause an event for dispatch at once, and none for other drivers', async () => {
    const { id } = await givenAway('assigned');
    const otherDriver = await api().as('otherDriver');
    const listen = async (member: 'admin' | 'otherDriver') => {
      const { token } = await api().as(member);
      const listener = await EventListener.open(api().address, {
        Authorization: `Bearer ${token ?? ''}`,
      });
      await listener.next();
      return listener;
    };
    const [console, other] = [await listen('admin'), await listen('otherDriver')];
    await resultsOf(driver, [note(id, 'I was there')]);
    expect((await console.next())?.data).toMatchObject({ resource: 'job', id, driverIds: [] });
    await resultsOf(otherDriver, [note(id, 'Mine')]);
    expect((await console.next())?.data).toMatchObject({ action: 'job.noted', id });
    expect((await other.next())?.data).toMatchObject({ resource: 'job', id });
    console.close();
    other.close();
    expect((await refusedOf(id))[0]).toMatchObject({ notes: 'I was there' });
  });

  test('cause no event for an unknown job', async () => {
    const listed = () => admin.get('/api/activity?limit=1');
    const before = (await listed()).headers.get('x-total-count');
    await resultsOf(driver, [note(999_999, 'Where is it?')]);
    expect((await listed()).headers.get('x-total-count')).toBe(before);
    expect(await loggedOf(api(), 999_999)).toEqual([]);
  });

  test('are not stored if the job was never the driver’s, or only long ago', async () => {
    const { id } = await makeDriverJob(api(), 'assigned', 'otherDriver');
    const notes = Array.from({ length: 3 }, (_, at) => note(id, `Mine ${String(at)}`));
    for (const result of await resultsOf(driver, notes))
      expect(result).toMatchObject({ outcome: 'rejected', code: 'job-not-yours' });
    expect(await refusedOf(id)).toEqual([]);
    expect(await loggedOf(api(), id)).toEqual([]);
    expect(await activityOf(api(), id)).not.toContainEqual(
      expect.objectContaining({ action: 'job.update-refused' }),
    );
    const old = await givenAway('assigned');
    const query = "UPDATE activity SET at = ? WHERE resource = 'job' AND resourceId = ?";
    const long = [new Date('2026-02-01T00:00:00.000Z'), old.id];
    await api().core.transactions.run((tx) => tx.manager.query(query, long));
    await resultsOf(driver, [note(old.id, 'Too late')]);
    expect(await refusedOf(old.id)).toEqual([]);
  });

  test('are stored up to fifty per driver and job, newest first', async () => {
    const { id } = await givenAway('assigned');
    for (const from of [0, 30])
      await resultsOf(
        driver,
        Array.from({ length: 30 }, (_, at) => note(id, `Note ${String(from + at)}`)),
      );
    const shown: { notes: string }[] = await refusedOf(id);
    expect(shown.map(({ notes }) => notes)).toEqual(
      Array.from({ length: 50 }, (_, at) => `Note ${String(59 - at)}`),
    );
  });

  test.each([
    ['a status that is missing', {}],
    ['a note without words', { type: 'note', notes: '  ' }],
  ])('include %s, without stopping the next one', async (_, what) => {
    const { id } = await makeDriverJob(api(), 'assigned');
    expect(await resultsOf(driver, [tap(id, what), note(id, 'Behind it')])).toMatchObject([
      { outcome: 'rejected', code: 'incomplete', message: 'This update is incomplete.' },
      { outcome: 'applied' },
    ]);
  });

  test.each([
    ['another status', { status: 'picked-up' }],
    ['other notes', { notes: 'Other' }],
    ['another type', { type: 'complete' }],
  ])('include a reused id with %s', async (_, change) => {
    const job = await makeDriverJob(api(), 'assigned');
    const first = moveTo(job.id, 'in-transit');
    await resultsOf(driver, [first]);
    expect(await resultsOf(driver, [{ ...first, ...change }])).toMatchObject([
      { outcome: 'rejected', code: 'id-reused', job: null },
    ]);
    expect(await loggedOf(api(), job.id)).toHaveLength(1);
    expect(await resultsOf(driver, [first])).toMatchObject([{ outcome: 'duplicate' }]);
  });

  test("include another user's id, without revealing anything about it", async () => {
    const theirs = await makeDriverJob(api(), 'assigned', 'otherDriver');
    const mine = await makeDriverJob(api(), 'assigned');
    const first = complete(theirs.id, 'Secret words');
    await resultsOf(await api().as('otherDriver'), [first]);
    for (const jobId of [theirs.id, mine.id]) {
      const results = await resultsOf(driver, [{ ...first, jobId }]);
      expect(results).toEqual([
        {
          id: first['id'],
          outcome: 'rejected',
          code: 'id-reused',
          message: 'This update was already sent with different content.',
          job: null,
        },
      ]);
    }
    expect(await activityOf(api(), mine.id)).toHaveLength(1);
  });
});
