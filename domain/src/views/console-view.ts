import type { Permission } from '../people/permissions';

/** The groups of the menu, in its order. */
export const MENU_GROUPS = ['dispatch', 'money', 'directory', 'administration'] as const;
type MenuGroup = (typeof MENU_GROUPS)[number];

interface ConsoleView {
  readonly group: MenuGroup;
  /** The permission that opens the view. */
  readonly needs: Permission;
  readonly icon: string;
  /** Any of these key sequences opens the view. */
  readonly keys: readonly (readonly string[])[];
}

/** The console's views (specification 2.2) in the order of the menu; the URL names the current one. */
export const CONSOLE_VIEWS = {
  dashboard: {
    group: 'dispatch',
    needs: 'stats:read',
    icon: 'dashboard',
    keys: [['g', 'd']],
  },
  'new-dispatch': {
    group: 'dispatch',
    needs: 'jobs:manage',
    icon: 'add-circle',
    keys: [['c', 'd'], ['g', 'n']],
  },
  'recurring-jobs': {
    group: 'dispatch',
    needs: 'jobs:manage',
    icon: 'schedule',
    keys: [['g', 'q']],
  },
  'active-jobs': {
    group: 'dispatch',
    needs: 'jobs:read',
    icon: 'jobs',
    keys: [['g', 'a']],
  },
  'completed-jobs': {
    group: 'dispatch',
    needs: 'jobs:read',
    icon: 'task',
    keys: [['g', 'c']],
  },
  notices: {
    group: 'dispatch',
    needs: 'notices:own',
    icon: 'bell',
    keys: [['g', 'v']],
  },
  import: {
    group: 'dispatch',
    needs: 'jobs:manage',
    icon: 'upload',
    keys: [['g', 'f']],
  },
  billing: {
    group: 'money',
    needs: 'billing:manage',
    icon: 'receipt',
    keys: [['g', 'b']],
  },
  'to-invoice': {
    group: 'money',
    needs: 'billing:manage',
    icon: 'post-add',
    keys: [['g', 't']],
  },
  invoices: {
    group: 'money',
    needs: 'billing:manage',
    icon: 'invoice',
    keys: [['g', 'i']],
  },
  payments: {
    group: 'money',
    needs: 'billing:manage',
    icon: 'payments',
    keys: [['g', 'm']],
  },
  receivables: {
    group: 'money',
    needs: 'billing:manage',
    icon: 'hourglass',
    keys: [['g', 'o']],
  },
  'money-leaks': {
    group: 'money',
    needs: 'billing:manage',
    icon: 'warning',
    keys: [['g', 'l']],
  },
  books: {
    group: 'money',
    needs: 'billing:manage',
    icon: 'book',
    keys: [['g', 'j']],
  },
  drivers: {
    group: 'directory',
    needs: 'drivers:read',
    icon: 'badge',
    keys: [['g', 'r']],
  },
  customers: {
    group: 'directory',
    needs: 'customers:read',
    icon: 'storefront',
    keys: [['g', 'k']],
  },
  users: {
    group: 'administration',
    needs: 'users:manage',
    icon: 'accounts',
    keys: [['g', 'u']],
  },
  'audit-log': {
    group: 'administration',
    needs: 'audit:read',
    icon: 'article',
    keys: [['g', 'e']],
  },
  company: {
    group: 'administration',
    needs: 'company:manage',
    icon: 'premises',
    keys: [['g', 's']],
  },
  'price-list': {
    group: 'administration',
    needs: 'price-list:manage',
    icon: 'price-tag',
    keys: [['g', 'p']],
  },
  privacy: {
    group: 'administration',
    needs: 'privacy:manage',
    icon: 'eye-crossed',
    keys: [['g', 'y']],
  },
  'api-access': {
    group: 'administration',
    needs: 'tokens:own',
    icon: 'key',
    keys: [['g', 'x']],
  },
  webhooks: {
    group: 'administration',
    needs: 'webhooks:manage',
    icon: 'hook',
    keys: [['g', 'w']],
  },
} as const satisfies Readonly<Record<string, ConsoleView>>;
export type ViewId = keyof typeof CONSOLE_VIEWS;

// The keys of a constant.
export const VIEW_IDS = Object.keys(CONSOLE_VIEWS) as ViewId[];

/** The view of a URL: its path, and its parameter `view` if it has one. */
export function viewOf(path: string, named: string | null): ViewId {
  const fallback = /^\/billing\/*$/.test(path) ? 'billing' : 'dashboard';
  return VIEW_IDS.find((id) => id === named) ?? fallback;
}
