import { expect, test } from 'vitest';
import { makeStore } from '../../main/store';
import { JobPage } from '../job/lateJobPage';
import { DriverApp, preparePortal } from './driverPart';

test('the page of a job is loaded before the first render only at the address of a job', async () => {
  const { dispatch } = makeStore();
  history.replaceState(null, '', '/');
  await preparePortal(dispatch, null);
  expect([DriverApp.isThere(), JobPage.isThere()]).toEqual([true, false]);
  history.replaceState(null, '', '/job/3');
  await preparePortal(dispatch, null);
  expect(JobPage.isThere()).toBe(true);
});
