import type { Permission } from '../people/permissions';

/** The console's views (specification 2.2), and the permission that opens each; the URL names the current one. */
export const VIEW_PERMISSIONS = {
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
  'audit-log': 'audit:read',
  company: 'company:manage',
  'price-list': 'price-list:manage',
  'api-access': 'tokens:own',
  webhooks: 'webhooks:manage',
  privacy: 'privacy:manage',
} as const satisfies Readonly<Record<string, Permission>>;
export type ViewId = keyof typeof VIEW_PERMISSIONS;

// The keys of a constant.
export const VIEW_IDS = Object.keys(VIEW_PERMISSIONS) as ViewId[];

/** The view of a URL: its path, and its parameter `view` if it has one. */
export function viewOf(path: string, named: string | null): ViewId {
  const fallback = /^\/billing\/*$/.test(path) ? 'billing' : 'dashboard';
  return VIEW_IDS.find((id) => id === named) ?? fallback;
}
