import { BLANK_DISPATCH } from '@dispatch/domain/jobs/dispatch-form';
import { ACCOUNT_MUTATIONS, ACCOUNT_QUERIES, INVITATION_MUTATIONS } from './accountReach';
import { COMMENT_MUTATIONS, COMMENT_QUERIES } from './commentReach';
import { BY_PROGRAMS, IMPORT_FILES, IMPORT_MUTATIONS, IMPORT_QUERIES } from './importReach';
import { LEAKS, LOG, moneyMutations, MONEY_QUERIES, MONEY_SHOWN, NO_QUERIES } from './moneyReach';
import { NO_PRIVACY_QUERIES, PRIVACY_MUTATIONS, PRIVACY_QUERIES } from './privacyReach';
import { NOTICE_MUTATIONS, NOTICE_QUERIES } from './noticeReach';
import { REPORT_QUERIES, REPORTS_SHOWN } from './reportReach';
import { SERIES_QUERIES, seriesMutations } from './seriesReach';
import { TELLING_MUTATIONS, TELLING_QUERIES } from './tellingReach';
import { TOKEN_MUTATIONS, TOKEN_QUERIES } from './tokenReach';
import { WEBHOOK_MUTATIONS, WEBHOOK_QUERIES } from './webhookReach';

/** The arguments for each query in this test. */
export const QUERIES: Record<string, unknown> = {
  listJobs: {},
  getJob: { id: 1 },
  listActiveJobs: {},
  countActiveJobs: undefined,
  listCompletedJobs: {},
  listDriverAssignedJobs: { driverId: 1 },
  listDriverActiveJobs: { driverId: 1 },
  listDriverCompletedJobs: { driverId: 1 },
  listJobActivity: { id: 1 },
  listJobPhotos: { id: 1 },
  listJobPresence: { id: 1 },
  listJobSignatures: { id: 1 },
  listRefusedOperations: { id: 1 },
  getBillingSummary: {},
  completedJobPages: {},
  listCancelledJobs: {},
  cancelledJobPages: {},
  ...{ getCancelledJob: { id: 1 }, jobPages: {} },
  driverCompletedJobPages: { driverId: 1 },
  ...{ getStats: undefined, getAttention: undefined },
  countExportedJobs: {},
  listJobsPerDay: {},
  listRevenuePerMonth: undefined,
  listCustomers: {},
  searchCustomers: { q: 'ab' },
  findBlacklistedCustomer: { name: 'A' },
  ...{ getCustomer: { id: 1 }, listCustomerLookAlikes: { id: 1 } },
  customerPages: {},
  countDeliveredJobs: { customerId: 1 },
  listDrivers: {},
  getDriver: { id: 1 },
  driverPages: {},
  getDriverByUser: { userId: 1 },
  listUsers: {},
  getUser: { id: 1 },
  userPages: {},
  ...{ listVehicles: {}, searchVehicles: { q: 'ab' } },
  suggestAddresses: { q: 'ab' },
  suggestPlaces: { q: 'ab', language: 'en-CA' },
  listActivity: {},
  listAudit: {},
  auditPages: {},
  getAuditState: undefined,
  listSavedViews: undefined,
  ...{ ...TELLING_QUERIES, ...TOKEN_QUERIES, ...WEBHOOK_QUERIES },
  ...{ ...NOTICE_QUERIES, ...SERIES_QUERIES, ...COMMENT_QUERIES },
  getCompany: undefined,
  ...MONEY_QUERIES,
  ...REPORT_QUERIES,
  ...PRIVACY_QUERIES,
  ...IMPORT_QUERIES,
  listPriceList: undefined,
  getJobCharges: { id: 1 },
  getCustomerBilling: { id: 1 },
};

/** Queries that record changes cannot make stale. */
export const OUT_OF_SCOPE_QUERIES = [
  ...ACCOUNT_QUERIES,
  'getConfig',
  'exportJobs',
  'listenToEvents',
  ...['getLiveness', 'getReadiness', 'getMetrics'],
  'locateAddress',
  // Images, which never change.
  'getPhoto',
  'getPhotoThumbnail',
  'getCompanyLogo',
  // Links that the browser follows itself.
  ...['getBillOfLading', 'downloadJobReport', 'getClaimPacket', 'getInvoicePdf'],
  ...['downloadInvoices', 'exportAudit', 'getStatement'],
  ...[...NO_QUERIES, ...NO_PRIVACY_QUERIES, ...IMPORT_FILES],
];
export const OUT_OF_SCOPE_MUTATIONS = [
  // Produces only a file.
  'exportChosenJobs',
  ...[...BY_PROGRAMS, ...ACCOUNT_MUTATIONS],
  'changeMe',
  'reportJobPresence',
  'changeSettings',
  'quoteTaxes',
  // The mail server reports this, and the live feed informs the console.
  'takeBounce',
];

