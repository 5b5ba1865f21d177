// Generated from the server's OpenAPI document; changes made here are lost.
import { api } from '../api';
const injectedRtkApi = api.injectEndpoints({
  endpoints: (build) => ({
    listActivity: build.query<ListActivityApiResponse, ListActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/activity`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          resource: queryArg.resource,
          resourceId: queryArg.resourceId,
        },
      }),
    }),
    suggestAddresses: build.query<SuggestAddressesApiResponse, SuggestAddressesApiArg>({
      query: (queryArg) => ({
        url: `/api/addresses/suggest`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
    listUsers: build.query<ListUsersApiResponse, ListUsersApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
          role: queryArg.role,
          sort: queryArg.sort,
        },
      }),
    }),
    createUser: build.mutation<CreateUserApiResponse, CreateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users`,
        method: 'POST',
        body: queryArg.newUser,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getUser: build.query<GetUserApiResponse, GetUserApiArg>({
      query: (queryArg) => ({ url: `/api/admin/users/${queryArg.id}` }),
    }),
    updateUser: build.mutation<UpdateUserApiResponse, UpdateUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.userChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteUser: build.mutation<DeleteUserApiResponse, DeleteUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    clearSession: build.mutation<ClearSessionApiResponse, ClearSessionApiArg>({
      query: () => ({ url: `/api/auth/clear-session`, method: 'POST' }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({ url: `/api/auth/login`, method: 'POST', body: queryArg.signIn }),
    }),
    logout: build.mutation<LogoutApiResponse, LogoutApiArg>({
      query: () => ({ url: `/api/auth/logout`, method: 'POST' }),
    }),
    getCurrentUser: build.query<GetCurrentUserApiResponse, GetCurrentUserApiArg>({
      query: () => ({ url: `/api/auth/me` }),
    }),
    changeSettings: build.mutation<ChangeSettingsApiResponse, ChangeSettingsApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/me`,
        method: 'PATCH',
        body: queryArg.personalSettings,
      }),
    }),
    getCompany: build.query<GetCompanyApiResponse, GetCompanyApiArg>({
      query: () => ({ url: `/api/company` }),
    }),
    changeCompany: build.mutation<ChangeCompanyApiResponse, ChangeCompanyApiArg>({
      query: (queryArg) => ({
        url: `/api/company`,
        method: 'PUT',
        body: queryArg.companyProfileChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getConfig: build.query<GetConfigApiResponse, GetConfigApiArg>({
      query: () => ({ url: `/api/config` }),
    }),
    listCustomers: build.query<ListCustomersApiResponse, ListCustomersApiArg>({
      query: (queryArg) => ({
        url: `/api/customers`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
          status: queryArg.status,
          sort: queryArg.sort,
        },
      }),
    }),
    createCustomer: build.mutation<CreateCustomerApiResponse, CreateCustomerApiArg>({
      query: (queryArg) => ({
        url: `/api/customers`,
        method: 'POST',
        body: queryArg.newCustomer,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getCustomer: build.query<GetCustomerApiResponse, GetCustomerApiArg>({
      query: (queryArg) => ({ url: `/api/customers/${queryArg.id}` }),
    }),
    updateCustomer: build.mutation<UpdateCustomerApiResponse, UpdateCustomerApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.customerChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteCustomer: build.mutation<DeleteCustomerApiResponse, DeleteCustomerApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    findBlacklistedCustomer: build.query<
      FindBlacklistedCustomerApiResponse,
      FindBlacklistedCustomerApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/blacklisted`,
        params: {
          name: queryArg.name,
          email: queryArg.email,
        },
      }),
    }),
    searchCustomers: build.query<SearchCustomersApiResponse, SearchCustomersApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/search`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
    upsertCustomer: build.mutation<UpsertCustomerApiResponse, UpsertCustomerApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/upsert`,
        method: 'POST',
        body: queryArg.customerUpsert,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    sendDriverOperations: build.mutation<
      SendDriverOperationsApiResponse,
      SendDriverOperationsApiArg
    >({
      query: (queryArg) => ({
        url: `/api/driver/operations`,
        method: 'POST',
        body: queryArg.driverSending,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listDrivers: build.query<ListDriversApiResponse, ListDriversApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
          status: queryArg.status,
          sort: queryArg.sort,
        },
      }),
    }),
    changeDriverStatus: build.mutation<ChangeDriverStatusApiResponse, ChangeDriverStatusApiArg>({
      query: (queryArg) => ({
        url: `/api/drivers/${queryArg.id}`,
        method: 'PATCH',
        body: queryArg.driverStatusChange,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listenToEvents: build.query<ListenToEventsApiResponse, ListenToEventsApiArg>({
      query: (queryArg) => ({
        url: `/api/events`,
        headers: {
          'Last-Event-ID': queryArg['Last-Event-ID'],
        },
      }),
    }),
    getLiveness: build.query<GetLivenessApiResponse, GetLivenessApiArg>({
      query: () => ({ url: `/api/health/live` }),
    }),
    getReadiness: build.query<GetReadinessApiResponse, GetReadinessApiArg>({
      query: () => ({ url: `/api/health/ready` }),
    }),
    listJobs: build.query<ListJobsApiResponse, ListJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs`,
        params: {
          q: queryArg.q,
          status: queryArg.status,
          customerId: queryArg.customerId,
          driverId: queryArg.driverId,
          billing: queryArg.billing,
          note: queryArg.note,
          left: queryArg.left,
          report: queryArg.report,
          damage: queryArg.damage,
          from: queryArg['from'],
          to: queryArg.to,
          created: queryArg.created,
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          sort: queryArg.sort,
        },
      }),
    }),
    createJob: build.mutation<CreateJobApiResponse, CreateJobApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs`,
        method: 'POST',
        body: queryArg.newJob,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    updateJob: build.mutation<UpdateJobApiResponse, UpdateJobApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.jobChange,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteJob: build.mutation<DeleteJobApiResponse, DeleteJobApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listJobActivity: build.query<ListJobActivityApiResponse, ListJobActivityApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/activity`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          photos: queryArg.photos,
        },
      }),
    }),
    getBillOfLading: build.query<GetBillOfLadingApiResponse, GetBillOfLadingApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/bill-of-lading`,
        params: {
          stage: queryArg.stage,
          language: queryArg.language,
        },
      }),
    }),
    changeJobBilling: build.mutation<ChangeJobBillingApiResponse, ChangeJobBillingApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/billing`,
        method: 'PATCH',
        body: queryArg.jobBillingChange,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    cancelJob: build.mutation<CancelJobApiResponse, CancelJobApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/cancel`,
        method: 'POST',
        body: queryArg.newJobCancellation,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    carryJobOn: build.mutation<CarryJobOnApiResponse, CarryJobOnApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/carry-on`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getClaimPacket: build.query<GetClaimPacketApiResponse, GetClaimPacketApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/claim-packet`,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    completeJob: build.mutation<CompleteJobApiResponse, CompleteJobApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/complete`,
        method: 'POST',
        body: queryArg.jobCompletion,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listJobPhotos: build.query<ListJobPhotosApiResponse, ListJobPhotosApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${queryArg.id}/photos` }),
    }),
    listJobPresence: build.query<ListJobPresenceApiResponse, ListJobPresenceApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${queryArg.id}/presence` }),
    }),
    reportJobPresence: build.mutation<ReportJobPresenceApiResponse, ReportJobPresenceApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/presence`,
        method: 'PUT',
        body: queryArg.jobPresenceReport,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    markNoteRead: build.mutation<MarkNoteReadApiResponse, MarkNoteReadApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/read-note`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listRefusedOperations: build.query<
      ListRefusedOperationsApiResponse,
      ListRefusedOperationsApiArg
    >({
      query: (queryArg) => ({ url: `/api/jobs/${queryArg.id}/refused-operations` }),
    }),
    dismissRefusedOperation: build.mutation<
      DismissRefusedOperationApiResponse,
      DismissRefusedOperationApiArg
    >({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/refused-operations/${queryArg.operationId}/dismiss`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    reinstateJob: build.mutation<ReinstateJobApiResponse, ReinstateJobApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/reinstate`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    downloadJobReport: build.query<DownloadJobReportApiResponse, DownloadJobReportApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/report.zip`,
        params: {
          language: queryArg.language,
        },
      }),
    }),
    listJobSignatures: build.query<ListJobSignaturesApiResponse, ListJobSignaturesApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${queryArg.id}/signatures` }),
    }),
    changeJobUnits: build.mutation<ChangeJobUnitsApiResponse, ChangeJobUnitsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/units`,
        method: 'PUT',
        body: queryArg.jobUnits,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    leaveJobUnit: build.mutation<LeaveJobUnitApiResponse, LeaveJobUnitApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/units/${queryArg.unitId}/leave`,
        method: 'POST',
        body: queryArg.unitLeft,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    moveJobUnit: build.mutation<MoveJobUnitApiResponse, MoveJobUnitApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/units/${queryArg.unitId}/move`,
        method: 'POST',
        body: queryArg.unitMove,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    takeUnitPhoto: build.mutation<TakeUnitPhotoApiResponse, TakeUnitPhotoApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/units/${queryArg.unitId}/photos`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          clientId: queryArg.clientId,
          sha256: queryArg.sha256,
          stage: queryArg.stage,
          place: queryArg.place,
          takenAt: queryArg.takenAt,
          sentAt: queryArg.sentAt,
        },
      }),
    }),
    takeJobUnitBack: build.mutation<TakeJobUnitBackApiResponse, TakeJobUnitBackApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/units/${queryArg.unitId}/take-back`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listActiveJobs: build.query<ListActiveJobsApiResponse, ListActiveJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/active`,
        params: {
          q: queryArg.q,
          status: queryArg.status,
          customerId: queryArg.customerId,
          driverId: queryArg.driverId,
          billing: queryArg.billing,
          note: queryArg.note,
          left: queryArg.left,
          report: queryArg.report,
          damage: queryArg.damage,
          from: queryArg['from'],
          to: queryArg.to,
          created: queryArg.created,
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          sort: queryArg.sort,
        },
      }),
    }),
    getBillingSummary: build.query<GetBillingSummaryApiResponse, GetBillingSummaryApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/billing-summary`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
    listCancelledJobs: build.query<ListCancelledJobsApiResponse, ListCancelledJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/cancelled`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
        },
      }),
    }),
    getCancelledJob: build.query<GetCancelledJobApiResponse, GetCancelledJobApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/cancelled/${queryArg.id}` }),
    }),
    listCompletedJobs: build.query<ListCompletedJobsApiResponse, ListCompletedJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/completed`,
        params: {
          q: queryArg.q,
          status: queryArg.status,
          customerId: queryArg.customerId,
          driverId: queryArg.driverId,
          billing: queryArg.billing,
          note: queryArg.note,
          left: queryArg.left,
          report: queryArg.report,
          damage: queryArg.damage,
          from: queryArg['from'],
          to: queryArg.to,
          created: queryArg.created,
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          sort: queryArg.sort,
        },
      }),
    }),
    exportJobs: build.query<ExportJobsApiResponse, ExportJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/export`,
        params: {
          q: queryArg.q,
          status: queryArg.status,
          customerId: queryArg.customerId,
          driverId: queryArg.driverId,
          billing: queryArg.billing,
          note: queryArg.note,
          left: queryArg.left,
          report: queryArg.report,
          damage: queryArg.damage,
          from: queryArg['from'],
          to: queryArg.to,
          created: queryArg.created,
          lines: queryArg.lines,
          format: queryArg.format,
          language: queryArg.language,
        },
      }),
    }),
    getMetrics: build.query<GetMetricsApiResponse, GetMetricsApiArg>({
      query: () => ({ url: `/api/metrics` }),
    }),
    getPhoto: build.query<GetPhotoApiResponse, GetPhotoApiArg>({
      query: (queryArg) => ({ url: `/api/photos/${queryArg.id}` }),
    }),
    deletePhoto: build.mutation<DeletePhotoApiResponse, DeletePhotoApiArg>({
      query: (queryArg) => ({ url: `/api/photos/${queryArg.id}`, method: 'DELETE' }),
    }),
    getPhotoThumbnail: build.query<GetPhotoThumbnailApiResponse, GetPhotoThumbnailApiArg>({
      query: (queryArg) => ({ url: `/api/photos/${queryArg.id}/thumbnail` }),
    }),
    listSavedViews: build.query<ListSavedViewsApiResponse, ListSavedViewsApiArg>({
      query: () => ({ url: `/api/saved-views` }),
    }),
    saveView: build.mutation<SaveViewApiResponse, SaveViewApiArg>({
      query: (queryArg) => ({
        url: `/api/saved-views`,
        method: 'POST',
        body: queryArg.newSavedView,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    changeSavedView: build.mutation<ChangeSavedViewApiResponse, ChangeSavedViewApiArg>({
      query: (queryArg) => ({
        url: `/api/saved-views/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.savedViewChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteSavedView: build.mutation<DeleteSavedViewApiResponse, DeleteSavedViewApiArg>({
      query: (queryArg) => ({
        url: `/api/saved-views/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getStats: build.query<GetStatsApiResponse, GetStatsApiArg>({
      query: () => ({ url: `/api/stats` }),
    }),
    getAttention: build.query<GetAttentionApiResponse, GetAttentionApiArg>({
      query: () => ({ url: `/api/stats/attention` }),
    }),
    listJobsPerDay: build.query<ListJobsPerDayApiResponse, ListJobsPerDayApiArg>({
      query: (queryArg) => ({
        url: `/api/stats/jobs-per-day`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    listRevenuePerMonth: build.query<ListRevenuePerMonthApiResponse, ListRevenuePerMonthApiArg>({
      query: () => ({ url: `/api/stats/revenue-per-month` }),
    }),
    quoteTaxes: build.mutation<QuoteTaxesApiResponse, QuoteTaxesApiArg>({
      query: (queryArg) => ({
        url: `/api/tax-quotes`,
        method: 'POST',
        body: queryArg.taxQuoteRequest,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listVehicles: build.query<ListVehiclesApiResponse, ListVehiclesApiArg>({
      query: (queryArg) => ({
        url: `/api/vehicles`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
          sort: queryArg.sort,
        },
      }),
    }),
    createVehicle: build.mutation<CreateVehicleApiResponse, CreateVehicleApiArg>({
      query: (queryArg) => ({
        url: `/api/vehicles`,
        method: 'POST',
        body: queryArg.newVehicle,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    searchVehicles: build.query<SearchVehiclesApiResponse, SearchVehiclesApiArg>({
      query: (queryArg) => ({
        url: `/api/vehicles/search`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
  }),
  overrideExisting: false,
});
export { injectedRtkApi as generatedApi };
export type ListActivityApiResponse = /** status 200 A page of the log. */ ActivityEntry[];
export type ListActivityApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  resource?: 'job' | 'customer' | 'driver' | 'user' | 'vehicle' | 'session' | 'company';
  resourceId?: number;
};
export type SuggestAddressesApiResponse =
  /** status 200 At most eight; none for fewer than two characters. */ AddressSuggestion[];
export type SuggestAddressesApiArg = {
  q?: string | null;
};
export type ListUsersApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ User[];
export type ListUsersApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
  role?: 'admin' | 'driver';
  sort?: 'name' | 'email' | 'role' | 'lastLogin' | 'createdAt';
};
export type CreateUserApiResponse = /** status 201 Success. */ User;
export type CreateUserApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newUser: NewUser;
};
export type GetUserApiResponse = /** status 200 Success. */ User;
export type GetUserApiArg = {
  id: number;
};
export type UpdateUserApiResponse = /** status 200 Success. */ User;
export type UpdateUserApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  userChanges: UserChanges;
};
export type DeleteUserApiResponse = unknown;
export type DeleteUserApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type ClearSessionApiResponse = unknown;
export type ClearSessionApiArg = void;
export type LoginApiResponse =
  /** status 200 Signed in; a session cookie is set as well. */ SignedIn;
export type LoginApiArg = {
  signIn: SignIn;
};
export type LogoutApiResponse = unknown;
export type LogoutApiArg = void;
export type GetCurrentUserApiResponse = /** status 200 Success. */ CurrentUser;
export type GetCurrentUserApiArg = void;
export type ChangeSettingsApiResponse = /** status 200 Success. */ CurrentUser;
export type ChangeSettingsApiArg = {
  personalSettings: PersonalSettings;
};
export type GetCompanyApiResponse = /** status 200 Success. */ CompanyProfile;
export type GetCompanyApiArg = void;
export type ChangeCompanyApiResponse = /** status 200 Success. */ CompanyProfile;
export type ChangeCompanyApiArg = {
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  companyProfileChanges: CompanyProfileChanges;
};
export type GetConfigApiResponse = /** status 200 Success. */ Config;
export type GetConfigApiArg = void;
export type ListCustomersApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Customer[];
export type ListCustomersApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
  status?: 'active' | 'inactive';
  sort?: 'name' | 'totalJobs' | 'lastJobDate' | 'createdAt';
};
export type CreateCustomerApiResponse = /** status 201 Success. */ Customer;
export type CreateCustomerApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newCustomer: NewCustomer;
};
export type GetCustomerApiResponse = /** status 200 Success. */ Customer;
export type GetCustomerApiArg = {
  id: number;
};
export type UpdateCustomerApiResponse = /** status 200 Success. */ Customer;
export type UpdateCustomerApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  customerChanges: CustomerChanges;
};
export type DeleteCustomerApiResponse = unknown;
export type DeleteCustomerApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type FindBlacklistedCustomerApiResponse =
  /** status 200 At most one. */ BlacklistedCustomer[];
export type FindBlacklistedCustomerApiArg = {
  name?: string | null;
  email?: string | null;
};
export type SearchCustomersApiResponse =
  /** status 200 At most ten; none for fewer than two characters. */ Customer[];
export type SearchCustomersApiArg = {
  q?: string | null;
};
export type UpsertCustomerApiResponse = /** status 200 The customer found or made. */ Customer;
export type UpsertCustomerApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  customerUpsert: CustomerUpsert;
};
export type SendDriverOperationsApiResponse = /** status 200 Success. */ DriverSendingResult;
export type SendDriverOperationsApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  driverSending: DriverSending;
};
export type ListDriversApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Driver[];
export type ListDriversApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
  status?: 'available' | 'on-route' | 'off-duty';
  sort?: 'name' | 'status' | 'activeJobs' | 'createdAt';
};
export type ChangeDriverStatusApiResponse = /** status 200 Success. */ Driver;
export type ChangeDriverStatusApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  driverStatusChange: DriverStatusChange;
};
export type ListenToEventsApiResponse = /** status 200 A stream that stays open. */ string;
export type ListenToEventsApiArg = {
  'Last-Event-ID'?: string;
};
export type GetLivenessApiResponse = /** status 200 Success. */ Health;
export type GetLivenessApiArg = void;
export type GetReadinessApiResponse = /** status 200 Success. */ Health;
export type GetReadinessApiArg = void;
export type ListJobsApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Job[];
export type ListJobsApiArg = {
  q?: string | null;
  status?: 'pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered' | 'active';
  customerId?: number;
  driverId?: number;
  billing?: 'pending' | 'complete' | 'all';
  note?: 'unread';
  left?: 'behind';
  report?: 'missing';
  damage?: 'new';
  from?: string | null;
  to?: string | null;
  created?: string | null;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  sort?: 'createdAt' | 'completedAt' | 'status' | 'customer' | 'route' | 'driver' | 'price';
};
export type CreateJobApiResponse = /** status 201 Success. */ Job;
export type CreateJobApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newJob: NewJob;
};
export type UpdateJobApiResponse = /** status 200 Success. */ Job;
export type UpdateJobApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  jobChange: JobChange;
};
export type DeleteJobApiResponse = unknown;
export type DeleteJobApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type ListJobActivityApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ ActivityEntry[];
export type ListJobActivityApiArg = {
  id: number;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  photos?: 'all';
};
export type GetBillOfLadingApiResponse = /** status 200 The document. */ Blob;
export type GetBillOfLadingApiArg = {
  id: number;
  stage?: 'pickup' | 'delivery';
  language?: 'en' | 'fr' | 'both';
};
export type ChangeJobBillingApiResponse = /** status 200 Success. */ Job;
export type ChangeJobBillingApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  jobBillingChange: JobBillingChange;
};
export type CancelJobApiResponse = /** status 200 Success. */ CancelledJob;
export type CancelJobApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newJobCancellation: NewJobCancellation;
};
export type CarryJobOnApiResponse = /** status 201 Success. */ Job;
export type CarryJobOnApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type GetClaimPacketApiResponse = /** status 200 The document. */ Blob;
export type GetClaimPacketApiArg = {
  id: number;
  language?: 'en' | 'fr' | 'both';
};
export type CompleteJobApiResponse = /** status 200 Success. */ Job;
export type CompleteJobApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  jobCompletion: JobCompletion;
};
export type ListJobPhotosApiResponse = /** status 200 The list. */ Photo[];
export type ListJobPhotosApiArg = {
  id: number;
};
export type ListJobPresenceApiResponse = /** status 200 The list. */ JobPresence[];
export type ListJobPresenceApiArg = {
  id: number;
};
export type ReportJobPresenceApiResponse = /** status 200 The list. */ JobPresence[];
export type ReportJobPresenceApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  jobPresenceReport: JobPresenceReport;
};
export type MarkNoteReadApiResponse = /** status 200 Success. */ Job;
export type MarkNoteReadApiArg = {
  id: number;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type ListRefusedOperationsApiResponse = /** status 200 The list. */ RefusedOperation[];
export type ListRefusedOperationsApiArg = {
  id: number;
};
export type DismissRefusedOperationApiResponse = unknown;
export type DismissRefusedOperationApiArg = {
  id: number;
  operationId: number;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type ReinstateJobApiResponse = /** status 200 Success. */ Job;
export type ReinstateJobApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type DownloadJobReportApiResponse = /** status 200 The archive. */ Blob;
export type DownloadJobReportApiArg = {
  id: number;
  language?: 'en-CA' | 'fr-CA';
};
export type ListJobSignaturesApiResponse = /** status 200 Success. */ Signatures;
export type ListJobSignaturesApiArg = {
  id: number;
};
export type ChangeJobUnitsApiResponse = /** status 200 Success. */ Job;
export type ChangeJobUnitsApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  jobUnits: JobUnits;
};
export type LeaveJobUnitApiResponse = /** status 200 Success. */ Job;
export type LeaveJobUnitApiArg = {
  id: number;
  unitId: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  unitLeft: UnitLeft;
};
export type MoveJobUnitApiResponse = /** status 200 Success. */ Job;
export type MoveJobUnitApiArg = {
  id: number;
  unitId: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  unitMove: UnitMove;
};
export type TakeUnitPhotoApiResponse = /** status 200 Success. */ Photo;
export type TakeUnitPhotoApiArg = {
  id: number;
  unitId: number;
  clientId: string;
  sha256: string;
  stage: 'pickup' | 'delivery';
  place: 'front' | 'rear' | 'left-side' | 'right-side' | 'odometer' | 'vin-plate' | 'other';
  takenAt: string;
  sentAt: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  body: Blob;
};
export type TakeJobUnitBackApiResponse = /** status 200 Success. */ Job;
export type TakeJobUnitBackApiArg = {
  id: number;
  unitId: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type ListActiveJobsApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. With `Accept: application/x-ndjson` each line is the JSON text of one record, to be read while the rest is on its way. */ Job[];
export type ListActiveJobsApiArg = {
  q?: string | null;
  status?: 'pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered' | 'active';
  customerId?: number;
  driverId?: number;
  billing?: 'pending' | 'complete' | 'all';
  note?: 'unread';
  left?: 'behind';
  report?: 'missing';
  damage?: 'new';
  from?: string | null;
  to?: string | null;
  created?: string | null;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  sort?: 'createdAt' | 'completedAt' | 'status' | 'customer' | 'route' | 'driver' | 'price';
};
export type GetBillingSummaryApiResponse = /** status 200 Success. */ BillingSummary;
export type GetBillingSummaryApiArg = {
  q?: string | null;
};
export type ListCancelledJobsApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ CancelledJob[];
export type ListCancelledJobsApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
};
export type GetCancelledJobApiResponse = /** status 200 Success. */ CancelledJob;
export type GetCancelledJobApiArg = {
  id: number;
};
export type ListCompletedJobsApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Job[];
export type ListCompletedJobsApiArg = {
  q?: string | null;
  status?: 'pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered' | 'active';
  customerId?: number;
  driverId?: number;
  billing?: 'pending' | 'complete' | 'all';
  note?: 'unread';
  left?: 'behind';
  report?: 'missing';
  damage?: 'new';
  from?: string | null;
  to?: string | null;
  created?: string | null;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  sort?: 'createdAt' | 'completedAt' | 'status' | 'customer' | 'route' | 'driver' | 'price';
};
export type ExportJobsApiResponse = /** status 200 The file. */ Blob;
export type ExportJobsApiArg = {
  q?: string | null;
  status?: 'pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered' | 'active';
  customerId?: number;
  driverId?: number;
  billing?: 'pending' | 'complete' | 'all';
  note?: 'unread';
  left?: 'behind';
  report?: 'missing';
  damage?: 'new';
  from?: string | null;
  to?: string | null;
  created?: string | null;
  lines?: 'job' | 'vehicle';
  format?: 'csv' | 'xlsx';
  language?: 'en-CA' | 'fr-CA';
};
export type GetMetricsApiResponse = unknown;
export type GetMetricsApiArg = void;
export type GetPhotoApiResponse = /** status 200 The image. */ Blob;
export type GetPhotoApiArg = {
  id: number;
};
export type DeletePhotoApiResponse = unknown;
export type DeletePhotoApiArg = {
  id: number;
};
export type GetPhotoThumbnailApiResponse = /** status 200 The image. */ Blob;
export type GetPhotoThumbnailApiArg = {
  id: number;
};
export type ListSavedViewsApiResponse = /** status 200 At most fifty, by name. */ SavedView[];
export type ListSavedViewsApiArg = void;
export type SaveViewApiResponse = /** status 201 Success. */ SavedView;
export type SaveViewApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newSavedView: NewSavedView;
};
export type ChangeSavedViewApiResponse = /** status 200 Success. */ SavedView;
export type ChangeSavedViewApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  savedViewChanges: SavedViewChanges;
};
export type DeleteSavedViewApiResponse = unknown;
export type DeleteSavedViewApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type GetStatsApiResponse = /** status 200 Success. */ Stats;
export type GetStatsApiArg = void;
export type GetAttentionApiResponse = /** status 200 Success. */ Attention;
export type GetAttentionApiArg = void;
export type ListJobsPerDayApiResponse = /** status 200 The list. */ DayOfJobs[];
export type ListJobsPerDayApiArg = {
  from?: string | null;
  to?: string | null;
};
export type ListRevenuePerMonthApiResponse = /** status 200 The list. */ MonthOfRevenue[];
export type ListRevenuePerMonthApiArg = void;
export type QuoteTaxesApiResponse = /** status 200 The taxes; nothing is kept. */ TaxQuote;
export type QuoteTaxesApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  taxQuoteRequest: TaxQuoteRequest;
};
export type ListVehiclesApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Vehicle[];
export type ListVehiclesApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
  sort?: 'createdAt' | 'year' | 'make';
};
export type CreateVehicleApiResponse = /** status 201 Success. */ Vehicle;
export type CreateVehicleApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newVehicle: NewVehicle;
};
export type SearchVehiclesApiResponse =
  /** status 200 At most ten; none for fewer than two characters. */ Vehicle[];
