import { eventually } from '../../../../test/app/eventually';
import { describeOnEachDatabase } from '../../../../test/databases/databases';
import { TestApi } from '../../../../test/app/http';
import { driverIdOf, expectStatus, makeJob } from '../../../../test/records/jobs';
import { WebhookReceiver } from '../../../../test/webhooks/webhook-receiver';
import { deliveriesOf, INSIDE, makeWebhook, sendDue } from '../../../../test/webhooks/webhooks';
import { ChangeFeed } from '../activity/change-feed';
import { NoticeFinder } from './notice-finder';
import { NoticeWatch } from './notice-watch';
import { Notices } from './notices';
import { LEASE_MS } from '../../../workers/renewing';
import { WorkLeases } from '../../../workers/work-leases';
import type { Lease } from '../../../workers/worker';

const HOUR_MS = 60 * 60 * 1000;
const TODAY = { preferredPickupDate: '2026-03-31' };

describeOnEachDatabase('Keeping notices', (makeDatabase) => {
  let api: TestApi;
  let other: TestApi;
  beforeAll(async () => {
    const database = await makeDatabase();
    api = await TestApi.start(database, INSIDE);
    other = await TestApi.start(database, INSIDE, api.cast);
  });
  beforeEach(async () => {
    await api.transactions.run(async (tx) => {
      for (const table of ['notices', 'work_leases'])
        await tx.manager.query(`DELETE FROM ${table}`);
      await tx.manager.query('DELETE FROM webhook_deliveries');
      await tx.manager.query('UPDATE jobs SET deletedAt = ?', [api.clock.now()]);
    });
  });
  afterAll(async () => {
    await other.stop();
    await api.stop();
  });

  const open = () =>
    api.database.query<{ kind: string; jobId: number | null }>(
      'SELECT kind, jobId FROM notices WHERE settledAt IS NULL ORDER BY id',
    );

  const change = (resourceId: number) =>
    api.app.get(ChangeFeed).publish({
      ...{ id: resourceId, action: 'job.edited', resource: 'job', resourceId },
      ...{ version: 2, driverIds: [] },
    });

  it('follows each change of a job soon, and finds causes from before the start', async () => {
    const before = await makeJob(api, TODAY);
    const watch = api.app.get(NoticeWatch);
    const stops = [watch.changedJobs.start(), watch.all.start()];
    await eventually('the first is told', async () => (await open()).length === 1);
    const { id } = await makeJob(api, TODAY);
    await eventually('the second is told', async () => (await open()).length === 2);
    const admin = await api.as('admin');
    const given = await admin.put(`/api/jobs/${String(id)}`, {
      driverId: driverIdOf(api, 'driver'),
    });
    expectStatus(given, 200);
    await eventually('it settles', async () => (await open()).length === 1);
    expect(await open()).toEqual([{ kind: 'unassigned-near-date', jobId: before.id }]);
    await Promise.all(stops.map((stop) => stop()));
    await makeJob(api, TODAY);
    expect(await open()).toHaveLength(1);
  });

  it('compares the jobs of a burst of changes in one round, within a second', async () => {
    const { changedJobs } = api.app.get(NoticeWatch);
    const compare = jest.spyOn(api.app.get(NoticeFinder), 'compare').mockResolvedValue();
    jest.useFakeTimers();
    try {
      const stop = changedJobs.start();
      await jest.advanceTimersByTimeAsync(1);
      compare.mockClear();
      change(1);
      await jest.advanceTimersByTimeAsync(300);
      change(2);
      expect(compare).not.toHaveBeenCalled();
      await jest.advanceTimersByTimeAsync(700);
      expect(compare.mock.calls).toEqual([[[1, 2]]]);
      await stop();
    } finally {
      jest.useRealTimers();
      compare.mockRestore();
    }
  });

  it('compares changed jobs again after a failure', async () => {
    const { changedJobs } = api.app.get(NoticeWatch);
    const compare = jest.spyOn(api.app.get(NoticeFinder), 'compare').mockResolvedValue();
    jest.useFakeTimers();
    try {
      const stop = changedJobs.start();
      await jest.advanceTimersByTimeAsync(1);
      compare.mockClear().mockRejectedValueOnce(new Error('The database is away.'));
      change(1);
      await jest.advanceTimersByTimeAsync(60_000);
      expect(compare.mock.calls).toEqual([[[1]], [[1]]]);
      await stop();
    } finally {
      jest.useRealTimers();
      compare.mockRestore();
    }
  });

  it('polls on one replica at a time, until it stops or dies', async () => {
    const [first, second] = [api, other].map(({ app }) => app.get(WorkLeases).of('notices')) as [
      Lease,
      Lease,
    ];
    expect([await first.take(), await second.take()]).toEqual([true, false]);
    expect(await first.take()).toBe(true);
    await first.release();
    expect([await second.take(), await first.take()]).toEqual([true, false]);
    api.clock.advance(LEASE_MS + 1);
    expect(await first.take()).toBe(true);
  });

  it('raises each cause once when two replicas poll at the same time', async () => {
    for (let n = 0; n < 5; n += 1) await makeJob(api, TODAY);
    await Promise.all([api, other].map(({ app }) => app.get(NoticeFinder).compare()));
    await api.app.get(NoticeFinder).compare();
    expect(await open()).toHaveLength(5);
  });

  it('finds more causes than fit into one step', async () => {
    const { id } = await makeJob(api, TODAY);
    await api.transactions.run((tx) =>
      tx.manager.query(
        `INSERT INTO driver_operations (operationId, userId, userName, jobId, type, baseVersion, claimedAt,
          tappedAt, receivedAt, outcome)
          WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < 450)
          SELECT n, 1, 'Ann', ?, 'note', 1, ?, ?, ?, 'rejected' FROM n`,
        [id, ...Array.from({ length: 3 }, () => api.clock.now())],
      ),
    );
    await api.app.get(NoticeFinder).compare();
    expect(await open()).toHaveLength(451);
    await api.transactions.run((tx) => tx.manager.query('DELETE FROM driver_operations'));
    await api.app.get(NoticeFinder).compare();
    expect(await open()).toHaveLength(1);
  });

  it('compares the other causes when one fails', async () => {
    const { id } = await makeJob(api, TODAY);
    await api.transactions.run((tx) =>
      tx.manager.query(
        `INSERT INTO driver_operations (operationId, userId, userName, jobId, type, baseVersion, claimedAt,
          tappedAt, receivedAt, outcome) VALUES ('x', 1, 'Ann', ?, 'note', 1, ?, ?, ?, 'rejected')`,
        [id, ...Array.from({ length: 3 }, () => api.clock.now())],
      ),
    );
    const raise = jest.spyOn(api.app.get(Notices), 'raiseAll').mockRejectedValueOnce(new Error());
    await expect(api.app.get(NoticeFinder).compare()).rejects.toThrow();
    raise.mockRestore();
    expect(await open()).toMatchObject([{ kind: 'operation-refused' }]);
    await api.transactions.run((tx) => tx.manager.query('DELETE FROM driver_operations'));
  });

  it('reports events that a webhook rejected, until they are sent again', async () => {
    const receiver = await WebhookReceiver.start();
    receiver.answers(() => 503);
    const { path } = await makeWebhook(api, `${receiver.url}/`, { name: 'Yard' });
    await makeJob(api);
    const admin = await api.as('admin');
    for (let tries = 0; tries < 40; tries += 1) {
      await sendDue(api);
      const [delivery] = await deliveriesOf(admin, path);
      if (delivery?.state === 'parked') break;
      api.clock.advance(6 * HOUR_MS);
    }
    const told = expectStatus(await admin.get('/api/notices?kind=webhook-parked'), 200);
    expect(told).toMatchObject([{ job: null, details: { name: 'Yard' } }]);
    receiver.answers(() => 204);
    const [delivery] = await deliveriesOf(admin, path);
    expectStatus(await admin.post(`${path}/deliveries/${String(delivery?.id)}/replay`, {}), 200);
    await api.app.get(NoticeFinder).compare();
    expect(await open()).toEqual([]);
    await receiver.stop();
  });
});
