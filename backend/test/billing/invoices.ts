import type { Answer, TestApi } from '../app/http';
import { expectStatus, makeCustomer, makeJob } from '../records/jobs';

/** Company details that are complete for invoices. */
export const COMPANY = {
  legalName: 'Transport Exemple inc.',
  address: '12 rue des Érables',
  city: 'Québec',
  province: 'QC',
  gstNumber: '123456782RT0001',
  qstNumber: '1000000007TQ0001',
};

export async function readyCompany(api: TestApi): Promise<void> {
  expectStatus(await (await api.as('admin')).put('/api/company', COMPANY), 200);
}

/** Creates a customer with an address; returns the id. */
export function makeBuyer(api: TestApi, name: string, more: object = {}): Promise<number> {
  const place = { address: '1 rue du Port', city: 'Laval', province: 'QC', postalCode: 'H7A 1A1' };
  return makeCustomer(api, name, { ...place, ...more });
}

const WAY = {
  ...{ pickupCity: 'Laval', pickupProvince: 'QC' },
  ...{ dropoffCity: 'Toronto', dropoffProvince: 'ON' },
};

/** Creates a delivered job of the customer, from Laval to Toronto for $1,000; returns the id. */
export async function makeDelivered(
  api: TestApi,
  customerId: number,
  more: object = {},
): Promise<number> {
  const job = await makeJob(api, { customerId, status: 'delivered', price: 1000, ...WAY, ...more });
  return job.id as number;
}

/** The same, delivered at the given instant. */
export async function makeDeliveredOn(
  api: TestApi,
  customerId: number,
  at: string,
  more: object = {},
): Promise<number> {
  const id = await makeDelivered(api, customerId, more);
  await api.transactions.run((tx) =>
    tx.manager.query('UPDATE jobs SET completedAt = ? WHERE id = ?', [new Date(at), id]),
  );
  return id;
}

export async function draftOf(api: TestApi, ...jobIds: number[]): Promise<Answer['body']> {
  return expectStatus(await (await api.as('admin')).post('/api/invoices', { jobIds }), 201);
}

export async function issue(api: TestApi, id: number): Promise<Answer['body']> {
  return expectStatus(await (await api.as('admin')).post(`/api/invoices/${id}/issue`), 200);
}

/** Issues an invoice for one delivered job. */
export async function makeInvoice(
  api: TestApi,
  customerId: number,
  more: object = {},
): Promise<Answer['body']> {
  const draft = await draftOf(api, await makeDelivered(api, customerId, more));
  return issue(api, draft.id as number);
}

export async function invoiceOf(api: TestApi, id: number): Promise<Answer['body']> {
  return expectStatus(await (await api.as('admin')).get(`/api/invoices/${id}`), 200);
}

/** The exclusive claims of invoices, such as `unit 3`; of this invoice or of all. */
export async function claimsOf(api: TestApi, invoiceId?: number): Promise<string[]> {
  const rows = await api.database.query<{ kind: string; subjectId: number; invoiceId: number }>(
    'SELECT kind, subjectId, invoiceId FROM invoice_claims ORDER BY kind, subjectId',
  );
  return rows
    .filter((row) => invoiceId === undefined || row.invoiceId === invoiceId)
    .map(({ kind, subjectId }) => `${kind} ${String(subjectId)}`);
}

/** All assigned numbers, in order. */
export async function numbersOf(api: TestApi): Promise<number[]> {
  const rows = await api.database.query<{ number: number }>(
    'SELECT number FROM invoices WHERE number IS NOT NULL ORDER BY number',
  );
  return rows.map(({ number }) => number);
}

/** Stores a payment for an invoice directly in the tables; returns its id. */
export async function storePayment(
  api: TestApi,
  invoice: { readonly id: number; readonly customerId: number },
  cents: number,
): Promise<number> {
  return api.transactions.run(async (tx) => {
    const now = api.clock.now();
    await tx.manager.query(
      `INSERT INTO payments (customerId, paidOn, amountCents, unappliedCents, method, takenById, takenByName, version,
        createdAt, updatedAt) VALUES (?, '2026-03-31', ?, 0, 'cheque', 1, 'Ada Admin', 1, ?, ?)`,
      [invoice.customerId, cents, now, now],
    );
    const [row] = await tx.manager.query<{ id: number }[]>('SELECT MAX(id) AS id FROM payments');
    const id = Number(row?.id);
    await tx.manager.query(
      'INSERT INTO payment_allocations (paymentId, invoiceId, amountCents) VALUES (?, ?, ?)',
      [id, invoice.id, cents],
    );
    await tx.manager.query(
      'UPDATE invoices SET paidCents = paidCents + ?, version = version + 1 WHERE id = ?',
      [cents, invoice.id],
    );
    await tx.manager.query(
      `UPDATE invoices SET status = CASE WHEN paidCents >= totalCents - creditedCents THEN 'paid'
        ELSE 'partly-paid' END WHERE id = ?`,
      [invoice.id],
    );
    return id;
  });
}
