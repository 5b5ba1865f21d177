import { screen, within } from '@testing-library/react';
import { accessibilityProblems } from '../../../testing/accessibility';
import { makeDriver, makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob } from '../../../testing/openedJob';
import { renderApp } from '../../../testing/render';
import { admin } from '../../../testing/samples';
import { server } from '../../../testing/answers/server';
import { setViewport } from '../../../testing/viewport';

const job = makeJob(7, {
  status: 'assigned',
  driver: makeDriver(4, { name: 'Drew Sample' }),
  price: 4321.98,
  poNumber: 'PO-JOB',
  preferredPickupDate: '2026-03-10',
  specialInstructions: 'Ring twice',
  pickupAddress: '10 Yard Rd',
  pickupCity: 'Toronto',
  pickupContactName: 'Gate One',
  dropoffAddress: '55 Front St W',
  jobVehicles: Array.from({ length: 9 }, (_, index) => ({
    ...makeUnit(70 + index, {
      make: `Make ${index + 1}`,
      vin: '1HGCM82633A004352',
      poNumber: 'PO-U',
    }),
    price: 4321.98,
  })),
});

async function open(path: string, language?: 'fr-CA') {
  const print = vi.spyOn(window, 'print').mockImplementation(() => undefined);
  server.use(...openedJob(() => job));
  setViewport(1440);
  const view = await renderApp({ path, user: admin, language });
  const name = language ? 'Feuille de transport' : 'Job sheet';
  return { ...view, print, findSheet: () => screen.findByRole('dialog', { name }) };
}

test('opens the sheet from Print in the details and prints once', async () => {
  const { person, print, findSheet, history } = await open('/?job=7');
  await person.click(await screen.findByRole('button', { name: 'Print' }));
  const sheet = await findSheet();
  const inside = within(await within(sheet).findByRole('article'));
  for (const text of ['JOB-000007', 'Assigned', 'PO PO-JOB', 'Drew Sample', 'Ring twice'])
    expect(inside.getByText(text)).toBeVisible();
  expect(inside.getByText('Preferred pickup Mar 10, 2026')).toBeVisible();
  expect(inside.getByText('10 Yard Rd, Toronto')).toBeVisible();
  expect(inside.getByText('55 Front St W')).toBeVisible();
  expect(inside.getAllByText('Signature')).toHaveLength(2);
  expect(inside.getAllByText('1HGCM82633A004352')).toHaveLength(9);
  expect(sheet).not.toHaveTextContent(/4,?321/);
  expect(print).toHaveBeenCalledTimes(1);
  await person.click(within(sheet).getByRole('button', { name: 'Back to job' }));
  expect(history.location.search).toBe('?job=7');
});

test('leaves space for the condition of each unit and shows the driver’s note below', async () => {
  server.use(...openedJob(() => ({ ...job, completionNotes: 'Scratch on the rear bumper' })));
  setViewport(1440);
  await renderApp({ path: '/?job=7&panel=sheet', user: admin });
  const sheet = within(await screen.findByRole('dialog', { name: 'Job sheet' }));
  const heads = (await sheet.findAllByRole('columnheader')).map((head) => head.textContent);
  expect(heads.slice(-4)).toEqual(['Odometer', 'Keys', 'Damage at pickup', 'Damage at drop-off']);
  const [, first] = sheet.getAllByRole('row');
  expect(
    within(first!)
      .getAllByRole('cell')
      .slice(-4)
      .map((cell) => cell.textContent),
  ).toEqual(['', '', '', '']);
  expect(sheet.getByText('Scratch on the rear bumper')).toBeVisible();
});

test('opens the sheet from a shared link and prints on request', async () => {
  const { person, print, findSheet } = await open('/?job=7&panel=sheet');
  const sheet = await findSheet();
  expect(await within(sheet).findByRole('article')).toBeVisible();
  expect(print).not.toHaveBeenCalled();
  await person.click(within(sheet).getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("uses the user's language", async () => {
  const { findSheet } = await open('/?job=7&panel=sheet', 'fr-CA');
  const sheet = await findSheet();
  expect(await within(sheet).findByText('Reçu à la livraison')).toBeVisible();
  expect(await accessibilityProblems(sheet)).toEqual([]);
});
