import { type Caller, describeHttpOnEachDatabase } from '../../../../../test/app/http';
import {
  claimsOf,
  draftOf,
  invoiceOf,
  issue,
  makeBuyer,
  makeDelivered,
  readyCompany,
} from '../../../../../test/billing/invoices';
import { activityOf, expectStatus } from '../../../../../test/records/jobs';

const UNITS = [
  { make: 'Honda', vinLast8: 'AA000001', price: 575 },
  { make: 'Ford', vinLast8: 'AA000002', price: 575 },
];
const FUEL = { nameEn: 'Fuel', unit: 'percent', price: 10, taxable: true };

describeHttpOnEachDatabase('What a draft bills', (api) => {
  let admin: Caller;
  let billing: Caller;
  let customerId: number;
  beforeAll(async () => {
    admin = await api().as('admin');
    billing = await api().as('billing');
    await readyCompany(api());
    customerId = await makeBuyer(api(), 'Garage Bélanger');
  });

  const leave = (jobId: number, index = 1) =>
    api().transactions.run((tx) =>
      tx.manager.query(
        "UPDATE job_units SET leftReason = 'no-show' WHERE jobId = ? AND position = ?",
        [jobId, index + 1],
      ),
    );
  const charge = async (jobId: number, body: object = FUEL) =>
    expectStatus(await admin.post(`/api/jobs/${jobId}/charges`, body), 201);
  const toInvoice = async () => {
    const jobs = expectStatus(
      await admin.get(`/api/invoices/billable-jobs?customerId=${customerId}`),
      200,
    ) as { jobId: number; amount: number | null }[];
    return new Map(jobs.map(({ jobId, amount }) => [jobId, amount]));
  };
  const problemsOf = ({ problemList }: { problemList: { code: string }[] }) =>
    problemList.map(({ code }) => code);

  test('leaves out a unit that was left behind, and its share of percentages', async () => {
    const jobId = await makeDelivered(api(), customerId, {
      ...{ vehicleUnitsData: UNITS, price: undefined },
    });
    await leave(jobId);
    expect(await charge(jobId)).toMatchObject({ amount: 57.5 });
    expect((await toInvoice()).get(jobId)).toBe(632.5);
    const draft = await draftOf(api(), jobId);
    expect(draft).toMatchObject({ subtotal: 632.5, problems: 0, jobs: [{ price: 575 }] });
    expect(draft.lines).toHaveLength(2);
  });

  test('asks for the price of what was delivered of a price for the whole job', async () => {
    const units = UNITS.map(({ price: _, ...unit }) => unit);
    const jobId = await makeDelivered(api(), customerId, { vehicleUnitsData: units, price: 1000 });
    await leave(jobId);
    expect((await toInvoice()).get(jobId)).toBeNull();
    const draft = await draftOf(api(), jobId);
    expect(problemsOf(draft)).toEqual(['no_delivered_price', 'nothing_billed']);
    const priced = expectStatus(
      await billing.put(`/api/invoices/${draft.id}`, { jobs: [{ jobId, price: 480 }] }),
      200,
    );
    expect(priced).toMatchObject({ subtotal: 480, problems: 0, jobs: [{ price: 480 }] });
    const job = expectStatus(await admin.get(`/api/jobs/${jobId}`), 200);
    expect(job.price).toBe(480);
    expect((await activityOf(api(), jobId)).at(-1)).toMatchObject({
      ...{ action: 'job.edited', before: { price: 1000 }, after: { price: 480 } },
    });
    // The vehicle that was left behind has no price yet.
    const next = expectStatus(await admin.post(`/api/jobs/${jobId}/carry-on`, {}), 201);
    expect(next).toMatchObject({ price: null, vehicleCount: 1 });
  });

  test('sets prices and provinces of its own jobs, and of no others', async () => {
    const place = { price: undefined, dropoffProvince: null, dropoffCity: null };
    const jobId = await makeDelivered(api(), customerId, place);
    const draft = await draftOf(api(), jobId);
    expect(problemsOf(draft)).toEqual(['no_price', 'no_destination', 'nothing_billed']);
    const put = (jobs: readonly object[]) => billing.put(`/api/invoices/${draft.id}`, { jobs });
    expectStatus(await put([{ jobId: jobId + 1000, price: 1 }]), 400);
    expectStatus(await put([{ jobId, destination: 'Ontario' }]), 400);
    const mended = expectStatus(await put([{ jobId, price: 900, destination: 'ON' }]), 200);
    expect(mended).toMatchObject({ subtotal: 900, tax: 117, problems: 0, version: 2 });
    expect(await claimsOf(api(), draft.id)).toEqual([`job ${jobId}`]);
  });

  test('a charge added to a job of a draft is on that draft alone', async () => {
    const jobId = await makeDelivered(api(), customerId);
    const draft = await draftOf(api(), jobId);
    await charge(jobId);
    expect((await toInvoice()).has(jobId)).toBe(false);
    expect(await invoiceOf(api(), draft.id)).toMatchObject({ subtotal: 1100 });
    expectStatus(await admin.post('/api/invoices', { jobIds: [jobId] }), 409);
    expect(await issue(api(), draft.id)).toMatchObject({ subtotal: 1100 });
    expect((await toInvoice()).has(jobId)).toBe(false);
  });

  test('a charge added to an invoiced job is to be invoiced', async () => {
    const jobId = await makeDelivered(api(), customerId);
    await issue(api(), (await draftOf(api(), jobId)).id);
    await charge(jobId, { nameEn: 'Wash', unit: 'each', price: 30, taxable: true });
    expect((await toInvoice()).get(jobId)).toBe(30);
    const job = async () => expectStatus(await admin.get(`/api/jobs/${jobId}`), 200);
    expect(await job()).toMatchObject({ billingComplete: false });
    expect(await issue(api(), (await draftOf(api(), jobId)).id)).toMatchObject({ subtotal: 30 });
    expect(await job()).toMatchObject({ billingComplete: true });
  });

  test('a percentage follows the corrections of its job', async () => {
    const jobId = await makeDelivered(api(), customerId);
    await charge(jobId);
    const draft = await draftOf(api(), jobId);
    const corrections = [{ jobId, description: 'Agreed', amount: -115, taxable: true }];
    const changed = await admin.put(`/api/invoices/${draft.id}`, { corrections });
    // 1,000.00 − 115.00, and 10 % of it.
    expect(expectStatus(changed, 200)).toMatchObject({ subtotal: 973.5 });
  });
});
