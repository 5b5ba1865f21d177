import Assignment from '@mui/icons-material/AssignmentOutlined';
import AddCircle from '@mui/icons-material/AddCircleOutlineOutlined';
import Dashboard from '@mui/icons-material/SpaceDashboardOutlined';
import Group from '@mui/icons-material/BadgeOutlined';
import ManageAccounts from '@mui/icons-material/ManageAccountsOutlined';
import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import Storefront from '@mui/icons-material/StorefrontOutlined';
import TaskAlt from '@mui/icons-material/TaskAltOutlined';
import type SvgIcon from '@mui/material/SvgIcon';
import type { ComponentType } from 'react';
import type { ViewId } from '../../lib/consoleViews';

export type MenuGroup = 'dispatch' | 'money' | 'directory';

export interface ConsoleView {
  readonly id: ViewId;
  readonly group: MenuGroup;
  readonly icon: typeof SvgIcon;
  /** The view's own chunk; its texts load with it. */
  readonly load: () => Promise<ComponentType>;
  readonly namespaces: readonly string[];
  /** A live number beside the label; renders nothing while unknown. */
  readonly loadCount?: () => Promise<ComponentType>;
}

/** The eight views of specification 2.2, in the order of the menu. */
export const CONSOLE_VIEWS: readonly ConsoleView[] = [
  {
    id: 'dashboard',
    group: 'dispatch',
    icon: Dashboard,
    namespaces: ['dashboard', 'jobs'],
    load: async () => (await import('../../features/dashboard/DashboardView')).DashboardView,
  },
  {
    id: 'new-dispatch',
    group: 'dispatch',
    icon: AddCircle,
    namespaces: ['dispatch', 'units'],
    load: async () =>
      (await import('../../features/dispatch-form/NewDispatchPage')).NewDispatchPage,
  },
  {
    id: 'active-jobs',
    group: 'dispatch',
    icon: Assignment,
    namespaces: ['activeJobs', 'jobs'],
    load: async () => (await import('../../features/active-jobs/ActiveJobsView')).ActiveJobsView,
    loadCount: async () =>
      (await import('../../features/active-jobs/ActiveJobsCount')).ActiveJobsCount,
  },
  {
    id: 'completed-jobs',
    group: 'dispatch',
    icon: TaskAlt,
    namespaces: ['completed', 'jobs'],
    load: async () =>
      (await import('../../features/completed-jobs/CompletedJobsView')).CompletedJobsView,
  },
  {
    id: 'billing',
    group: 'money',
    icon: ReceiptLong,
    namespaces: ['billing', 'jobs'],
    load: async () => (await import('../../features/billing/BillingView')).BillingView,
    loadCount: async () => (await import('../../features/billing/BillingCount')).BillingCount,
  },
  {
    id: 'drivers',
    group: 'directory',
    icon: Group,
    namespaces: ['drivers', 'jobs'],
    load: async () => (await import('../../features/drivers/DriversView')).DriversView,
  },
  {
    id: 'customers',
    group: 'directory',
    icon: Storefront,
    namespaces: ['customers', 'jobs'],
    load: async () => (await import('../../features/customers/CustomersView')).CustomersView,
  },
  {
    id: 'users',
    group: 'directory',
    icon: ManageAccounts,
    namespaces: ['users', 'jobs'],
    load: async () => (await import('../../features/users/UsersView')).UsersView,
  },
];

export const MENU_GROUPS: readonly MenuGroup[] = ['dispatch', 'money', 'directory'];
