import { BLANK_DISPATCH } from '@dispatch/domain/jobs/dispatch-form';
import { makeStore, type AppStore } from '../../main/store';
import { answerEverything, endpoints, run } from '../../testing/allEndpoints';
import { api } from '../api';
import { jobEndpoints } from '../jobs';

/** What each query is asked in this test. */
const QUERIES: Record<string, unknown> = {
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
  getCancelledJob: { id: 1 },
  jobPages: {},
  driverCompletedJobPages: { driverId: 1 },
  getStats: undefined,
  getAttention: undefined,
  countExportedJobs: {},
  listJobsPerDay: {},
  listRevenuePerMonth: undefined,
  listCustomers: {},
  searchCustomers: { q: 'ab' },
  findBlacklistedCustomer: { name: 'A' },
  getCustomer: { id: 1 },
  customerPages: {},
  countDeliveredJobs: { customerId: 1 },
  listDrivers: {},
  getDriver: { id: 1 },
  driverPages: {},
  getDriverByUser: { userId: 1 },
  listUsers: {},
  getUser: { id: 1 },
  userPages: {},
  listVehicles: {},
  searchVehicles: { q: 'ab' },
  suggestAddresses: { q: 'ab' },
  suggestPlaces: { q: 'ab', language: 'en-CA' },
  listActivity: {},
  listSavedViews: undefined,
  getCompany: undefined,
};

/** Not server data that a change of records could make stale. */
const OUT_OF_SCOPE_QUERIES = [
  'getMe',
  'getCurrentUser',
  'checkSession',
  'listSessions',
  'getConfig',
  'exportJobs',
  'listenToEvents',
  'getLiveness',
  'getReadiness',
  'getMetrics',
  'locateAddress',
  // Pictures, which never change.
  'getPhoto',
  'getPhotoThumbnail',
  // Links, which the browser follows itself.
  'getBillOfLading',
  'downloadJobReport',
  'getClaimPacket',
];
const OUT_OF_SCOPE_MUTATIONS = [
  'login',
  'logout',
  'clearSession',
  'changePassword',
  'endSession',
  'endOtherSessions',
  'setLanguage',
  'reportJobPresence',
  'changeSettings',
  'setShortcuts',
  'quoteTaxes',
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
  'listDrivers',
  'listUsers',
  'customerPages',
  'countDeliveredJobs',
  'driverPages',
  'userPages',
  // These carry counts of jobs.
  'getCustomer',
  'getDriver',
  'listJobActivity',
  'listRefusedOperations',
  'listActivity',
  'suggestAddresses',
  'suggestPlaces',
];
const JOB = [...LISTS, 'getJob'];
const PHOTOS = ['listJobPhotos', 'listJobActivity', 'listActivity'];

const MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  createDispatch: {
    arg: { values: BLANK_DISPATCH, currentYear: 2026, intent: 'one' },
    reaches: [...LISTS, 'listVehicles', 'searchVehicles'],
  },
  createJob: { arg: { newJob: {} }, reaches: LISTS },
  updateJob: { arg: { id: 1, jobChange: {} }, reaches: JOB },
  completeJob: { arg: { id: 1, jobCompletion: {} }, reaches: JOB },
  markNoteRead: { arg: { id: 1 }, reaches: JOB },
  changeJobUnits: {
    arg: { id: 1, jobUnits: { units: [{}] } },
    reaches: [...JOB, 'listVehicles', 'searchVehicles'],
  },
  deleteJob: { arg: { id: 1 }, reaches: JOB },
  cancelJob: { arg: { id: 1, newJobCancellation: { reason: 'other' } }, reaches: JOB },
  reinstateJob: { arg: { id: 1 }, reaches: JOB },
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
    reaches: ['listRefusedOperations', 'listJobActivity', 'listActivity', 'getAttention'],
  },
  takeUnitPhoto: {
    arg: { id: 1, unitId: 2, clientId: '', sha256: '', stage: 'pickup', place: 'front' },
    reaches: PHOTOS,
  },
  deletePhoto: { arg: { id: 1 }, reaches: PHOTOS },
  saveView: { arg: { newSavedView: {} }, reaches: ['listSavedViews'] },
  changeSavedView: { arg: { id: 1, savedViewChanges: {} }, reaches: ['listSavedViews'] },
  deleteSavedView: { arg: { id: 1 }, reaches: ['listSavedViews'] },
  changeCompany: {
    arg: { companyProfileChanges: {} },
    reaches: ['getCompany', 'listActivity', 'listJobActivity'],
  },
  createVehicle: { arg: { newVehicle: {} }, reaches: ['listVehicles', 'searchVehicles'] },
};

const mutationNames = Object.keys(endpoints).filter((name) => endpoints[name]?.useMutation);
const queryNames = Object.keys(endpoints).filter((name) => !endpoints[name]?.useMutation);

/** How often each query was answered so far. */
function fulfilledAt(store: AppStore): Record<string, number> {
  const entries = Object.values(store.getState().api.queries);
  return Object.fromEntries(
    entries.flatMap((entry) =>
      entry?.endpointName ? [[entry.endpointName, entry.fulfilledTimeStamp ?? 0]] : [],
    ),
  );
}

test('every endpoint is accounted for', () => {
  expect(queryNames.sort()).toEqual([...Object.keys(QUERIES), ...OUT_OF_SCOPE_QUERIES].sort());
  expect(mutationNames.sort()).toEqual(
    [...Object.keys(MUTATIONS), ...OUT_OF_SCOPE_MUTATIONS].sort(),
  );
});

test.each(Object.entries(MUTATIONS))(
  '%s reaches every query it touches',
  async (name, { arg, reaches }) => {
    answerEverything();
    const store = makeStore();
    for (const [query, asked] of Object.entries(QUERIES)) await run(store, query, asked);
    const refetched = new Set<string>();
    const requests = new Map<string, string | undefined>();
    const activeJobs = () => jobEndpoints.listActiveJobs.select({})(store.getState()).data;
    const before = activeJobs();
    for (const entry of Object.values(store.getState().api.queries))
      if (entry?.endpointName) requests.set(entry.endpointName, entry.requestId);
    await run(store, name, arg);
    for (const entry of Object.values(store.getState().api.queries))
      if (entry?.endpointName && requests.get(entry.endpointName) !== entry.requestId)
        refetched.add(entry.endpointName);
    // A job's own answer is patched into the one list that is too long to be loaded for it.
    if (activeJobs() !== before) refetched.add('listActiveJobs');
    expect([...refetched].sort()).toEqual(expect.arrayContaining([...reaches].sort()));
    await Promise.all(store.dispatch(api.util.getRunningQueriesThunk()));
    expect(Object.keys(fulfilledAt(store))).toHaveLength(Object.keys(QUERIES).length);
  },
);
