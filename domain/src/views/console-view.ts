import type { Permission } from '../people/permissions';
import { routeAt } from './routes';

/** The groups of the menu, in its order. */
export const MENU_GROUPS = [
  'home',
  'dispatch',
  'directory',
  'money',
  'records',
  'administration',
] as const;

/** A group in which the view is an entry, or the entry that contains it: a view or `settings`. */
type Spot = string;

/** A view with its spot in the menu, the permission that opens it and the key sequences that lead to it. */
function view<const Icon extends string>(
  /** The second is for people who work with money, but do not dispatch. */
  spot: Spot | readonly [Spot, Spot],
  needs: Permission,
  icon: Icon,
  ...keys: readonly (readonly string[])[]
) {
  const [usual, inBilling] = typeof spot === 'string' ? [spot, spot] : spot;
  return { spot: { usual, inBilling }, needs, icon, keys };
}

/** The console's views (specification 2.2) in the order of the menu; the URL names the current one. */
export const CONSOLE_VIEWS = {
  dashboard: view(['dispatch', 'home'], 'stats:read', 'dashboard', ['g', 'd']),
  todo: view('dashboard', 'notices:own', 'bell', ['g', 'v'], ['g', 'l']),
  'new-dispatch': view('dispatch', 'jobs:manage', 'add-circle', ['c', 'd'], ['g', 'n']),
  'active-jobs': view(['dispatch', 'completed-jobs'], 'jobs:read', 'jobs', ['g', 'a']),
  'recurring-jobs': view('active-jobs', 'jobs:manage', 'schedule', ['g', 'q']),
  import: view('active-jobs', 'jobs:manage', 'upload', ['g', 'f']),
  'completed-jobs': view(['dispatch', 'records'], 'jobs:read', 'task', ['g', 'c']),
  drivers: view(['directory', 'customers'], 'drivers:read', 'badge', ['g', 'r']),
  customers: view(['directory', 'records'], 'customers:read', 'storefront', ['g', 'k']),
  billing: view('money', 'billing:manage', 'receipt', ['g', 'b']),
  'to-invoice': view('billing', 'billing:manage', 'post-add', ['g', 't']),
  invoices: view('money', 'billing:manage', 'invoice', ['g', 'i']),
  payments: view(['invoices', 'money'], 'billing:manage', 'payments', ['g', 'm']),
  receivables: view(['invoices', 'money'], 'billing:manage', 'hourglass', ['g', 'o']),
  books: view(['invoices', 'money'], 'billing:manage', 'book', ['g', 'j']),
  reports: view(['money', 'records'], 'reports:read', 'chart', ['g', 'h']),
  users: view('administration', 'users:manage', 'accounts', ['g', 'u']),
  company: view('settings', 'company:manage', 'premises', ['g', 's']),
  'price-list': view(['settings', 'billing'], 'price-list:manage', 'price-tag', ['g', 'p']),
  notifications: view('settings', 'company:manage', 'email'),
  'audit-log': view('settings', 'audit:read', 'article', ['g', 'e']),
  privacy: view('settings', 'privacy:manage', 'eye-crossed', ['g', 'y']),
  'api-access': view('settings', 'tokens:own', 'key', ['g', 'x']),
  webhooks: view('settings', 'webhooks:manage', 'hook', ['g', 'w']),
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
