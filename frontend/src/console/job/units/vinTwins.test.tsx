import { screen, within } from '@testing-library/react';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';
import { server } from '../../../testing/answers/server';

test('warns in both fields when two units of the job have the same VIN', async () => {
  const job = makeJob(7, { jobVehicles: [makeUnit(70), makeUnit(71, { vinLast8: 'KC654321' })] });
  server.use(...openedJob(() => job));
  const { person, inside } = await openJobDialog('/?job=7&panel=units');
  const unit = (number: number) => within(inside.getByRole('group', { name: `Unit ${number}` }));
  const vin = unit(1).getByRole('combobox', { name: 'VIN' });
  expect(screen.queryByText(/has the same VIN/)).toBeNull();
  await person.clear(vin);
  await person.type(vin, 'kc654321');
  expect(await unit(1).findByText('Unit 2 has the same VIN.')).toBeVisible();
  expect(unit(2).getByText('Unit 1 has the same VIN.')).toBeVisible();
});
