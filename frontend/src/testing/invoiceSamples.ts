import type { BillableJob, Invoice, InvoiceLine, InvoiceSummary } from '../api/invoicing/invoices';
import type { Payment } from '../api/invoicing/payments';

export function makeInvoiceSummary(
  id: number,
  facts: Partial<InvoiceSummary> = {},
): InvoiceSummary {
  return {
    id,
    kind: 'invoice',
    status: 'issued',
    reference: `INV-${String(id).padStart(6, '0')}`,
    correctsId: null,
    customerId: 12,
    customerName: 'Garage Exemple',
    invoiceDate: '2026-03-02',
    dueDate: '2026-04-01',
    jobCount: 1,
    poNumber: null,
    subtotal: 1000,
    tax: 50,
    total: 1050,
    balance: 1050,
    overdueDays: 0,
    problems: 0,
    isUndelivered: false,
    createdAt: '2026-03-02T15:00:00.000Z',
    issuedAt: '2026-03-02T16:00:00.000Z',
    version: 3,
    ...facts,
  };
}

export function makeLine(id: number | null, facts: Partial<InvoiceLine> = {}): InvoiceLine {
  return {
    id,
    kind: 'unit',
    jobId: 101,
    jobReference: 'JOB-000101',
    unitId: 1,
    chargeId: null,
    description: 'Transport of 2024 Example Sedan',
    vin: '1FTEW1EP3LY805655',
    poNumber: null,
    pickupCity: 'Calgary',
    dropoffCity: 'Regina',
    origin: 'AB',
    destination: 'SK',
    carriage: 'domestic',
    deliveredOn: '2026-02-27',
    quantity: 1,
    unit: 'each',
    price: 1000,
    amount: 1000,
    taxable: true,
    ...facts,
  };
}

/** A job on a draft from Calgary to Regina. */
export const makeInvoiceJob = (jobId: number, facts: Partial<Invoice['jobs'][number]> = {}) => ({
  ...{ jobId, jobReference: `JOB-${String(jobId).padStart(6, '0')}`, carriage: null },
  ...{ price: 1000, origin: 'AB', destination: 'SK' },
  ...facts,
});

export function makeInvoice(id: number, facts: Partial<Invoice> = {}): Invoice {
  return {
    ...makeInvoiceSummary(id),
    language: 'en-CA',
    termsDays: 30,
    note: null,
    periodFrom: null,
    periodTo: null,
    billTo: {
      name: 'Garage Exemple inc.',
      address: '1 rue Exemple',
      city: 'Regina',
      province: 'SK',
      postalCode: 'S4P 1A1',
      email: 'pay@example.com',
      phone: null,
    },
    exemptCertificate: null,
    jobs: [makeInvoiceJob(101)],
    lines: [makeLine(1)],
    taxes: [{ name: 'GST', province: null, rate: 5, base: 1000, amount: 50 }],
    paid: 0,
    credited: 0,
    writeOff: null,
    issuedBy: 'Ada Sample',
    pdfHash: null,
    creditNotes: [],
    problemList: [],
    ...facts,
  };
}

export const makeDraft = (id: number, facts: Partial<Invoice> = {}): Invoice =>
  makeInvoice(id, {
    status: 'draft',
    reference: null,
    invoiceDate: null,
    dueDate: null,
    issuedAt: null,
    issuedBy: null,
    lines: [makeLine(null)],
    ...facts,
  });

export function makeBillableJob(jobId: number, facts: Partial<BillableJob> = {}): BillableJob {
  return {
    jobId,
    jobReference: `JOB-${String(jobId).padStart(6, '0')}`,
    customerId: 12,
    customerName: 'Garage Exemple',
    gathering: 'month',
    completedAt: '2026-02-27T18:00:00.000Z',
    isCancelled: false,
    poNumber: null,
    pickupCity: 'Calgary',
    dropoffCity: 'Regina',
    vehicleCount: 2,
    hasDriverReport: true,
    amount: 500,
    ...facts,
  };
}

export function makePayment(id: number, facts: Partial<Payment> = {}): Payment {
  return {
    id,
    customerId: 12,
    customerName: 'Garage Exemple',
    paidOn: '2026-03-20',
    amount: 1050,
    unapplied: 0,
    method: 'cheque',
    reference: 'Cheque 1042',
    note: null,
    allocations: [{ invoiceId: 7, reference: 'INV-000007', amount: 1050 }],
    undoesId: null,
    undoneById: null,
    takenBy: 'Ada Sample',
    createdAt: '2026-03-20T15:00:00.000Z',
    version: 1,
    ...facts,
  };
}