/** Drafts are recomputed from their sources. */
const BILLABLE = [
  'getInvoiceTotals',
  'listBillableJobs',
  'billableJobPages',
  'listBillableCustomers',
  ...LEAKS,
];
/** Specification 7: after any job, customer, user or billing change the same lists are refreshed. */
const LISTS = [
  'listJobs',
  'listActiveJobs',
  'countActiveJobs',
  'listDriverAssignedJobs',
  'listDriverActiveJobs',
  'listDriverCompletedJobs',
  'completedJobPages',
  'cancelledJobPages',
  'getCancelledJob',
  'jobPages',
  'driverCompletedJobPages',
  'getBillingSummary',
  'getStats',
  'getAttention',
  'countExportedJobs',
  'listJobsPerDay',
  'listRevenuePerMonth',
  'listCustomers',
  'searchCustomers',
  'findBlacklistedCustomer',
  'listCustomerLookAlikes',
  'listDrivers',
  'listUsers',
  ...['customerPages', 'countDeliveredJobs', 'driverPages', 'userPages'],
  // These contain job counts.
  'getCustomer',
  'getDriver',
  'listJobActivity',
  'listRefusedOperations',
  ...LOG,
  'suggestAddresses',
  'suggestPlaces',
  // Job and customer data decide what can be billed.
  ...[...BILLABLE, ...REPORTS_SHOWN],
];
const JOB = [...LISTS, 'getJob'];
const INVOICES = [
  ...['listInvoices', 'invoicePages'],
  ...[...BILLABLE, ...MONEY_SHOWN, ...REPORTS_SHOWN, ...LOG],
];
const INVOICE = [...INVOICES, 'getInvoice'];
/** Jobs on invoices are delivered, so the active list has none of them. */
const WITH_JOBS = [...INVOICE, ...JOB].filter((name) => name !== 'listActiveJobs');
const CHARGES = [...BILLABLE, 'getJobCharges', 'listJobActivity', ...LOG];
/** Charged jobs can be invoiced already; then their billing changes. */
const LATE_CHARGE = [...JOB, 'getJobCharges'].filter((name) => name !== 'listActiveJobs');
const COMPANY = [
  ...BILLABLE,
  'getCompany',
  'getInvoice',
  'listInvoices',
  ...LOG,
  'listJobActivity',
];
const PRICES = ['listPriceList', 'getJobCharges', ...LOG];
const PHOTOS = ['listJobPhotos', 'listJobActivity', ...LOG];

