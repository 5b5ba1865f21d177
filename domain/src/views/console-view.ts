import { routeAt } from './routes';

/** The console's views (specification 2.2); the URL names the current one. */
export const VIEW_IDS = [
  'dashboard',
  'new-dispatch',
  'recurring-jobs',
  'active-jobs',
  'completed-jobs',
  'notices',
  'import',
  'billing',
  'to-invoice',
  'invoices',
  'payments',
  'receivables',
  'money-leaks',
  'books',
  'drivers',
  'customers',
  'users',
  'audit-log',
  'company',
  'price-list',
  'api-access',
  'webhooks',
  'privacy',
] as const;
export type ViewId = (typeof VIEW_IDS)[number];

/** The view of a URL: its path, and its parameter `view` if it has one. */
export function viewOf(path: string, named: string | null): ViewId {
  const fallback = routeAt(path) === 'billing' ? 'billing' : 'dashboard';
  return VIEW_IDS.find((id) => id === named) ?? fallback;
}
