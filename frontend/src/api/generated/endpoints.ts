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
    listServiceAccounts: build.query<ListServiceAccountsApiResponse, ListServiceAccountsApiArg>({
      query: () => ({ url: `/api/admin/service-accounts` }),
    }),
    addServiceAccount: build.mutation<AddServiceAccountApiResponse, AddServiceAccountApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/service-accounts`,
        method: 'POST',
        body: queryArg.newServiceAccount,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteServiceAccount: build.mutation<
      DeleteServiceAccountApiResponse,
      DeleteServiceAccountApiArg
    >({
      query: (queryArg) => ({
        url: `/api/admin/service-accounts/${queryArg.id}`,
        method: 'DELETE',
      }),
    }),
    makeServiceToken: build.mutation<MakeServiceTokenApiResponse, MakeServiceTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/service-accounts/${queryArg.id}/tokens`,
        method: 'POST',
        body: queryArg.newToken,
      }),
    }),
    listAllTokens: build.query<ListAllTokensApiResponse, ListAllTokensApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/tokens`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
        },
      }),
    }),
    revokeToken: build.mutation<RevokeTokenApiResponse, RevokeTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/tokens/${queryArg.id}`,
        method: 'DELETE',
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
    inviteUser: build.mutation<InviteUserApiResponse, InviteUserApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/invitation`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    withdrawInvitation: build.mutation<WithdrawInvitationApiResponse, WithdrawInvitationApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/invitation`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getUserFactors: build.query<GetUserFactorsApiResponse, GetUserFactorsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/second-factor`,
      }),
    }),
    removeUserFactors: build.mutation<RemoveUserFactorsApiResponse, RemoveUserFactorsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/second-factor`,
        method: 'DELETE',
      }),
    }),
    listUserSessions: build.query<ListUserSessionsApiResponse, ListUserSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/sessions`,
      }),
    }),
    endUserSessions: build.mutation<EndUserSessionsApiResponse, EndUserSessionsApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/sessions`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    endUserSession: build.mutation<EndUserSessionApiResponse, EndUserSessionApiArg>({
      query: (queryArg) => ({
        url: `/api/admin/users/${queryArg.id}/sessions/${queryArg.sessionId}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listAudit: build.query<ListAuditApiResponse, ListAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/audit`,
        params: {
          q: queryArg.q,
          actorId: queryArg.actorId,
          action: queryArg.action,
          resource: queryArg.resource,
          resourceId: queryArg.resourceId,
          address: queryArg.address,
          from: queryArg['from'],
          to: queryArg.to,
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
        },
      }),
    }),
    exportAudit: build.query<ExportAuditApiResponse, ExportAuditApiArg>({
      query: (queryArg) => ({
        url: `/api/audit/export`,
        params: {
          q: queryArg.q,
          actorId: queryArg.actorId,
          action: queryArg.action,
          resource: queryArg.resource,
          resourceId: queryArg.resourceId,
          address: queryArg.address,
          from: queryArg['from'],
          to: queryArg.to,
          format: queryArg.format,
          language: queryArg.language,
        },
      }),
    }),
    getAuditState: build.query<GetAuditStateApiResponse, GetAuditStateApiArg>({
      query: () => ({ url: `/api/audit/state` }),
    }),
    clearSession: build.mutation<ClearSessionApiResponse, ClearSessionApiArg>({
      query: () => ({ url: `/api/auth/clear-session`, method: 'POST' }),
    }),
    login: build.mutation<LoginApiResponse, LoginApiArg>({
      query: (queryArg) => ({
        url: `/api/auth/login`,
        method: 'POST',
        body: queryArg.signIn,
      }),
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
    getBookAccounts: build.query<GetBookAccountsApiResponse, GetBookAccountsApiArg>({
      query: () => ({ url: `/api/books/accounts` }),
    }),
    changeBookAccounts: build.mutation<ChangeBookAccountsApiResponse, ChangeBookAccountsApiArg>({
      query: (queryArg) => ({
        url: `/api/books/accounts`,
        method: 'PUT',
        body: queryArg.bookAccountsChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    downloadBookFiles: build.query<DownloadBookFilesApiResponse, DownloadBookFilesApiArg>({
      query: (queryArg) => ({
        url: `/api/books/files.zip`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          language: queryArg.language,
        },
      }),
    }),
    downloadJournal: build.query<DownloadJournalApiResponse, DownloadJournalApiArg>({
      query: (queryArg) => ({
        url: `/api/books/journal`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          format: queryArg.format,
        },
      }),
    }),
    listBookPeriods: build.query<ListBookPeriodsApiResponse, ListBookPeriodsApiArg>({
      query: () => ({ url: `/api/books/periods` }),
    }),
    closeBookPeriod: build.mutation<CloseBookPeriodApiResponse, CloseBookPeriodApiArg>({
      query: (queryArg) => ({
        url: `/api/books/periods`,
        method: 'POST',
        body: queryArg.newBookPeriod,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    downloadInvoiceRegister: build.query<
      DownloadInvoiceRegisterApiResponse,
      DownloadInvoiceRegisterApiArg
    >({
      query: (queryArg) => ({
        url: `/api/books/register`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          format: queryArg.format,
          language: queryArg.language,
        },
      }),
    }),
    getTaxReport: build.query<GetTaxReportApiResponse, GetTaxReportApiArg>({
      query: (queryArg) => ({
        url: `/api/books/taxes`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    listColleagues: build.query<ListColleaguesApiResponse, ListColleaguesApiArg>({
      query: () => ({ url: `/api/colleagues` }),
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
    getCompanyLogo: build.query<GetCompanyLogoApiResponse, GetCompanyLogoApiArg>({
      query: () => ({ url: `/api/company/logo` }),
    }),
    changeCompanyLogo: build.mutation<ChangeCompanyLogoApiResponse, ChangeCompanyLogoApiArg>({
      query: (queryArg) => ({
        url: `/api/company/logo`,
        method: 'PUT',
        body: queryArg.body,
      }),
    }),
    removeCompanyLogo: build.mutation<RemoveCompanyLogoApiResponse, RemoveCompanyLogoApiArg>({
      query: () => ({ url: `/api/company/logo`, method: 'DELETE' }),
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
    getCustomerBilling: build.query<GetCustomerBillingApiResponse, GetCustomerBillingApiArg>({
      query: (queryArg) => ({ url: `/api/customers/${queryArg.id}/billing` }),
    }),
    changeCustomerBilling: build.mutation<
      ChangeCustomerBillingApiResponse,
      ChangeCustomerBillingApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/billing`,
        method: 'PUT',
        body: queryArg.customerBillingChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listCollectionNotes: build.query<ListCollectionNotesApiResponse, ListCollectionNotesApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/collection-notes`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
        },
      }),
    }),
    addCollectionNote: build.mutation<AddCollectionNoteApiResponse, AddCollectionNoteApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/collection-notes`,
        method: 'POST',
        body: queryArg.newCollectionNote,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteCollectionNote: build.mutation<
      DeleteCollectionNoteApiResponse,
      DeleteCollectionNoteApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/collection-notes/${queryArg.noteId}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listCustomerLookAlikes: build.query<
      ListCustomerLookAlikesApiResponse,
      ListCustomerLookAlikesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/look-alikes`,
      }),
    }),
    sendReminderMails: build.mutation<SendReminderMailsApiResponse, SendReminderMailsApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/reminder-mails`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getStatement: build.query<GetStatementApiResponse, GetStatementApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/statement`,
        params: {
          from: queryArg['from'],
          to: queryArg.to,
          language: queryArg.language,
        },
      }),
    }),
    listStatementMails: build.query<ListStatementMailsApiResponse, ListStatementMailsApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/statement-mails`,
      }),
    }),
    sendStatementMail: build.mutation<SendStatementMailApiResponse, SendStatementMailApiArg>({
      query: (queryArg) => ({
        url: `/api/customers/${queryArg.id}/statement-mails`,
        method: 'POST',
        body: queryArg.newStatementMail,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
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
    downloadImportTemplate: build.query<
      DownloadImportTemplateApiResponse,
      DownloadImportTemplateApiArg
    >({
      query: (queryArg) => ({
        url: `/api/import-template`,
        params: {
          kind: queryArg.kind,
          format: queryArg.format,
          language: queryArg.language,
        },
      }),
    }),
    listImports: build.query<ListImportsApiResponse, ListImportsApiArg>({
      query: (queryArg) => ({
        url: `/api/imports`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
        },
      }),
    }),
    sendImport: build.mutation<SendImportApiResponse, SendImportApiArg>({
      query: (queryArg) => ({
        url: `/api/imports`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          kind: queryArg.kind,
          fileName: queryArg.fileName,
          customerId: queryArg.customerId,
        },
      }),
    }),
    getImport: build.query<GetImportApiResponse, GetImportApiArg>({
      query: (queryArg) => ({ url: `/api/imports/${queryArg.id}` }),
    }),
    deleteImport: build.mutation<DeleteImportApiResponse, DeleteImportApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    changeImportColumns: build.mutation<ChangeImportColumnsApiResponse, ChangeImportColumnsApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${queryArg.id}/columns`,
        method: 'PUT',
        body: queryArg.importColumns,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    downloadImportRows: build.query<DownloadImportRowsApiResponse, DownloadImportRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${queryArg.id}/file`,
        params: {
          format: queryArg.format,
          language: queryArg.language,
        },
      }),
    }),
    listImportRows: build.query<ListImportRowsApiResponse, ListImportRowsApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${queryArg.id}/rows`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          state: queryArg.state,
        },
      }),
    }),
    getImportRow: build.query<GetImportRowApiResponse, GetImportRowApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${queryArg.id}/rows/${queryArg.rowId}`,
      }),
    }),
    changeImportRow: build.mutation<ChangeImportRowApiResponse, ChangeImportRowApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${queryArg.id}/rows/${queryArg.rowId}`,
        method: 'PUT',
        body: queryArg.importRowChange,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    runImport: build.mutation<RunImportApiResponse, RunImportApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${queryArg.id}/run`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    stopImport: build.mutation<StopImportApiResponse, StopImportApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${queryArg.id}/stop`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    undoImport: build.mutation<UndoImportApiResponse, UndoImportApiArg>({
      query: (queryArg) => ({
        url: `/api/imports/${queryArg.id}/undo`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listInvoices: build.query<ListInvoicesApiResponse, ListInvoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          q: queryArg.q,
          status: queryArg.status,
          kind: queryArg.kind,
          customerId: queryArg.customerId,
          jobId: queryArg.jobId,
          from: queryArg['from'],
          to: queryArg.to,
          sort: queryArg.sort,
        },
      }),
    }),
    createInvoice: build.mutation<CreateInvoiceApiResponse, CreateInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices`,
        method: 'POST',
        body: queryArg.newInvoice,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getInvoice: build.query<GetInvoiceApiResponse, GetInvoiceApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}` }),
    }),
    changeInvoice: build.mutation<ChangeInvoiceApiResponse, ChangeInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.invoiceChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteInvoice: build.mutation<DeleteInvoiceApiResponse, DeleteInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    creditInvoice: build.mutation<CreditInvoiceApiResponse, CreditInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/${queryArg.id}/credit-notes`,
        method: 'POST',
        body: queryArg.newCreditNote,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getCreditable: build.query<GetCreditableApiResponse, GetCreditableApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}/creditable` }),
    }),
    issueInvoice: build.mutation<IssueInvoiceApiResponse, IssueInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/${queryArg.id}/issue`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listInvoiceMails: build.query<ListInvoiceMailsApiResponse, ListInvoiceMailsApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}/mails` }),
    }),
    sendInvoiceMail: build.mutation<SendInvoiceMailApiResponse, SendInvoiceMailApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/${queryArg.id}/mails`,
        method: 'POST',
        body: queryArg.newInvoiceMail,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    retryInvoiceMail: build.mutation<RetryInvoiceMailApiResponse, RetryInvoiceMailApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/${queryArg.id}/mails/${queryArg.mailId}/retry`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    markInvoiceSent: build.mutation<MarkInvoiceSentApiResponse, MarkInvoiceSentApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/${queryArg.id}/mails/sent`,
        method: 'PUT',
        body: queryArg.invoiceSent,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    getInvoicePdf: build.query<GetInvoicePdfApiResponse, GetInvoicePdfApiArg>({
      query: (queryArg) => ({ url: `/api/invoices/${queryArg.id}/pdf` }),
    }),
    writeOffInvoice: build.mutation<WriteOffInvoiceApiResponse, WriteOffInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/${queryArg.id}/write-off`,
        method: 'POST',
        body: queryArg.newWriteOff,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    listBillableCustomers: build.query<
      ListBillableCustomersApiResponse,
      ListBillableCustomersApiArg
    >({
      query: (queryArg) => ({
        url: `/api/invoices/billable-customers`,
        params: {
          gathering: queryArg.gathering,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    listBillableJobs: build.query<ListBillableJobsApiResponse, ListBillableJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/billable-jobs`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          customerId: queryArg.customerId,
          q: queryArg.q,
        },
      }),
    }),
    createInvoiceDrafts: build.mutation<CreateInvoiceDraftsApiResponse, CreateInvoiceDraftsApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/drafts`,
        method: 'POST',
        body: queryArg.newInvoice,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    gatherInvoice: build.mutation<GatherInvoiceApiResponse, GatherInvoiceApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/gathered`,
        method: 'POST',
        body: queryArg.newGatheredInvoice,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    downloadInvoices: build.query<DownloadInvoicesApiResponse, DownloadInvoicesApiArg>({
      query: (queryArg) => ({
        url: `/api/invoices/pdf.zip`,
        params: {
          ids: queryArg.ids,
        },
      }),
    }),
    getInvoiceTotals: build.query<GetInvoiceTotalsApiResponse, GetInvoiceTotalsApiArg>({
      query: () => ({ url: `/api/invoices/totals` }),
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
    getJobCharges: build.query<GetJobChargesApiResponse, GetJobChargesApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${queryArg.id}/charges` }),
    }),
    addJobCharge: build.mutation<AddJobChargeApiResponse, AddJobChargeApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/charges`,
        method: 'POST',
        body: queryArg.newCharge,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    changeJobCharge: build.mutation<ChangeJobChargeApiResponse, ChangeJobChargeApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/charges/${queryArg.chargeId}`,
        method: 'PUT',
        body: queryArg.chargeChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    removeJobCharge: build.mutation<RemoveJobChargeApiResponse, RemoveJobChargeApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/charges/${queryArg.chargeId}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
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
    listJobComments: build.query<ListJobCommentsApiResponse, ListJobCommentsApiArg>({
      query: (queryArg) => ({ url: `/api/jobs/${queryArg.id}/comments` }),
    }),
    addJobComment: build.mutation<AddJobCommentApiResponse, AddJobCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/comments`,
        method: 'POST',
        body: queryArg.newJobComment,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    deleteJobComment: build.mutation<DeleteJobCommentApiResponse, DeleteJobCommentApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/comments/${queryArg.commentId}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
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
      query: (queryArg) => ({
        url: `/api/jobs/${queryArg.id}/refused-operations`,
      }),
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
    changeManyJobs: build.mutation<ChangeManyJobsApiResponse, ChangeManyJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/batch`,
        method: 'POST',
        body: queryArg.newJobBatch,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
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
    exportChosenJobs: build.mutation<ExportChosenJobsApiResponse, ExportChosenJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/export`,
        method: 'POST',
        body: queryArg.chosenJobs,
      }),
    }),
    importJobs: build.mutation<ImportJobsApiResponse, ImportJobsApiArg>({
      query: (queryArg) => ({
        url: `/api/jobs/import`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
        params: {
          fileName: queryArg.fileName,
          customerId: queryArg.customerId,
          wrongRows: queryArg.wrongRows,
        },
      }),
    }),
    takeBounce: build.mutation<TakeBounceApiResponse, TakeBounceApiArg>({
      query: (queryArg) => ({
        url: `/api/mail-bounces`,
        method: 'POST',
        body: queryArg.body,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getMetrics: build.query<GetMetricsApiResponse, GetMetricsApiArg>({
      query: () => ({ url: `/api/metrics` }),
    }),
    listMoneyLeaks: build.query<ListMoneyLeaksApiResponse, ListMoneyLeaksApiArg>({
      query: (queryArg) => ({
        url: `/api/money-leaks`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          kind: queryArg.kind,
        },
      }),
    }),
    getMoneyLeakTotals: build.query<GetMoneyLeakTotalsApiResponse, GetMoneyLeakTotalsApiArg>({
      query: (queryArg) => ({
        url: `/api/money-leaks/totals`,
        params: {
          maxAge: queryArg.maxAge,
        },
      }),
    }),
    listPayments: build.query<ListPaymentsApiResponse, ListPaymentsApiArg>({
      query: (queryArg) => ({
        url: `/api/payments`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          customerId: queryArg.customerId,
          invoiceId: queryArg.invoiceId,
          from: queryArg['from'],
          to: queryArg.to,
        },
      }),
    }),
    takePayment: build.mutation<TakePaymentApiResponse, TakePaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/payments`,
        method: 'POST',
        body: queryArg.newPayment,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getPayment: build.query<GetPaymentApiResponse, GetPaymentApiArg>({
      query: (queryArg) => ({ url: `/api/payments/${queryArg.id}` }),
    }),
    allocatePayment: build.mutation<AllocatePaymentApiResponse, AllocatePaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/${queryArg.id}/allocations`,
        method: 'POST',
        body: queryArg.newAllocations,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    undoPayment: build.mutation<UndoPaymentApiResponse, UndoPaymentApiArg>({
      query: (queryArg) => ({
        url: `/api/payments/${queryArg.id}/undo`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    getPhoto: build.query<GetPhotoApiResponse, GetPhotoApiArg>({
      query: (queryArg) => ({ url: `/api/photos/${queryArg.id}` }),
    }),
    deletePhoto: build.mutation<DeletePhotoApiResponse, DeletePhotoApiArg>({
      query: (queryArg) => ({
        url: `/api/photos/${queryArg.id}`,
        method: 'DELETE',
      }),
    }),
    getPhotoThumbnail: build.query<GetPhotoThumbnailApiResponse, GetPhotoThumbnailApiArg>({
      query: (queryArg) => ({ url: `/api/photos/${queryArg.id}/thumbnail` }),
    }),
    listPriceList: build.query<ListPriceListApiResponse, ListPriceListApiArg>({
      query: () => ({ url: `/api/price-list` }),
    }),
    addPriceListItem: build.mutation<AddPriceListItemApiResponse, AddPriceListItemApiArg>({
      query: (queryArg) => ({
        url: `/api/price-list`,
        method: 'POST',
        body: queryArg.newPriceListItem,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    changePriceListItem: build.mutation<ChangePriceListItemApiResponse, ChangePriceListItemApiArg>({
      query: (queryArg) => ({
        url: `/api/price-list/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.priceListItemChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    removePriceListItem: build.mutation<RemovePriceListItemApiResponse, RemovePriceListItemApiArg>({
      query: (queryArg) => ({
        url: `/api/price-list/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listErasures: build.query<ListErasuresApiResponse, ListErasuresApiArg>({
      query: (queryArg) => ({
        url: `/api/privacy/erasures`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
        },
      }),
    }),
    getErasure: build.query<GetErasureApiResponse, GetErasureApiArg>({
      query: (queryArg) => ({ url: `/api/privacy/erasures/${queryArg.id}` }),
    }),
    getPrivacyFacts: build.query<GetPrivacyFactsApiResponse, GetPrivacyFactsApiArg>({
      query: () => ({ url: `/api/privacy/facts` }),
    }),
    findPeople: build.query<FindPeopleApiResponse, FindPeopleApiArg>({
      query: (queryArg) => ({
        url: `/api/privacy/people`,
        params: {
          q: queryArg.q,
        },
      }),
    }),
    getPerson: build.query<GetPersonApiResponse, GetPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/privacy/people/${queryArg.kind}/${queryArg.id}`,
      }),
    }),
    erasePerson: build.mutation<ErasePersonApiResponse, ErasePersonApiArg>({
      query: (queryArg) => ({
        url: `/api/privacy/people/${queryArg.kind}/${queryArg.id}/erasures`,
        method: 'POST',
        body: queryArg.newErasure,
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    exportPerson: build.query<ExportPersonApiResponse, ExportPersonApiArg>({
      query: (queryArg) => ({
        url: `/api/privacy/people/${queryArg.kind}/${queryArg.id}/export`,
        params: {
          format: queryArg.format,
          language: queryArg.language,
        },
      }),
    }),
    getRetention: build.query<GetRetentionApiResponse, GetRetentionApiArg>({
      query: () => ({ url: `/api/privacy/retention` }),
    }),
    changeRetention: build.mutation<ChangeRetentionApiResponse, ChangeRetentionApiArg>({
      query: (queryArg) => ({
        url: `/api/privacy/retention`,
        method: 'PUT',
        body: queryArg.retentionChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    previewRetention: build.query<PreviewRetentionApiResponse, PreviewRetentionApiArg>({
      query: (queryArg) => ({
        url: `/api/privacy/retention/preview`,
        params: {
          deliveredJobs: queryArg.deliveredJobs,
          photos: queryArg.photos,
          signatures: queryArg.signatures,
          activity: queryArg.activity,
          sessions: queryArg.sessions,
          sentMails: queryArg.sentMails,
          deletedCustomers: queryArg.deletedCustomers,
          deletedUsers: queryArg.deletedUsers,
        },
      }),
    }),
    listReceivables: build.query<ListReceivablesApiResponse, ListReceivablesApiArg>({
      query: () => ({ url: `/api/receivables` }),
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
    listOwnTokens: build.query<ListOwnTokensApiResponse, ListOwnTokensApiArg>({
      query: () => ({ url: `/api/tokens` }),
    }),
    makeOwnToken: build.mutation<MakeOwnTokenApiResponse, MakeOwnTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/tokens`,
        method: 'POST',
        body: queryArg.newToken,
      }),
    }),
    revokeOwnToken: build.mutation<RevokeOwnTokenApiResponse, RevokeOwnTokenApiArg>({
      query: (queryArg) => ({
        url: `/api/tokens/${queryArg.id}`,
        method: 'DELETE',
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
    listWebhooks: build.query<ListWebhooksApiResponse, ListWebhooksApiArg>({
      query: () => ({ url: `/api/webhooks` }),
    }),
    makeWebhook: build.mutation<MakeWebhookApiResponse, MakeWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/webhooks`,
        method: 'POST',
        body: queryArg.newWebhook,
      }),
    }),
    getWebhook: build.query<GetWebhookApiResponse, GetWebhookApiArg>({
      query: (queryArg) => ({ url: `/api/webhooks/${queryArg.id}` }),
    }),
    changeWebhook: build.mutation<ChangeWebhookApiResponse, ChangeWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/webhooks/${queryArg.id}`,
        method: 'PUT',
        body: queryArg.webhookChanges,
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    deleteWebhook: build.mutation<DeleteWebhookApiResponse, DeleteWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/webhooks/${queryArg.id}`,
        method: 'DELETE',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    listWebhookDeliveries: build.query<
      ListWebhookDeliveriesApiResponse,
      ListWebhookDeliveriesApiArg
    >({
      query: (queryArg) => ({
        url: `/api/webhooks/${queryArg.id}/deliveries`,
        params: {
          limit: queryArg.limit,
          offset: queryArg.offset,
          order: queryArg.order,
          state: queryArg.state,
        },
      }),
    }),
    getWebhookDelivery: build.query<GetWebhookDeliveryApiResponse, GetWebhookDeliveryApiArg>({
      query: (queryArg) => ({
        url: `/api/webhooks/${queryArg.id}/deliveries/${queryArg.deliveryId}`,
      }),
    }),
    replayWebhookDelivery: build.mutation<
      ReplayWebhookDeliveryApiResponse,
      ReplayWebhookDeliveryApiArg
    >({
      query: (queryArg) => ({
        url: `/api/webhooks/${queryArg.id}/deliveries/${queryArg.deliveryId}/replay`,
        method: 'POST',
        headers: {
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    replayWebhookPeriod: build.mutation<ReplayWebhookPeriodApiResponse, ReplayWebhookPeriodApiArg>({
      query: (queryArg) => ({
        url: `/api/webhooks/${queryArg.id}/replay`,
        method: 'POST',
        body: queryArg.webhookReplay,
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
        },
      }),
    }),
    renewWebhookSecret: build.mutation<RenewWebhookSecretApiResponse, RenewWebhookSecretApiArg>({
      query: (queryArg) => ({
        url: `/api/webhooks/${queryArg.id}/secret`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
        },
      }),
    }),
    testWebhook: build.mutation<TestWebhookApiResponse, TestWebhookApiArg>({
      query: (queryArg) => ({
        url: `/api/webhooks/${queryArg.id}/test-event`,
        method: 'POST',
        headers: {
          'If-Match': queryArg['If-Match'],
          'Idempotency-Key': queryArg['Idempotency-Key'],
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
  resource?:
    | 'job'
    | 'customer'
    | 'driver'
    | 'user'
    | 'vehicle'
    | 'session'
    | 'company'
    | 'invoice'
    | 'payment'
    | 'books'
    | 'price-list'
    | 'token'
    | 'service-account'
    | 'webhook'
    | 'job-template'
    | 'recurring-job';
  resourceId?: number;
};
export type SuggestAddressesApiResponse =
  /** status 200 At most eight; none for fewer than two characters. */ AddressSuggestion[];
export type SuggestAddressesApiArg = {
  q?: string | null;
};
export type ListServiceAccountsApiResponse =
  /** status 200 At most a hundred, by name. */ ServiceAccount[];
export type ListServiceAccountsApiArg = void;
export type AddServiceAccountApiResponse = /** status 201 Success. */ ServiceAccount;
export type AddServiceAccountApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newServiceAccount: NewServiceAccount;
};
export type DeleteServiceAccountApiResponse = unknown;
export type DeleteServiceAccountApiArg = {
  id: number;
};
export type MakeServiceTokenApiResponse =
  /** status 201 Created. The secret is shown only now. */ MadeToken;
export type MakeServiceTokenApiArg = {
  id: number;
  newToken: NewToken;
};
export type ListAllTokensApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Token[];
export type ListAllTokensApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
};
export type RevokeTokenApiResponse = unknown;
export type RevokeTokenApiArg = {
  id: number;
};
export type ListUsersApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ User[];
export type ListUsersApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
  role?: 'admin' | 'dispatcher' | 'billing' | 'viewer' | 'driver';
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
export type InviteUserApiResponse = /** status 200 Success. */ User;
export type InviteUserApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type WithdrawInvitationApiResponse = unknown;
export type WithdrawInvitationApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type GetUserFactorsApiResponse = /** status 200 Success. */ UserFactors;
export type GetUserFactorsApiArg = {
  id: number;
};
export type RemoveUserFactorsApiResponse = unknown;
export type RemoveUserFactorsApiArg = {
  id: number;
};
export type ListUserSessionsApiResponse = /** status 200 The last used first. */ Session[];
export type ListUserSessionsApiArg = {
  id: number;
};
export type EndUserSessionsApiResponse = unknown;
export type EndUserSessionsApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type EndUserSessionApiResponse = unknown;
export type EndUserSessionApiArg = {
  id: number;
  sessionId: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type ListAuditApiResponse = /** status 200 A page of the log. */ AuditEntry[];
export type ListAuditApiArg = {
  q?: string | null;
  actorId?: number;
  action?:
    | 'job.created'
    | 'job.edited'
    | 'job.assigned'
    | 'job.unassigned'
    | 'job.status-changed'
    | 'job.delivered'
    | 'job.deleted'
    | 'job.restored'
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
    | 'job.commented'
    | 'job.comment-deleted'
    | 'job.charge-added'
    | 'job.charge-changed'
    | 'job.charge-removed'
    | 'job.update-refused'
    | 'job.refusal-dismissed'
    | 'job.link-made'
    | 'job.link-taken-back'
    | 'job.customer-told'
    | 'job.customer-not-told'
    | 'job.customer-notice-retried'
    | 'job.customer-notice-dismissed'
    | 'customer.created'
    | 'customer.updated'
    | 'customer.status-changed'
    | 'customer.billing-changed'
    | 'customer.notices-changed'
    | 'customer.deleted'
    | 'customer.collection-noted'
    | 'customer.collection-note-deleted'
    | 'customer.statement-mailed'
    | 'customer.statement-refused'
    | 'driver.status-changed'
    | 'vehicle.created'
    | 'user.created'
    | 'user.updated'
    | 'user.deleted'
    | 'user.app-added'
    | 'user.app-removed'
    | 'user.passkey-added'
    | 'user.passkey-removed'
    | 'user.recovery-codes-made'
    | 'user.recovery-code-used'
    | 'user.device-remembered'
    | 'user.devices-forgotten'
    | 'user.second-factor-removed'
    | 'user.invited'
    | 'user.invitation-withdrawn'
    | 'user.invitation-accepted'
    | 'user.reset-asked'
    | 'user.password-reset'
    | 'company.updated'
    | 'company.retention-changed'
    | 'company.notices-changed'
    | 'company.notice-text-changed'
    | 'invoice.drafted'
    | 'invoice.changed'
    | 'invoice.deleted'
    | 'invoice.issued'
    | 'invoice.credited'
    | 'invoice.mailed'
    | 'invoice.mail-refused'
    | 'invoice.sent-marked'
    | 'books.closed'
    | 'books.accounts-changed'
    | 'payment.taken'
    | 'payment.applied'
    | 'payment.undone'
    | 'payment.written-off'
    | 'price-list.item-added'
    | 'price-list.item-changed'
    | 'price-list.item-removed'
    | 'person.exported'
    | 'person.erased'
    | 'session.signed-in'
    | 'session.signed-out'
    | 'session.ended'
    | 'session.refused'
    | 'session.access-refused'
    | 'token.created'
    | 'token.revoked'
    | 'token.refused'
    | 'service-account.created'
    | 'service-account.deleted'
    | 'webhook.created'
    | 'webhook.changed'
    | 'webhook.deleted'
    | 'webhook.secret-changed'
    | 'webhook.switched-off'
    | 'webhook.replayed'
    | 'webhook.tested'
    | 'job-template.created'
    | 'job-template.changed'
    | 'job-template.deleted'
    | 'recurring-job.created'
    | 'recurring-job.changed'
    | 'recurring-job.failed'
    | 'recurring-job.deleted';
  resource?:
    | 'job'
    | 'customer'
    | 'driver'
    | 'user'
    | 'vehicle'
    | 'session'
    | 'company'
    | 'invoice'
    | 'payment'
    | 'books'
    | 'price-list'
    | 'token'
    | 'service-account'
    | 'webhook'
    | 'job-template'
    | 'recurring-job';
  resourceId?: number;
  address?: string | null;
  from?: string | null;
  to?: string | null;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
};
export type ExportAuditApiResponse = /** status 200 The file. */ Blob;
export type ExportAuditApiArg = {
  q?: string | null;
  actorId?: number;
  action?:
    | 'job.created'
    | 'job.edited'
    | 'job.assigned'
    | 'job.unassigned'
    | 'job.status-changed'
    | 'job.delivered'
    | 'job.deleted'
    | 'job.restored'
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
    | 'job.commented'
    | 'job.comment-deleted'
    | 'job.charge-added'
    | 'job.charge-changed'
    | 'job.charge-removed'
    | 'job.update-refused'
    | 'job.refusal-dismissed'
    | 'job.link-made'
    | 'job.link-taken-back'
    | 'job.customer-told'
    | 'job.customer-not-told'
    | 'job.customer-notice-retried'
    | 'job.customer-notice-dismissed'
    | 'customer.created'
    | 'customer.updated'
    | 'customer.status-changed'
    | 'customer.billing-changed'
    | 'customer.notices-changed'
    | 'customer.deleted'
    | 'customer.collection-noted'
    | 'customer.collection-note-deleted'
    | 'customer.statement-mailed'
    | 'customer.statement-refused'
    | 'driver.status-changed'
    | 'vehicle.created'
    | 'user.created'
    | 'user.updated'
    | 'user.deleted'
    | 'user.app-added'
    | 'user.app-removed'
    | 'user.passkey-added'
    | 'user.passkey-removed'
    | 'user.recovery-codes-made'
    | 'user.recovery-code-used'
    | 'user.device-remembered'
    | 'user.devices-forgotten'
    | 'user.second-factor-removed'
    | 'user.invited'
    | 'user.invitation-withdrawn'
    | 'user.invitation-accepted'
    | 'user.reset-asked'
    | 'user.password-reset'
    | 'company.updated'
    | 'company.retention-changed'
    | 'company.notices-changed'
    | 'company.notice-text-changed'
    | 'invoice.drafted'
    | 'invoice.changed'
    | 'invoice.deleted'
    | 'invoice.issued'
    | 'invoice.credited'
    | 'invoice.mailed'
    | 'invoice.mail-refused'
    | 'invoice.sent-marked'
    | 'books.closed'
    | 'books.accounts-changed'
    | 'payment.taken'
    | 'payment.applied'
    | 'payment.undone'
    | 'payment.written-off'
    | 'price-list.item-added'
    | 'price-list.item-changed'
    | 'price-list.item-removed'
    | 'person.exported'
    | 'person.erased'
    | 'session.signed-in'
    | 'session.signed-out'
    | 'session.ended'
    | 'session.refused'
    | 'session.access-refused'
    | 'token.created'
    | 'token.revoked'
    | 'token.refused'
    | 'service-account.created'
    | 'service-account.deleted'
    | 'webhook.created'
    | 'webhook.changed'
    | 'webhook.deleted'
    | 'webhook.secret-changed'
    | 'webhook.switched-off'
    | 'webhook.replayed'
    | 'webhook.tested'
    | 'job-template.created'
    | 'job-template.changed'
    | 'job-template.deleted'
    | 'recurring-job.created'
    | 'recurring-job.changed'
    | 'recurring-job.failed'
    | 'recurring-job.deleted';
  resource?:
    | 'job'
    | 'customer'
    | 'driver'
    | 'user'
    | 'vehicle'
    | 'session'
    | 'company'
    | 'invoice'
    | 'payment'
    | 'books'
    | 'price-list'
    | 'token'
    | 'service-account'
    | 'webhook'
    | 'job-template'
    | 'recurring-job';
  resourceId?: number;
  address?: string | null;
  from?: string | null;
  to?: string | null;
  format?: 'csv' | 'jsonl';
  language?: 'en-CA' | 'fr-CA';
};
export type GetAuditStateApiResponse = /** status 200 Success. */ AuditState;
export type GetAuditStateApiArg = void;
export type ClearSessionApiResponse = unknown;
export type ClearSessionApiArg = void;
export type LoginApiResponse =
  /** status 200 Signed in; a session cookie is set as well. Or what is needed besides the password. */ SignInAnswer;
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
export type GetBookAccountsApiResponse = /** status 200 Success. */ BookAccounts;
export type GetBookAccountsApiArg = void;
export type ChangeBookAccountsApiResponse = /** status 200 Success. */ BookAccounts;
export type ChangeBookAccountsApiArg = {
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  bookAccountsChanges: BookAccountsChanges;
};
export type DownloadBookFilesApiResponse = /** status 200 The file. */ Blob;
export type DownloadBookFilesApiArg = {
  from: string;
  to: string;
  language?: 'en-CA' | 'fr-CA';
};
export type DownloadJournalApiResponse = /** status 200 The file. */ Blob;
export type DownloadJournalApiArg = {
  from: string;
  to: string;
  format: 'quickbooks' | 'sage50';
};
export type ListBookPeriodsApiResponse = /** status 200 The newest first. */ BookPeriod[];
export type ListBookPeriodsApiArg = void;
export type CloseBookPeriodApiResponse = /** status 201 Success. */ BookPeriod;
export type CloseBookPeriodApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newBookPeriod: NewBookPeriod;
};
export type DownloadInvoiceRegisterApiResponse = /** status 200 The file. */ Blob;
export type DownloadInvoiceRegisterApiArg = {
  from: string;
  to: string;
  format?: 'csv' | 'xlsx';
  language?: 'en-CA' | 'fr-CA';
};
export type GetTaxReportApiResponse = /** status 200 Success. */ TaxReport;
export type GetTaxReportApiArg = {
  from: string;
  to: string;
};
export type ListColleaguesApiResponse = /** status 200 By name. */ Colleague[];
export type ListColleaguesApiArg = void;
export type GetCompanyApiResponse = /** status 200 Success. */ CompanyProfile;
export type GetCompanyApiArg = void;
export type ChangeCompanyApiResponse = /** status 200 Success. */ CompanyProfile;
export type ChangeCompanyApiArg = {
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  companyProfileChanges: CompanyProfileChanges;
};
export type GetCompanyLogoApiResponse = /** status 200 The logo. */ Blob;
export type GetCompanyLogoApiArg = void;
export type ChangeCompanyLogoApiResponse = /** status 200 Success. */ CompanyProfile;
export type ChangeCompanyLogoApiArg = {
  body: Blob;
};
export type RemoveCompanyLogoApiResponse = /** status 200 Success. */ CompanyProfile;
export type RemoveCompanyLogoApiArg = void;
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
export type GetCustomerBillingApiResponse = /** status 200 Success. */ CustomerBilling;
export type GetCustomerBillingApiArg = {
  id: number;
};
export type ChangeCustomerBillingApiResponse = /** status 200 Success. */ CustomerBilling;
export type ChangeCustomerBillingApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  customerBillingChanges: CustomerBillingChanges;
};
export type ListCollectionNotesApiResponse =
  /** status 200 A page, newest first, of 50 unless given. */ CollectionNote[];
export type ListCollectionNotesApiArg = {
  id: number;
  limit?: number;
  offset?: number;
};
export type AddCollectionNoteApiResponse = /** status 201 Success. */ CollectionNote;
export type AddCollectionNoteApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newCollectionNote: NewCollectionNote;
};
export type DeleteCollectionNoteApiResponse = unknown;
export type DeleteCollectionNoteApiArg = {
  id: number;
  noteId: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type ListCustomerLookAlikesApiResponse =
  /** status 200 At most ten, the oldest first. */ Customer[];
export type ListCustomerLookAlikesApiArg = {
  id: number;
};
export type SendReminderMailsApiResponse = /** status 201 Success. */ Reminders;
export type SendReminderMailsApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type GetStatementApiResponse = /** status 200 The document. */ Blob;
export type GetStatementApiArg = {
  id: number;
  from?: string | null;
  to?: string | null;
  language?: 'en-CA' | 'fr-CA';
};
export type ListStatementMailsApiResponse = /** status 200 Success. */ StatementMails;
export type ListStatementMailsApiArg = {
  id: number;
};
export type SendStatementMailApiResponse = /** status 201 Success. */ StatementMails;
export type SendStatementMailApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newStatementMail: NewStatementMail;
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
export type GetReadinessApiResponse = /** status 200 Success. */ Readiness;
export type GetReadinessApiArg = void;
export type DownloadImportTemplateApiResponse = /** status 200 The file. */ Blob;
export type DownloadImportTemplateApiArg = {
  kind: 'jobs' | 'customers';
  format?: 'csv' | 'xlsx';
  language?: 'en-CA' | 'fr-CA';
};
export type ListImportsApiResponse =
  /** status 200 A page, the newest first, of 50 unless given. */ Import[];
export type ListImportsApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
};
export type SendImportApiResponse = /** status 201 Success. */ Import;
export type SendImportApiArg = {
  kind: 'jobs' | 'customers';
  fileName: string;
  customerId?: number;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  body: Blob;
};
export type GetImportApiResponse = /** status 200 Success. */ Import;
export type GetImportApiArg = {
  id: number;
};
export type DeleteImportApiResponse = unknown;
export type DeleteImportApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type ChangeImportColumnsApiResponse = /** status 200 Success. */ Import;
export type ChangeImportColumnsApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  importColumns: ImportColumns;
};
export type DownloadImportRowsApiResponse = /** status 200 The file. */ Blob;
export type DownloadImportRowsApiArg = {
  id: number;
  format?: 'csv' | 'xlsx';
  language?: 'en-CA' | 'fr-CA';
};
export type ListImportRowsApiResponse =
  /** status 200 A page in the order of the file, of 50 unless given. */ ImportRow[];
export type ListImportRowsApiArg = {
  id: number;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  state?: 'ready' | 'wrong' | 'left-out' | 'made' | 'undone';
};
export type GetImportRowApiResponse = /** status 200 Success. */ ImportRow;
export type GetImportRowApiArg = {
  id: number;
  rowId: number;
};
export type ChangeImportRowApiResponse = /** status 200 Success. */ ImportRow;
export type ChangeImportRowApiArg = {
  id: number;
  rowId: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  importRowChange: ImportRowChange;
};
export type RunImportApiResponse = /** status 200 Success. */ Import;
export type RunImportApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type StopImportApiResponse = /** status 200 Success. */ Import;
export type StopImportApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type UndoImportApiResponse = /** status 200 Success. */ Import;
export type UndoImportApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type ListInvoicesApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ InvoiceSummary[];
export type ListInvoicesApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  q?: string | null;
  status?: 'draft' | 'open' | 'overdue' | 'issued' | 'partly-paid' | 'paid' | 'void';
  kind?: 'invoice' | 'credit-note';
  customerId?: number;
  jobId?: number;
  from?: string | null;
  to?: string | null;
  sort?: 'created' | 'date' | 'due' | 'number';
};
export type CreateInvoiceApiResponse = /** status 201 Success. */ Invoice;
export type CreateInvoiceApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newInvoice: NewInvoice;
};
export type GetInvoiceApiResponse = /** status 200 Success. */ Invoice;
export type GetInvoiceApiArg = {
  id: number;
};
export type ChangeInvoiceApiResponse = /** status 200 Success. */ Invoice;
export type ChangeInvoiceApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  invoiceChanges: InvoiceChanges;
};
export type DeleteInvoiceApiResponse = unknown;
export type DeleteInvoiceApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type CreditInvoiceApiResponse = /** status 201 The credit note. */ Invoice;
export type CreditInvoiceApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newCreditNote: NewCreditNote;
};
export type GetCreditableApiResponse = /** status 200 Success. */ Creditable;
export type GetCreditableApiArg = {
  id: number;
};
export type IssueInvoiceApiResponse = /** status 200 Success. */ Invoice;
export type IssueInvoiceApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type ListInvoiceMailsApiResponse = /** status 200 Success. */ InvoiceMails;
export type ListInvoiceMailsApiArg = {
  id: number;
};
export type SendInvoiceMailApiResponse = /** status 201 Success. */ InvoiceMails;
export type SendInvoiceMailApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newInvoiceMail: NewInvoiceMail;
};
export type RetryInvoiceMailApiResponse = /** status 200 Success. */ InvoiceMails;
export type RetryInvoiceMailApiArg = {
  id: number;
  mailId: number;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type MarkInvoiceSentApiResponse = /** status 200 Success. */ InvoiceMails;
export type MarkInvoiceSentApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  invoiceSent: InvoiceSent;
};
export type GetInvoicePdfApiResponse = /** status 200 The document. */ Blob;
export type GetInvoicePdfApiArg = {
  id: number;
};
export type WriteOffInvoiceApiResponse =
  /** status 201 The entry in the list of payments. */ Payment;
export type WriteOffInvoiceApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newWriteOff: NewWriteOff;
};
export type ListBillableCustomersApiResponse = /** status 200 By name. */ BillableCustomer[];
export type ListBillableCustomersApiArg = {
  gathering?: 'job' | 'week' | 'month';
  from?: string | null;
  to?: string | null;
};
export type ListBillableJobsApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ BillableJob[];
export type ListBillableJobsApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  customerId?: number;
  q?: string | null;
};
export type CreateInvoiceDraftsApiResponse = /** status 201 Success. */ InvoiceDrafts;
export type CreateInvoiceDraftsApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newInvoice: NewInvoice;
};
export type GatherInvoiceApiResponse = /** status 201 Success. */ Invoice;
export type GatherInvoiceApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newGatheredInvoice: NewGatheredInvoice;
};
export type DownloadInvoicesApiResponse = /** status 200 The file. */ Blob;
export type DownloadInvoicesApiArg = {
  ids: string;
};
export type GetInvoiceTotalsApiResponse = /** status 200 Success. */ InvoiceTotals;
export type GetInvoiceTotalsApiArg = void;
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
export type GetJobChargesApiResponse = /** status 200 Success. */ JobCharges;
export type GetJobChargesApiArg = {
  id: number;
};
export type AddJobChargeApiResponse = /** status 201 Success. */ Charge;
export type AddJobChargeApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newCharge: NewCharge;
};
export type ChangeJobChargeApiResponse = /** status 200 Success. */ Charge;
export type ChangeJobChargeApiArg = {
  id: number;
  chargeId: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  chargeChanges: ChargeChanges;
};
export type RemoveJobChargeApiResponse = unknown;
export type RemoveJobChargeApiArg = {
  id: number;
  chargeId: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type GetClaimPacketApiResponse = /** status 200 The document. */ Blob;
export type GetClaimPacketApiArg = {
  id: number;
  language?: 'en' | 'fr' | 'both';
};
export type ListJobCommentsApiResponse = /** status 200 Oldest first. */ JobComment[];
export type ListJobCommentsApiArg = {
  id: number;
};
export type AddJobCommentApiResponse = /** status 201 Success. */ JobComment;
export type AddJobCommentApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newJobComment: NewJobComment;
};
export type DeleteJobCommentApiResponse = unknown;
export type DeleteJobCommentApiArg = {
  id: number;
  commentId: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
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
export type DownloadJobReportApiResponse = /** status 200 The file. */ Blob;
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
export type ChangeManyJobsApiResponse = /** status 200 Success. */ JobBatch;
export type ChangeManyJobsApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newJobBatch: NewJobBatch;
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
export type ExportChosenJobsApiResponse = /** status 200 The file. */ Blob;
export type ExportChosenJobsApiArg = {
  chosenJobs: ChosenJobs;
};
export type ImportJobsApiResponse = /** status 201 Success. */ Import;
export type ImportJobsApiArg = {
  fileName: string;
  customerId?: number;
  wrongRows?: 'refuse' | 'leave-out';
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  body: Blob;
};
export type TakeBounceApiResponse = /** status 200 Success. */ MailBounce;
export type TakeBounceApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  body: Blob;
};
export type GetMetricsApiResponse = unknown;
export type GetMetricsApiArg = void;
export type ListMoneyLeaksApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ MoneyLeak[];
export type ListMoneyLeaksApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  kind:
    | 'not-invoiced'
    | 'no-price'
    | 'no-report'
    | 'charge-not-invoiced'
    | 'reported-not-charged'
    | 'price-differs'
    | 'not-sent'
    | 'not-delivered-mail'
    | 'overdue';
};
export type GetMoneyLeakTotalsApiResponse =
  /** status 200 One of each kind, those of which there are none too. */ MoneyLeakTotal[];