export const MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  createDispatch: {
    arg: { values: BLANK_DISPATCH, currentYear: 2026, intent: 'one' },
    reaches: [...LISTS, 'listVehicles', 'searchVehicles'],
  },
  createJob: { arg: { newJob: {} }, reaches: LISTS },
  updateJob: { arg: { id: 1, jobChange: {} }, reaches: [...JOB, 'getJobCharges'] },
  completeJob: { arg: { id: 1, jobCompletion: {} }, reaches: JOB },
  markNoteRead: { arg: { id: 1 }, reaches: JOB },
  changeJobUnits: {
    arg: { id: 1, jobUnits: { units: [{}] } },
    reaches: [...JOB, 'listVehicles', 'searchVehicles'],
  },
  deleteJob: { arg: { id: 1 }, reaches: JOB },
  cancelJob: { arg: { id: 1, newJobCancellation: { reason: 'other' } }, reaches: JOB },
  reinstateJob: { arg: { id: 1 }, reaches: JOB },
  changeManyJobs: { arg: { newJobBatch: { action: 'delete', ids: [1] } }, reaches: JOB },
  leaveJobUnit: { arg: { id: 1, unitId: 2, unitLeft: { reason: 'refused' } }, reaches: JOB },
  takeJobUnitBack: { arg: { id: 1, unitId: 2 }, reaches: JOB },
  moveJobUnit: { arg: { id: 1, unitId: 2, unitMove: { jobId: 3 } }, reaches: JOB },
  carryJobOn: { arg: { id: 1 }, reaches: JOB },
  changeJobBilling: { arg: { id: 1, jobBillingChange: {} }, reaches: JOB },
  createCustomer: { arg: { newCustomer: { name: 'A' } }, reaches: LISTS },
  upsertCustomer: { arg: { customerUpsert: { name: 'A' } }, reaches: LISTS },
  updateCustomer: { arg: { id: 1, customerChanges: {} }, reaches: JOB },
  deleteCustomer: { arg: { id: 1 }, reaches: JOB },
  createUser: { arg: { newUser: {} }, reaches: LISTS },
  updateUser: {
    arg: { id: 1, userChanges: {} },
    reaches: [...JOB, 'getUser', 'getDriverByUser'],
  },
  deleteUser: { arg: { id: 1 }, reaches: [...JOB, 'getUser', 'getDriverByUser'] },
  changeDriverStatus: {
    arg: { id: 1, driverStatusChange: {} },
    reaches: [...LISTS, 'getDriverByUser'],
  },
  sendDriverOperations: {
    arg: { driverSending: { sentAt: '', operations: [{ jobId: 1 }] } },
    reaches: [...JOB, 'listJobSignatures'],
  },
  dismissRefusedOperation: {
    arg: { id: 1, operationId: 1 },
    reaches: ['listRefusedOperations', 'listJobActivity', ...LOG, 'getAttention'],
  },
  takeUnitPhoto: {
    arg: { id: 1, unitId: 2, clientId: '', sha256: '', stage: 'pickup', place: 'front' },
    reaches: PHOTOS,
  },
  deletePhoto: { arg: { id: 1 }, reaches: PHOTOS },
  saveView: { arg: { newSavedView: {} }, reaches: ['listSavedViews'] },
  changeSavedView: { arg: { id: 1, savedViewChanges: {} }, reaches: ['listSavedViews'] },
  deleteSavedView: { arg: { id: 1 }, reaches: ['listSavedViews'] },
  ...{ ...TELLING_MUTATIONS, ...COMMENT_MUTATIONS },
  ...TOKEN_MUTATIONS,
  ...WEBHOOK_MUTATIONS,
  ...{ ...NOTICE_MUTATIONS, ...INVITATION_MUTATIONS },
  ...seriesMutations(LISTS),
  changeCompany: { arg: { companyProfileChanges: {} }, reaches: COMPANY },
  changeCompanyLogo: { arg: {}, reaches: COMPANY },
  removeCompanyLogo: { arg: undefined, reaches: COMPANY },
  addPriceListItem: { arg: { newPriceListItem: {} }, reaches: PRICES },
  changePriceListItem: { arg: { id: 1, priceListItemChanges: {} }, reaches: PRICES },
  removePriceListItem: { arg: { id: 1 }, reaches: PRICES },
  addJobCharge: { arg: { id: 1, newCharge: {} }, reaches: LATE_CHARGE },
  changeJobCharge: { arg: { id: 1, chargeId: 1, chargeChanges: {} }, reaches: CHARGES },
  removeJobCharge: { arg: { id: 1, chargeId: 1 }, reaches: CHARGES },
  changeCustomerBilling: {
    arg: { id: 1, customerBillingChanges: {} },
    reaches: [...BILLABLE, 'getCustomerBilling', ...LOG, 'getCustomer'],
  },
  createInvoice: { arg: { newInvoice: { jobIds: [1] } }, reaches: INVOICES },
  createInvoiceDrafts: { arg: { newInvoice: { jobIds: [1] } }, reaches: INVOICES },
  gatherInvoice: { arg: { newGatheredInvoice: {} }, reaches: INVOICES },
  changeInvoice: { arg: { id: 1, invoiceChanges: {} }, reaches: WITH_JOBS },
  deleteInvoice: { arg: { id: 1 }, reaches: INVOICE },
  issueInvoice: { arg: { id: 1 }, reaches: WITH_JOBS },
  creditInvoice: { arg: { id: 1, newCreditNote: {} }, reaches: WITH_JOBS },
  ...moneyMutations(INVOICE),
  ...PRIVACY_MUTATIONS,
  ...IMPORT_MUTATIONS,
  createVehicle: { arg: { newVehicle: {} }, reaches: ['listVehicles', 'searchVehicles'] },
};
