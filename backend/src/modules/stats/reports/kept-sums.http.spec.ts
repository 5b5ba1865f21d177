import { describeHttpOnEachDatabase } from '../../../../test/app/http';
import { diceOf, storeRandomJobs } from '../../../../test/random-books';
import {
  draftOf,
  issue,
  makeBuyer,
  makeDelivered,
  readyCompany,
} from '../../../../test/billing/invoices';
import { driverIdOf, expectStatus } from '../../../../test/records/jobs';
import { expectReportsKept } from '../../../../test/records/reported';
import { countReports } from '../../../totals/reports/count-reports';
import { ReportFill } from './report-fill';

const LONG_SESSIONS = { SESSION_HOURS: '720' };

describeHttpOnEachDatabase(
  'The sums of the reports',
  (api) => {
    beforeAll(() => readyCompany(api()));

    const admin = () => api().as('admin');
    const fill = () => api().app.get(ReportFill).fill();

    test('follow a job as it is delivered, changed, deleted, and delivered again', async () => {
      const customerId = await makeBuyer(api(), 'Followed');
      const other = await makeBuyer(api(), 'Other');
      const id = await makeDelivered(api(), customerId, {
        preferredPickupDate: '2026-03-01',
        preferredDeliveryDate: '2026-03-02',
      });
      const put = async (body: object) =>
        expectStatus(await (await admin()).put(`/api/jobs/${id}`, body), 200);
      const rows = [await expectReportsKept(api().database)];
      for (const change of [
        { customerId: other },
        { driverId: driverIdOf(api(), 'driver') },
        { dropoffCity: 'Ottawa' },
        { completedAt: '2026-02-01T04:59:59.999Z' },
        { preferredDeliveryDate: null },
        { status: 'pending' },
        { status: 'delivered' },
      ]) {
        await put(change);
        rows.push(await expectReportsKept(api().database));
      }
      expectStatus(await (await admin()).delete(`/api/jobs/${id}`), 204);
      rows.push(await expectReportsKept(api().database));
      expect(rows).toEqual([3, 3, 3, 3, 3, 3, 0, 3, 0]);
    });

    test('count a delivery in the month of the company', async () => {
      const customerId = await makeBuyer(api(), 'Midnight');
      const id = await makeDelivered(api(), customerId);
      const at = { completedAt: '2026-02-01T04:59:59.999Z' };
      expectStatus(await (await admin()).put(`/api/jobs/${id}`, at), 200);
      const report = await (
        await admin()
      ).get('/api/reports/punctuality?by=customer&to=2026-01-31');
      expect(expectStatus(report, 200)).toMatchObject({ to: '2026-01', total: { jobs: 1 } });
    });

    test('follow invoices, credit notes, and payments that are taken, applied, undone or released', async () => {
      const customerId = await makeBuyer(api(), 'Payer');
      const ways = [
        {},
        { pickupCity: 'LAVAL', vehicleUnitsData: [{ make: 'Honda' }, { make: 'Kia' }] },
      ];
      const jobIds = [];
      for (const way of ways) jobIds.push(await makeDelivered(api(), customerId, way));
      const charge = { nameEn: 'Waiting', unit: 'hour', quantity: 2, price: 95, taxable: true };
      expectStatus(await (await admin()).post(`/api/jobs/${jobIds[0] ?? 0}/charges`, charge), 201);
      const invoice = await issue(api(), (await draftOf(api(), ...jobIds)).id as number);
      const before = await expectReportsKept(api().database);
      // Later changes of the job stay out of what was invoiced.
      const driverId = driverIdOf(api(), 'driver');
      expectStatus(await (await admin()).put(`/api/jobs/${jobIds[0] ?? 0}`, { driverId }), 200);

      api().clock.set('2026-04-20T15:00:00.000Z');
      const pay = async (amount: number, allocations?: object[]) => {
        const body = { customerId, paidOn: '2026-04-20', amount, method: 'cheque', allocations };
        return expectStatus(await (await admin()).post('/api/payments', body), 201);
      };
      const first = await pay(500);
      await expectReportsKept(api().database);
      expectStatus(await (await admin()).post(`/api/payments/${first.id as number}/undo`), 201);
      await expectReportsKept(api().database);
      const credit = await pay(2000, []);
      const part = { allocations: [{ invoiceId: invoice.id, amount: 700 }] };
      for (let times = 0; times < 2; times += 1)
        expectStatus(
          await (await admin()).post(`/api/payments/${credit.id as number}/allocations`, part),
          200,
        );
      await expectReportsKept(api().database);
      const notes = `/api/invoices/${invoice.id as number}/credit-notes`;
      expectStatus(await (await admin()).post(notes, { reason: 'Agreed' }), 201);
      expect(await expectReportsKept(api().database)).toBeGreaterThanOrEqual(before);
      api().clock.set('2026-03-31T15:00:00.000Z');
    });

    test('count each job once, in the month of its valid invoice', async () => {
      const customerId = await makeBuyer(api(), 'Invoiced again');
      const jobId = await makeDelivered(api(), customerId);
      const jobs = async () => {
        await expectReportsKept(api().database);
        const path = '/api/money-reports/payment-days?by=customer&from=2026-03-01&to=2026-05-31';
        const { rows } = expectStatus(await (await admin()).get(path), 200) as {
          rows: { name: string; billedJobs: number; daysToInvoice: number | null }[];
        };
        const row = rows.find(({ name }) => name === 'Invoiced again');
        return [row?.billedJobs, row?.daysToInvoice];
      };
      const again = async () => issue(api(), (await draftOf(api(), jobId)).id as number);
      const first = await again();
      expect(await jobs()).toEqual([1, 0]);
      const notes = `/api/invoices/${first.id as number}/credit-notes`;
      expectStatus(await (await admin()).post(notes, { reason: 'Wrong customer' }), 201);
      expect(await jobs()).toEqual([undefined, undefined]);
      api().clock.set('2026-04-10T15:00:00.000Z');
      await again();
      expect(await jobs()).toEqual([1, 10]);
      const late = { nameEn: 'Storage', unit: 'each', quantity: 1, price: 95, taxable: true };
      expectStatus(await (await admin()).post(`/api/jobs/${jobId}/charges`, late), 201);
      api().clock.set('2026-04-25T15:00:00.000Z');
      await again();
      expect(await jobs()).toEqual([1, 10]);
      api().clock.set('2026-03-31T15:00:00.000Z');
    });

    test('are the same when a restore counts them again', async () => {
      const kept = await expectReportsKept(api().database);
      await api().transactions.run((tx) =>
        countReports((sql, values) => tx.manager.query(sql, values)),
      );
      expect(await expectReportsKept(api().database)).toBe(kept);
    });

    test('get everything from before an upgrade, once', async () => {
      const kept = await expectReportsKept(api().database);
      await api().transactions.run(async (tx) => {
        for (const sql of [
          'DELETE FROM report_months',
          'UPDATE jobs SET deliveredOn = NULL',
          'UPDATE invoices SET inReports = NULL',
        ])
          await tx.manager.query(sql);
      });
      await storeRandomJobs(api(), 60, diceOf(5));
      await fill();
      const rows = await expectReportsKept(api().database);
      expect(rows).toBeGreaterThan(kept);
      await fill();
      expect(await expectReportsKept(api().database)).toBe(rows);
      expect(await (await admin()).get('/api/reports/state')).toMatchObject({
        body: { isComplete: true },
      });
    });
  },
  LONG_SESSIONS,
);