export type GetMoneyLeakTotalsApiArg = {
  maxAge?: number;
};
export type ListPaymentsApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Payment[];
export type ListPaymentsApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  customerId?: number;
  invoiceId?: number;
  from?: string | null;
  to?: string | null;
};
export type TakePaymentApiResponse = /** status 201 Success. */ Payment;
export type TakePaymentApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newPayment: NewPayment;
};
export type GetPaymentApiResponse = /** status 200 Success. */ Payment;
export type GetPaymentApiArg = {
  id: number;
};
export type AllocatePaymentApiResponse = /** status 200 Success. */ Payment;
export type AllocatePaymentApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newAllocations: NewAllocations;
};
export type UndoPaymentApiResponse = /** status 201 The counter-entry. */ Payment;
export type UndoPaymentApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
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
export type ListPriceListApiResponse =
  /** status 200 The items, by their English names. */ PriceListItem[];
export type ListPriceListApiArg = void;
export type AddPriceListItemApiResponse = /** status 201 Success. */ PriceListItem;
export type AddPriceListItemApiArg = {
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newPriceListItem: NewPriceListItem;
};
export type ChangePriceListItemApiResponse = /** status 200 Success. */ PriceListItem;
export type ChangePriceListItemApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  priceListItemChanges: PriceListItemChanges;
};
export type RemovePriceListItemApiResponse = unknown;
export type RemovePriceListItemApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type ListErasuresApiResponse =
  /** status 200 The list, or a page of it. Without a page a list of more than 10,000 records answers 400: ask for it in pages, by `limit` and `offset`. */ Erasure[];
