import { toCents } from '@dispatch/domain/text/money';
import { dayOf } from '@dispatch/domain/time/company-day';
import { addDays } from '@dispatch/domain/time/company-period';
import type { CoreServices } from '../core-services';
import { PrintWhenIssued } from '../modules/billing/invoicing/invoice-papers/print-when-issued';
import { CollectionNotesService } from '../modules/billing/invoicing/collections/collection-notes.service';
import { BillableJobsQueries } from '../modules/billing/invoicing/invoices/billable/billable-jobs.queries';
import { ChangeDraftService } from '../modules/billing/invoicing/invoices/change-draft.service';
import { CreateDraftService } from '../modules/billing/invoicing/invoices/create-draft.service';
import { CreditInvoiceService } from '../modules/billing/invoicing/invoices/credit-invoice.service';
import { IssueInvoiceService } from '../modules/billing/invoicing/invoices/issue-invoice.service';
import { PaymentsService } from '../modules/billing/invoicing/payments/payments.service';
import { WriteOffService } from '../modules/billing/invoicing/payments/write-off.service';
import { type SampleServices, withServices } from './sample-services';

/** The invoice states, applied in turn to the customers with the earliest deliveries; others are not invoiced. */
const STORIES = [
  ...(['draft', 'paid', 'overdue', 'issued', 'partly paid', 'paid'] as const),
  ...(['credited', 'overdue', 'issued', 'written off'] as const),
];
type Story = (typeof STORIES)[number];

/** The unpaid balance that is written off. */
const SHORT_CENTS = 5;
const OVERDUE_DAYS = 12;
const SHORT_TERMS_DAYS = 7;
/** After how many days the customer with an overdue invoice promised to pay. */
const PROMISED_DAYS = 2;

/** Creates invoices as the office would: drafts, issued, paid, overdue, credited and written off ones. */
export async function addSampleInvoices(core: CoreServices): Promise<void> {
  const { timeZone } = core.settings.company;
  const today = dayOf(core.clock.now(), timeZone);
  const lateDate = addDays(today, -OVERDUE_DAYS - SHORT_TERMS_DAYS);
  await withServices(core, async (services) => {
    const found = await services.get(BillableJobsQueries).list({ q: '', limit: 500, offset: 0 });
    let jobs = Array.isArray(found) ? found : found.records;
    jobs = jobs.filter(({ amount, isCancelled }) => amount !== null && !isCancelled);
    for (const story of STORIES) {
      // The first customer with deliveries by that day; each is used once.
      const lastDay = story === 'overdue' ? lateDate : today;
      const served = jobs.filter(
        ({ completedAt }) => dayOf(new Date(completedAt), timeZone) <= lastDay,
      );
      const first = served[0]?.customerId;
      const jobIds = served.filter(({ customerId }) => customerId === first);
      jobs = jobs.filter(({ customerId }) => customerId !== first);
      await addInvoice(
        services,
        story,
        jobIds.map(({ jobId }) => jobId),
        { today, lateDate },
      );
    }
    await services.get(PrintWhenIssued).settled();
  });
}

async function addInvoice(
  { get, admin }: SampleServices,
  story: Story,
  jobIds: number[],
  { today, lateDate }: { readonly today: string; readonly lateDate: string },
): Promise<void> {
  const draft = await get(CreateDraftService).create(admin, { jobIds });
  const { id, version, problems } =
    story === 'overdue'
      ? await get(ChangeDraftService).change(admin, draft, {
          invoiceDate: lateDate,
          termsDays: SHORT_TERMS_DAYS,
        })
      : draft;
  if (story === 'draft' || problems > 0) return;
  const invoice = await get(IssueInvoiceService).issue(admin, { id, version });
  if (story === 'credited')
    await get(CreditInvoiceService).credit(admin, invoice, {
      reason: 'The price was agreed otherwise.',
    });
  if (story === 'overdue')
    await get(CollectionNotesService).add(admin, invoice.customerId, {
      text: 'Accounts payable approves it this week.',
      promisedOn: addDays(today, PROMISED_DAYS),
    });
  if (story !== 'paid' && story !== 'partly paid' && story !== 'written off') return;
  const total = toCents(invoice.total);
  const amounts = {
    paid: total,
    'partly paid': Math.round(total / 2),
    'written off': total - SHORT_CENTS,
  };
  const amount = amounts[story];
  await get(PaymentsService).take(admin, {
    ...{ customerId: invoice.customerId, paidOn: today, amount, method: 'transfer' },
    allocations: [{ invoiceId: invoice.id, amount }],
  });
  if (story === 'written off')
    await get(WriteOffService).writeOff(admin, { id: invoice.id, version: null }, { note: null });
}
