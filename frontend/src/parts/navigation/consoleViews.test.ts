import { viewHref } from './consoleViews';

test('addresses omit the default view and empty values', () => {
  expect(viewHref('dashboard')).toBe('/');
  expect(viewHref('active-jobs', { status: 'pending', q: '' })).toBe(
    '/?view=active-jobs&status=pending',
  );
});
