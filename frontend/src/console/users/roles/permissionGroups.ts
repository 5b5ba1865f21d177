import type { Permission } from '@dispatch/domain/people/permissions';

/** The groups of the permission table; each permission occurs once. */
export const PERMISSION_GROUPS = {
  jobs: ['jobs:read', 'jobs:manage', 'jobs:comment', 'jobs:drive', 'export'],
  money: ['prices:read', 'billing:manage', 'price-list:manage', 'money-reports:read'],
  people: [
    'customers:read',
    'customers:manage',
    'drivers:read',
    'drivers:manage',
    'vehicles:read',
    'vehicles:manage',
  ],
  office: ['stats:read', 'reports:read', 'activity:read', 'addresses:suggest', 'views:save', 'notices:own'],
  administration: [
    'users:manage',
    'company:manage',
    'tokens:manage',
    'webhooks:manage',
    'audit:read',
    'privacy:manage',
  ],
  own: [
    'session',
    'events',
    'jobs:read-own',
    'drivers:read-own',
    'drivers:set-status-own',
    'push:own',
    'tokens:own',
  ],
} as const satisfies Record<string, readonly Permission[]>;

export type PermissionGroup = keyof typeof PERMISSION_GROUPS;

/** Keys of their texts; a colon in a key would separate the namespace. */
export const PERMISSION_TEXTS = {
  session: 'session',
  events: 'events',
  'jobs:read-own': 'jobsReadOwn',
  'jobs:drive': 'jobsDrive',
  'jobs:read': 'jobsRead',
  'jobs:manage': 'jobsManage',
  'jobs:comment': 'jobsComment',
  'prices:read': 'pricesRead',
  'billing:manage': 'billingManage',
  'price-list:manage': 'priceListManage',
  'company:manage': 'companyManage',
  'customers:read': 'customersRead',
  'customers:manage': 'customersManage',
  'vehicles:read': 'vehiclesRead',
  'vehicles:manage': 'vehiclesManage',
  'drivers:read-own': 'driversReadOwn',
  'drivers:set-status-own': 'driversSetStatusOwn',
  'drivers:read': 'driversRead',
  'drivers:manage': 'driversManage',
  'users:manage': 'usersManage',
  'tokens:own': 'tokensOwn',
  'tokens:manage': 'tokensManage',
  'webhooks:manage': 'webhooksManage',
  'audit:read': 'auditRead',
  'privacy:manage': 'privacyManage',
  'stats:read': 'statsRead',
  'reports:read': 'reportsRead',
  'money-reports:read': 'moneyReportsRead',
  'activity:read': 'activityRead',
  'addresses:suggest': 'addressesSuggest',
  'views:save': 'viewsSave',
  'notices:own': 'noticesOwn',
  'push:own': 'pushOwn',
  export: 'export',
} as const satisfies Record<Permission, string>;
