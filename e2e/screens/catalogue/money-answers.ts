const CUSTOMER = 'Concessionnaires réunis du Bas-Saint-Laurent et de la Gaspésie inc.';
const ADDRESS = 'comptes-fournisseurs@concessionnaires-reunis.example.com';
const ASKED_BY = 'Geneviève-Antoinette Archambault-Desrosiers';

const KINDS = [
  ...['not-invoiced', 'no-price', 'no-report', 'charge-not-invoiced', 'reported-not-charged'],
  ...['price-differs', 'not-sent', 'not-delivered-mail', 'overdue'],
];
/** The one kind without a leak. */
const NONE = 'reported-not-charged';
const OF_INVOICES = ['not-sent', 'not-delivered-mail', 'overdue'];

const amountOf = (kind: string) => (kind === 'no-price' ? null : 1234567.89);

function leaksOf(kind: string) {
  const isInvoice = OF_INVOICES.includes(kind);
  const hasInvoice = isInvoice || kind === 'price-differs';
  return Array.from({ length: kind === NONE ? 0 : 3 }, (_, place) => ({
    kind,
    jobId: isInvoice ? null : 400 + place,
    jobReference: isInvoice ? null : `JOB-${String(400 + place).padStart(6, '0')}`,
    invoiceId: hasInvoice ? 120 + place : null,
    invoiceReference: hasInvoice ? `INV-${String(120 + place).padStart(6, '0')}` : null,
    ...{ customerId: 1, customerName: CUSTOMER, customerEmail: ADDRESS, amount: amountOf(kind) },
    ...{ since: '2026-02-27', days: 128 },
  }));
}

const mail = {
  ...{ kind: 'invoice', to: ADDRESS, problem: null, attempts: 1, askedBy: ASKED_BY },
  ...{ createdAt: '2026-03-02T15:00:00.000Z', sentAt: '2026-03-02T15:01:00.000Z' },
};
const PROBLEM = '550 5.1.1 The email account that you tried to reach does not exist.';

export const MAILS = {
  ...{ canSend: true, to: ADDRESS, sentAt: '2026-03-02T15:01:00.000Z' },
  mails: [
    { ...mail, id: 3, kind: 'reminder', state: 'waiting', attempts: 0, sentAt: null },
    { ...mail, id: 2, state: 'parked', problem: PROBLEM, attempts: 3, sentAt: null },
    { ...mail, id: 1, state: 'sent' },
  ],
};

const INVOICE = {
  ...{ id: 120, kind: 'invoice', status: 'partly-paid', reference: 'INV-000120', version: 3 },
  ...{ correctsId: null, customerId: 1, customerName: CUSTOMER, jobCount: 1, language: 'fr-CA' },
  ...{ invoiceDate: '2026-03-02', dueDate: '2026-04-01', termsDays: 30, overdueDays: 12 },
  ...{ createdAt: '2026-03-02T15:00:00.000Z', issuedAt: '2026-03-02T15:00:00.000Z' },
  ...{ issuedBy: ASKED_BY, note: null, poNumber: null, periodFrom: null, periodTo: null },
  ...{ subtotal: 1000, tax: 149.75, total: 1149.75, balance: 649.75, paid: 500, credited: 0 },
  ...{ writeOff: 0.05, isUndelivered: true },
  ...{ lines: [], taxes: [], jobs: [], creditNotes: [], problemList: [], problems: 0 },
  ...{ exemptCertificate: null, pdfHash: null },
  billTo: {
    ...{ name: CUSTOMER, address: null, city: null, province: null },
    ...{ postalCode: null, email: ADDRESS, phone: null },
  },
};

const REPORT = {
  ...{ from: '2026-03-01', to: '2026-03-31', invoices: 128 },
  ...{ sales: 1234567.89, gstHst: 98765.43, qst: 12345.67, writeOffs: 3, writtenOff: 1.23 },
  lines: [
    { name: 'GST', province: null, rate: 5, base: 1034567.89, amount: 51728.39 },
    { name: 'HST', province: 'NL', rate: 15, base: 100000, amount: 15000 },
    { name: 'HST', province: 'ON', rate: 13, base: 100000, amount: 13000 },
    { name: 'QST', province: 'QC', rate: 9.975, base: 123766.12, amount: 12345.67 },
  ],
};
const PERIODS = ['2026-02-28', '2026-01-31'].map((lastDay, id) => ({
  ...{ id, firstDay: `${lastDay.slice(0, 8)}01`, lastDay },
  ...{ closedAt: '2026-03-05T15:00:00.000Z', closedBy: ASKED_BY },
}));

/** Mock responses for leaks, e-mails and accounting; null for other URLs. */
export function moneyAnswer({ pathname, searchParams }: URL): object | null {
  const answers: Readonly<Record<string, object>> = {
    '/api/money-leaks/totals': KINDS.map((kind) => ({
      kind,
      count: leaksOf(kind).length,
      amount: leaksOf(kind).reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    })),
    '/api/money-leaks': leaksOf(searchParams.get('kind') ?? ''),
    '/api/invoices/120': INVOICE,
    '/api/invoices/120/mails': MAILS,
    '/api/payments': [],
    '/api/books/taxes': REPORT,
    '/api/books/accounts': {
      ...{ receivable: '1205', bank: 'Encaisse', revenue: null, gst: null, qst: null },
      ...{ writeOff: null, version: 1 },
    },
    '/api/books/periods': PERIODS,
  };
  return answers[pathname] ?? null;
}
