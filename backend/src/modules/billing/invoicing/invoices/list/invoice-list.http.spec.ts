import { type Caller, describeHttpOnEachDatabase } from '../../../../../../test/app/http';
import {
  draftOf,
  issue,
  makeBuyer,
  makeDelivered,
  makeInvoice,
  readyCompany,
  storePayment,
} from '../../../../../../test/billing/invoices';
import { expectStatus } from '../../../../../../test/records/jobs';
import { BillableTotalQueries } from '../billable/billable-total.queries';

interface Summary {
  readonly id: number;
}

describeHttpOnEachDatabase('Lists of invoices', (api) => {
  let admin: Caller;
  let belanger: number;
  let maple: number;
  /** By description. */
  const ids: Record<string, number> = {};
  let jobId: number;

  beforeAll(async () => {
    admin = await api().as('admin');
    await readyCompany(api());
    belanger = await makeBuyer(api(), 'Garage Bélanger');
    maple = await makeBuyer(api(), 'Maple Motors');
    jobId = await makeDelivered(api(), belanger, {
      ...{ poNumber: 'PO-4711', price: 100 },
      vehicleUnitsData: [{ make: 'Honda', vinLast8: '1HGCM82633A004352' }],
    });
    const made = async (name: string, customerId: number, header: object, job?: number) => {
      const draft = await draftOf(api(), job ?? (await makeDelivered(api(), customerId)));
      expectStatus(await admin.put(`/api/invoices/${draft.id}`, header), 200);
      ids[name] = draft.id;
      return draft.id as number;
    };
    await issue(api(), await made('late', belanger, { invoiceDate: '2026-02-01' }, jobId));
    await issue(api(), await made('due', belanger, { invoiceDate: '2026-03-01' }));
    const partly = await made('partly', maple, { invoiceDate: '2026-01-31' });
    const paid = await made('paid', maple, { invoiceDate: '2026-03-31' });
    // In another order than they were drafted.
    await storePayment(api(), await issue(api(), paid), 113_000);
    await storePayment(api(), await issue(api(), partly), 13_000);
    const gone = await makeInvoice(api(), maple);
    ids['void'] = gone.id;
    const note = await admin.post(`/api/invoices/${String(gone.id)}/credit-notes`, { reason: 'x' });
    ids['note'] = expectStatus(note, 201).id;
    await made('draft', maple, { poNumber: 'DRAFT-1 77.50', invoiceDate: '2026-03-20' });
  });

  const list = async (query: string): Promise<Summary[]> =>
    expectStatus(await admin.get(`/api/invoices?${query}`), 200);
  const named = async (query: string) => {
    const found = await list(
      query.replace(/\b(BELANGER|MAPLE|JOB)\b/, (word) =>
        String(word === 'JOB' ? jobId : word === 'MAPLE' ? maple : belanger),
      ),
    );
    return found.map(({ id }) => Object.keys(ids).find((name) => ids[name] === id));
  };

  test.each([
    ['', ['draft', 'note', 'void', 'paid', 'partly', 'due', 'late']],
    ['order=asc', ['late', 'due', 'partly', 'paid', 'void', 'note', 'draft']],
    ['sort=date&status=open', ['due', 'late', 'partly']],
    ['sort=date&order=asc&kind=invoice&from=2026-02-01&to=2026-03-30', ['late', 'due', 'draft']],
    ['sort=due&status=open', ['partly', 'late', 'due']],
    ['sort=due&order=desc&status=open', ['due', 'late', 'partly']],
    ['sort=number', ['note', 'void', 'partly', 'paid', 'due', 'late', 'draft']],
    ['sort=number&order=asc&customerId=MAPLE', ['draft', 'paid', 'partly', 'void', 'note']],
    ['status=draft', ['draft']],
    ['status=open', ['partly', 'due', 'late']],
    ['status=overdue', ['partly', 'late']],
    ['status=issued', ['note', 'due', 'late']],
    ['status=partly-paid', ['partly']],
    ['status=paid', ['paid']],
    ['status=void', ['void']],
    ['kind=credit-note', ['note']],
    ['customerId=BELANGER', ['due', 'late']],
    ['customerId=MAPLE&status=open', ['partly']],
    ['jobId=JOB', ['late']],
    ['from=2026-03-01&to=2026-03-20', ['draft', 'due']],
    ['q=belanger', ['due', 'late']],
    ['q=INV-000001', ['late']],
    ['q=inv2', ['due']],
    ['q=po4711', ['late']],
    ['q=4352', ['late']],
    ['q=DRAFT-1', ['draft']],
    ['q=maple&status=paid', ['paid']],
    ['q=1000.00', ['partly']],
    ['q=113,00', ['late']],
    ['q=1130', ['note', 'void', 'paid', 'partly', 'due']],
    ['q=1130&status=paid', ['paid']],
    ['q=77.50', ['draft']],
    ['q=nobody', []],
    ['q=x', []],
  ])('%s', async (query, names) => {
    const found = await named(query);
    expect(found).toEqual(names);
  });

  test('an issued invoice is found by its job as well', async () => {
    expect(await named(`q=JOB-${String(jobId).padStart(6, '0')}`)).toEqual(['late']);
  });

  test('have pages and counts', async () => {
    const answer = await admin.get('/api/invoices?limit=2&offset=1');
    expect(answer.headers.get('X-Total-Count')).toBe('7');
    expect(answer.body.map(({ id }: Summary) => id)).toEqual([ids['note'], ids['void']]);
    const found = await admin.get('/api/invoices?q=maple&limit=1');
    expect(found.headers.get('X-Total-Count')).toBe('5');
  });

  test('show sums, balance and days overdue', async () => {
    const all = new Map((await list('')).map((record) => [record.id, record]));
    expect(all.get(ids['late'] ?? 0)).toMatchObject({
      ...{ reference: 'INV-000001', status: 'issued', total: 113, balance: 113 },
      ...{ dueDate: '2026-03-03', overdueDays: 28, customerName: 'Garage Bélanger', jobCount: 1 },
    });
    expect(all.get(ids['due'] ?? 0)).toMatchObject({ dueDate: '2026-03-31', overdueDays: 0 });
    expect(all.get(ids['partly'] ?? 0)).toMatchObject({ balance: 1000, status: 'partly-paid' });
    expect(all.get(ids['void'] ?? 0)).toMatchObject({ balance: 0, overdueDays: 0 });
    expect(all.get(ids['note'] ?? 0)).toMatchObject({ total: -1130, balance: 0, overdueDays: 0 });
    expect(all.get(ids['draft'] ?? 0)).toMatchObject({ total: 1130, balance: 0, problems: 0 });
  });

  test('are summed', async () => {
    expect(expectStatus(await admin.get('/api/invoices/totals'), 200)).toEqual({
      ...{ drafts: 1, open: 3, openBalance: 113 + 1130 + 1000 },
      ...{ overdue: 2, overdueBalance: 113 + 1000 },
      // The job of the void invoice.
      ...{ billableJobs: 1, billableAmount: 1000, billableWithoutPrice: 0 },
    });
    // Too many are counted in part, and not summed.
    expect(await api().app.get(BillableTotalQueries).total(0)).toMatchObject({
      ...{ billableJobs: 0, billableAmount: null },
    });
  });

  test('follow a rename of the customer', async () => {
    expectStatus(await admin.put(`/api/customers/${belanger}`, { name: 'Atelier Roy' }), 200);
    expect(await named('q=belanger')).toEqual([]);
    expect(await named('q=atelier')).toEqual(['due', 'late']);
  });
});