export type SearchVehiclesApiArg = {
  q?: string | null;
};
export type ActivityPerson = {
  resource: 'customer' | 'driver';
  id: number;
  name: string;
};
export type ActivityEntry = {
  id: number;
  at: string;
  actorId: number | null;
  actorName: string | null;
  action:
    | 'job.created'
    | 'job.edited'
    | 'job.assigned'
    | 'job.unassigned'
    | 'job.status-changed'
    | 'job.delivered'
    | 'job.deleted'
    | 'job.cancelled'
    | 'job.reinstated'
    | 'job.billing-changed'
    | 'job.report-completed'
    | 'job.units-changed'
    | 'job.unit-left'
    | 'job.unit-taken-back'
    | 'job.unit-checked'
    | 'job.unit-loaded-anyway'
    | 'job.unit-reported'
    | 'job.unit-damaged'
    | 'job.unit-moved'
    | 'job.carried-on'
    | 'job.photo-added'
    | 'job.photo-deleted'
    | 'job.signed'
    | 'job.noted'
    | 'job.note-read'
    | 'job.update-refused'
    | 'job.refusal-dismissed'
    | 'customer.created'
    | 'customer.updated'
    | 'customer.status-changed'
    | 'customer.deleted'
    | 'driver.status-changed'
    | 'vehicle.created'
    | 'user.created'
    | 'user.updated'
    | 'user.deleted'
    | 'company.updated'
    | 'session.signed-in'
    | 'session.signed-out'
    | 'session.ended'
    | 'session.refused'
    | 'session.access-refused';
  resource: 'job' | 'customer' | 'driver' | 'user' | 'vehicle' | 'session' | 'company';
  resourceId: number | null;
  before: {
    [key: string]: any;
  } | null;
  after: {
    [key: string]: any;
  } | null;
  /** Whom the ids in `before` and `after` name. */
  people: ActivityPerson[];
  requestId: string | null;
  /** When the driver tapped what a phone sent later. */
  tappedAt: string | null;
};
export type Error = {
  statusCode: number;
  /** Stable, for programs. */
  code: string;
  /** One sentence fit to show to a person. */
  message: string;
  /** What fills the sentence of the code. */
  params?: {
    [key: string]: string | number;
  };
  details?: {
    field: string;
    /** Stable, for programs. */
    code: string;
    params?: {
      [key: string]: string | number;
    };
    message: string;
  }[];
  /** With 412: the record as it is now. */
  current?: {
    [key: string]: any;
  };
  requestId: string;
};
export type AddressSuggestion = {
  address: string;
  city: string;
  province: string;
  postalCode: string;
  country: 'Canada';
};
export type User = {
  id: number;
  name: string;
  email: string;
  /** `admin` or `driver`. */
  role: string;
  /** The driver record of a user with the role driver. */
  driverId: number | null;
  driverPhone: string | null;
  isActive: boolean;
  lastLogin: string | null;
  language: ('en-CA' | 'fr-CA') | null;
  /** Whether keyboard shortcuts are on; `null` until the person chooses. */
  shortcuts: boolean | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type NewUser = {
  name: string;
  email: string;
  password: string;
  role: 'admin' | 'driver';
  isActive?: boolean;
  /** Name of the driver record; the name of the user when it is not given. */
  driverName?: string | null;
  driverPhone?: string | null;
};
export type UserChanges = {
  name?: string;
  email?: string;
  /** Blank or absent keeps the present one. */
  password?: string | null;
  role?: 'admin' | 'driver';
  isActive?: boolean;
  /** Name of the driver record; the name of the user when it is not given. */
  driverName?: string | null;
  driverPhone?: string | null;
};
export type SignedIn = {
  user: User;
  /** A JWT, to be sent as `Authorization: Bearer <token>`. */
  token: string;
};
export type SignIn = {
  email: string;
  password: string;
};
export type CurrentUser = {
  user: User;
};
export type PersonalSettings = {
  language?: 'en-CA' | 'fr-CA';
  /** Whether keyboard shortcuts are on. */
  shortcuts?: boolean;
};
export type CompanyProfile = {
  legalName: string | null;
  address: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  phone: string | null;
  email: string | null;
  /** Number by the National Safety Code. */
  nsc: string | null;
  /** Number of the CVOR certificate of Ontario. */
  cvor: string | null;
  /** Number of the registry of Quebec (NIR). */
  nir: string | null;
  /** Null until somebody has filled it in. */
  updatedAt: string | null;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type CompanyProfileChanges = {
  legalName?: string | null;
  address?: string | null;
  city?: string | null;
  province?: string | null;
  postalCode?: string | null;
  phone?: string | null;
  email?: string | null;
  nsc?: string | null;
  cvor?: string | null;
  nir?: string | null;
};
export type Config = {
  companyName: string;
  logoText: string;
  phone: string | null;
  email: string | null;
  primaryColor: string;
  successColor: string;
  warningColor: string;
  timeZone: string;
  googleMapsApiKey: string | null;
  /** What greets people who are not signed in. */
  startPage: 'landing' | 'sign-in';
  /** How much a report of a vehicle needs, unless its customer says otherwise. */
  reportLevel: 'none' | 'photos' | 'full';
  languages: ('en-CA' | 'fr-CA')[];
};
export type Customer = {
  id: number;
  /** The company. */
  name: string;
  contactName: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  /** How much a report of their vehicles needs; null for the company's own level. */
  reportLevel: ('none' | 'photos' | 'full') | null;
  /** `inactive` is what the interface shows as Blacklisted. */
  status: 'active' | 'inactive';
  blacklistReason: string | null;
  /** Since when; null also where that was not kept yet. */
  blacklistedAt: string | null;
  /** Jobs of the customer, whatever their status. */
  totalJobs: number;
  /** Delivered jobs that had a preferred pickup date, and whose day of pickup was recorded. */
  promisedJobs: number;
  /** Those of them that were picked up on that day or before, in company time. */
  onTimeJobs: number;
  /** When the newest job was made. */
  lastJobDate: string | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type NewCustomer = {
  name: string;
  contactName?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  city?: string | null;
  province?: string | null;
  postalCode?: string | null;
  reportLevel?: ('none' | 'photos' | 'full') | null;
};
export type CustomerChanges = {
  name?: string;
  contactName?: string | null;
  email?: string | null;
  phone?: string | null;
  address?: string | null;
  city?: string | null;
  province?: string | null;
  postalCode?: string | null;
  reportLevel?: ('none' | 'photos' | 'full') | null;
  status?: 'active' | 'inactive';
  /** Why the customer is blacklisted; it goes when they become active. */
  blacklistReason?: string | null;
};
export type BlacklistedCustomer = {
  name: string;
  blacklistReason: string | null;
  blacklistedAt: string | null;
  /** When the customer was deleted. */
  deletedAt: string | null;
};
export type CustomerUpsert = {
  /** A customer that is known already; nobody is matched. */
  id?: number | null;
  name?: string | null;
  email?: string | null;
  phone?: string | null;
};
export type JobDriver = {
  id: number;
  name: string;
  phone: string | null;
};
export type JobCustomer = {
  id: number;
  name: string;
  email: string | null;
  phone: string | null;
  address: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  /** `inactive` is shown as Blacklisted. Absent in answers to drivers. */
  status?: 'active' | 'inactive';
  /** How much a report of their vehicles needs; null for the company's own level. */
  reportLevel: ('none' | 'photos' | 'full') | null;
};
export type JobSignature = {
  outcome: 'signed' | 'subject-to-inspection' | 'refused' | 'nobody-there';
  name: string | null;
  /** By the server's clock. */
  at: string;
};
export type JobVehicle = {
  id: number;
  year: number | null;
  make: string | null;
  model: string | null;
  vinLast8: string | null;
  /** The full number, when it is known. */
  vin: string | null;
  poNumber: string | null;
};
export type UnitLeftBehind = {
  reason:
    | 'not-there'
    | 'not-ready'
    | 'no-keys'
    | 'does-not-start'
    | 'wrong-vehicle'
    | 'refused'
    | 'other';
  note: string | null;
  at: string;
  /** Who marked it, as they were called then. */
  by: string;
  /** The job that took it over. Absent in answers to drivers. */
  carriedToId?: number | null;
};
export type UnitVinCheck = {
  /** What was read: the VIN, or its last 8 to 16. */
  vin: string;
  method: 'scan' | 'typed';
  /** When it was read, by the server's clock. */
  at: string;
  /** Who read it, as they were called then. */
  by: string;
  /** The VIN is another one, and the vehicle was loaded all the same. */
  isLoadedAnyway: boolean;
};
export type DamageMark = {
  /** The side of the drawing. */
  view: 'left' | 'right' | 'front' | 'rear' | 'top';
  /** Per cent of the view, from its left. */
  x: number;
  /** Per cent of the view, from its top. */
  y: number;
  /** Of AIAG/ECG M-22: two digits for the area, two for the type, one for the severity. */
  code: string;
};
export type UnitReport = {
  stage: 'pickup' | 'delivery';
  /** What the vehicle is drawn as. */
  body: 'sedan' | 'suv' | 'pickup' | 'van';
  odometer: {
    value: number;
    unit: 'km' | 'mi';
  } | null;
  /** How many. */
  keys: number | null;
  /** Fuel in eighths of a tank, a battery in per cent. */
  energy: {
    kind: 'fuel' | 'battery';
    level: number;
  } | null;
  running: ('runs' | 'needs-winch') | null;
  looseItems: string | null;
  note: string | null;
  marks: DamageMark[];
  /** Why something that is required is missing. */
  skipped: {
    reason: 'too-dark' | 'weather' | 'no-access' | 'no-keys' | 'other';
    note: string | null;
  } | null;
  /** When it was saved on the phone, by the server's clock. */
  at: string;
  /** Who saved it, as they were called then. */
  by: string;
};
export type JobUnit = {
  id: number;
  /** Absent in answers to drivers. */
  price?: number | null;
  vehicle: JobVehicle;
  /** Null unless it was left behind: then it waits, is loaded or is delivered as its job is. */
  leftBehind: UnitLeftBehind | null;
  /** What the driver read at the vehicle before loading it; null where nobody looked. The record of the vehicle stays as it is. */
  vinCheck: UnitVinCheck | null;
  /** What was found at the vehicle, pickup first. Absent in lists, but for those of drivers. */
  reports?: UnitReport[];
};
export type Job = {
  id: number;
  /** What people call it. */
  jobId: string;
  status: 'pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered';
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
  completedAt: string | null;
  completionNotes: string | null;
  specialInstructions: string | null;
  poNumber: string | null;
  /** Absent in answers to drivers. */
  price?: number | null;
  vehicleCount: number;
  driverId: number | null;
  customerId: number | null;
  preferredPickupDate: string | null;
  /** Absent in answers to drivers. */
  hasDriverReport?: boolean;
  /** Absent in answers to drivers. */
  billingComplete?: boolean;
  /** When the driver left a note that nobody has read yet. Absent in answers to drivers. */
  unreadNoteAt?: string | null;
  /** The job whose units, left behind, this one is for. Absent in answers to drivers. */
  carriedFromId?: number | null;
  driver: JobDriver | null;
  customer: JobCustomer | null;
  /** Of who released the vehicles; null where nobody was asked yet. */
  pickupSignature: JobSignature | null;
  /** Of who received the vehicles; null where nobody was asked yet. */
  deliverySignature: JobSignature | null;
  /** In the order of loading. */
  jobVehicles: JobUnit[];
  /** The first vehicle. */
  vehicle: JobVehicle | null;
  pickupAddress: string | null;
  pickupCity: string | null;
  pickupProvince: string | null;
  pickupPostalCode: string | null;
  pickupContactName: string | null;
  pickupContactPhone: string | null;
  pickupSiteContactName: string | null;
  dropoffAddress: string | null;
  dropoffCity: string | null;
  dropoffProvince: string | null;
  dropoffPostalCode: string | null;
  dropoffContactName: string | null;
  dropoffContactPhone: string | null;
  dropoffSiteContactName: string | null;
};
export type DriverOperationResult = {
  id: string;
  /** `applied` now, `duplicate` of one applied before, `rejected` for good, or `retry`: send it again as it is. */
  outcome: 'applied' | 'duplicate' | 'rejected' | 'retry';
  code:
    | (
        | 'job-not-yours'
        | 'already-delivered'
        | 'transition-refused'
        | 'nothing-to-carry'
        | 'unit-gone'
        | 'unit-carried-on'
        | 'other-vin'
        | 'incomplete'
        | 'id-reused'
      )
    | null;
  message: string | null;
  /** As it is now; null when it is none of yours. */
  job: Job | null;
};
export type DriverSendingResult = {
  results: DriverOperationResult[];
};
export type UnitReportContent = {
  /** What the vehicle is drawn as. */
  body: 'sedan' | 'suv' | 'pickup' | 'van';
  odometer: {
    value: number;
    unit: 'km' | 'mi';
  } | null;
  /** How many. */
  keys: number | null;
  /** Fuel in eighths of a tank, a battery in per cent. */
  energy: {
    kind: 'fuel' | 'battery';
    level: number;
  } | null;
  running: ('runs' | 'needs-winch') | null;
  looseItems?: string | null;
  note?: string | null;
  marks: DamageMark[];
  /** Why something that is required is missing. */
  skipped: {
    reason: 'too-dark' | 'weather' | 'no-access' | 'no-keys' | 'other';
    note?: string | null;
  } | null;
};
export type NewSignature = {
  outcome: 'signed' | 'subject-to-inspection' | 'refused' | 'nobody-there';
  /** Needed where it was signed. */
  name?: string | null;
  /** A typed name has no strokes. Null where nobody signed. */
  method: ('drawn' | 'typed') | null;
  /** Each as `x,y,milliseconds x,y,milliseconds`: whole numbers, x and y in a square of 1000, at most 1500 points together. */
  strokes: string[];
  /** What the signer read. */
  language: 'en-CA' | 'fr-CA';
  /** Names the sentence that was signed. Null where nobody signed. */
  sentenceId: ('release-1' | 'release-inspection-1' | 'receipt-1' | 'receipt-inspection-1') | null;
  /** SHA-256 of the photos that the phone had of this stage, as it sends them. */
  photos: string[];
};
export type DriverOperation = {
  id: string;
  jobId: number;
  /** The version of the job that the driver saw. */
  baseVersion: number;
  type:
    | 'status'
    | 'complete'
    | 'note'
    | 'leave-unit'
    | 'take-unit'
    | 'check-unit'
    | 'load-anyway'
    | 'report-unit'
    | 'sign';
  /** With `status`: where to. */
  status?: ('picked-up' | 'in-transit') | null;
  /** With `complete`: the completion notes. With `note`: what is to be noted. With `leave-unit`: what there is to say of it, needed with `other`. */
  notes?: string | null;
  /** Of all types about one unit: which of the job. */
  unitId?: number | null;
  /** With `leave-unit`: why. */
  reason?:
    | (
        | 'not-there'
        | 'not-ready'
        | 'no-keys'
        | 'does-not-start'
        | 'wrong-vehicle'
        | 'refused'
        | 'other'
      )
    | null;
  /** With `check-unit` and `load-anyway`: what was read at the vehicle, its VIN or the last 8 to 16 of it. */
  vin?: string | null;
  /** With `vin`: whether it was scanned or typed. */
  method?: ('scan' | 'typed') | null;
  /** Of what belongs to one end of the way: which. */
  stage?: ('pickup' | 'delivery') | null;
  /** With `report-unit`: all that was found, in place of what was said before. */
  report?: UnitReportContent | null;
  /** With `sign`, together with `stage`. */
  signature?: NewSignature | null;
  /** By the phone's clock. */
  tappedAt: string;
};
export type DriverSending = {
  /** By the phone's clock: tells how far that is from the server's. */
  sentAt: string;
  operations: DriverOperation[];
};
export type LastDrop = {
  at: string;
  city: string | null;
  province: string | null;
};
export type NextPickup = {
  day: string;
  city: string | null;
  province: string | null;
};
export type Driver = {
  id: number;
  userId: number;
  name: string;
  email: string;
  phone: string | null;
  status: 'available' | 'on-route' | 'off-duty';
  /** Whether the account can sign in. */
  isActive: boolean;
  /** Jobs that are assigned, picked up or in transit. */
  activeJobs: number;
  completedJobs: number;
  /** Delivered jobs that had a preferred pickup date, and whose day of pickup was recorded. */
  promisedJobs: number;
  /** Those of them that were picked up on that day or before, in company time. */
  onTimeJobs: number;
  totalJobs: number;
  /** Units of the jobs picked up or in transit. */
  unitsOnBoard: number;
  /** Where the last delivery was, and when. */
  lastDrop: LastDrop | null;
  /** The earliest pickup day of the assigned jobs, and where that is. */
  nextPickup: NextPickup | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type DriverStatusChange = {
  status: 'available' | 'on-route' | 'off-duty';
};
export type Health = {
  status: 'ok';
};
export type NewJobUnit = {
  /** Ignored: a new unit gets an id of its own. */
  id?: number | null;
  year?: number | null;
  make?: string | null;
  model?: string | null;
  /** The last 8 characters, or the whole VIN of 17; `TBD` while unknown. */
  vinLast8?: string | null;
  poNumber?: string | null;
  price?: number | null;
};
export type NewJob = {
  customerId?: number | null;
  driverId?: number | null;
  vehicleId?: number | null;
  /** At most 9. */
  vehicleIds?: number[] | null;
  /** At most 9. Alone: the vehicles are made. Beside vehicleIds: their unit prices, one for one. */
  vehicleUnitsData?: NewJobUnit[] | null;
  status?: ('pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered') | null;
  pickupAddress?: string | null;
  pickupCity?: string | null;
  pickupProvince?: string | null;
  pickupPostalCode?: string | null;
  pickupContactName?: string | null;
  pickupContactPhone?: string | null;
  pickupSiteContactName?: string | null;
  dropoffAddress?: string | null;
  dropoffCity?: string | null;
  dropoffProvince?: string | null;
  dropoffPostalCode?: string | null;
  dropoffContactName?: string | null;
  dropoffContactPhone?: string | null;
  dropoffSiteContactName?: string | null;
  preferredPickupDate?: string | null;
  specialInstructions?: string | null;
  poNumber?: string | null;
  price?: number | null;
};
export type JobVehicleChange = {
  year?: number | null;
  make?: string | null;
  model?: string | null;
  /** The last 8 characters, or the whole VIN of 17; `TBD` while unknown. */
  vinLast8?: string | null;
  poNumber?: string | null;
};
export type JobChange = {
  status?: 'pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered';
  driverId?: number | null;
  customerId?: number | null;
  completedAt?: string | null;
  completionNotes?: string | null;
  vehicleData?: JobVehicleChange | null;
  pickupAddress?: string | null;
  pickupCity?: string | null;
  pickupProvince?: string | null;
  pickupPostalCode?: string | null;
  pickupContactName?: string | null;
  pickupContactPhone?: string | null;
  pickupSiteContactName?: string | null;
  dropoffAddress?: string | null;
  dropoffCity?: string | null;
  dropoffProvince?: string | null;
  dropoffPostalCode?: string | null;
  dropoffContactName?: string | null;
  dropoffContactPhone?: string | null;
  dropoffSiteContactName?: string | null;
  preferredPickupDate?: string | null;
  specialInstructions?: string | null;
  poNumber?: string | null;
  price?: number | null;
};
export type JobBillingChange = {
  hasDriverReport?: boolean;
  billingComplete?: boolean;
};
export type JobCancellation = {
  reason: 'customer' | 'not-ready' | 'duplicate' | 'other';
  note: string | null;
  dryRunCharge: number | null;
  cancelledAt: string;
  /** The name of the person. */
  cancelledBy: string;
};
export type CancelledJob = {
  id: number;
  /** What people call it. */
  jobId: string;
  status: 'pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered';
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
  completedAt: string | null;
  completionNotes: string | null;
  specialInstructions: string | null;
  poNumber: string | null;
  /** Absent in answers to drivers. */
  price?: number | null;
  vehicleCount: number;
  driverId: number | null;
  customerId: number | null;
  preferredPickupDate: string | null;
  /** Absent in answers to drivers. */
  hasDriverReport?: boolean;
  /** Absent in answers to drivers. */
  billingComplete?: boolean;
  /** When the driver left a note that nobody has read yet. Absent in answers to drivers. */
  unreadNoteAt?: string | null;
  /** The job whose units, left behind, this one is for. Absent in answers to drivers. */
  carriedFromId?: number | null;
  driver: JobDriver | null;
  customer: JobCustomer | null;
  /** Of who released the vehicles; null where nobody was asked yet. */
  pickupSignature: JobSignature | null;
  /** Of who received the vehicles; null where nobody was asked yet. */
  deliverySignature: JobSignature | null;
  /** In the order of loading. */
  jobVehicles: JobUnit[];
  /** The first vehicle. */
  vehicle: JobVehicle | null;
  pickupAddress: string | null;
  pickupCity: string | null;
  pickupProvince: string | null;
  pickupPostalCode: string | null;
  pickupContactName: string | null;
  pickupContactPhone: string | null;
  pickupSiteContactName: string | null;
  dropoffAddress: string | null;
  dropoffCity: string | null;
  dropoffProvince: string | null;
  dropoffPostalCode: string | null;
  dropoffContactName: string | null;
  dropoffContactPhone: string | null;
  dropoffSiteContactName: string | null;
  cancellation: JobCancellation;
};
export type NewJobCancellation = {
  reason: 'customer' | 'not-ready' | 'duplicate' | 'other';
  note?: string | null;
  /** What the customer owes for a truck that drove for nothing. */
  dryRunCharge?: number | null;
};
export type JobCompletion = {
  completionNotes?: string | null;
};
export type Photo = {
  id: number;
  clientId: string;
  unitId: number;
  stage: 'pickup' | 'delivery';
  place: 'front' | 'rear' | 'left-side' | 'right-side' | 'odometer' | 'vin-plate' | 'other';
  /** By the server's clock. */
  takenAt: string;
  /** Who took it, as they were called then. */
  takenBy: string;
  width: number;
  height: number;
};
export type JobPresence = {
  userId: number;
  name: string;
  doing: 'reading' | 'editing';
  since: string;
};
export type JobPresenceReport = {
  /** Any number that tells the windows of one person apart. */
  viewer: number;
  /** `nothing` as soon as the job is no longer shown. */
  doing: 'reading' | 'editing' | 'nothing';
};
export type UnitReportFound = {
  /** What the vehicle is drawn as. */
  body: 'sedan' | 'suv' | 'pickup' | 'van';
  odometer: {
    value: number;
    unit: 'km' | 'mi';
  } | null;
  /** How many. */
  keys: number | null;
  /** Fuel in eighths of a tank, a battery in per cent. */
  energy: {
    kind: 'fuel' | 'battery';
    level: number;
  } | null;
  running: ('runs' | 'needs-winch') | null;
  looseItems: string | null;
  note: string | null;
  marks: DamageMark[];
  /** Why something that is required is missing. */
  skipped: {
    reason: 'too-dark' | 'weather' | 'no-access' | 'no-keys' | 'other';
    note: string | null;
  } | null;
};
export type RefusedOperation = {
  id: number;
  driverName: string;
  type:
    | 'status'
    | 'complete'
    | 'note'
    | 'leave-unit'
    | 'take-unit'
    | 'check-unit'
    | 'load-anyway'
    | 'report-unit'
    | 'sign';
  status: ('picked-up' | 'in-transit') | null;
  notes: string | null;
  reason:
    | (
        | 'not-there'
        | 'not-ready'
        | 'no-keys'
        | 'does-not-start'
        | 'wrong-vehicle'
        | 'refused'
        | 'other'
      )
    | null;
  /** What was read at a vehicle. */
  vin: string | null;
  stage: ('pickup' | 'delivery') | null;
  report: UnitReportFound | null;
  /** Of a signature: who signed or refused to, where that is known. */
  signer: string | null;
  code:
    | 'job-not-yours'
    | 'already-delivered'
    | 'transition-refused'
    | 'nothing-to-carry'
    | 'unit-gone'
    | 'unit-carried-on'
    | 'other-vin'
    | 'incomplete'
    | 'id-reused';
  message: string;
  /** By the server's clock. */
  tappedAt: string;
  receivedAt: string;
};
export type Signature = {
  /** Of the version that it sealed, from 1 on. */
  number: number;
  stage: 'pickup' | 'delivery';
  outcome: 'signed' | 'subject-to-inspection' | 'refused' | 'nobody-there';
  name: string | null;
  /** Null where nobody signed. */
  method: ('drawn' | 'typed') | null;
  /** Strokes of points `[x, y, milliseconds]` in a square of 1000. */
  strokes: number[][][];
  /** What the signer read. */
  language: 'en-CA' | 'fr-CA';
  /** The words that were signed. */
  sentence: string | null;
  signedAt: string;
  /** Who asked for it, as they were called then. */
  takenBy: string;
  sealedAt: string;
  /** SHA-256 of the sealed data, in hexadecimal. */
  hash: string;
};
export type SealFault = {
  /** Of the version that it was found at. */
  number: number;
  /** `changed`: the data are not those that were sealed. `misplaced`: stored under another job or number. `missing`: versions before it are gone. `unlinked`: it does not follow from the one before. `cut`: the last versions are gone. */
  fault: 'changed' | 'misplaced' | 'missing' | 'unlinked' | 'cut';
};
export type Signatures = {
  /** In the order of their sealing. */
  signatures: Signature[];
  /** What was found wrong with what is sealed of this job; empty where all is well. */
  faults: SealFault[];
};
export type WantedJobUnit = {
  /** A unit that the job has; without it, one to be added. */
  id?: number | null;
  year?: number | null;
  make?: string | null;
  model?: string | null;
  /** The last 8 characters, or the whole VIN of 17; `TBD` while unknown. */
  vinLast8?: string | null;
  poNumber?: string | null;
  price?: number | null;
};
export type JobUnits = {
  /** The whole list in the order of loading, 1 to 9. */
  units: WantedJobUnit[];
};
export type UnitLeft = {
  reason:
    | 'not-there'
    | 'not-ready'
    | 'no-keys'
    | 'does-not-start'
    | 'wrong-vehicle'
    | 'refused'
    | 'other';
  /** Needed with `other`. */
  note?: string | null;
};
export type UnitMove = {
  /** The job that takes the unit; it has not started. */
  jobId: number;
  /** Its place there; the last one unless given. */
  position?: number;
};
export type JobsAndAmount = {
  jobs: number;
  amount: number;
};
export type BillingSummary = {
  /** Jobs with the driver report, not yet billed. */
  pending: number;
  /** Jobs with the driver report, billed. */
  complete: number;
  /** Sum of the prices of both. */
  totalRevenue: number;
  /** Sum of the prices of those not yet billed. */
  pendingRevenue: number;
  /** Of those not yet billed the jobs that `q` finds; null without `q`. */
  found: JobsAndAmount | null;
};
export type SavedView = {
  id: number;
  list: 'active-jobs' | 'completed-jobs' | 'billing' | 'customers' | 'drivers';
  name: string;
  /** Search, filters and order as the address of the list writes them. */
  query: string;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type NewSavedView = {
  list: 'active-jobs' | 'completed-jobs' | 'billing' | 'customers' | 'drivers';
  name: string;
  query?: string | null;
};
export type SavedViewChanges = {
  name?: string;
  query?: string | null;
};
export type Stats = {
  pending: number;
  inTransit: number;
  /** Today as clocks show it where the company is. */
  completedToday: number;
  /** Drivers with an active account, not off duty. */
  activeDrivers: number;
};
export type Attention = {
  /** Jobs that are not picked up though their pickup day is over, by the company's day. */
  late: number;
  /** Jobs to be picked up today. */
  dueToday: number;
  /** Open jobs without a driver. */
  noDriver: number;
  /** Open jobs with a vehicle that is on another open job too, by its VIN. */
  conflictingVins: number;
  /** Open jobs with a driver's note nobody has read. */
  notesUnderWay: number;
  /** Delivered jobs with such a note. */
  notesDelivered: number;
  /** Jobs with updates of drivers that were refused. */
  refusedUpdates: number;
  /** Which of them has waited longest. */
  firstRefusedJob: number | null;
};
export type DayOfJobs = {
  day: string;
  /** Jobs created that day. */
  created: number;
  /** Jobs completed that day. */
  delivered: number;
};
export type MonthOfRevenue = {
  /** Year and month. */
  month: string;
  /** Billing jobs completed that month. */
  jobs: number;
  /** Sum of their prices. */
  revenue: number;
};
export type Tax = {
  name: 'GST' | 'HST' | 'QST';
  /** Null for the GST. */
  province:
    | ('AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT')
    | null;
  /** In percent. */
  rate: number;
  /** The sum of the lines that carry it. */
  base: number;
  amount: number;
};
export type TaxQuote = {
  /** The sum of the lines. */
  subtotal: number;
  /** None where nothing is taxed. */
  taxes: Tax[];
  /** The subtotal and its taxes. */
  total: number;
};
export type TaxQuoteLine = {
  amount: number;
  origin: string;
  destination: string;
  /** The carriage leaves or enters Canada; one end may then lie outside. */
  international?: boolean;
  /** Billed to another carrier. */
  interline?: boolean;
  /** Part of a move that goes beyond Quebec. */
  beyondQuebec?: boolean;
};
export type TaxQuoteRequest = {
  /** When the tax becomes payable, as a rule the date of the invoice; 2016-10-01 or later. */
  date: string;
  lines: TaxQuoteLine[];
  /** The customer pays no sales tax. */
  exempt?: boolean;
};
export type Vehicle = {
  id: number;
  year: number | null;
  make: string | null;
  model: string | null;
  vinLast8: string | null;
  /** The whole number, when all 17 characters were given. */
  vin: string | null;
  poNumber: string | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type NewVehicle = {
  year?: number | null;
  make?: string | null;
  model?: string | null;
  /** The last 8 characters, or the whole VIN of 17; `TBD` while unknown. */
  vinLast8?: string | null;
  poNumber?: string | null;
};
