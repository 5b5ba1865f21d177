import { viewOf } from './console-view';

test.each([
  ['/', null, 'dashboard'],
  ['/dashboard', null, 'dashboard'],
  ['/no/such/path', null, 'dashboard'],
  ['/', 'customers', 'customers'],
  ['/', 'nonsense', 'dashboard'],
  ['/', 'toString', 'dashboard'],
  ['/', 'notices', 'todo'],
  ['/', 'money-leaks', 'todo'],
  ['/billing', null, 'billing'],
  ['/billing/', null, 'billing'],
  ['/billing', 'nonsense', 'billing'],
  ['/billing', 'drivers', 'drivers'],
  ['/billings', null, 'dashboard'],
])('%s with the view %s shows %s', (path, named, view) => {
  expect(viewOf(path, named)).toBe(view);
});
