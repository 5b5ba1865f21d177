import { type StartPage, visitorPageOf, type VisitorPage } from './visitor-page';

test.each<[string, StartPage, VisitorPage]>([
  ['/', 'landing', 'landing'],
  ['/no/such/path', 'landing', 'landing'],
  ['/login', 'landing', 'sign-in'],
  ['/reset-password', 'sign-in', 'reset-password'],
  ['/debug', 'landing', 'debug'],
  ['/clear', 'landing', 'cleared'],
  ['/', 'sign-in', 'sign-in'],
  ['/no/such/path', 'sign-in', 'sign-in'],
  ['/login', 'sign-in', 'sign-in'],
  ['/debug', 'sign-in', 'debug'],
  ['/clear', 'sign-in', 'cleared'],
])('%s where %s greets people', (path, startPage, page) => {
  expect(visitorPageOf(path, startPage)).toBe(page);
});
