import { claimedRole, roleMapOf } from './provider-role';

test.each([
  ['drivers=driver', [{ value: 'drivers', role: 'driver' }]],
  [
    ' dispatch office = admin , a=b=driver',
    [
      { value: 'dispatch office', role: 'admin' },
      { value: 'a=b', role: 'driver' },
    ],
  ],
  ['', null],
  ['drivers', null],
  ['drivers=', null],
  ['=driver', null],
  ['drivers=king', null],
  ['drivers=driver,', null],
])('the map %j', (text, map) => {
  expect(roleMapOf(text)).toEqual(map);
});

const MAP = [
  { value: 'office', role: 'admin' },
  { value: 'road', role: 'driver' },
] as const;

test.each([
  [{ groups: ['road'] }, 'groups', 'driver'],
  [{ groups: ['road', 'office'] }, 'groups', 'admin'],
  [{ groups: 'road' }, 'groups', 'driver'],
  [{ groups: ['Road', 'roads', 7, null] }, 'groups', 'none'],
  [{ groups: [] }, 'groups', 'none'],
  [{ groups: 'other' }, 'groups', 'none'],
  [{ groups: { road: true } }, 'groups', 'unreadable'],
  [{ groups: null }, 'groups', 'unreadable'],
  [{}, 'groups', 'unreadable'],
  [{}, 'toString', 'unreadable'],
  [{ realm_access: { roles: ['office'] } }, 'realm_access.roles', 'admin'],
  [{ realm_access: { roles: [] } }, 'realm_access.roles', 'none'],
  [{ realm_access: 'office' }, 'realm_access.roles', 'unreadable'],
  [{ 'https://example.com/roles': ['road'] }, 'https://example.com/roles', 'driver'],
  [{ _claim_names: { groups: 'src1' } }, 'groups', 'unreadable'],
  [{ hasgroups: true }, 'groups', 'unreadable'],
  [{ hasgroups: true, groups: ['road'] }, 'groups', 'driver'],
])('of %j the claim %s gives %s', (claims, name, role) => {
  expect(claimedRole(claims, name, MAP)).toBe(role);
});
