import { returnPathOf } from './return-path';

test.each([
  ['/job/7', '/job/7'],
  ['/?view=jobs&q=%20a#top', '/?view=jobs&q=%20a#top'],
  ['/loginless', '/loginless'],
  [null, '/'],
  ['', '/'],
  ['job/7', '/'],
  ['//evil.example', '/'],
  ['/\\evil.example', '/'],
  ['/a\\b', '/'],
  ['/\t/evil.example', '/'],
  ['/a\r\nSet-Cookie: a=b', '/'],
  ['/é', '/'],
  ['https://evil.example/', '/'],
  ['/api/auth/logout', '/'],
  ['/api', '/'],
  ['/login', '/'],
  ['/login?problem=lost', '/'],
  [`/${'a'.repeat(500)}`, '/'],
])('%j leads to %s', (text, path) => {
  expect(returnPathOf(text)).toBe(path);
});
