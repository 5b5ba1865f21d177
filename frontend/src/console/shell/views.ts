import type { ViewId } from '@dispatch/domain/views/console-view';
import type { ComponentType } from 'react';

export type MenuGroup = 'dispatch' | 'money' | 'directory' | 'administration';

export interface ConsoleView {
  readonly id: ViewId;
  readonly group: MenuGroup;
  /** The view's own chunk; `lib/parts.json` lists its other dependencies. */
  readonly load: () => Promise<ComponentType>;
  /** A live number next to the label; renders nothing while unknown. */
  readonly loadCount?: () => Promise<ComponentType>;
}

/** The views of specification 2.2 and custom ones, in menu order. */
export const CONSOLE_VIEWS: readonly ConsoleView[] = [
  {
    id: 'dashboard',
    group: 'dispatch',
    load: async () =>
      (await import(/* webpackChunkName: "view-dashboard" */ '../dashboard/DashboardView'))
        .DashboardView,
  },
  {
    id: 'new-dispatch',
    group: 'dispatch',
    load: async () =>
      (await import(/* webpackChunkName: "view-new-dispatch" */ '../new-dispatch/NewDispatchPage'))
        .NewDispatchPage,
  },
  {
    id: 'recurring-jobs',
    group: 'dispatch',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-recurring-jobs" */ '../recurring-jobs/RecurringJobsView'
        )
      ).RecurringJobsView,
  },
  {
    id: 'active-jobs',
    group: 'dispatch',
    load: async () =>
      (await import(/* webpackChunkName: "view-active-jobs" */ '../active-jobs/ActiveJobsView'))
        .ActiveJobsView,
    loadCount: async () => (await import('../active-jobs/ActiveJobsCount')).ActiveJobsCount,
  },
  {
    id: 'completed-jobs',
    group: 'dispatch',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-completed-jobs" */ '../completed-jobs/CompletedJobsView'
        )
      ).CompletedJobsView,
  },
  {
    id: 'notices',
    group: 'dispatch',
    load: async () =>
      (await import(/* webpackChunkName: "view-notices" */ '../notices/NoticesView')).NoticesView,
  },
  {
    id: 'import',
    group: 'dispatch',
    load: async () =>
      (await import(/* webpackChunkName: "view-import" */ '../import/ImportView')).ImportView,
  },
  {
    id: 'billing',
    group: 'money',
    load: async () =>
      (await import(/* webpackChunkName: "view-billing" */ '../billing/BillingView')).BillingView,
    loadCount: async () => (await import('../billing/BillingCount')).BillingCount,
  },
  {
    id: 'to-invoice',
    group: 'money',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-to-invoice" */ '../invoices/to-invoice/ToInvoiceView'
        )
      ).ToInvoiceView,
  },
  {
    id: 'invoices',
    group: 'money',
    load: async () =>
      (await import(/* webpackChunkName: "view-invoices" */ '../invoices/list/InvoicesView'))
        .InvoicesView,
  },
  {
    id: 'payments',
    group: 'money',
    load: async () =>
      (await import(/* webpackChunkName: "view-payments" */ '../payments/PaymentsView'))
        .PaymentsView,
  },
  {
    id: 'receivables',
    group: 'money',
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-receivables" */ '../payments/receivables/ReceivablesView'
        )
      ).ReceivablesView,
  },
  {
    id: 'money-leaks',
    group: 'money',
    load: async () =>
      (await import(/* webpackChunkName: "view-money-leaks" */ '../invoices/leaks/MoneyLeaksView'))
        .MoneyLeaksView,
  },
  {
    id: 'books',
    group: 'money',
    load: async () =>
      (await import(/* webpackChunkName: "view-books" */ '../books/BooksView')).BooksView,
  },
  {
    id: 'drivers',
    group: 'directory',
    load: async () =>
      (await import(/* webpackChunkName: "view-drivers" */ '../drivers/DriversView')).DriversView,
  },
  {
    id: 'customers',
    group: 'directory',
    load: async () =>
      (await import(/* webpackChunkName: "view-customers" */ '../customers/CustomersView'))
        .CustomersView,
  },
  {
    id: 'users',
    group: 'administration',
    load: async () =>
      (await import(/* webpackChunkName: "view-users" */ '../users/UsersView')).UsersView,
  },
  {
    id: 'audit-log',
    group: 'administration',
    load: async () =>
      (await import(/* webpackChunkName: "view-audit-log" */ '../audit-log/AuditLogView'))
        .AuditLogView,
  },
  {
    id: 'company',
    group: 'administration',
    load: async () =>
      (await import(/* webpackChunkName: "view-company" */ '../company/CompanyView')).CompanyView,
  },
  {
    id: 'price-list',
    group: 'administration',
    load: async () =>
      (await import(/* webpackChunkName: "view-price-list" */ '../price-list/PriceListView'))
        .PriceListView,
  },
  {
    id: 'privacy',
    group: 'administration',
    load: async () =>
      (await import(/* webpackChunkName: "view-privacy" */ '../privacy/PrivacyView')).PrivacyView,
  },
  {
    id: 'api-access',
    group: 'administration',
    load: async () =>
      (await import(/* webpackChunkName: "view-api-access" */ '../api-access/ApiAccessView'))
        .ApiAccessView,
  },
  {
    id: 'webhooks',
    group: 'administration',
    load: async () =>
      (await import(/* webpackChunkName: "view-webhooks" */ '../webhooks/WebhooksView'))
        .WebhooksView,
  },
];

export const MENU_GROUPS: readonly MenuGroup[] = [
  'dispatch',
  'money',
  'directory',
  'administration',
];
