import { permissionsOf } from '@dispatch/domain/people/permissions';
import { toCents } from '@dispatch/domain/text/money';
import { dayOf } from '@dispatch/domain/time/company-day';
import { addDays } from '@dispatch/domain/time/company-period';
import { NestFactory } from '@nestjs/core';
import { AppModule, type CoreServices } from '../app.module';
import type { Actor } from '../http/access/actor';
import { PrintWhenIssued } from '../modules/billing/invoicing/invoice-papers/print-when-issued';
import { BillableJobsQueries } from '../modules/billing/invoicing/invoices/billable/billable-jobs.queries';
import { ChangeDraftService } from '../modules/billing/invoicing/invoices/change-draft.service';
import { CreateDraftService } from '../modules/billing/invoicing/invoices/create-draft.service';
import { CreditInvoiceService } from '../modules/billing/invoicing/invoices/credit-invoice.service';
import type { InvoiceAnswer } from '../modules/billing/invoicing/invoices/invoice.schema';
import { IssueInvoiceService } from '../modules/billing/invoicing/invoices/issue-invoice.service';
import { PaymentsService } from '../modules/billing/invoicing/payments/payments.service';

/** The invoice states, applied in turn to the customers with the earliest deliveries; others are not invoiced. */
const STORIES = [
  'draft',
  'paid',
  'overdue',
  'issued',
  'partly paid',
  'paid',
  'credited',
  'overdue',
  'issued',
  'paid',
] as const;
type Story = (typeof STORIES)[number];

const OVERDUE_DAYS = 12;
const SHORT_TERMS_DAYS = 7;

/** Creates invoices as the office would: drafts, issued, paid, overdue and credited ones. */
export async function addSampleInvoices(ground: CoreServices): Promise<void> {
  const app = await NestFactory.createApplicationContext(AppModule.on(ground), { logger: false });
  try {
    const actor = await firstAdmin(ground);
    const today = dayOf(ground.clock.now(), ground.settings.company.timeZone);
    const target = ({ id, version }: InvoiceAnswer) => ({ id, version });

    const lateDate = addDays(today, -OVERDUE_DAYS - SHORT_TERMS_DAYS);
    const draft = async (jobIds: number[], story: Story) => {
      const made = await app.get(CreateDraftService, { strict: false }).create(actor, { jobIds });
      if (story !== 'overdue') return made;
      return app
        .get(ChangeDraftService, { strict: false })
        .change(actor, target(made), { invoiceDate: lateDate, termsDays: SHORT_TERMS_DAYS });
    };
    const pay = (invoice: InvoiceAnswer, share: number) => {
      const amount = Math.round(toCents(invoice.total) * share);
      return app.get(PaymentsService, { strict: false }).take(actor, {
        ...{ customerId: invoice.customerId, paidOn: today, amount, method: 'transfer' },
        allocations: [{ invoiceId: invoice.id, amount }],
      });
    };

    const customers = await billable(
      app.get(BillableJobsQueries, { strict: false }),
      ground.settings.company.timeZone,
    );
    for (const story of STORIES) {
      const jobIds = takeJobs(customers, story === 'overdue' ? lateDate : today);
      const made = await draft(jobIds, story);
      if (story === 'draft' || made.problems > 0) continue;
      const invoice = await app
        .get(IssueInvoiceService, { strict: false })
        .issue(actor, target(made));
      if (story === 'paid') await pay(invoice, 1);
      if (story === 'partly paid') await pay(invoice, 1 / 2);
      if (story === 'credited')
        await app
          .get(CreditInvoiceService, { strict: false })
          .credit(actor, target(invoice), { reason: 'The price was agreed otherwise.' });
    }
    await app.get(PrintWhenIssued, { strict: false }).settled();
  } finally {
    await app.close();
  }
}

async function firstAdmin({ database }: CoreServices): Promise<Actor> {
  const [admin] = await database.query<{ id: number; name: string }>(
    "SELECT id, name FROM users WHERE role = 'admin' ORDER BY id LIMIT 1",
  );
  if (admin === undefined) throw new Error('Sample invoices need an admin first.');
  const account = { role: 'admin', seesPrices: false } as const;
  const permissions = permissionsOf(account);
  const who = { userId: admin.id, name: admin.name, role: account.role };
  return { ...who, permissions, driverId: null, sessionId: 0 };
}

interface BillableJob {
  readonly id: number;
  readonly deliveredOn: string;
}

/** Delivered jobs with a price, grouped by customer, earliest delivery first. */
async function billable(queries: BillableJobsQueries, timeZone: string): Promise<BillableJob[][]> {
  const found = await queries.list({ q: '', limit: 500, offset: 0 });
  const groups = new Map<number, BillableJob[]>();
  for (const { customerId, jobId, amount, completedAt, isCancelled } of Array.isArray(found)
    ? found
    : found.records)
    if (customerId !== null && amount !== null && !isCancelled) {
      const job = { id: jobId, deliveredOn: dayOf(new Date(completedAt), timeZone) };
      groups.set(customerId, [...(groups.get(customerId) ?? []), job]);
    }
  return [...groups.values()];
}

/** The jobs of the first customer with deliveries by that day; each customer is used once. */
function takeJobs(customers: BillableJob[][], lastDay: string): number[] {
  for (const [index, jobs] of customers.entries()) {
    const delivered = jobs.filter(({ deliveredOn }) => deliveredOn <= lastDay);
    if (delivered.length === 0) continue;
    customers.splice(index, 1);
    return delivered.map(({ id }) => id);
  }
  throw new Error(`Nobody was served by ${lastDay}.`);
}
