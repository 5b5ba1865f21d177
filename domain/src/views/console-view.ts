import type { Permission } from '../people/permissions';
import { routeAt } from './routes';

/** A view with the permission that opens it and the key sequences that lead to it. */
function view<const Icon extends string>(
  needs: Permission,
  icon: Icon,
  ...keys: readonly (readonly string[])[]
) {
  return { needs, icon, keys };
}

/** The console's views (specification 2.2); the URL names the current one, and `menu.ts` places them. */
export const CONSOLE_VIEWS = {
  dashboard: view('stats:read', 'dashboard', ['g', 'd']),
  todo: view('notices:own', 'bell', ['g', 'v'], ['g', 'l']),
  'new-dispatch': view('jobs:manage', 'add-circle', ['c', 'd'], ['g', 'n']),
  'recurring-jobs': view('jobs:manage', 'schedule', ['g', 'q']),
  'active-jobs': view('jobs:read', 'jobs', ['g', 'a']),
  'completed-jobs': view('jobs:read', 'task', ['g', 'c']),
  import: view('jobs:manage', 'upload', ['g', 'f']),
  billing: view('billing:manage', 'receipt', ['g', 'b']),
  'to-invoice': view('billing:manage', 'post-add', ['g', 't']),
  invoices: view('billing:manage', 'invoice', ['g', 'i']),
  reports: view('reports:read', 'chart', ['g', 'h']),
  payments: view('billing:manage', 'payments', ['g', 'm']),
  receivables: view('billing:manage', 'hourglass', ['g', 'o']),
  books: view('billing:manage', 'book', ['g', 'j']),
  drivers: view('drivers:read', 'badge', ['g', 'r']),
  customers: view('customers:read', 'storefront', ['g', 'k']),
  users: view('users:manage', 'accounts', ['g', 'u']),
  'audit-log': view('audit:read', 'article', ['g', 'e']),
  company: view('company:manage', 'premises', ['g', 's']),
  'price-list': view('price-list:manage', 'price-tag', ['g', 'p']),
  notifications: view('company:manage', 'email'),
  privacy: view('privacy:manage', 'eye-crossed', ['g', 'y']),
  'api-access': view('tokens:own', 'key', ['g', 'x']),
  webhooks: view('webhooks:manage', 'hook', ['g', 'w']),
};
export type ViewId = keyof typeof CONSOLE_VIEWS;

// The keys of a constant.
export const VIEW_IDS = Object.keys(CONSOLE_VIEWS) as ViewId[];

/** Former views, whose addresses may be saved. The list of what to do reads the same parameters. */
const OLD_VIEWS: Readonly<Record<string, ViewId>> = { notices: 'todo', 'money-leaks': 'todo' };

/** The view of a URL: its path, and its parameter `view` if it has one. */
export function viewOf(path: string, named: string | null): ViewId {
  const fallback = routeAt(path) === 'billing' ? 'billing' : 'dashboard';
  const old = named !== null && Object.hasOwn(OLD_VIEWS, named) ? OLD_VIEWS[named] : undefined;
  return VIEW_IDS.find((id) => id === named) ?? old ?? fallback;
}
