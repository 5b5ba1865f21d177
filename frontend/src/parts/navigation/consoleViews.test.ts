import { viewHref, viewOf } from './consoleViews';

test.each([
  ['/', '', 'dashboard'],
  ['/dashboard', '', 'dashboard'],
  ['/billing', '', 'billing'],
  ['/billing', '?view=drivers', 'drivers'],
  ['/', '?view=active-jobs&q=x', 'active-jobs'],
  ['/', '?view=nonsense', 'dashboard'],
])('%s%s shows %s', (pathname, search, expected) => {
  expect(viewOf(pathname, search)).toBe(expected);
});

test('addresses omit the default view and empty values', () => {
  expect(viewHref('dashboard')).toBe('/');
  expect(viewHref('active-jobs', { status: 'pending', q: '' })).toBe(
    '/?view=active-jobs&status=pending',
  );
});
