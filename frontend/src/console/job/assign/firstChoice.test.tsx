import { screen, waitFor, within } from '@testing-library/react';
import { owen, serveSeveral } from '../../../testing/answers/severalJobs';
import { makeJob } from '../../../testing/jobSamples';
import { renderApp } from '../../../testing/render';
import { admin } from '../../../testing/samples';
import { setViewport } from '../../../testing/viewport';

const waiting = makeJob(7, { version: 3, pickupCity: 'Toronto', pickupProvince: 'ON' });
const given = [7, '"3"', { driverId: owen.id, status: 'assigned' }];

async function open(job = waiting) {
  const { sent } = serveSeveral([job]);
  setViewport(1440);
  const { person } = await renderApp({
    path: '/?view=active-jobs&job=7&panel=assign',
    user: admin,
  });
  const panel = within(await screen.findByRole('dialog', { name: 'Assign Driver' }));
  const field = await panel.findByRole('combobox', { name: 'Driver' });
  return { sent, person, panel, field };
}

test('proposes the best driver with a reason and assigns with one press', async () => {
  const { sent, person, panel } = await open();
  const first = await panel.findByRole('button', { name: /^Give to Owen Sample/ });
  expect(first).toHaveTextContent('Best fit: available, without open jobs');
  await person.click(first);
  await waitFor(() => expect(sent).toEqual([given]));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('assigns the proposed driver on Enter in the empty field', async () => {
  const { sent, person, panel, field } = await open();
  await panel.findByRole('button', { name: /^Give to Owen Sample/ });
  await person.type(field, '{Enter}', { skipClick: true });
  await waitFor(() => expect(sent).toEqual([given]));
});

test('does not assign the proposed driver on Enter after text was typed', async () => {
  const { sent, person, panel, field } = await open();
  await panel.findByRole('button', { name: /^Give to Owen Sample/ });
  await person.type(field, 'zzz{Enter}');
  expect(await panel.findByText('Please select a driver.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('proposes no driver for an assigned job', async () => {
  const { panel } = await open({ ...waiting, status: 'assigned', driver: owen, driverId: owen.id });
  await waitFor(() =>
    expect(panel.getByRole('combobox', { name: 'Driver' })).toHaveValue('Owen Sample'),
  );
  expect(panel.queryByRole('button', { name: /^Give to/ })).toBeNull();
});
