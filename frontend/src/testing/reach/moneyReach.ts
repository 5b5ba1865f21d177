/** The arguments for each query of invoices, payments, emails, leaks and books. */
export const MONEY_QUERIES: Record<string, unknown> = {
  listInvoices: {},
  invoicePages: {},
  getInvoice: { id: 1 },
  getCreditable: { id: 1 },
  getInvoiceTotals: undefined,
  listBillableJobs: {},
  billableJobPages: {},
  listBillableCustomers: {},
  listPayments: {},
  paymentPages: {},
  getPayment: { id: 1 },
  listReceivables: undefined,
  listCollectionNotes: { id: 1 },
  collectionNotePages: { id: 1 },
  listInvoiceMails: { id: 1 },
  listStatementMails: { id: 1 },
  getMoneyLeakTotals: {},
  moneyAtRisk: undefined,
  listMoneyLeaks: { kind: 'overdue' },
  moneyLeakPages: { kind: 'overdue' },
  getBookAccounts: undefined,
  listBookPeriods: undefined,
  getTaxReport: { from: '2026-03-01', to: '2026-03-31' },
};

/** Links that the browser follows itself, and queries without a screen. */
export const NO_QUERIES = ['downloadBookFiles', 'downloadInvoiceRegister', 'downloadJournal'];

/** Queries that show invoice amounts besides the invoice lists. */
export const MONEY_SHOWN = [
  ...['getTaxReport', 'listPayments', 'paymentPages', 'listReceivables'],
  'listRevenuePerMonth',
];

/** Money at risk depends on jobs, customers, invoices, payments and emails. */
export const LEAKS = ['getMoneyLeakTotals', 'listMoneyLeaks', 'moneyLeakPages'];

/** The log of all changes, wherever it is shown. */
export const LOG = ['listActivity', 'listAudit', 'auditPages', 'getAuditState'];
const BOOKS = ['getBookAccounts', 'listBookPeriods', ...LOG];
const MAILED = ['listInvoiceMails', 'getInvoice', 'listInvoices', ...LOG, ...LEAKS];

const NOTED = ['listCollectionNotes', 'collectionNotePages', 'listReceivables', ...LOG];

const MONEY_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  addCollectionNote: { arg: { id: 1, newCollectionNote: { text: 'a' } }, reaches: NOTED },
  deleteCollectionNote: { arg: { id: 1, noteId: 2 }, reaches: NOTED },
  sendInvoiceMail: { arg: { id: 1, newInvoiceMail: {} }, reaches: MAILED },
  retryInvoiceMail: { arg: { id: 1, mailId: 2 }, reaches: MAILED },
  sendStatementMail: {
    arg: { id: 1, newStatementMail: {} },
    reaches: ['listStatementMails', 'getCustomer', 'getCustomerBilling', ...LOG],
  },
  sendReminderMails: { arg: { id: 1 }, reaches: [...LOG, ...LEAKS] },
  markInvoiceSent: { arg: { id: 1, invoiceSent: { sent: true } }, reaches: MAILED },
  changeBookAccounts: { arg: { bookAccountsChanges: {} }, reaches: BOOKS },
  closeBookPeriod: { arg: { newBookPeriod: { lastDay: '2026-03-31' } }, reaches: BOOKS },
};

/** @param invoice the queries that a change of an invoice reaches */
export function moneyMutations(invoice: readonly string[]): typeof MONEY_MUTATIONS {
  const reaches = invoice.filter((name) => !/^(list)?billable/i.test(name));
  const withPayment = [...reaches, 'getPayment'];
  return {
    ...MONEY_MUTATIONS,
    takePayment: { arg: { newPayment: {} }, reaches },
    allocatePayment: { arg: { id: 1, newAllocations: {} }, reaches: withPayment },
    undoPayment: { arg: { id: 1 }, reaches: withPayment },
    writeOffInvoice: { arg: { id: 1, newWriteOff: {} }, reaches },
  };
}
