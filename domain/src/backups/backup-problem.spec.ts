import { backupProblemOf } from './backup-problem';

test.each([
  ['ENOENT', 'no-folder'],
  ['EACCES', 'no-access'],
  ['EROFS', 'no-access'],
  ['ENOSPC', 'no-space'],
  ['ECONNREFUSED', 'other'],
  [null, 'other'],
])('%s means %s', (code, problem) => {
  expect(backupProblemOf(code)).toBe(problem);
});
