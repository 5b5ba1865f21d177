import { issueInvoice, setUpCompany } from '../billing/billed-job';
import type { TestApi } from '../app/http';
import { expectStatus, makeCustomer, makeDriverJob } from '../records/jobs';
import { insertRecord } from '../../src/database/records/records';
import { OutboxTask } from '../../src/database/schema/entities/outbox-task';
import type { ApiOperation } from './api-document';

/** Allows e-mail requests, but nothing is sent. */
export const MAIL_ENV = { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'office@example.com' };

const OF_MONEY =
  /^\/api\/(invoices|payments|books|money-leaks)\b|(statement|reminder)-mails|collection-notes/;
/** They need a draft invoice. */
const OF_DRAFTS = ['changeInvoice', 'deleteInvoice', 'issueInvoice'];
const SPAN = 'from=2026-01-01&to=2026-12-31';

export interface MoneyRecords {
  readonly customerId: number;
  readonly draftId: number;
  readonly invoiceId: number;
  /** An invoice that can be written off. */
  readonly smallInvoiceId: number;
  readonly paymentId: number;
  readonly mailId: number;
  /** A note on the customer's balance. */
  readonly noteId: number;
  /** A delivered job of the customer without an invoice. */
  readonly jobId: number;
}

export function isOfMoney({ path }: ApiOperation): boolean {
  return OF_MONEY.test(path);
}

/** A customer with an invoice in each state, a payment with remaining credit, and a refused e-mail. */
export async function makeMoney(api: TestApi): Promise<MoneyRecords> {
  const admin = await api.as('admin');
  await setUpCompany(admin);
  const customerId = await makeCustomer(api, 'Garage', { address: '1 rue Une', city: 'Laval' });
  expectStatus(await admin.put('/api/company', { writeOffLimit: 1 }), 200);
  const { invoiceId } = await issueInvoice(admin, customerId);
  const { invoiceId: smallInvoiceId } = await issueInvoice(admin, customerId, 0.5);
  const job = async () => {
    const route = { pickupProvince: 'QC', dropoffProvince: 'QC', price: 100 };
    const { id } = await makeDriverJob(api, 'delivered', 'driver', { ...route, customerId });
    return id as number;
  };
  const drafted = { jobIds: [await job()] };
  const draftId = expectStatus(await admin.post('/api/invoices', drafted), 201).id as number;
  const payment = { customerId, paidOn: '2026-03-31', amount: 10, method: 'cash', allocations: [] };
  const paymentId = expectStatus(await admin.post('/api/payments', payment), 201).id as number;
  const mailId = await api.transactions.run((tx) => {
    const now = api.clock.now();
    const payload = { kind: 'invoice', to: 'gone@example.com', message: null, askedBy: 'Ada' };
    return insertRecord(tx, OutboxTask, {
      ...{ kind: 'invoice-mail', resource: 'invoice', resourceId: invoiceId, dedupe: null },
      ...{ payload: JSON.stringify(payload), state: 'parked', attempts: 1, runAt: now },
      ...{ lastError: 'no such mailbox', createdAt: now, doneAt: null },
    });
  });
  const notes = `/api/customers/${String(customerId)}/collection-notes`;
  const noteId = expectStatus(await admin.post(notes, { text: 'Nobody answered.' }), 201)
    .id as number;
  const ids = { customerId, draftId, invoiceId, smallInvoiceId, paymentId, mailId, noteId };
  return { ...ids, jobId: await job() };
}

/** The value of an operation's path parameter. */
export function moneyId(operation: ApiOperation, name: string, money: MoneyRecords): number {
  if (name === 'mailId') return money.mailId;
  if (name === 'noteId') return money.noteId;
  if (operation.path.startsWith('/api/payments')) return money.paymentId;
  if (operation.path.startsWith('/api/customers')) return money.customerId;
  if (operation.id === 'writeOffInvoice') return money.smallInvoiceId;
  return OF_DRAFTS.includes(operation.id) ? money.draftId : money.invoiceId;
}

/** The required query of an operation, with its question mark. */
export function moneyQuery({ id }: ApiOperation, { invoiceId }: MoneyRecords): string {
  const queries: Readonly<Record<string, string>> = {
    downloadJournal: `?${SPAN}&format=quickbooks`,
    downloadBookFiles: `?${SPAN}`,
    downloadInvoiceRegister: `?${SPAN}`,
    getTaxReport: `?${SPAN}`,
    listMoneyLeaks: '?kind=overdue',
    downloadInvoices: `?ids=${String(invoiceId)}`,
  };
  return queries[id] ?? '';
}

/** A body that names records; null if a generated sample is enough. */
export function moneyBody({ id }: ApiOperation, money: MoneyRecords): object | null {
  const { customerId, invoiceId, jobId } = money;
  const bodies: Readonly<Record<string, object>> = {
    createInvoice: { jobIds: [jobId] },
    createInvoiceDrafts: { jobIds: [jobId] },
    gatherInvoice: { customerId, from: '2026-01-01', to: '2026-12-31' },
    changeInvoice: { note: 'Merci' },
    takePayment: { customerId, paidOn: '2026-03-31', amount: 5, method: 'cash' },
    allocatePayment: { allocations: [{ invoiceId, amount: 5 }] },
    creditInvoice: { reason: 'Agreed otherwise' },
    sendInvoiceMail: { to: ['office@example.com'] },
    sendStatementMail: { to: ['office@example.com'] },
    closeBookPeriod: { lastDay: '2026-01-31' },
  };
  return bodies[id] ?? null;
}
