import type { Permission } from '../people/permissions';
import { routeAt } from './routes';

/** The groups of the menu, in its order. */
export const MENU_GROUPS = ['dispatch', 'money', 'directory', 'administration'] as const;
type MenuGroup = (typeof MENU_GROUPS)[number];

/** A view in its group of the menu, with the permission that opens it and the key sequences that lead to it. */
function view<const Icon extends string>(
  group: MenuGroup,
  needs: Permission,
  icon: Icon,
  ...keys: readonly (readonly string[])[]
) {
  return { group, needs, icon, keys };
}

/** The console's views (specification 2.2) in the order of the menu; the URL names the current one. */
export const CONSOLE_VIEWS = {
  dashboard: view('dispatch', 'stats:read', 'dashboard', ['g', 'd']),
  'new-dispatch': view('dispatch', 'jobs:manage', 'add-circle', ['c', 'd'], ['g', 'n']),
  'recurring-jobs': view('dispatch', 'jobs:manage', 'schedule', ['g', 'q']),
  'active-jobs': view('dispatch', 'jobs:read', 'jobs', ['g', 'a']),
  'completed-jobs': view('dispatch', 'jobs:read', 'task', ['g', 'c']),
  notices: view('dispatch', 'notices:own', 'bell', ['g', 'v']),
  import: view('dispatch', 'jobs:manage', 'upload', ['g', 'f']),
  billing: view('money', 'billing:manage', 'receipt', ['g', 'b']),
  'to-invoice': view('money', 'billing:manage', 'post-add', ['g', 't']),
  invoices: view('money', 'billing:manage', 'invoice', ['g', 'i']),
  reports: view('money', 'reports:read', 'chart', ['g', 'h']),
  payments: view('money', 'billing:manage', 'payments', ['g', 'm']),
  receivables: view('money', 'billing:manage', 'hourglass', ['g', 'o']),
  'money-leaks': view('money', 'billing:manage', 'warning', ['g', 'l']),
  books: view('money', 'billing:manage', 'book', ['g', 'j']),
  drivers: view('directory', 'drivers:read', 'badge', ['g', 'r']),
  customers: view('directory', 'customers:read', 'storefront', ['g', 'k']),
  users: view('administration', 'users:manage', 'accounts', ['g', 'u']),
  'audit-log': view('administration', 'audit:read', 'article', ['g', 'e']),
  company: view('administration', 'company:manage', 'premises', ['g', 's']),
  'price-list': view('administration', 'price-list:manage', 'price-tag', ['g', 'p']),
  privacy: view('administration', 'privacy:manage', 'eye-crossed', ['g', 'y']),
  'api-access': view('administration', 'tokens:own', 'key', ['g', 'x']),
  webhooks: view('administration', 'webhooks:manage', 'hook', ['g', 'w']),
};
export type ViewId = keyof typeof CONSOLE_VIEWS;

// The keys of a constant.
export const VIEW_IDS = Object.keys(CONSOLE_VIEWS) as ViewId[];

/** The view of a URL: its path, and its parameter `view` if it has one. */
export function viewOf(path: string, named: string | null): ViewId {
  const fallback = routeAt(path) === 'billing' ? 'billing' : 'dashboard';
  return VIEW_IDS.find((id) => id === named) ?? fallback;
}
