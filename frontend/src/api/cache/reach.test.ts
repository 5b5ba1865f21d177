import { OWN_CHANGE_TAGS, OWN_JOB_CHANGE_TAGS } from './reach';
import { listTag } from './tags';

test('every change by the user refreshes jobs, drivers, customers, users, statistics and billing', () => {
  const refreshed = [
    ...(['job', 'driver', 'customer', 'user', 'stats', 'billing'] as const),
    ...(['billable', 'leak', 'report', 'activity'] as const),
  ] as const;
  const longLists = ['activeJobs', 'jobPages', 'customerPages'] as const;
  expect(OWN_CHANGE_TAGS).toHaveLength(refreshed.length + longLists.length);
  expect(OWN_CHANGE_TAGS).toEqual(
    expect.arrayContaining([...refreshed, ...longLists].map(listTag)),
  );
});

test("a user's own job change does not reload the active list with its thousands of jobs", () => {
  expect(OWN_JOB_CHANGE_TAGS).not.toContainEqual(listTag('activeJobs'));
  expect(OWN_JOB_CHANGE_TAGS).toHaveLength(OWN_CHANGE_TAGS.length - 1);
});