export type ListErasuresApiArg = {
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
};
export type GetErasureApiResponse = /** status 200 Success. */ Erasure;
export type GetErasureApiArg = {
  id: number;
};
export type GetPrivacyFactsApiResponse = /** status 200 Success. */ PrivacyFacts;
export type GetPrivacyFactsApiArg = void;
export type FindPeopleApiResponse =
  /** status 200 At most ten of each kind; none for fewer than two characters. */ FoundPerson[];
export type FindPeopleApiArg = {
  q?: string | null;
};
export type GetPersonApiResponse = /** status 200 Success. */ PrivacyPerson;
export type GetPersonApiArg = {
  kind: 'user' | 'driver' | 'customer' | 'contact';
  id: number;
};
export type ErasePersonApiResponse =
  /** status 201 Begun: the record is erased, other records follow. */ Erasure;
export type ErasePersonApiArg = {
  kind: 'user' | 'driver' | 'customer' | 'contact';
  id: number;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  newErasure: NewErasure;
};
export type ExportPersonApiResponse = /** status 200 The file. */ {
  /** What this file is. */
  about: string;
  madeAt: string;
  person: {
    kind: 'user' | 'driver' | 'customer' | 'contact';
    id: number;
    name: string;
  };
  /** By table. */
  records: {
    [key: string]: {
      [key: string]: any;
    }[];
  };
};
export type ExportPersonApiArg = {
  kind: 'user' | 'driver' | 'customer' | 'contact';
  id: number;
  format?: 'json' | 'pdf';
  language?: 'en-CA' | 'fr-CA';
};
export type GetRetentionApiResponse = /** status 200 Success. */ Retention;
export type GetRetentionApiArg = void;
export type ChangeRetentionApiResponse = /** status 200 Success. */ Retention;
export type ChangeRetentionApiArg = {
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  retentionChanges: RetentionChanges;
};
export type PreviewRetentionApiResponse = /** status 200 One for each kind. */ RetentionDue[];
export type PreviewRetentionApiArg = {
  deliveredJobs?: number;
  photos?: number;
  signatures?: number;
  activity?: number;
  sessions?: number;
  sentMails?: number;
  deletedCustomers?: number;
  deletedUsers?: number;
};
export type ListReceivablesApiResponse =
  /** status 200 By balance, the largest first; customers who owe or have credit. */ Receivable[];
