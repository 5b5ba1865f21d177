import { randomUUID } from 'node:crypto';
import { GROWING_LETTERS } from '../../../../test/contract/bad-input/bad-values';
import { type Caller, describeHttpOnEachDatabase } from '../../../../test/app/http';
import {
  activityOf,
  driverIdOf,
  driverStatus,
  expectStatus,
  makeDriverJob,
  makeJob,
} from '../../../../test/records/jobs';
import {
  complete,
  loggedOf,
  moveTo,
  note,
  resultsOf,
  send,
  tap,
} from '../../../../test/reports/operations';
import { DriverOperationRepository } from './driver-operation.repository';

const NOW = '2026-03-31T15:00:00.000Z';
const TAPPED = '2026-03-31T14:05:00.000Z';

describeHttpOnEachDatabase('Operations from a phone', (api) => {
  let driver: Caller;
  let admin: Caller;
  beforeAll(async () => {
    driver = await api().as('driver');
    admin = await api().as('admin');
  });

  const jobOf = async (id: number) => expectStatus(await admin.get(`/api/jobs/${id}`), 200);

  test('are applied in order, and stored with the time of the tap', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const taps = [
      moveTo(id, 'picked-up'),
      moveTo(id, 'in-transit'),
      complete(id, 'With the guard'),
    ];
    const results = await resultsOf(driver, taps);
    expect(results).toMatchObject(
      [
        { status: 'picked-up' },
        { status: 'in-transit' },
        { status: 'delivered', completionNotes: 'With the guard', completedAt: NOW },
      ].map((job, index) => ({
        id: taps[index]?.['id'],
        outcome: 'applied',
        code: null,
        message: null,
        job,
      })),
    );
    expect((await activityOf(api(), id)).slice(1)).toMatchObject([
      { action: 'job.status-changed', actorName: 'Dana Driver', at: NOW, tappedAt: TAPPED },
      { action: 'job.status-changed', after: { status: 'in-transit' }, tappedAt: TAPPED },
      { action: 'job.delivered', at: NOW, tappedAt: TAPPED },
    ]);
    expect(await loggedOf(api(), id)).toMatchObject([
      { operationId: taps[0]?.['id'], type: 'status', status: 'picked-up', outcome: 'applied' },
      { type: 'status', status: 'in-transit', baseVersion: 1, userName: 'Dana Driver' },
      { type: 'complete', notes: 'With the guard', outcome: 'applied', code: null },
    ]);
    expect(await driverStatus(api())).toBe('available');
  });

  test('keep the driver on-route while a job is active', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    await resultsOf(driver, [moveTo(id, 'in-transit')]);
    expect(await driverStatus(api())).toBe('on-route');
    await resultsOf(driver, [complete(id)]);
    expect(await driverStatus(api())).toBe('available');
  });

  test("are duplicates when sent again, with the job's present state", async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const taps = [moveTo(id, 'in-transit'), note(id, 'Gate is locked')];
    await resultsOf(driver, taps);
    const before = (await activityOf(api(), id)) as unknown[];
    await resultsOf(driver, [complete(id)]);
    expect(await resultsOf(driver, taps)).toMatchObject([
      { outcome: 'duplicate', code: null, job: { status: 'delivered' } },
      { outcome: 'duplicate', code: null, job: { status: 'delivered' } },
    ]);
    expect(await activityOf(api(), id)).toHaveLength(before.length + 1);
    expect(await jobOf(id)).toMatchObject({ status: 'delivered' });
  });

  test('count once within one request', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const twice = note(id, 'Only once');
    expect(await resultsOf(driver, [twice, twice])).toMatchObject([
      { outcome: 'applied' },
      { outcome: 'duplicate' },
    ]);
    expect(await activityOf(api(), id)).toHaveLength(2);
  });

  test('are recognized with an id in capital letters', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const first = note(id, 'Once');
    await resultsOf(driver, [first]);
    const loud = { ...first, id: String(first['id']).toUpperCase() };
    expect(await resultsOf(driver, [loud])).toMatchObject([
      { id: String(first['id']).toLowerCase(), outcome: 'duplicate' },
    ]);
  });

  test('change nothing when they repeat the present status', async () => {
    const job = await makeDriverJob(api(), 'in-transit');
    expect(await resultsOf(driver, [moveTo(job.id, 'in-transit')])).toMatchObject([
      { outcome: 'applied', job: { version: job.version } },
    ]);
    expect(await activityOf(api(), job.id)).toHaveLength(1);
  });

  test('are applied even if dispatch edited the job since', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    expectStatus(await admin.put(`/api/jobs/${id}`, { pickupCity: 'Laval' }), 200);
    expect(await resultsOf(driver, [moveTo(id, 'in-transit')])).toMatchObject([
      { outcome: 'applied', job: { status: 'in-transit', pickupCity: 'Laval' } },
    ]);
  });

  test('add a note to a job, delivered or not, and change nothing but the note’s unread mark', async () => {
    const job = await makeDriverJob(api(), 'delivered');
    await resultsOf(driver, [note(job.id, 'Left rear tire is flat\nCustomer knows')]);
    expect((await activityOf(api(), job.id)).at(-1)).toMatchObject({
      action: 'job.noted',
      actorName: 'Dana Driver',
      before: null,
      after: { notes: 'Left rear tire is flat\nCustomer knows' },
      tappedAt: TAPPED,
    });
    const { unreadNoteAt, version, updatedAt: _at, ...others } = await jobOf(job.id);
    expect({ unreadNoteAt, version }).toEqual({
      unreadNoteAt: TAPPED,
      version: Number(job.version) + 1,
    });
    expect(job).toMatchObject(others);
  });

  test("accept notes up to the field's limit", async () => {
    for (const letter of GROWING_LETTERS) {
      const { id } = await makeDriverJob(api(), 'in-transit');
      const long = letter.repeat(4000);
      const tooLong = await send(driver, [complete(id, `${long}${letter}`)]);
      expect(tooLong.body.details).toMatchObject([{ field: 'operations.0.notes' }]);
      expect(await resultsOf(driver, [note(id, long), complete(id, long)])).toMatchObject([
        { outcome: 'applied' },
        { outcome: 'applied', job: { completionNotes: long } },
      ]);
      expect(await loggedOf(api(), id)).toMatchObject([{ notes: long }, { notes: long }]);
    }
  });

  test.each([
    ['three hours ahead', '2026-03-31T17:05:00.000Z', '2026-03-31T18:00:00.000Z'],
    ['three hours behind', '2026-03-31T11:05:00.000Z', '2026-03-31T12:00:00.000Z'],
  ])('correct the time of the tap when the clock was %s', async (_, tappedAt, sentAt) => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const one = tap(id, { status: 'in-transit', tappedAt });
    await resultsOf(driver, [one], sentAt);
    expect((await activityOf(api(), id)).at(-1)).toMatchObject({ tappedAt: TAPPED });
    const [logged] = await api().database.query<{ claimed: unknown }>(
      'SELECT claimedAt AS claimed FROM driver_operations WHERE operationId = ?',
      [String(one['id'])],
    );
    expect(new Date(`${JSON.stringify(logged?.claimed).slice(1, 24).replace(' ', 'T')}Z`)).toEqual(
      new Date(tappedAt),
    );
  });

  test('are accepted fifty at a time, with long notes, but not fifty-one', async () => {
    const { id } = await makeDriverJob(api(), 'in-transit');
    const many = Array.from({ length: 50 }, (_, index) => note(id, `${index} ${'x'.repeat(2000)}`));
    const results = await resultsOf(driver, many);
    expect(results.map(({ outcome }: { outcome: string }) => outcome)).toEqual(
      many.map(() => 'applied'),
    );
    expect((await loggedOf(api(), id)).map(({ notes }) => notes)).toEqual(
      many.map(({ notes }) => notes),
    );
    for (const operations of [[...many, note(id, 'one more')], []])
      expect((await send(driver, operations)).body.details).toMatchObject([
        { field: 'operations' },
      ]);
  });

  test('accept an additional Idempotency-Key', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const taps = [moveTo(id, 'in-transit'), complete(id)];
    const key = { 'Idempotency-Key': randomUUID() };
    const first = await send(driver, taps, NOW, key);
    expect(expectStatus(first, 200).results).toMatchObject([
      { outcome: 'applied' },
      { outcome: 'applied' },
    ]);
    expect((await send(driver, taps, NOW, key)).body).toEqual(first.body);
    expect(await resultsOf(driver, taps)).toMatchObject([
      { outcome: 'duplicate' },
      { outcome: 'duplicate' },
    ]);
  });

  test('from an admin in a driver’s place follow the rules of a driver', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    expect(
      await resultsOf(admin, [complete(id), moveTo(id, 'in-transit'), complete(id)]),
    ).toMatchObject([
      { outcome: 'rejected', code: 'transition-refused' },
      { outcome: 'applied' },
      { outcome: 'applied' },
    ]);
    expect((await activityOf(api(), id)).at(-1)).toMatchObject({ actorName: 'Ada Admin' });
    expect(await resultsOf(admin, [moveTo(id, 'in-transit')])).toMatchObject([
      { outcome: 'rejected', code: 'already-delivered', job: { status: 'delivered' } },
    ]);
  });

  test('count once when two phones send them concurrently', async () => {
    const jobs = await Promise.all([1, 2, 3].map(() => makeDriverJob(api(), 'assigned')));
    const taps = jobs.flatMap(({ id }) => [moveTo(id, 'in-transit'), note(id, 'At the gate')]);
    const answers = await Promise.all([1, 2, 3, 4].map(() => resultsOf(driver, taps)));
    for (const index of taps.keys()) {
      const outcomes = answers.map((results) => results[index].outcome);
      expect(outcomes.sort()).toEqual(['applied', 'duplicate', 'duplicate', 'duplicate']);
    }
    for (const { id } of jobs) expect(await activityOf(api(), id)).toHaveLength(3);
  });

  test('are refused under a known id with other details', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    const first = { ...note(id, 'At the gate'), stage: 'pickup' };
    expect(await resultsOf(driver, [first, first])).toMatchObject([
      { outcome: 'applied' },
      { outcome: 'duplicate' },
    ]);
    for (const stage of ['delivery', null])
      expect(await resultsOf(driver, [{ ...first, stage }])).toMatchObject([
        { outcome: 'rejected', code: 'id-reused' },
      ]);
    expect(await loggedOf(api(), id)).toMatchObject([{ details: '{"stage":"pickup"}' }]);
  });

  test('are applied to one of two jobs when sent concurrently with one id', async () => {
    const [a, b] = [await makeDriverJob(api(), 'assigned'), await makeDriverJob(api(), 'assigned')];
    const id = randomUUID();
    const answers = await Promise.all(
      [a, b].map((job) => send(driver, [{ ...moveTo(job.id, 'in-transit'), id }])),
    );
    const statuses = [(await jobOf(a.id)).status, (await jobOf(b.id)).status];
    expect(statuses.sort()).toEqual(['assigned', 'in-transit']);
    const [first] = answers.filter(({ body }) => body.results?.[0].outcome === 'applied');
    const [other] = answers.filter((answer) => answer !== first);
    expect(first).toBeDefined();
    if (other?.status === 200)
      expect(other.body.results).toMatchObject([{ outcome: 'rejected', code: 'id-reused' }]);
    else expect(other).toMatchObject({ status: 409, body: { code: 'idempotency_in_flight' } });
  });

  test('are deleted after ninety days, refused ones once they are dismissed', async () => {
    const { id } = await makeDriverJob(api(), 'assigned');
    await resultsOf(driver, [
      note(id, 'Applied'),
      complete(id, 'Refused'),
      complete(id, 'Put away'),
    ]);
    const [, , last] = await loggedOf(api(), id);
    const put = `/api/jobs/${id}/refused-operations/${Number(last?.['id'])}/dismiss`;
    expectStatus(await admin.post(put), 204);
    const tidyAfter = async (days: number) => {
      const now = new Date(Date.parse(NOW) + days * 24 * 60 * 60 * 1000);
      const log = api().app.get(DriverOperationRepository, { strict: false });
      await api().transactions.run((tx) => log.removeOld(tx, now));
      return (await loggedOf(api(), id)).map(({ notes }) => notes);
    };
    expect(await tidyAfter(89)).toEqual(['Applied', 'Refused', 'Put away']);
    expect(await tidyAfter(91)).toEqual(['Refused']);
  });

  test("never show another driver's job", async () => {
    const theirs = await makeDriverJob(api(), 'assigned', 'otherDriver');
    const nobodys = await makeJob(api());
    const gone = await makeDriverJob(api(), 'assigned');
    expectStatus(await admin.delete(`/api/jobs/${gone.id}`), 204);
    const taken = await makeDriverJob(api(), 'assigned');
    const driverId = driverIdOf(api(), 'otherDriver');
    expectStatus(await admin.put(`/api/jobs/${taken.id}`, { driverId }), 200);
    const ids = [theirs.id, nobodys.id, gone.id, taken.id, 999_999, 2_147_483_647];
    const taps = ids.flatMap((id) => [moveTo(id, 'in-transit'), complete(id, 'x'), note(id, 'x')]);
    const refused = {
      outcome: 'rejected',
      code: 'job-not-yours',
      message: 'This job is no longer assigned to you.',
      job: null,
    };
    expect(await resultsOf(driver, taps)).toEqual(taps.map(({ id }) => ({ id, ...refused })));
    expect(await jobOf(theirs.id)).toEqual(theirs);
    expect(await jobOf(taken.id)).toMatchObject({ status: 'assigned' });
  });
});
