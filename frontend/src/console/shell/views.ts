import type { ViewId } from '@dispatch/domain/views/console-view';
import type { ComponentType } from 'react';

export interface ViewParts {
  /** The view's own chunk; `lib/parts.json` lists its other dependencies. */
  readonly load: () => Promise<ComponentType>;
  /** The view is a form whose first field has the focus. */
  readonly takesTyping?: boolean;
  /** A live number next to the label; renders nothing while unknown. */
  readonly loadCount?: () => Promise<ComponentType>;
}

/** The code of the views of specification 2.2 and of custom ones. */
export const VIEW_PARTS: Readonly<Record<ViewId, ViewParts>> = {
  dashboard: {
    load: async () =>
      (await import(/* webpackChunkName: "view-dashboard" */ '../dashboard/DashboardView'))
        .DashboardView,
  },
  todo: {
    load: async () =>
      (await import(/* webpackChunkName: "view-todo" */ '../todo/TodoView')).TodoView,
  },
  'new-dispatch': {
    takesTyping: true,
    load: async () =>
      (await import(/* webpackChunkName: "view-new-dispatch" */ '../new-dispatch/NewDispatchPage'))
        .NewDispatchPage,
  },
  'recurring-jobs': {
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-recurring-jobs" */ '../recurring-jobs/RecurringJobsView'
        )
      ).RecurringJobsView,
  },
  'active-jobs': {
    load: async () =>
      (await import(/* webpackChunkName: "view-active-jobs" */ '../active-jobs/ActiveJobsView'))
        .ActiveJobsView,
    loadCount: async () => (await import('../active-jobs/ActiveJobsCount')).ActiveJobsCount,
  },
  'completed-jobs': {
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-completed-jobs" */ '../completed-jobs/CompletedJobsView'
        )
      ).CompletedJobsView,
  },
  import: {
    load: async () =>
      (await import(/* webpackChunkName: "view-import" */ '../import/ImportView')).ImportView,
  },
  billing: {
    load: async () =>
      (await import(/* webpackChunkName: "view-billing" */ '../billing/BillingView')).BillingView,
    loadCount: async () => (await import('../billing/BillingCount')).BillingCount,
  },
  'to-invoice': {
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-to-invoice" */ '../invoices/to-invoice/ToInvoiceView'
        )
      ).ToInvoiceView,
    loadCount: async () => (await import('../invoices/to-invoice/ToInvoiceCount')).ToInvoiceCount,
  },
  invoices: {
    load: async () =>
      (await import(/* webpackChunkName: "view-invoices" */ '../invoices/list/InvoicesView'))
        .InvoicesView,
  },
  reports: {
    load: async () =>
      (await import(/* webpackChunkName: "view-reports" */ '../reports/ReportsView')).ReportsView,
  },
  payments: {
    load: async () =>
      (await import(/* webpackChunkName: "view-payments" */ '../payments/PaymentsView'))
        .PaymentsView,
  },
  receivables: {
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-receivables" */ '../payments/receivables/ReceivablesView'
        )
      ).ReceivablesView,
  },
  books: {
    load: async () =>
      (await import(/* webpackChunkName: "view-books" */ '../books/BooksView')).BooksView,
  },
  drivers: {
    load: async () =>
      (await import(/* webpackChunkName: "view-drivers" */ '../drivers/DriversView')).DriversView,
  },
  customers: {
    load: async () =>
      (await import(/* webpackChunkName: "view-customers" */ '../customers/CustomersView'))
        .CustomersView,
  },
  users: {
    load: async () =>
      (await import(/* webpackChunkName: "view-users" */ '../users/UsersView')).UsersView,
  },
  'audit-log': {
    load: async () =>
      (await import(/* webpackChunkName: "view-audit-log" */ '../audit-log/AuditLogView'))
        .AuditLogView,
  },
  company: {
    load: async () =>
      (await import(/* webpackChunkName: "view-company" */ '../company/CompanyView')).CompanyView,
  },
  'price-list': {
    load: async () =>
      (await import(/* webpackChunkName: "view-price-list" */ '../price-list/PriceListView'))
        .PriceListView,
  },
  notifications: {
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-notifications" */ '../company/notices/NotificationsView'
        )
      ).NotificationsView,
  },
  privacy: {
    load: async () =>
      (await import(/* webpackChunkName: "view-privacy" */ '../privacy/PrivacyView')).PrivacyView,
  },
  'api-access': {
    load: async () =>
      (await import(/* webpackChunkName: "view-api-access" */ '../api-access/ApiAccessView'))
        .ApiAccessView,
  },
  webhooks: {
    load: async () =>
      (await import(/* webpackChunkName: "view-webhooks" */ '../webhooks/WebhooksView'))
        .WebhooksView,
  },
};