export type ListReceivablesApiArg = void;
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
export type ListOwnTokensApiResponse =
  /** status 200 At most fifty valid ones, the first to expire first. */ Token[];
export type ListOwnTokensApiArg = void;
export type MakeOwnTokenApiResponse =
  /** status 201 Created. The secret is shown only now. */ MadeToken;
export type MakeOwnTokenApiArg = {
  newToken: NewToken;
};
export type RevokeOwnTokenApiResponse = unknown;
export type RevokeOwnTokenApiArg = {
  id: number;
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
export type ListWebhooksApiResponse = /** status 200 At most twenty, by name. */ Webhook[];
export type ListWebhooksApiArg = void;
export type MakeWebhookApiResponse =
  /** status 201 Created. The secret is shown only now. */ WebhookSecret;
export type MakeWebhookApiArg = {
  newWebhook: NewWebhook;
};
export type GetWebhookApiResponse = /** status 200 Success. */ Webhook;
export type GetWebhookApiArg = {
  id: number;
};
export type ChangeWebhookApiResponse = /** status 200 Success. */ Webhook;
export type ChangeWebhookApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  webhookChanges: WebhookChanges;
};
export type DeleteWebhookApiResponse = unknown;
export type DeleteWebhookApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type ListWebhookDeliveriesApiResponse =
  /** status 200 A page of them, the first 50 unless asked otherwise. */ WebhookDelivery[];
export type ListWebhookDeliveriesApiArg = {
  id: number;
  limit?: number;
  offset?: number;
  order?: 'asc' | 'desc';
  state?: 'waiting' | 'done' | 'parked';
};
export type GetWebhookDeliveryApiResponse = /** status 200 Success. */ WholeWebhookDelivery;
export type GetWebhookDeliveryApiArg = {
  id: number;
  deliveryId: number;
};
export type ReplayWebhookDeliveryApiResponse = /** status 200 Success. */ WebhookReplayed;
export type ReplayWebhookDeliveryApiArg = {
  id: number;
  deliveryId: number;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
};
export type ReplayWebhookPeriodApiResponse = /** status 200 Success. */ WebhookReplayed;
export type ReplayWebhookPeriodApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
  webhookReplay: WebhookReplay;
};
export type RenewWebhookSecretApiResponse =
  /** status 201 Created. The secret is shown only now. */ WebhookSecret;
