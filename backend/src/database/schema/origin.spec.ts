import { originOf } from './origin';

test.each([
  [['a', 'b'], 'this-version-or-older'],
  [['a'], 'this-version-or-older'],
  [[], 'this-version-or-older'],
  [['a', 'b', 'c'], 'newer'],
  [['a', 'c'], 'before-the-first-release'],
  [['x'], 'before-the-first-release'],
])('a database with the steps %j is, for a program with a and b, %s', (recorded, origin) => {
  expect(originOf(['a', 'b'], recorded)).toBe(origin);
});
