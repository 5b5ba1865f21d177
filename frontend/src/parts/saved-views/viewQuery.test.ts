import { viewQuery } from './viewQuery';

test.each([
  [
    'active-jobs',
    '?view=active-jobs&status=pending&q=a%20b&job=3&panel=edit',
    'q=a+b&status=pending',
  ],
  ['active-jobs', '?q=&sort=route&order=desc&layout=list', 'order=desc&sort=route'],
  ['active-jobs', '?left=behind', 'left=behind'],
  ['completed-jobs', '?show=left&driver=4&customer=3', 'customer=3&driver=4&show=left'],
  ['completed-jobs', '?from=2026-03-31&to=2026-03-31&status=x', 'from=2026-03-31&to=2026-03-31'],
  ['billing', '?view=billing&show=all', 'show=all'],
  ['customers', '?customer=7&status=inactive&dialog=add&edit=2', 'status=inactive'],
  ['drivers', '?driver=4&q=ren%C3%A9e', 'q=ren%C3%A9e'],
  ['drivers', '', ''],
] as const)('%s keeps of %s: %s', (list, search, query) => {
  expect(viewQuery(list, search)).toBe(query);
});
