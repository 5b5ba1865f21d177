import type { ComponentType } from 'react';
import type { ViewId } from '../../lib/consoleViews';
import viewTexts from './viewTexts.json';

export type MenuGroup = 'dispatch' | 'money' | 'directory';

export interface ConsoleView {
  readonly id: ViewId;
  readonly group: MenuGroup;
  /** The view's own chunk; its texts load with it. */
  readonly load: () => Promise<ComponentType>;
  /** Told to the server by the build, which links to them in the page. */
  readonly namespaces: readonly string[];
  /** What it shows first does without MUI. */
  readonly isPlain?: true;
  /** A live number beside the label; renders nothing while unknown. */
  readonly loadCount?: () => Promise<ComponentType>;
}

/** The eight views of specification 2.2, in the order of the menu. */
export const CONSOLE_VIEWS: readonly ConsoleView[] = [
  {
    id: 'dashboard',
    group: 'dispatch',
    namespaces: viewTexts.dashboard,
    isPlain: true,
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-dashboard" */ '../../features/dashboard/DashboardView'
        )
      ).DashboardView,
  },
  {
    id: 'new-dispatch',
    group: 'dispatch',
    namespaces: viewTexts['new-dispatch'],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-new-dispatch" */ '../../features/dispatch-form/NewDispatchPage'
        )
      ).NewDispatchPage,
  },
  {
    id: 'active-jobs',
    group: 'dispatch',
    namespaces: viewTexts['active-jobs'],
    isPlain: true,
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-active-jobs" */ '../../features/active-jobs/ActiveJobsView'
        )
      ).ActiveJobsView,
    loadCount: async () =>
      (await import('../../features/active-jobs/ActiveJobsCount')).ActiveJobsCount,
  },
  {
    id: 'completed-jobs',
    group: 'dispatch',
    namespaces: viewTexts['completed-jobs'],
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-completed-jobs" */ '../../features/completed-jobs/CompletedJobsView'
        )
      ).CompletedJobsView,
  },
  {
    id: 'billing',
    group: 'money',
    namespaces: viewTexts.billing,
    load: async () =>
      (await import(/* webpackChunkName: "view-billing" */ '../../features/billing/BillingView'))
        .BillingView,
    loadCount: async () => (await import('../../features/billing/BillingCount')).BillingCount,
  },
  {
    id: 'drivers',
    group: 'directory',
    namespaces: viewTexts.drivers,
    load: async () =>
      (await import(/* webpackChunkName: "view-drivers" */ '../../features/drivers/DriversView'))
        .DriversView,
  },
  {
    id: 'customers',
    group: 'directory',
    namespaces: viewTexts.customers,
    load: async () =>
      (
        await import(
          /* webpackChunkName: "view-customers" */ '../../features/customers/CustomersView'
        )
      ).CustomersView,
  },
  {
    id: 'users',
    group: 'directory',
    namespaces: viewTexts.users,
    load: async () =>
      (await import(/* webpackChunkName: "view-users" */ '../../features/users/UsersView'))
        .UsersView,
  },
];

export const MENU_GROUPS: readonly MenuGroup[] = ['dispatch', 'money', 'directory'];