export type RenewWebhookSecretApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
};
export type TestWebhookApiResponse = /** status 200 Success. */ WholeWebhookDelivery;
export type TestWebhookApiArg = {
  id: number;
  /** The entity tag read before; a newer version answers 412. */
  'If-Match'?: string;
  /** A repeat with the same key and body gets the first answer. */
  'Idempotency-Key'?: string;
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
    | 'job.restored'
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
    | 'job.commented'
    | 'job.comment-deleted'
    | 'job.charge-added'
    | 'job.charge-changed'
    | 'job.charge-removed'
    | 'job.update-refused'
    | 'job.refusal-dismissed'
    | 'job.link-made'
    | 'job.link-taken-back'
    | 'job.customer-told'
    | 'job.customer-not-told'
    | 'job.customer-notice-retried'
    | 'job.customer-notice-dismissed'
    | 'customer.created'
    | 'customer.updated'
    | 'customer.status-changed'
    | 'customer.billing-changed'
    | 'customer.notices-changed'
    | 'customer.deleted'
    | 'customer.collection-noted'
    | 'customer.collection-note-deleted'
    | 'customer.statement-mailed'
    | 'customer.statement-refused'
    | 'driver.status-changed'
    | 'vehicle.created'
    | 'user.created'
    | 'user.updated'
    | 'user.deleted'
    | 'user.app-added'
    | 'user.app-removed'
    | 'user.passkey-added'
    | 'user.passkey-removed'
    | 'user.recovery-codes-made'
    | 'user.recovery-code-used'
    | 'user.device-remembered'
    | 'user.devices-forgotten'
    | 'user.second-factor-removed'
    | 'user.invited'
    | 'user.invitation-withdrawn'
    | 'user.invitation-accepted'
    | 'user.reset-asked'
    | 'user.password-reset'
    | 'company.updated'
    | 'company.retention-changed'
    | 'company.notices-changed'
    | 'company.notice-text-changed'
    | 'invoice.drafted'
    | 'invoice.changed'
    | 'invoice.deleted'
    | 'invoice.issued'
    | 'invoice.credited'
    | 'invoice.mailed'
    | 'invoice.mail-refused'
    | 'invoice.sent-marked'
    | 'books.closed'
    | 'books.accounts-changed'
    | 'payment.taken'
    | 'payment.applied'
    | 'payment.undone'
    | 'payment.written-off'
    | 'price-list.item-added'
    | 'price-list.item-changed'
    | 'price-list.item-removed'
    | 'person.exported'
    | 'person.erased'
    | 'session.signed-in'
    | 'session.signed-out'
    | 'session.ended'
    | 'session.refused'
    | 'session.access-refused'
    | 'token.created'
    | 'token.revoked'
    | 'token.refused'
    | 'service-account.created'
    | 'service-account.deleted'
    | 'webhook.created'
    | 'webhook.changed'
    | 'webhook.deleted'
    | 'webhook.secret-changed'
    | 'webhook.switched-off'
    | 'webhook.replayed'
    | 'webhook.tested'
    | 'job-template.created'
    | 'job-template.changed'
    | 'job-template.deleted'
    | 'recurring-job.created'
    | 'recurring-job.changed'
    | 'recurring-job.failed'
    | 'recurring-job.deleted';
  resource:
    | 'job'
    | 'customer'
    | 'driver'
    | 'user'
    | 'vehicle'
    | 'session'
    | 'company'
    | 'invoice'
    | 'payment'
    | 'books'
    | 'price-list'
    | 'token'
    | 'service-account'
    | 'webhook'
    | 'job-template'
    | 'recurring-job';
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
  /** Parameters of the code’s sentence. */
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
export type ServiceAccount = {
  id: number;
  name: string;
  createdAt: string;
};
export type NewServiceAccount = {
  name: string;
};
export type Token = {
  id: number;
  name: string;
  /** How the token begins. */
  hint: string;
  scopes: (
    | 'jobs:read'
    | 'jobs:write'
    | 'prices:read'
    | 'billing:read'
    | 'billing:write'
    | 'price-list:write'
    | 'company:read'
    | 'company:write'
    | 'customers:read'
    | 'customers:write'
    | 'vehicles:read'
    | 'vehicles:write'
    | 'drivers:read'
    | 'drivers:write'
    | 'users:read'
    | 'stats:read'
    | 'reports:read'
    | 'money-reports:read'
    | 'activity:read'
    | 'addresses:read'
    | 'export:read'
    | 'events:read'
  )[];
  /** The user, or the service account, that it acts for. */
  ownerId: number;
  ownerName: string;
  /** `expiring` within 14 days; `expired` ones are shown for 30 days. */
  state: 'live' | 'expiring' | 'expired' | 'revoked';
  createdAt: string;
  expiresAt: string;
  /** To within five minutes. */
  lastUsedAt: string | null;
  /** The address of that use. */
  lastUsedFrom: string | null;
};
export type MadeToken = {
  token: Token;
  /** To be sent as `Authorization: Bearer <secret>`. Shown only now. */
  secret: string;
};
export type NewToken = {
  name: string;
  scopes: (
    | 'jobs:read'
    | 'jobs:write'
    | 'prices:read'
    | 'billing:read'
    | 'billing:write'
    | 'price-list:write'
    | 'company:read'
    | 'company:write'
    | 'customers:read'
    | 'customers:write'
    | 'vehicles:read'
    | 'vehicles:write'
    | 'drivers:read'
    | 'drivers:write'
    | 'users:read'
    | 'stats:read'
    | 'reports:read'
    | 'money-reports:read'
    | 'activity:read'
    | 'addresses:read'
    | 'export:read'
    | 'events:read'
  )[];
  /** Until it expires; 90 unless given. */
  days?: number;
};
export type Invitation = {
  sentAt: string;
  expiresAt: string;
  /** When the mail server refused the e-mail for good. */
  failedAt: string | null;
};
export type User = {
  id: number;
  name: string;
  email: string;
  /** `admin`, `dispatcher`, `billing`, `viewer` or `driver`. */
  role: string;
  /** The driver record of a user with the role driver. */
  driverId: number | null;
  driverPhone: string | null;
  isActive: boolean;
  /** Whether an admin lets a `viewer` see prices; `false` for the other roles. */
  seesPrices: boolean;
  lastLogin: string | null;
  /** Null once it was accepted or has ended. */
  invitation: Invitation | null;
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
  /** Needed unless `invite` is true. */
  password?: string;
  /** Mails a link with which the user chooses a password, within 72 hours. */
  invite?: boolean;
  role: 'admin' | 'dispatcher' | 'billing' | 'viewer' | 'driver';
  isActive?: boolean;
  /** Lets a `viewer` see prices; for no other role. */
  seesPrices?: boolean;
  /** Name of the driver record; the name of the user when it is not given. */
  driverName?: string | null;
  driverPhone?: string | null;
};
export type UserChanges = {
  name?: string;
  email?: string;
  /** Blank or absent keeps the present one. */
  password?: string | null;
  role?: 'admin' | 'dispatcher' | 'billing' | 'viewer' | 'driver';
  isActive?: boolean;
  /** Lets a `viewer` see prices; for no other role. */
  seesPrices?: boolean;
  /** Name of the driver record; the name of the user when it is not given. */
  driverName?: string | null;
  driverPhone?: string | null;
};
export type UserFactors = {
  app: boolean;
  passkeys: number;
  /** How many are left. */
  recoveryCodes: number;
  /** How many browsers are remembered. */
  devices: number;
};
export type Session = {
  id: number;
  /** Whether this request came with it. */
  isCurrent: boolean;
  signedInAt: string;
  /** To within five minutes. */
  lastUsedAt: string;
  expiresAt: string;
  /** Where the sign-in came from. */
  address: string | null;
  /** The name that the program gave itself. */
  userAgent: string | null;
};
export type AuditEntry = {
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
    | 'job.restored'
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
    | 'job.commented'
    | 'job.comment-deleted'
    | 'job.charge-added'
    | 'job.charge-changed'
    | 'job.charge-removed'
    | 'job.update-refused'
    | 'job.refusal-dismissed'
    | 'job.link-made'
    | 'job.link-taken-back'
    | 'job.customer-told'
    | 'job.customer-not-told'
    | 'job.customer-notice-retried'
    | 'job.customer-notice-dismissed'
    | 'customer.created'
    | 'customer.updated'
    | 'customer.status-changed'
    | 'customer.billing-changed'
    | 'customer.notices-changed'
    | 'customer.deleted'
    | 'customer.collection-noted'
    | 'customer.collection-note-deleted'
    | 'customer.statement-mailed'
    | 'customer.statement-refused'
    | 'driver.status-changed'
    | 'vehicle.created'
    | 'user.created'
    | 'user.updated'
    | 'user.deleted'
    | 'user.app-added'
    | 'user.app-removed'
    | 'user.passkey-added'
    | 'user.passkey-removed'
    | 'user.recovery-codes-made'
    | 'user.recovery-code-used'
    | 'user.device-remembered'
    | 'user.devices-forgotten'
    | 'user.second-factor-removed'
    | 'user.invited'
    | 'user.invitation-withdrawn'
    | 'user.invitation-accepted'
    | 'user.reset-asked'
    | 'user.password-reset'
    | 'company.updated'
    | 'company.retention-changed'
    | 'company.notices-changed'
    | 'company.notice-text-changed'
    | 'invoice.drafted'
    | 'invoice.changed'
    | 'invoice.deleted'
    | 'invoice.issued'
    | 'invoice.credited'
    | 'invoice.mailed'
    | 'invoice.mail-refused'
    | 'invoice.sent-marked'
    | 'books.closed'
    | 'books.accounts-changed'
    | 'payment.taken'
    | 'payment.applied'
    | 'payment.undone'
    | 'payment.written-off'
    | 'price-list.item-added'
    | 'price-list.item-changed'
    | 'price-list.item-removed'
    | 'person.exported'
    | 'person.erased'
    | 'session.signed-in'
    | 'session.signed-out'
    | 'session.ended'
    | 'session.refused'
    | 'session.access-refused'
    | 'token.created'
    | 'token.revoked'
    | 'token.refused'
    | 'service-account.created'
    | 'service-account.deleted'
    | 'webhook.created'
    | 'webhook.changed'
    | 'webhook.deleted'
    | 'webhook.secret-changed'
    | 'webhook.switched-off'
    | 'webhook.replayed'
    | 'webhook.tested'
    | 'job-template.created'
    | 'job-template.changed'
    | 'job-template.deleted'
    | 'recurring-job.created'
    | 'recurring-job.changed'
    | 'recurring-job.failed'
    | 'recurring-job.deleted';
  resource:
    | 'job'
    | 'customer'
    | 'driver'
    | 'user'
    | 'vehicle'
    | 'session'
    | 'company'
    | 'invoice'
    | 'payment'
    | 'books'
    | 'price-list'
    | 'token'
    | 'service-account'
    | 'webhook'
    | 'job-template'
    | 'recurring-job';
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
  /** Where the request came from. */
  address: string | null;
  /** The name that the program gave itself. */
  userAgent: string | null;
  /** When its names and facts were erased. */
  erasedAt: string | null;
  /** Its number in the chain; null for about a second. */
  sealNo: number | null;
  /** SHA-256 (hex) of that link of the chain. */
  hash: string | null;
};
export type AuditReceiver = {
  name: 'syslog' | 'file';
  /** Number of the last entry that it received. */
  sentNo: number;
  /** Sealed entries that it has not received yet. */
  waiting: number;
  /** Since when nothing gets through. */
  failingSince: string | null;
  lastError: string | null;
};
export type AuditState = {
  /** Number of the last sealed entry; 0 before the first. */
  lastNo: number;
  /** SHA-256 (hex) of that link of the chain. */
  lastHash: string;
  receivers: AuditReceiver[];
};
export type SignedIn = {
  user: User;
  /** A JWT, to be sent as `Authorization: Bearer <token>`. */
  token: string;
};
export type PasskeyOptions = {
  challenge: string;
  rpId: string;
  allowCredentials: {
    id: string;
    type: 'public-key';
    transports: string[];
  }[];
  userVerification: 'required' | 'preferred';
  timeout: number;
};
export type AppSecret = {
  /** In base 32, to be typed into the app. */
  secret: string;
  /** What the QR code says: `otpauth://totp/…`. */
  uri: string;
};
export type SecondFactorNeeded = {
  secondFactor: {
    /** Valid for five minutes, and for this person. */
    challenge: string;
    /** What the person can answer with. */
    ways: ('code' | 'passkey' | 'recovery-code')[];
    passkey: PasskeyOptions | null;
    /** Where the role needs a second factor that the person is yet to set up: the app to answer with. */
    enrolment: AppSecret | null;
  };
};
export type SignInAnswer = SignedIn | SecondFactorNeeded;
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
export type BookAccounts = {
  receivable: string | null;
  bank: string | null;
  revenue: string | null;
  /** Where the HST goes too. */
  gst: string | null;
  qst: string | null;
  /** Small balances that were written off. */
  writeOff: string | null;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type BookAccountsChanges = {
  receivable?: string | null;
  bank?: string | null;
  revenue?: string | null;
  gst?: string | null;
  qst?: string | null;
  writeOff?: string | null;
};
export type BookPeriod = {
  id: number;
  firstDay: string;
  lastDay: string;
  closedAt: string;
  closedBy: string;
};
export type NewBookPeriod = {
  lastDay: string;
};
export type TaxReportLine = {
  name: 'GST' | 'HST' | 'QST';
  province:
    | ('AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT')
    | null;
  /** In percent. */
  rate: number;
  base: number;
  amount: number;
};
export type TaxReport = {
  from: string;
  to: string;
  /** Invoices and credit notes of the period. */
  invoices: number;
  /** Before taxes: line 101 of the GST/HST return. */
  sales: number;
  /** GST and HST charged: line 103 of that return. */
  gstHst: number;
  /** QST charged: line 203 of the Quebec return. */
  qst: number;
  /** Write-offs of the period, and counter-entries of such. */
  writeOffs: number;
  /** Their sum; in no tax line. */
  writtenOff: number;
  lines: TaxReportLine[];
};
export type Colleague = {
  id: number;
  name: string;
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
  /** Number of the GST/HST account, without spaces. */
  gstNumber: string | null;
  /** Number of the QST account, without spaces. */
  qstNumber: string | null;
  /** Of invoices to customers without one of their own; English while it is null. */
  invoiceLanguage: ('en' | 'fr') | null;
  /** Days after its date within which an invoice is to be paid, unless the customer has others; 30 while it is null. */
  termsDays: number | null;
  /** The invoice text about interest on late payment, in English; in French too while `interestTextFr` is null. */
  interestText: string | null;
  /** The same in French; in English too while `interestText` is null. */
  interestTextFr: string | null;
  /** Stands before the numbers of invoices. */
  invoicePrefix: string | null;
  /** How to pay, in lines, in English; in French too while `remittanceFr` is null. */
  remittance: string | null;
  /** The same in French; in English too while `remittance` is null. */
  remittanceFr: string | null;
  /** SHA-256 of the logo; null without one. */
  logoHash: string | null;
  /** Days after the due date of an invoice on which the customer is reminded by e-mail; none for never. */
  reminderDays: number[];
  /** The largest balance of an invoice, in dollars, that may be written off; null where nothing may. */
  writeOffLimit: number | null;
  /** Null until it was filled in. */
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
  gstNumber?: string | null;
  qstNumber?: string | null;
  invoiceLanguage?: ('en' | 'fr') | null;
  reminderDays?: number[];
  termsDays?: number | null;
  interestText?: string | null;
  interestTextFr?: string | null;
  invoicePrefix?: string | null;
  remittance?: string | null;
  remittanceFr?: string | null;
  writeOffLimit?: number | null;
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
  /** The greeting of people who are not signed in. */
  startPage: 'landing' | 'sign-in';
  /** Whether people can ask for a link to set a new password. */
  passwordReset: boolean;
  /** The name of the sign-in provider; `null` without one. */
  signInProvider: string | null;
  /** Whether all users may sign in by password, or only one account. */
  passwordSignIn: boolean;
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
  /** Delivered jobs that had a preferred delivery date. */
  promisedDeliveries: number;
  /** Those of them that were delivered by the end of that day or of its window, in the time of the place. */
  onTimeDeliveries: number;
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
export type CustomerBilling = {
  customerId: number;
  /** Null where it is the name of the customer. */
  legalName: string | null;
  /** Where invoices go. Where all four parts of it are null, to the address of the customer. */
  address: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  /** Null where it is the e-mail address of the customer. */
  email: string | null;
  /** Null where it is the language of the company. */
  language: ('en' | 'fr') | null;
  /** Days after its date within which an invoice is to be paid; null where the terms of the company count. */
  termsDays: number | null;
  /** Whether an invoice needs a purchase order number. */
  poRequired: boolean;
  /** The certificate by which the customer pays no sales tax; null for who pays it. */
  exemptCertificate: string | null;
  /** Whether an invoice is for one job, or for those of a week or month. */
  gathering: 'job' | 'week' | 'month';
  /** Who gets statements. */
  statementName: string | null;
  statementEmail: string | null;
  /** Null until a setting was changed. */
  updatedAt: string | null;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type CustomerBillingChanges = {
  legalName?: string | null;
  address?: string | null;
  city?: string | null;
  province?: string | null;
  postalCode?: string | null;
  email?: string | null;
  language?: ('en' | 'fr') | null;
  termsDays?: number | null;
  poRequired?: boolean;
  exemptCertificate?: string | null;
  gathering?: 'job' | 'week' | 'month';
  statementName?: string | null;
  statementEmail?: string | null;
};
export type CollectionNote = {
  id: number;
  authorId: number;
  /** The name at that time. */
  author: string;
  text: string;
  /** The date by which the customer promised to pay. */
  promisedOn: string | null;
  /** Null for the whole balance. */
  promisedAmount: number | null;
  createdAt: string;
};
export type NewCollectionNote = {
  text: string;
  promisedOn?: string | null;
  promisedAmount?: number | null;
};
export type Reminders = {
  /** Reminders queued now, one for each other overdue invoice. */
  queued: number;
  /** Overdue invoices that already had a reminder today. */
  remindedToday: number;
};
export type Mail = {
  id: number;
  kind: 'invoice' | 'reminder' | 'statement';
  to: string;
  /** `parked` was refused for good, came back, or was tried for more than a day; `problem` says why. */
  state: 'waiting' | 'sent' | 'parked';
  /** Why it failed last, in the words of the server. */
  problem: string | null;
  attempts: number;
  askedBy: string;
  createdAt: string;
  sentAt: string | null;
};
export type StatementMails = {
  /** Whether a server for e-mail is set up. */
  canSend: boolean;
  /** Where it goes unless another address is given. */
  to: string | null;
  mails: Mail[];
};
export type NewStatementMail = {
  /** The address that the customer has for it, unless given. */
  to?: string[];
  /** Stands before the usual words. */
  message?: string | null;
  /** First day of the statement; the first of the month of `until` unless given. */
  from?: string | null;
  /** The company’s today unless given. */
  until?: string | null;
};
export type BlacklistedCustomer = {
  name: string;
  blacklistReason: string | null;
  blacklistedAt: string | null;
  /** When the customer was deleted. */
  deletedAt: string | null;
};
export type CustomerUpsert = {
  /** An existing customer; no other is matched. */
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
  /** Name at that time of the person who marked it. */
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
  /** Name at that time of the person who read it. */
  by: string;
  /** The VIN differs, and the vehicle was loaded anyway. */
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
  /** Name at that time of the person who saved it. */
  by: string;
};
export type JobUnit = {
  id: number;
  /** Absent in answers to those who see no prices. */
  price?: number | null;
  vehicle: JobVehicle;
  /** Null unless it was left behind: then it waits, is loaded or is delivered as its job is. */
  leftBehind: UnitLeftBehind | null;
  /** The VIN that the driver read at the vehicle before loading it; null if it was not checked. The vehicle’s record does not change. */
  vinCheck: UnitVinCheck | null;
  /** The reports of the vehicle, pickup first. Absent in lists, except those of drivers. */
  reports?: UnitReport[];
};
export type Job = {
  id: number;
  /** Its usual name. */
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
  /** Absent in answers to those who see no prices. */
  price?: number | null;
  vehicleCount: number;
  driverId: number | null;
  customerId: number | null;
  preferredPickupDate: string | null;
  preferredDeliveryDate: string | null;
  /** The hours of the pickup, in the time of the place. */
  pickupFrom: string | null;
  pickupUntil: string | null;
  /** The hours of the drop-off, in the time of the place. */
  dropoffFrom: string | null;
  dropoffUntil: string | null;
  /** The last moment of a delivery on time: the end of the window, or of the delivery date, at the drop-off. */
  deliverBy: string | null;
  /** Absent in answers to drivers. */
  hasDriverReport?: boolean;
  /** Absent in answers to drivers. */
  billingComplete?: boolean;
  /** When the driver left a note that is still unread. Absent in answers to drivers. */
  unreadNoteAt?: string | null;
  /** The user of the office who looks after the job. Absent in answers to drivers. */
  responsibleId?: number | null;
  /** Since when the job has its status, by the tap of the driver; null where that was not recorded. */
  statusSince: string | null;
  /** When the vehicles were loaded, where that was recorded. */
  loadedAt: string | null;
  /** The job whose units, left behind, this one is for. Absent in answers to drivers. */
  carriedFromId?: number | null;
  driver: JobDriver | null;
  customer: JobCustomer | null;
  /** The signature of the person who released the vehicles; null until it was requested. */
  pickupSignature: JobSignature | null;
  /** The recipient’s signature; null until it was requested. */
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
  /** A typed name has no strokes. Null if there is no signature. */
  method: ('drawn' | 'typed') | null;
  /** Each as `x,y,milliseconds x,y,milliseconds`: whole numbers, x and y in a square of 1000, at most 1500 points together. */
  strokes: string[];
  /** The text that the signer read. */
  language: 'en-CA' | 'fr-CA';
  /** The key of the signed sentence. Null if there is no signature. */
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
export type LastStop = {
  kind: 'pickup' | 'drop-off';
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
  /** Delivered jobs that had a preferred delivery date. */
  promisedDeliveries: number;
  /** Those of them that were delivered by the end of that day or of its window, in the time of the place. */
  onTimeDeliveries: number;
  totalJobs: number;
  /** Units of the jobs picked up or in transit. */
  unitsOnBoard: number;
  /** Units of the jobs that are assigned and not yet picked up. */
  unitsAssigned: number;
  /** Where the last delivery was, and when. */
  lastDrop: LastDrop | null;
  /** The last place where the driver loaded or delivered, as far as that is known. */
  lastStop: LastStop | null;
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
export type Readiness = {
  status: 'ok';
  /** The services that the server needs, as of their last check. */
  dependencies: {
    database: 'up' | 'down';
    /** Null for a server without Redis. */
    redis: ('up' | 'down') | null;
    /** Of uploaded files; looked at every half minute. */
    storage: 'up' | 'down';
    /** Down when the newest nightly backup is older than 26 hours. Null for a server that takes none. */
    backup: ('up' | 'down') | null;
  };
};
export type NotReady = {
  statusCode: number;
  /** Stable, for programs. */
  code: string;
  /** One sentence fit to show to a person. */
  message: string;
  /** Parameters of the code’s sentence. */
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
  /** The services that the server needs, as of their last check. */
  dependencies: {
    database: 'up' | 'down';
    /** Null for a server without Redis. */
    redis: ('up' | 'down') | null;
    /** Of uploaded files; looked at every half minute. */
    storage: 'up' | 'down';
    /** Down when the newest nightly backup is older than 26 hours. Null for a server that takes none. */
    backup: ('up' | 'down') | null;
  };
};
export type Import = {
  id: number;
  kind: 'jobs' | 'customers';
  fileName: string;
  /** `draft` until a user starts it; `running`, `stopped` and `done` as its rows are made; `undoing` and `undone` as they are taken back. */
  state: 'draft' | 'running' | 'stopped' | 'done' | 'undoing' | 'undone';
  /** As they stand in the file. */
  heads: string[];
  /** Where each column goes; null for one that is not read. */
  columns: (
    | 'customerName'
    | 'customerEmail'
    | 'customerPhone'
    | 'pickupAddress'
    | 'pickupCity'
    | 'pickupProvince'
    | 'pickupPostalCode'
    | 'pickupContactName'
    | 'pickupContactPhone'
    | 'pickupSiteContactName'
    | 'dropoffAddress'
    | 'dropoffCity'
    | 'dropoffProvince'
    | 'dropoffPostalCode'
    | 'dropoffContactName'
    | 'dropoffContactPhone'
    | 'dropoffSiteContactName'
    | 'preferredPickupDate'
    | 'preferredDeliveryDate'
    | 'pickupFrom'
    | 'pickupUntil'
    | 'dropoffFrom'
    | 'dropoffUntil'
    | 'vin'
    | 'vehicle'
    | 'year'
    | 'make'
    | 'model'
    | 'poNumber'
    | 'unitPoNumber'
    | 'price'
    | 'unitPrice'
    | 'specialInstructions'
    | 'name'
    | 'contactName'
    | 'email'
    | 'phone'
    | 'address'
    | 'city'
    | 'province'
    | 'postalCode'
  )[];
  /** The first part of a date such as `05/11/2026`; null if the file does not show it. */
  dateOrder: ('day-first' | 'month-first' | 'year-first') | null;
  /** The one customer of all rows, where one was chosen. */
  customer: {
    id: number;
    name: string;
  } | null;
  /** Rows by their outcome. */
  counts: {
    ready: number;
    wrong: number;
    leftOut: number;
    made: number;
    undone: number;
  };
  createdBy: string;
  startedAt: string | null;
  finishedAt: string | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type ImportColumns = {
  /** One for each head of the file; null for a column that is not read. */
  columns: (
    | 'customerName'
    | 'customerEmail'
    | 'customerPhone'
    | 'pickupAddress'
    | 'pickupCity'
    | 'pickupProvince'
    | 'pickupPostalCode'
    | 'pickupContactName'
    | 'pickupContactPhone'
    | 'pickupSiteContactName'
    | 'dropoffAddress'
    | 'dropoffCity'
    | 'dropoffProvince'
    | 'dropoffPostalCode'
    | 'dropoffContactName'
    | 'dropoffContactPhone'
    | 'dropoffSiteContactName'
    | 'preferredPickupDate'
    | 'preferredDeliveryDate'
    | 'pickupFrom'
    | 'pickupUntil'
    | 'dropoffFrom'
    | 'dropoffUntil'
    | 'vin'
    | 'vehicle'
    | 'year'
    | 'make'
    | 'model'
    | 'poNumber'
    | 'unitPoNumber'
    | 'price'
    | 'unitPrice'
    | 'specialInstructions'
    | 'name'
    | 'contactName'
    | 'email'
    | 'phone'
    | 'address'
    | 'city'
    | 'province'
    | 'postalCode'
  )[];
  dateOrder?: ('day-first' | 'month-first' | 'year-first') | null;
  /** All rows are of this customer. */
  customerId?: number | null;
  /** Whether the next file with such heads is read likewise: of the customer of all rows, or every file. */
  keepFor?: 'nobody' | 'customer' | 'all';
};
export type ImportRowProblem = {
  /** Null for the whole row. */
  column:
    | (
        | 'customerName'
        | 'customerEmail'
        | 'customerPhone'
        | 'pickupAddress'
        | 'pickupCity'
        | 'pickupProvince'
        | 'pickupPostalCode'
        | 'pickupContactName'
        | 'pickupContactPhone'
        | 'pickupSiteContactName'
        | 'dropoffAddress'
        | 'dropoffCity'
        | 'dropoffProvince'
        | 'dropoffPostalCode'
        | 'dropoffContactName'
        | 'dropoffContactPhone'
        | 'dropoffSiteContactName'
        | 'preferredPickupDate'
        | 'preferredDeliveryDate'
        | 'pickupFrom'
        | 'pickupUntil'
        | 'dropoffFrom'
        | 'dropoffUntil'
        | 'vin'
        | 'vehicle'
        | 'year'
        | 'make'
        | 'model'
        | 'poNumber'
        | 'unitPoNumber'
        | 'price'
        | 'unitPrice'
        | 'specialInstructions'
        | 'name'
        | 'contactName'
        | 'email'
        | 'phone'
        | 'address'
        | 'city'
        | 'province'
        | 'postalCode'
      )
    | null;
  /** The problem, as with the fields of a request. */
  code: string;
  params?: {
    [key: string]: string | number;
  };
  message: string;
  /** A doubt; the row can be made all the same. */
  isWarning: boolean;
};
export type ImportRowCustomer = {
  /** Null for one who is made with the row. */
  id: number | null;
  name: string;
  /** Always false without `customers:read`. */
  isBlacklisted: boolean;
};
export type ImportRowUnit = {
  year: number | null;
  make: string | null;
  model: string | null;
  vinLast8: string | null;
  poNumber: string | null;
};
export type ImportRowJob = {
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
  preferredPickupDate: string | null;
  preferredDeliveryDate: string | null;
  pickupFrom: string | null;
  pickupUntil: string | null;
  dropoffFrom: string | null;
  dropoffUntil: string | null;
  poNumber: string | null;
  specialInstructions: string | null;
  price: number | null;
  units: ImportRowUnit[];
};
export type ImportRow = {
  id: number;
  /** In the file, from 1 on. */
  line: number;
  state: 'ready' | 'wrong' | 'left-out' | 'made' | 'undone';
  /** As they were sent or corrected. */
  cells: string[];
  problems: ImportRowProblem[];
  customer: ImportRowCustomer | null;
  /** Null in an import of customers. */
  job: ImportRowJob | null;
  /** The job or customer that was made of it. */
  recordId: number | null;
};
export type ImportRowChange = {
  /** The whole row, in the order of the heads. */
  cells?: string[];
  isLeftOut?: boolean;
};
export type InvoiceSummary = {
  id: number;
  kind: 'invoice' | 'credit-note';
  /** `void`: a credit note credited it in full. */
  status: 'draft' | 'issued' | 'partly-paid' | 'paid' | 'void';
  /** The number, with the prefix of its day; null for a draft. */
  reference: string | null;
  /** The invoice that a credit note credits. */
  correctsId: number | null;
  customerId: number;
  customerName: string;
  invoiceDate: string | null;
  dueDate: string | null;
  jobCount: number;
  poNumber: string | null;
  subtotal: number;
  tax: number;
  /** The subtotal and its taxes; below 0 for a credit note. */
  total: number;
  /** The part of the total that is neither paid nor credited. */
  balance: number;
  /** Days since the due date of an open invoice, by the company’s day; else 0. */
  overdueDays: number;
  /** What keeps a draft from being issued; else 0. */
  problems: number;
  /** Whether an e-mail of the open invoice did not reach its address, and was neither sent again nor marked as sent. */
  isUndelivered: boolean;
  createdAt: string;
  issuedAt: string | null;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type InvoiceParty = {
  name: string;
  address: string | null;
  city: string | null;
  province: string | null;
  postalCode: string | null;
  email: string | null;
  phone: string | null;
};
export type InvoiceJob = {
  jobId: number;
  jobReference: string;
  /** How the job is taxed, if a user chose it; else by its provinces. */
  carriage: ('domestic' | 'international' | 'interline' | 'beyond-quebec') | null;
  /** The billed amount of the delivered vehicles. Null if unknown, and for an issued invoice. */
  price: number | null;
  /** Null as the price is. */
  origin: string | null;
  destination: string | null;
};
export type InvoiceLine = {
  /** Null for the lines of a draft. */
  id: number | null;
  kind: 'transport' | 'unit' | 'charge' | 'correction';
  jobId: number | null;
  jobReference: string | null;
  unitId: number | null;
  chargeId: number | null;
  /** In the language of the invoice. */
  description: string;
  vin: string | null;
  poNumber: string | null;
  pickupCity: string | null;
  dropoffCity: string | null;
  origin: string | null;
  destination: string | null;
  carriage: 'domestic' | 'international' | 'interline' | 'beyond-quebec';
  deliveredOn: string | null;
  quantity: number;
  unit: 'each' | 'hour' | 'day' | 'km' | 'percent';
  /** In dollars a unit; in percent where that is the unit. */
  price: number;
  amount: number;
  taxable: boolean;
};
export type InvoiceTax = {
  name: 'GST' | 'HST' | 'QST';
  /** Null for the GST. */
  province:
    | ('AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT')
    | null;
  /** In percent. */
  rate: number;
  base: number;
  amount: number;
};
export type CreditNoteRef = {
  id: number;
  reference: string;
  total: number;
};
export type InvoiceProblem = {
  code:
    | 'nothing_billed'
    | 'not_delivered'
    | 'other_customer'
    | 'no_price'
    | 'no_delivered_price'
    | 'no_origin'
    | 'no_destination'
    | 'po_missing'
    | 'address_missing'
    | 'gst_number_missing'
    | 'qst_number_missing'
    | 'below_zero'
    | 'too_large';
  /** The job that it is about. */
  jobId: number | null;
  jobReference: string | null;
};
export type Invoice = {
  id: number;
  kind: 'invoice' | 'credit-note';
  /** `void`: a credit note credited it in full. */
  status: 'draft' | 'issued' | 'partly-paid' | 'paid' | 'void';
  /** The number, with the prefix of its day; null for a draft. */
  reference: string | null;
  /** The invoice that a credit note credits. */
  correctsId: number | null;
  customerId: number;
  customerName: string;
  invoiceDate: string | null;
  dueDate: string | null;
  jobCount: number;
  poNumber: string | null;
  subtotal: number;
  tax: number;
  /** The subtotal and its taxes; below 0 for a credit note. */
  total: number;
  /** The part of the total that is neither paid nor credited. */
  balance: number;
  /** Days since the due date of an open invoice, by the company’s day; else 0. */
  overdueDays: number;
  /** What keeps a draft from being issued; else 0. */
  problems: number;
  /** Whether an e-mail of the open invoice did not reach its address, and was neither sent again nor marked as sent. */
  isUndelivered: boolean;
  createdAt: string;
  issuedAt: string | null;
  /** Counts the changes; sent as ETag. */
  version: number;
  language: 'en-CA' | 'fr-CA';
  /** Days from the date of the invoice to the due date. */
  termsDays: number;
  note: string | null;
  periodFrom: string | null;
  periodTo: string | null;
  billTo: InvoiceParty;
  /** By which the customer pays no sales tax. */
  exemptCertificate: string | null;
  jobs: InvoiceJob[];
  lines: InvoiceLine[];
  taxes: InvoiceTax[];
  paid: number;
  credited: number;
  /** The balance, where it may be written off by the rule of the company. */
  writeOff: number | null;
  issuedBy: string | null;
  /** SHA-256 of the PDF that is kept, hexadecimal. */
  pdfHash: string | null;
  creditNotes: CreditNoteRef[];
  problemList: InvoiceProblem[];
};
export type NewInvoice = {
  jobIds: number[];
};
export type InvoiceJobChanges = {
  jobId: number;
  /** Of the job; where vehicles were left behind, of those that were delivered. */
  price?: number | null;
  /** Province of the pickup. */
  origin?: 'AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT';
  /** Province of the delivery. */
  destination?:
    | 'AB'
    | 'BC'
    | 'MB'
    | 'NB'
    | 'NL'
    | 'NS'
    | 'NT'
    | 'NU'
    | 'ON'
    | 'PE'
    | 'QC'
    | 'SK'
    | 'YT';
};
export type InvoiceCorrection = {
  description: string;
  amount: number;
  taxable: boolean;
  /** The job whose way it is taxed by; of the first job unless given. */
  jobId?: number | null;
};
export type InvoiceChanges = {
  jobIds?: number[];
  /** How jobs are taxed; null: by their provinces. */
  carriages?: {
    jobId: number;
    carriage: ('domestic' | 'international' | 'interline' | 'beyond-quebec') | null;
  }[];
  /** Missing facts of a job on the draft; the job itself is changed. */
  jobs?: InvoiceJobChanges[];
  /** All lines in words of their own; they replace those before. */
  corrections?: InvoiceCorrection[];
  invoiceDate?: string | null;
  termsDays?: number | null;
  language?: ('en-CA' | 'fr-CA') | null;
  poNumber?: string | null;
  note?: string | null;
};
export type NewCreditNote = {
  reason: string;
  /** All of the invoice, which then is void, unless given. */
  lines?: {
    lineId: number;
    /** The credited amount of the line. */
    amount: number;
  }[];
};
export type CreditableLine = {
  lineId: number;
  /** Has the sign of the line. */
  credited: number;
};
export type CreditableTax = {
  name: 'GST' | 'HST' | 'QST';
  province:
    | ('AB' | 'BC' | 'MB' | 'NB' | 'NL' | 'NS' | 'NT' | 'NU' | 'ON' | 'PE' | 'QC' | 'SK' | 'YT')
    | null;
  /** In percent. */
  rate: number;
  creditedBase: number;
  credited: number;
};
export type Creditable = {
  lines: CreditableLine[];
  taxes: CreditableTax[];
};
export type InvoiceMails = {
  /** Whether a server for e-mail is set up. */
  canSend: boolean;
  /** When the invoice first went out, by e-mail or by other means; null until then. */
  sentAt: string | null;
  /** Where it goes unless another address is given. */
  to: string | null;
  mails: Mail[];
};
export type NewInvoiceMail = {
  /** The invoice itself unless given. */
  kind?: 'invoice' | 'reminder';
  /** The address that the customer has for it, unless given. */
  to?: string[];
  /** Stands before the usual words. */
  message?: string | null;
  /** Whether the bills of lading of the delivery go with it; they do unless given. */
  billsOfLading?: boolean;
  /** Whether bills of lading go with it that have no signature at the delivery, and no reason for that; they do not unless given. */
  unsignedBills?: boolean;
  /** Whether the first address becomes the one of the customer for invoices; it does not unless given. */
  keepAddress?: boolean;
};
export type InvoiceSent = {
  sent: boolean;
};
export type PaymentAllocation = {
  invoiceId: number;
  reference: string;
  amount: number;
};
export type Payment = {
  id: number;
  customerId: number;
  customerName: string;
  paidOn: string;
  /** Below 0 for a counter-entry. */
  amount: number;
  /** The amount applied to no invoice: the customer’s credit. */
  unapplied: number;
  /** `write-off` where no money came in, but the company gave up the rest. */
  method: 'cheque' | 'transfer' | 'card' | 'cash' | 'other' | 'write-off';
  reference: string | null;
  note: string | null;
  allocations: PaymentAllocation[];
  /** The payment that a counter-entry reverses. */
  undoesId: number | null;
  /** The counter-entry that reversed it. */
  undoneById: number | null;
  takenBy: string;
  createdAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type NewWriteOff = {
  note?: string | null;
};
export type BillableCustomer = {
  customerId: number;
  customerName: string;
  gathering: 'job' | 'week' | 'month';
  jobs: number;
  jobsWithoutPrice: number;
  /** Before taxes. */
  amount: number;
};
export type BillableJob = {
  jobId: number;
  jobReference: string;
  customerId: number | null;
  customerName: string | null;
  /** How the customer is invoiced; `job` is one invoice for each job. */
  gathering: 'job' | 'week' | 'month';
  /** Of a cancelled order when it was cancelled. */
  completedAt: string;
  /** Of a cancelled order the dry-run charge alone is invoiced. */
  isCancelled: boolean;
  poNumber: string | null;
  pickupCity: string | null;
  dropoffCity: string | null;
  vehicleCount: number;
  hasDriverReport: boolean;
  /** Before taxes; null where the job has no price, or none for what was delivered of it. */
  amount: number | null;
};
export type InvoiceDrafts = {
  drafts: Invoice[];
};
export type NewGatheredInvoice = {
  customerId: number;
  /** First day of the deliveries, in company time. */
  from: string;
  to: string;
};
export type InvoiceTotals = {
  drafts: number;
  /** Issued or partly paid invoices. */
  open: number;
  openBalance: number;
  overdue: number;
  overdueBalance: number;
  /** Delivered jobs and cancelled orders with something on no invoice and no draft yet. */
  billableJobs: number;
  /** The amount to invoice for them, before taxes. Null for more than 10,000. */
  billableAmount: number | null;
  /** Those of them without a price, which are not in the sum. */
  billableWithoutPrice: number;
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
  preferredDeliveryDate?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  pickupFrom?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  pickupUntil?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  dropoffFrom?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  dropoffUntil?: string | null;
  specialInstructions?: string | null;
  poNumber?: string | null;
  price?: number | null;
  /** The user of the office who looks after the job. */
  responsibleId?: number | null;
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
  preferredDeliveryDate?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  pickupFrom?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  pickupUntil?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  dropoffFrom?: string | null;
  /** A time of day in the time zone of the place. Stored as `HH:MM`; `2 pm` and `14h30` are accepted. */
  dropoffUntil?: string | null;
  specialInstructions?: string | null;
  poNumber?: string | null;
  price?: number | null;
  /** The user of the office who looks after the job. */
  responsibleId?: number | null;
};
export type JobBillingChange = {
  hasDriverReport?: boolean;
  billingComplete?: boolean;
};
export type JobCancellation = {
  reason: 'customer' | 'not-ready' | 'duplicate' | 'other';
  note: string | null;
  /** Only for those who see prices. */
  dryRunCharge?: number | null;
  cancelledAt: string;
  /** The name of the person. */
  cancelledBy: string;
};
export type CancelledJob = {
  id: number;
  /** Its usual name. */
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
  /** Absent in answers to those who see no prices. */
  price?: number | null;
  vehicleCount: number;
  driverId: number | null;
  customerId: number | null;
  preferredPickupDate: string | null;
  preferredDeliveryDate: string | null;
  /** The hours of the pickup, in the time of the place. */
  pickupFrom: string | null;
  pickupUntil: string | null;
  /** The hours of the drop-off, in the time of the place. */
  dropoffFrom: string | null;
  dropoffUntil: string | null;
  /** The last moment of a delivery on time: the end of the window, or of the delivery date, at the drop-off. */
  deliverBy: string | null;
  /** Absent in answers to drivers. */
  hasDriverReport?: boolean;
  /** Absent in answers to drivers. */
  billingComplete?: boolean;
  /** When the driver left a note that is still unread. Absent in answers to drivers. */
  unreadNoteAt?: string | null;
  /** The user of the office who looks after the job. Absent in answers to drivers. */
  responsibleId?: number | null;
  /** Since when the job has its status, by the tap of the driver; null where that was not recorded. */
  statusSince: string | null;
  /** When the vehicles were loaded, where that was recorded. */
  loadedAt: string | null;
  /** The job whose units, left behind, this one is for. Absent in answers to drivers. */
  carriedFromId?: number | null;
  driver: JobDriver | null;
  customer: JobCustomer | null;
  /** The signature of the person who released the vehicles; null until it was requested. */
  pickupSignature: JobSignature | null;
  /** The recipient’s signature; null until it was requested. */
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
  /** The charge for a dry run. */
  dryRunCharge?: number | null;
};
export type Charge = {
  id: number;
  jobId: number;
  /** The item of the price list that it was made of; null for a free one. */
  itemId: number | null;
  nameEn: string;
  nameFr: string;
  unit: 'each' | 'hour' | 'day' | 'km' | 'percent';
  /** In dollars a unit; in percent where that is the unit. */
  price: number;
  taxable: boolean;
  quantity: number;
  /** Quantity times price, or the percentage of the price that the job has now, rounded once, half a cent up. Null for a percentage while the job has no price. */
  amount: number | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type ProposedCharge = {
  itemId: number;
  /** What the driver reported. */
  reason: 'winch';
  nameEn: string;
  nameFr: string;
  unit: 'each' | 'hour' | 'day' | 'km' | 'percent';
  /** In dollars a unit; in percent where that is the unit. */
  price: number;
  taxable: boolean;
  quantity: number;
  /** Quantity times price, or the percentage of the price that the job has now, rounded once, half a cent up. Null for a percentage while the job has no price. */
  amount: number | null;
};
export type JobCharges = {
  /** In the order in which they were added. */
  charges: Charge[];
  /** Items of the price list that the reports of the driver are a reason for, until a charge is made of them. */
  proposals: ProposedCharge[];
  /** The price of the job and its charges, before taxes; what is null counts as 0. */
  total: number;
};
export type NewCharge = {
  /** An item of the price list; what is left out is then taken from there. */
  itemId?: number;
  nameEn?: string;
  nameFr?: string;
  unit?: 'each' | 'hour' | 'day' | 'km' | 'percent';
  /** Dollars for one unit; where the unit is `percent` a percentage of the price of the job, with at most three decimals. */
  price?: number;
  /** Whether it is taxed as the transport is. */
  taxable?: boolean;
  quantity?: number;
};
export type ChargeChanges = {
  nameEn?: string;
  nameFr?: string;
  unit?: 'each' | 'hour' | 'day' | 'km' | 'percent';
  /** Dollars for one unit; where the unit is `percent` a percentage of the price of the job, with at most three decimals. */
  price?: number;
  /** Whether it is taxed as the transport is. */
  taxable?: boolean;
  quantity?: number;
};
export type JobComment = {
  id: number;
  /** With the person’s name at that time. */
  author: Colleague;
  text: string;
  /** The active users that the text names as `@Name`. */
  mentions: Colleague[];
  createdAt: string;
};
export type NewJobComment = {
  text: string;
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
  /** Name at that time of the person who took it. */
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
  /** The VIN that was read at a vehicle. */
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
  /** Null if there is no signature. */
  method: ('drawn' | 'typed') | null;
  /** Strokes of points `[x, y, milliseconds]` in a square of 1000. */
  strokes: number[][][];
  /** The text that the signer read. */
  language: 'en-CA' | 'fr-CA';
  /** The words that were signed. */
  sentence: string | null;
  signedAt: string;
  /** Name at that time of the person who requested it. */
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
  /** Faults of this job’s sealed versions; empty if there are none. */
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
export type DoneJob = {
  id: number;
  jobId: string;
  /** To undo it within 24 hours. */
  version: number;
  /** False where it was so already. */
  isChanged: boolean;
  /** As it is now; null once it is deleted. */
  job: Job | null;
};
export type RefusedJob = {
  id: number;
  jobId: string;
  /** As of the error that the job alone would get; `driver_inactive` for a driver who left. */
  code: string;
  params?: {
    [key: string]: string | number;
  };
  message: string;
};
export type JobBatch = {
  done: DoneJob[];
  refused: RefusedJob[];
  /** With a filter that finds more: send it as `below` for those. Null at the end. */
  next: number | null;
};
export type JobFilter = {
  /** Words to find, whatever their case and accents; fewer than 2 characters find nothing. */
  q?: string | null;
  /** `active` stands for every status but delivered. */
  status?: 'pending' | 'assigned' | 'picked-up' | 'in-transit' | 'delivered' | 'active';
  customerId?: number;
  driverId?: number;
  /** Delivered jobs with the driver report: those to be billed, those billed, or both. */
  billing?: 'pending' | 'complete' | 'all';
  /** Jobs with an unread note of the driver. */
  note?: 'unread';
  /** Jobs of which a unit was left behind. */
  left?: 'behind';
  /** Delivered jobs whose driver's report has not been received. */
  report?: 'missing';
  /** Jobs of which a vehicle was reported with damage that it did not have at pickup. */
  damage?: 'new';
  /** First day of completion, company time. */
  from?: string | null;
  /** Last day of completion, company time. */
  to?: string | null;
  /** Day of creation, company time. */
  created?: string | null;
};
export type NewJobBatch = {
  action: 'unassign' | 'assign' | 'set-pickup-date' | 'delete' | 'undo';
  /** At most 1000. Either these or a filter. */
  ids?: number[];
  /** Of the jobs, in the order of `ids`: one that is of another version by now is refused. To undo: those that the change answered with; what else of the job has changed since stays. */
  versions?: number[];
  filter?: JobFilter;
  /** With a filter: where to go on, the `next` of the answer before. */
  below?: number;
  /** To assign: the driver. */
  driverId?: number;
  /** To set the pickup date: the day, null for none. */
  preferredPickupDate?: string | null;
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
export type ChosenJobs = {
  ids: number[];
  /** A line for each job unless given, or one for each vehicle with its VIN, year, make, model, PO number and price. The number of units and the price of a job then stand in its first line alone, so that columns can be summed. */
  lines?: 'job' | 'vehicle';
  /** CSV unless given. */
  format?: 'csv' | 'xlsx';
  /** Of heads, words and number formats; the caller's own unless given. In French a CSV file has semicolons and decimal commas, as spreadsheets in French read them. */
  language?: 'en-CA' | 'fr-CA';
};
export type MailBounce = {
  /** The e-mail that came back; null for none. */
  mailId: number | null;
};
export type MoneyLeak = {
  kind:
    | 'not-invoiced'
    | 'no-price'
    | 'no-report'
    | 'charge-not-invoiced'
    | 'reported-not-charged'
    | 'price-differs'
    | 'not-sent'
    | 'not-delivered-mail'
    | 'overdue';
  jobId: number | null;
  jobReference: string | null;
  /** The invoice at risk; for `price-differs`, the last invoice of the job. */
  invoiceId: number | null;
  invoiceReference: string | null;
  customerId: number | null;
  customerName: string | null;
  /** The address of the customer for invoices. */
  customerEmail: string | null;
  /** The amount at risk; below 0 if more was invoiced than agreed; null if unknown. */
  amount: number | null;
  /** In company time. */
  since: string;
  days: number;
};
export type MoneyLeakTotal = {
  kind:
    | 'not-invoiced'
    | 'no-price'
    | 'no-report'
    | 'charge-not-invoiced'
    | 'reported-not-charged'
    | 'price-differs'
    | 'not-sent'
    | 'not-delivered-mail'
    | 'overdue';
  count: number;
  amount: number;
};
export type NewPayment = {
  customerId: number;
  paidOn: string;
  amount: number;
  method: 'cheque' | 'transfer' | 'card' | 'cash' | 'other';
  reference?: string | null;
  note?: string | null;
  /** The rest stays the customer’s credit. The oldest due first unless given. */
  allocations?: {
    invoiceId: number;
    amount: number;
  }[];
};
export type NewAllocations = {
  allocations: {
    invoiceId: number;
    amount: number;
  }[];
};
export type PriceListItem = {
  id: number;
  nameEn: string;
  nameFr: string;
  unit: 'each' | 'hour' | 'day' | 'km' | 'percent';
  /** In dollars a unit; in percent where that is the unit. */
  price: number;
  taxable: boolean;
  /** The driver’s report that proposes it; null if no report does. */
  proposedBy: 'winch' | null;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type NewPriceListItem = {
  nameEn: string;
  nameFr: string;
  unit: 'each' | 'hour' | 'day' | 'km' | 'percent';
  /** Dollars for one unit; where the unit is `percent` a percentage of the price of the job, with at most three decimals. */
  price: number;
  /** Whether it is taxed as the transport is. */
  taxable: boolean;
  proposedBy?: 'winch' | null;
};
export type PriceListItemChanges = {
  nameEn?: string;
  nameFr?: string;
  unit?: 'each' | 'hour' | 'day' | 'km' | 'percent';
  /** Dollars for one unit; where the unit is `percent` a percentage of the price of the job, with at most three decimals. */
  price?: number;
  /** Whether it is taxed as the transport is. */
  taxable?: boolean;
  proposedBy?: 'winch' | null;
};
export type Erasure = {
  /** Stands in place of the name, as in `Erased person 17`. */
  id: number;
  kind: 'user' | 'customer' | 'contact';
  recordId: number;
  driverId: number | null;
  reason: 'asked' | 'purpose-over' | 'collected-wrongly' | 'kept-long-enough';
  requestedAt: string;
  /** Null where the time to keep the record was over. */
  requestedBy: string | null;
  /** Null while other records are still gone through. */
  finishedAt: string | null;
  /** How many other rows named the person so far. */
  changedRows: number;
  /** Records that the law keeps with the name until their retention ends: issued invoices with their PDFs, and sealed reports. Jobs and money stay without the name. */
  kept: ('issued-invoices' | 'sealed-signatures' | 'jobs-and-money')[];
};
export type PrivacyFacts = {
  database: 'sqlite' | 'mysql';
  files: 'folder' | 's3';
  /** The host of an S3 store. */
  filesAt: string | null;
  /** Whether maps and places come from Google. */
  maps: boolean;
  /** The host of the server for e-mail. */
  mailAt: string | null;
  /** The host of the OpenID provider that people sign in by. */
  providerAt: string | null;
  /** The host that the audit log is sent to by syslog. */
  auditAt: string | null;
};
export type FoundPerson = {
  kind: 'user' | 'driver' | 'customer' | 'contact';
  /** Of the user, driver or customer; for a contact, of the customer. */
  id: number;
  name: string;
  /** The e-mail; for a contact, the name of the customer. */
  detail: string | null;
  isDeleted: boolean;
};
export type PrivacyPerson = {
  kind: 'user' | 'driver' | 'customer' | 'contact';
  /** Of the user, driver or customer; for a contact, of the customer. */
  id: number;
  name: string;
  /** An active account cannot be erased. */
  canSignIn: boolean;
  openJobs: number;
  /** Drafts, and invoices on which something is owed. */
  openInvoices: number;
  /** The number, once the person is erased. */
  erasedNumber: number | null;
};
export type NewErasure = {
  /** The name of the person, typed as a confirmation; case and accents do not count. */
  name: string;
  /** `asked`: the person asked for it. `purpose-over`: what the data were kept for is over. `collected-wrongly`: they should not have been kept. */
  reason: 'asked' | 'purpose-over' | 'collected-wrongly';
};
export type Retention = {
  /** Delivered jobs, and deleted ones: contacts, phones, street addresses and notes are deleted; the job, its towns and its money stay. Months, at least 72, counted from the end of the year; null is forever. */
  deliveredJobs: number | null;
  /** Photos of vehicles: the files are deleted. Months, at least 12; null is forever. */
  photos: number | null;
  /** Sealed reports with their signatures: the content is deleted, the seal stays. Months, at least 72, counted from the end of the year; null is forever. */
  signatures: number | null;
  /** The activity log: names and facts are deleted, the entry stays. Months, at least 24; null is forever. */
  activity: number | null;
  /** Expired sign-ins: they are deleted. Months, at least 0; null is 0 months. */
  sessions: number | null;
  /** E-mail that was sent: recipient and content are deleted. Months, at least 12; null is forever. */
  sentMails: number | null;
  /** Deleted customers: they are erased. Months, at least 72, counted from the end of the year; null is forever. */
  deletedCustomers: number | null;
  /** Deleted users and drivers: they are erased. Months, at least 6; null is forever. */
  deletedUsers: number | null;
  /** The last night in which all due records were deleted. */
  lastRunOn: string | null;
  /** Null until a choice was made. */
  updatedAt: string | null;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type RetentionChanges = {
  /** Delivered jobs, and deleted ones: contacts, phones, street addresses and notes are deleted; the job, its towns and its money stay. Months, at least 72, counted from the end of the year; null is forever. */
  deliveredJobs?: number | null;
  /** Photos of vehicles: the files are deleted. Months, at least 12; null is forever. */
  photos?: number | null;
  /** Sealed reports with their signatures: the content is deleted, the seal stays. Months, at least 72, counted from the end of the year; null is forever. */
  signatures?: number | null;
  /** The activity log: names and facts are deleted, the entry stays. Months, at least 24; null is forever. */
  activity?: number | null;
  /** Expired sign-ins: they are deleted. Months, at least 0; null is 0 months. */
  sessions?: number | null;
  /** E-mail that was sent: recipient and content are deleted. Months, at least 12; null is forever. */
  sentMails?: number | null;
  /** Deleted customers: they are erased. Months, at least 72, counted from the end of the year; null is forever. */
  deletedCustomers?: number | null;
  /** Deleted users and drivers: they are erased. Months, at least 6; null is forever. */
  deletedUsers?: number | null;
};
export type RetentionDue = {
  kind:
    | 'deliveredJobs'
    | 'photos'
    | 'signatures'
    | 'activity'
    | 'sessions'
    | 'sentMails'
    | 'deletedCustomers'
    | 'deletedUsers';
  /** Null is forever. */
  months: number | null;
  /** Older records are deleted. */
  firstKept: string | null;
  /** How many records would be deleted now. */
  due: number;
  oldest: string | null;
};
export type Receivable = {
  customerId: number;
  customerName: string;
  phone: string | null;
  /** Where invoices and reminders go. */
  email: string | null;
  /** Where statements go. */
  statementEmail: string | null;
  /** Not due yet. */
  current: number;
  days1To30: number;
  days31To60: number;
  days61To90: number;
  over90: number;
  /** The sum of the five. */
  balance: number;
  /** Paid, and applied to no invoice. */
  credit: number;
  lastNote: {
    /** The first 200 characters. */
    text: string;
    createdAt: string;
  } | null;
  /** The last promise to pay. Null once it is paid, or nothing is owed. */
  promise: {
    on: string;
    /** Null for the whole balance. */
    amount: number | null;
    /** Whether the day has passed without full payment. */
    isBroken: boolean;
  } | null;
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
  /** Open jobs whose delivery window or delivery day has passed, by the time of the place. */
  lateDeliveries: number;
  /** Open jobs without a driver. */
  noDriver: number;
  /** Open jobs with a vehicle that is on another open job too, by its VIN. */
  conflictingVins: number;
  /** Open jobs with an unread note of the driver. */
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
  /** Sum of their prices, as in Total Revenue of billing. */
  revenue: number;
  /** Invoices and credit notes of the month, by their dates. */
  invoices: number;
  /** Their sum before taxes, credit notes taken off: the sales of the books. */
  invoiced: number;
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
export type Webhook = {
  id: number;
  name: string;
  address: string;
  events: (
    | 'job.created'
    | 'job.edited'
    | 'job.assigned'
    | 'job.unassigned'
    | 'job.picked-up'
    | 'job.in-transit'
    | 'job.delivered'
    | 'job.signed'
    | 'job.cancelled'
    | 'job.reinstated'
    | 'job.deleted'
    | 'job.restored'
    | 'invoice.issued'
    | 'invoice.paid'
    | 'invoice.reopened'
    | 'invoice.credited'
  )[];
  includesPrices: boolean;
  isOn: boolean;
  /** It was switched off because the receiver answered 410 Gone. */
  isGone: boolean;
  /** Until then the secret before this one signs as well; null where none does. */
  oldSecretUntil: string | null;
  /** Deliveries that are still to be made. */
  waiting: number;
  /** Deliveries that failed for a day, or were left. */
  parked: number;
  createdAt: string;
  updatedAt: string;
  /** Counts the changes; sent as ETag. */
  version: number;
};
export type WebhookSecret = {
  webhook: Webhook;
  /** The receiver verifies signatures with it. Shown only now. */
  secret: string;
};
export type NewWebhook = {
  name: string;
  /** Begins with `https://`. Names and addresses of the own network are refused. */
  address: string;
  events: (
    | 'job.created'
    | 'job.edited'
    | 'job.assigned'
    | 'job.unassigned'
    | 'job.picked-up'
    | 'job.in-transit'
    | 'job.delivered'
    | 'job.signed'
    | 'job.cancelled'
    | 'job.reinstated'
    | 'job.deleted'
    | 'job.restored'
    | 'invoice.issued'
    | 'invoice.paid'
    | 'invoice.reopened'
    | 'invoice.credited'
  )[];
  /** Events of invoices need it. They do not go out unless it is set. */
  includesPrices?: boolean;
  /** On unless said otherwise. */
  isOn?: boolean;
};
export type WebhookChanges = {
  name?: string;
  /** Begins with `https://`. Names and addresses of the own network are refused. */
  address?: string;
  events?: (
    | 'job.created'
    | 'job.edited'
    | 'job.assigned'
    | 'job.unassigned'
    | 'job.picked-up'
    | 'job.in-transit'
    | 'job.delivered'
    | 'job.signed'
    | 'job.cancelled'
    | 'job.reinstated'
    | 'job.deleted'
    | 'job.restored'
    | 'invoice.issued'
    | 'invoice.paid'
    | 'invoice.reopened'
    | 'invoice.credited'
  )[];
  /** Events of invoices need it. They do not go out unless it is set. */
  includesPrices?: boolean;
  isOn?: boolean;
};
export type WebhookDeliveryProblem = {
  code:
    | 'answered'
    | 'late'
    | 'unreached'
    | 'inside'
    | 'bad-address'
    | 'no-secret'
    | 'unmade'
    | 'switched-off'
    | 'gone'
    | 'restored';
  /** The status, or the error of the connection. */
  detail: string | null;
  message: string;
};
export type WebhookDelivery = {
  id: number;
  /** The `webhook-id` that the receiver knows it by, the same with each attempt. */
  eventId: string;
  type:
    | 'job.created'
    | 'job.edited'
    | 'job.assigned'
    | 'job.unassigned'
    | 'job.picked-up'
    | 'job.in-transit'
    | 'job.delivered'
    | 'job.signed'
    | 'job.cancelled'
    | 'job.reinstated'
    | 'job.deleted'
    | 'job.restored'
    | 'invoice.issued'
    | 'invoice.paid'
    | 'invoice.reopened'
    | 'invoice.credited'
    | 'webhook.test';
  resource: 'job' | 'invoice' | 'webhook';
  resourceId: number;
  /** `parked` failed for a day, or was left when the webhook was switched off. */
  state: 'waiting' | 'done' | 'parked';
  attempts: number;
  /** The next attempt; null unless it waits. */
  nextAt: string | null;
  lastStatus: number | null;
  lastProblem: WebhookDeliveryProblem | null;
  createdAt: string;
  doneAt: string | null;
};
export type WebhookAttempt = {
  id: number;
  at: string;
  durationMs: number;
  /** Without the values of its query. */
  address: string;
  /** Null where there was no answer. */
  status: number | null;
  problem: WebhookDeliveryProblem | null;
  /** How the answer began, without secrets. */
  answer: string | null;
};
export type WholeWebhookDelivery = {
  id: number;
  /** The `webhook-id` that the receiver knows it by, the same with each attempt. */
  eventId: string;
  type:
    | 'job.created'
    | 'job.edited'
    | 'job.assigned'
    | 'job.unassigned'
    | 'job.picked-up'
    | 'job.in-transit'
    | 'job.delivered'
    | 'job.signed'
    | 'job.cancelled'
    | 'job.reinstated'
    | 'job.deleted'
    | 'job.restored'
    | 'invoice.issued'
    | 'invoice.paid'
    | 'invoice.reopened'
    | 'invoice.credited'
    | 'webhook.test';
  resource: 'job' | 'invoice' | 'webhook';
  resourceId: number;
  /** `parked` failed for a day, or was left when the webhook was switched off. */
  state: 'waiting' | 'done' | 'parked';
  attempts: number;
  /** The next attempt; null unless it waits. */
  nextAt: string | null;
  lastStatus: number | null;
  lastProblem: WebhookDeliveryProblem | null;
  createdAt: string;
  doneAt: string | null;
  /** What is sent, to the letter; null before the first attempt. */
  body: string | null;
  /** The newest first, at most 50. */
  log: WebhookAttempt[];
};
export type WebhookReplayed = {
  /** How many are sent again. */
  replayed: number;
};
export type WebhookReplay = {
  from: string;
  until: string;
};
