import { PERMISSIONS, permissionsOf } from './permissions';
import { isScope, opened, SCOPES, scopeFor, scopesOf, SERVICE_HOLDER } from './scopes';

const holder = (role: string) => ({ permissions: permissionsOf({ role, seesPrices: false }) });

test.each([
  ['jobs:read-own', 'GET', 'jobs:read'],
  ['jobs:read', 'GET', 'jobs:read'],
  ['jobs:read', 'PUT', 'jobs:read'],
  ['jobs:drive', 'PATCH', 'jobs:write'],
  ['jobs:manage', 'POST', 'jobs:write'],
  ['jobs:manage', 'GET', 'jobs:write'],
  ['billing:manage', 'GET', 'billing:read'],
  ['billing:manage', 'HEAD', 'billing:read'],
  ['billing:manage', 'POST', 'billing:write'],
  ['price-list:manage', 'PUT', 'price-list:write'],
  ['company:manage', 'GET', 'company:read'],
  ['company:manage', 'PUT', 'company:write'],
  ['drivers:set-status-own', 'PATCH', 'drivers:write'],
  ['users:manage', 'GET', 'users:read'],
  ['users:manage', 'POST', null],
  ['users:manage', 'DELETE', null],
  ['export', 'GET', 'export:read'],
  ['events', 'GET', 'events:read'],
  ['addresses:suggest', 'GET', 'addresses:read'],
  ['reports:read', 'GET', 'reports:read'],
  ['money-reports:read', 'GET', 'money-reports:read'],
  ['session', 'GET', null],
  ['session', 'POST', null],
  ['views:save', 'GET', null],
  ['tokens:own', 'GET', null],
  ['tokens:own', 'POST', null],
  ['tokens:manage', 'GET', null],
  ['tokens:manage', 'POST', null],
  ['webhooks:manage', 'GET', null],
  ['webhooks:manage', 'POST', null],
  ['audit:read', 'GET', null],
  ['privacy:manage', 'GET', null],
] as const)('a token with a request for %s by %s needs %o', (permission, method, scope) => {
  expect(scopeFor(permission, method)).toBe(scope);
});

test('every scope is useful to some role, and all of them to admins', () => {
  expect(scopesOf(holder('admin'))).toEqual(SCOPES);
  expect(scopesOf(SERVICE_HOLDER)).toEqual(SCOPES);
});

test('drivers can use the scopes of their own records', () => {
  expect(scopesOf(holder('driver'))).toEqual([
    'jobs:read',
    'jobs:write',
    'drivers:read',
    'drivers:write',
    'events:read',
  ]);
});

test('read-only users can use no write scope', () => {
  expect(scopesOf(holder('viewer')).filter((scope) => scope.endsWith(':write'))).toEqual([]);
});

test.each([
  ['admin', ['jobs:read'], ['jobs:read-own', 'jobs:read']],
  ['driver', ['jobs:read', 'jobs:write'], ['jobs:read-own', 'jobs:drive']],
  ['viewer', ['jobs:read', 'jobs:write', 'billing:read'], ['jobs:read-own', 'jobs:read']],
  ['admin', ['customers:write'], ['customers:manage']],
  ['admin', ['billing:read'], ['billing:manage']],
  ['admin', [], []],
] as const)('with role %o, scopes %o give %o', (role, scopes, left) => {
  expect([...opened(scopes, holder(role))].sort()).toEqual([...left].sort());
});

test('all scopes together exclude actions on users that require a signed-in user', () => {
  const left = opened(SCOPES, SERVICE_HOLDER);
  expect(PERMISSIONS.filter((permission) => !left.has(permission))).toEqual([
    'session',
    'tokens:own',
    'tokens:manage',
    'webhooks:manage',
    'audit:read',
    'privacy:manage',
    'views:save',
    'notices:own',
    'push:own',
  ]);
});

test('no scope lets a token create another, or change sign-in settings', () => {
  const reached = PERMISSIONS.filter((permission) => scopeFor(permission, 'POST') !== null);
  expect(
    reached.filter((permission) => /^(session|sign-in|tokens|users|views)/.test(permission)),
  ).toEqual([]);
});

test.each(['jobs', 'jobs:', 'jobs:manage', 'users:write', 'JOBS:read', '', null, 1])(
  '%o is not a scope',
  (value) => {
    expect(isScope(value)).toBe(false);
  },
);
