import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';
import { server } from '../../../testing/answers/server';

const blank = { year: null, make: 'TBD', model: 'TBD', vinLast8: 'TBD' };

async function open(path: string, vehicle: Parameters<typeof makeUnit>[1] = {}) {
  const sent: unknown[] = [];
  let job = makeJob(7, { jobVehicles: [makeUnit(70, vehicle), makeUnit(71)] });
  server.use(
    http.put('*/api/jobs/7', async ({ request }) => {
      const change = await request.json();
      sent.push(change);
      job = { ...job, version: job.version + 1 };
      return HttpResponse.json(job);
    }),
    ...openedJob(() => job),
  );
  const view = await openJobDialog(path);
  return { ...view, sent, vin: () => view.inside.getByRole('combobox', { name: 'VIN' }) };
}

test('warns about a VIN with a wrong check digit or year, and still saves it', async () => {
  const { person, inside, sent, vin } = await open('/?job=7&panel=edit');
  await person.clear(vin());
  await person.type(vin(), '1HGCM82633A004353');
  expect(vin()).toHaveAccessibleDescription(/check digit does not match/);
  expect(vin()).toHaveAccessibleDescription(/model-year letter does not match the year/);
  expect(vin()).toBeValid();
  await person.click(inside.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ vehicleData: { vinLast8: '1HGCM82633A004353' } }]));
});

test('fills year and make from a pasted VIN; of several it uses the first and links to all units', async () => {
  const { person, inside, vin } = await open('/?job=7&panel=edit', blank);
  await person.clear(vin());
  await person.click(vin());
  await person.paste('1HGCM82633A004352\n2FMDK3GC4ABA12345');
  expect(vin()).toHaveValue('1HGCM82633A004352');
  expect(inside.getByRole('spinbutton', { name: 'Year' })).toHaveValue('2003');
  expect(inside.getByRole('combobox', { name: 'Make' })).toHaveValue('Honda');
  expect(await screen.findByText('Only the first VIN was used')).toBeVisible();
});

test("warns about a VIN on another open job, but not about the job's own", async () => {
  const { person, inside, vin } = await open('/?job=7&panel=edit', { vinLast8: 'KP042788' });
  const asked: (string | null)[] = [];
  const own = makeJob(7, { jobVehicles: [makeUnit(70, { vinLast8: 'KP042788' }), makeUnit(71)] });
  const other = makeJob(8, { jobVehicles: [makeUnit(80, { vinLast8: 'KP042799' })] });
  server.use(
    http.get('*/api/jobs', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json([own, other]);
    }),
  );
  expect(inside.queryByText(/^Also on/)).toBeNull();
  await person.clear(vin());
  await person.type(vin(), 'KP042799');
  expect(await inside.findByText(/^Also on JOB-000008/)).toBeVisible();
  await person.clear(vin());
  await person.type(vin(), 'KP042788');
  await waitFor(() => expect(inside.queryByText(/^Also on/)).toBeNull());
  expect(asked.filter(Boolean)).toEqual(['KP042799']);
});

test('hides the label of the only field under a heading', async () => {
  const { inside } = await open('/?job=7&panel=edit');
  const instructions = within(inside.getByRole('region', { name: 'Special Instructions' }));
  expect(instructions.getByRole('textbox', { name: 'Special Instructions' })).toBeVisible();
  const label = instructions.getByText('Special Instructions', { selector: 'label' });
  expect(label.parentElement).toHaveClass('unseen');
});

test('shows the route during editing and updates it with the input', async () => {
  server.use(...openedJob(() => makeJob(7, { pickupCity: 'Laval', pickupProvince: 'QC' })));
  const { person, inside } = await openJobDialog('/?job=7&panel=edit');
  const route = inside.getByRole('region', { name: 'Route' });
  expect(route).toHaveTextContent('Laval, QC');
  const dropoff = within(inside.getByRole('region', { name: 'Dropoff Location' }));
  await person.type(dropoff.getByRole('textbox', { name: 'City' }), 'Sudbury');
  await waitFor(() => expect(route).toHaveTextContent('Sudbury'));
});

test.each(['Save', 'Cancel'])(
  'after %s the focus is on Edit, and Escape closes at once',
  async (name) => {
    const { person, inside, dialog, history } = await open('/?job=7');
    await person.click(inside.getByRole('button', { name: 'Edit' }));
    expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await person.type(inside.getByRole('textbox', { name: 'PO Number' }), '1');
    await person.click(inside.getByRole('button', { name }));
    expect(await inside.findByRole('button', { name: 'Edit' })).toHaveFocus();
    await person.keyboard('{Escape}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(history.location.search).toBe('');
  },
);

test('rejects an incomplete date with a message and keeps the stored one', async () => {
  const { person, inside, sent } = await open('/?job=7&panel=edit');
  const date = inside.getByRole('textbox', { name: 'Preferred Pickup Date' });
  await person.clear(date);
  await person.type(date, '03/04');
  await person.click(inside.getByRole('button', { name: 'Save' }));
  expect(date).toHaveAccessibleDescription('Enter the full date, such as 2026-11-25');
  expect(date).toHaveFocus();
  expect(date).toHaveValue('03/04');
  expect(sent).toEqual([]);
  await person.clear(date);
  await person.type(date, '4 dec 2026');
  expect(date).toHaveAccessibleDescription('Fri, Dec 4, 2026');
  await person.click(inside.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent).toEqual([{ preferredPickupDate: '2026-12-04' }]));
});
