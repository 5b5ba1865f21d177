import { type Permission, permissionsOf } from '../people/permissions';
import { VIEW_IDS, type ViewId } from './console-view';
import { entryOf, menuOf, placeAt, viewsBesideMenu } from './menu';

const mayOf = (role: string) => {
  const permissions = permissionsOf({ role, seesPrices: false });
  return (permission: Permission) => permissions.has(permission);
};
const shown = (role: string) => menuOf(mayOf(role)).map((group) => group.map(({ name }) => name));
const inside = (role: string, name: string) =>
  menuOf(mayOf(role))
    .flat()
    .find((entry) => entry.name === name)
    ?.places.map(({ id }) => id);

const DISPATCH = ['dashboard', 'new-dispatch', 'active-jobs', 'completed-jobs'];
const DIRECTORY = ['drivers', 'customers'];
const MONEY = ['billing', 'invoices', 'reports'];

test.each([
  ['admin', [DISPATCH, DIRECTORY, MONEY, ['users', 'settings']]],
  ['dispatcher', [DISPATCH, DIRECTORY, MONEY]],
  [
    'billing',
    [
      ['dashboard'],
      ['billing', 'invoices', 'payments', 'receivables', 'books'],
      ['completed-jobs', 'customers', 'reports'],
    ],
  ],
  ['viewer', [['dashboard', 'active-jobs', 'completed-jobs'], DIRECTORY]],
  ['driver', []],
])('the menu of the role %s', (role, groups) => {
  expect(shown(role)).toEqual(groups);
});

test.each([
  ['admin', 'active-jobs', ['active-jobs', 'recurring-jobs', 'templates', 'import']],
  ['viewer', 'active-jobs', ['active-jobs']],
  ['admin', 'completed-jobs', ['completed-jobs', 'cancelled']],
  ['dispatcher', 'billing', ['billing', 'to-invoice']],
  ['dispatcher', 'invoices', ['invoices', 'payments', 'receivables', 'books']],
  ['billing', 'receivables', ['receivables']],
  ['billing', 'billing', ['billing', 'to-invoice', 'price-list']],
  ['billing', 'completed-jobs', ['completed-jobs', 'cancelled', 'active-jobs']],
  ['billing', 'customers', ['customers', 'drivers']],
  [
    ...(['admin', 'settings'] as const),
    [
      ...['company', 'price-list', 'notifications', 'audit-log'],
      ...['privacy', 'api-access', 'webhooks'],
    ],
  ],
])('the role %s finds inside %s: %j', (role, name, places) => {
  expect(inside(role, name)).toEqual(places);
});

test.each(['admin', 'dispatcher', 'billing', 'viewer'])(
  'every view is in the menu of the role %s, except for some in the account menu',
  (role) => {
    const beside = viewsBesideMenu(mayOf(role));
    expect(beside).toEqual(role === 'admin' ? [] : ['api-access']);
  },
);

test('no view is in two entries', () => {
  for (const role of ['admin', 'billing']) {
    const ids = menuOf(mayOf(role)).flatMap((group) =>
      group.flatMap(({ places }) => places.map(({ id }) => id)),
    );
    expect(new Set(ids).size).toBe(ids.length);
  }
  for (const id of VIEW_IDS) expect(entryOf(menuOf(mayOf('admin')), id)).toBeDefined();
});

test.each<[ViewId, Readonly<Record<string, string>>, string]>([
  ['completed-jobs', {}, 'completed-jobs'],
  ['completed-jobs', { show: 'damaged' }, 'completed-jobs'],
  ['completed-jobs', { show: 'cancelled' }, 'cancelled'],
  ['recurring-jobs', { dialog: 'templates' }, 'templates'],
  ['recurring-jobs', { dialog: 'new' }, 'recurring-jobs'],
])('%s with the parameters %j is the place %s', (view, params, id) => {
  const entry = entryOf(menuOf(mayOf('admin')), view);
  expect(entry && placeAt(entry, view, (name) => params[name] ?? null)?.id).toBe(id);
});
