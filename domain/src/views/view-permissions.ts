import type { Permission } from '../people/permissions';
import type { ViewId } from './console-view';

export const VIEW_PERMISSIONS: Readonly<Record<ViewId, Permission>> = {
  dashboard: 'stats:read',
  'new-dispatch': 'jobs:manage',
  'recurring-jobs': 'jobs:manage',
  'active-jobs': 'jobs:read',
  'completed-jobs': 'jobs:read',
  notices: 'notices:own',
  import: 'jobs:manage',
  billing: 'billing:manage',
  'to-invoice': 'billing:manage',
  invoices: 'billing:manage',
  payments: 'billing:manage',
  receivables: 'billing:manage',
  'money-leaks': 'billing:manage',
  books: 'billing:manage',
  drivers: 'drivers:read',
  customers: 'customers:read',
  users: 'users:manage',
  company: 'company:manage',
  'price-list': 'price-list:manage',
  'audit-log': 'audit:read',
  privacy: 'privacy:manage',
  'api-access': 'tokens:own',
  webhooks: 'webhooks:manage',
};
