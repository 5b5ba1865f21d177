import { JOB_STATUSES } from '@dispatch/domain/jobs/job-status';
import { expectDeliveredKept } from '../../../../test/delivered';
import { describeHttp } from '../../../../test/http';
import { expectStatus, makeDriverJob, makeJob } from '../../../../test/jobs';
import { TransactionRunner } from '../../../database/transactions/transaction-runner';

describeHttp('How many jobs of each status there are', (api) => {
  const kept = () => expectDeliveredKept(api().database);

  it('is right whatever becomes of a job', async () => {
    const admin = await api().as('admin');
    const { id } = await makeJob(api());
    await kept();
    for (const before of JOB_STATUSES)
      for (const after of JOB_STATUSES) {
        expectStatus(await admin.put(`/api/jobs/${id}`, { status: before }), 200);
        expectStatus(await admin.put(`/api/jobs/${id}`, { status: after, poNumber: after }), 200);
        await kept();
      }
    expectStatus(await admin.delete(`/api/jobs/${id}`), 204);
    await kept();
    expect((await admin.delete(`/api/jobs/${id}`)).status).toBe(404);
    await kept();
  });

  it('is told by the lists and the dashboard', async () => {
    const admin = await api().as('admin');
    await makeJob(api());
    await makeDriverJob(api(), 'in-transit');
    await makeDriverJob(api(), 'assigned');
    const rows = await api().database.query<{ status: string }>(
      'SELECT status FROM jobs WHERE deletedAt IS NULL',
    );
    const having = (...statuses: string[]) =>
      rows.filter(({ status }) => statuses.includes(status)).length;
    const { body } = await admin.get('/api/stats');
    expect([body.pending, body.inTransit]).toEqual([having('pending'), having('in-transit')]);
    const total = async (path: string) =>
      Number((await admin.get(path)).headers.get('x-total-count'));
    expect(await total('/api/jobs?limit=1')).toBe(rows.length);
    expect(await total('/api/jobs?limit=1&status=assigned')).toBe(having('assigned'));
    expect(await total('/api/jobs/active?limit=1')).toBe(rows.length - having('delivered'));
    expect(await total('/api/jobs/active?limit=1&status=delivered')).toBe(0);
  });

  it('stays what it was where the change does not', async () => {
    const transactions = new TransactionRunner(api().database);
    const at = new Date();
    const job = { status: 'pending', deletedAt: null };
    const failing = transactions.run(async (tx) => {
      tx.counts.follow(null, job);
      await tx.manager.query('DELETE FROM guards WHERE name = ?', ['none']);
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    await kept();
    await transactions.run(async (tx) => {
      tx.counts.follow(null, job);
      await transactions.run(async (joined) => {
        joined.counts.follow(job, { ...job, deletedAt: at });
        await joined.manager.query('DELETE FROM guards WHERE name = ?', ['none']);
      });
    });
    await kept();
  });
});
