import { pageOf } from './browser-app';

const SLASHES = '/'.repeat(1_000_000);

test.each([
  ['/', '/', null],
  ['/?view=billing', '/', 'billing'],
  ['/billing//', '/billing', null],
  ['/job/4/?a=b/&view=users', '/job/4', 'users'],
  ['//', '/', null],
  ['//evil.example/x', '//evil.example/x', null],
])('%s is the page %s with the view %s', (address, path, view) => {
  expect(pageOf(address)).toEqual({ path, view });
});

test('many slashes do not slow the server down', () => {
  expect(pageOf(`/x${SLASHES}`).path).toBe('/x');
  expect(pageOf(`/x${SLASHES}y`).path).toHaveLength(SLASHES.length + 3);
});
