import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Job } from '../../../api/jobs/jobs';
import { accessibilityProblems } from '../../../testing/accessibility';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';
import { refusal, server, staleRefusal } from '../../../testing/answers/server';

const three = makeJob(7, {
  version: 3,
  jobVehicles: [
    makeUnit(70),
    makeUnit(71, { make: 'TBD', model: 'TBD', vinLast8: 'TBD' }),
    makeUnit(72, { make: 'Kia', model: 'Rio', vinLast8: 'KC654321' }),
  ],
});

function answer(job: Job = three) {
  const sent: { units: unknown; version: string | null }[] = [];
  const store = { present: job };
  server.use(
    http.put('*/api/jobs/7/units', async ({ request }) => {
      const version = request.headers.get('If-Match');
      const { units } = (await request.json()) as { units: unknown };
      sent.push({ units, version });
      if (version !== `"${store.present.version}"`) return staleRefusal(store.present);
      store.present = { ...store.present, version: store.present.version + 1 };
      return HttpResponse.json(store.present);
    }),
    ...openedJob(() => store.present),
  );
  return { sent, store };
}

async function open(path = '/?job=7&panel=units') {
  const view = await openJobDialog(path);
  const { inside } = view;
  const unit = (number: number) => within(inside.getByRole('group', { name: `Unit ${number}` }));
  const save = () => view.person.click(inside.getByRole('button', { name: 'Save' }));
  return { ...view, unit, save };
}

test("shows the specification's sentence in edit mode and links to all units", async () => {
  answer();
  const { person, inside, history } = await open('/?job=7&panel=edit');
  expect(
    inside.getByText(
      'Only the first vehicle can be edited. For multiple vehicle changes, please contact support.',
    ),
  ).toBeVisible();
  await person.click(inside.getByRole('link', { name: 'Edit all units' }));
  expect(await inside.findByRole('group', { name: 'Unit 3' })).toBeVisible();
  expect(history.location.search).toBe('?job=7&panel=units');
});

test('sends edited, added and removed units, and no unchanged ones', async () => {
  const { sent } = answer();
  const { person, inside, unit, save, history } = await open();
  expect(inside.getByText('3/9')).toHaveRole('status');
  await person.clear(unit(3).getByRole('combobox', { name: 'Model' }));
  await person.type(unit(3).getByRole('combobox', { name: 'Model' }), 'Soul');
  await person.type(unit(3).getByRole('spinbutton', { name: 'Unit Price' }), '650.5');
  await person.click(inside.getByRole('button', { name: 'Remove unit 1' }));
  await person.click(inside.getByRole('button', { name: 'Add Unit' }));
  await person.type(unit(3).getByRole('combobox', { name: 'Make' }), 'Honda');
  await save();
  expect(await screen.findByText('Job updated successfully')).toBeVisible();
  expect(sent).toEqual([
    {
      version: '"3"',
      units: [
        { id: 71 },
        { id: 72, model: 'Soul', price: 650.5 },
        {
          year: new Date().getFullYear(),
          make: 'Honda',
          model: 'TBD',
          vinLast8: 'TBD',
          poNumber: null,
          price: null,
        },
      ],
    },
  ]);
  expect(history.location.search).toBe('?job=7');
});

test('sends nothing without a change', async () => {
  const { sent } = answer();
  const { save, history } = await open();
  await save();
  await waitFor(() => expect(history.location.search).toBe('?job=7'));
  expect(sent).toEqual([]);
});

test('keeps at least one unit and allows at most nine', async () => {
  answer(makeJob(7, { jobVehicles: [makeUnit(70)] }));
  const { person, inside } = await open();
  expect(inside.queryByRole('button', { name: /Remove unit/ })).toBeNull();
  for (let count = 2; count <= 9; count += 1)
    await person.click(inside.getByRole('button', { name: 'Add Unit' }));
  expect(inside.getByText('9/9')).toHaveRole('status');
  expect(inside.getByRole('button', { name: 'Add Unit' })).toBeDisabled();
});

test('fills units from VINs pasted one per line, and warns without blocking', async () => {
  const { sent } = answer();
  const { person, unit, save } = await open();
  await person.click(unit(2).getByRole('combobox', { name: 'VIN' }));
  await person.paste('1HGCM82633A004352\n1HGCM82633A004353\n');
  expect(unit(2).getByRole('combobox', { name: 'VIN' })).toHaveValue('1HGCM82633A004352');
  const added = unit(4).getByRole('combobox', { name: 'VIN' });
  expect(added).toHaveValue('1HGCM82633A004353');
  expect(added).toHaveAccessibleDescription(/check digit does not match/);
  await save();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.units).toMatchObject([
    { id: 70 },
    { id: 71, make: 'Honda', vinLast8: '1HGCM82633A004352' },
    { id: 72 },
    { year: 2003, make: 'Honda', vinLast8: '1HGCM82633A004353' },
  ]);
});

test('shows errors of the form and of the server at their fields', async () => {
  const { sent } = answer();
  const { person, unit, save } = await open();
  const vin = unit(1).getByRole('combobox', { name: 'VIN' });
  await person.clear(vin);
  await person.type(vin, '123');
  await save();
  expect(await unit(1).findByText('A VIN has 8 to 17 letters and digits')).toBeVisible();
  expect(vin).toHaveFocus();
  expect(sent).toEqual([]);
  await person.clear(vin);
  server.use(
    http.put('*/api/jobs/7/units', () =>
      refusal(400, 'validation_failed', 'Some of the given information is not valid.', [
        { field: 'units.2.make', message: 'is too long' },
      ]),
    ),
  );
  await save();
  expect(await screen.findByText(/^Failed to update job: Some of the/)).toBeVisible();
  expect(unit(3).getByRole('combobox', { name: 'Make' })).toHaveAccessibleDescription(
    'Is too long',
  );
  expect(vin).toHaveValue('');
});

test("shows both users' changes of a job and resolves each field", async () => {
  const { sent, store } = answer();
  const { person, inside, unit, save } = await open();
  const model = () => unit(3).getByRole('combobox', { name: 'Model' });
  await person.clear(model());
  await person.type(model(), 'Mine');
  await person.type(unit(1).getByRole('textbox', { name: 'PO Number' }), 'PO-MINE');
  store.present = {
    ...three,
    version: 4,
    jobVehicles: [
      makeUnit(70, { poNumber: 'PO-THEIRS', make: 'Lexus' }),
      three.jobVehicles[1]!,
      makeUnit(72, { make: 'Kia', model: 'Theirs', vinLast8: 'KC654321' }),
    ],
  };
  await save();
  const both = await inside.findByRole('radiogroup', { name: 'Unit 3: Model' });
  expect(within(both).getByRole('radio', { name: 'Yours: Mine' })).toBeChecked();
  expect(unit(1).getByRole('combobox', { name: 'Make' })).toHaveValue('Lexus');
  await person.click(within(both).getByRole('radio', { name: 'Theirs: Theirs' }));
  expect(model()).toHaveValue('Theirs');
  await save();
  expect(await screen.findByText('Job updated successfully')).toBeVisible();
  expect(sent.at(-1)).toEqual({
    version: '"4"',
    units: [{ id: 70, poNumber: 'PO-MINE' }, { id: 71 }, { id: 72 }],
  });
});

test('asks before closing discards unsaved units', async () => {
  answer();
  const { person, inside, dialog, unit } = await open();
  await person.type(unit(1).getByRole('textbox', { name: 'PO Number' }), 'X');
  await person.click(inside.getByRole('button', { name: 'Close' }));
  const ask = await screen.findByRole('alertdialog', { name: 'Discard your changes?' });
  await person.click(within(ask).getByRole('button', { name: 'Cancel' }));
  expect(dialog).toBeInTheDocument();
});

test('has no accessibility problems', async () => {
  answer();
  const { dialog } = await open();
  expect(await accessibilityProblems(dialog)).toEqual([]);
});

test("warns about a VIN on another open job, but not about the job's own", async () => {
  answer();
  const other = makeJob(8, { jobVehicles: [makeUnit(80, { vinLast8: 'KP042788' })] });
  const asked: (string | null)[] = [];
  server.use(
    http.get('*/api/jobs', ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json([three, other]);
    }),
  );
  const { person, unit } = await open();
  const vin = unit(3).getByRole('combobox', { name: 'VIN' });
  await person.clear(vin);
  await person.type(vin, 'KP042788');
  expect(await unit(3).findByText(/^Also on JOB-000008, not assigned yet\./)).toBeVisible();
  expect(unit(3).getByRole('link', { name: 'Open it' })).toHaveAttribute('href', '/?job=8');
  expect(asked.filter(Boolean)).toEqual(['KP042788']);
});

test('warns before saving when unit prices differ from an agreed price', async () => {
  const priced = [70, 71].map((id) => ({ ...makeUnit(id), price: 2655 }));
  answer(makeJob(7, { version: 3, price: 5400, jobVehicles: priced }));
  const { person, inside, unit } = await open();
  expect(
    inside.getByText('Unit prices total $5,310.00: the job price is $90.00 more.'),
  ).toBeVisible();
  const price = unit(2).getByRole('spinbutton', { name: 'Unit Price' });
  await person.clear(price);
  await person.type(price, '2755');
  expect(
    inside.getByText('Unit prices total $5,410.00: the job price is $10.00 less.'),
  ).toBeVisible();
  await person.clear(price);
  await person.type(price, '2745');
  expect(inside.queryByText(/^Unit prices total/)).toBeNull();
});

test('follows the units silently when the price is their sum', async () => {
  const priced = [70, 71].map((id) => ({ ...makeUnit(id), price: 100 }));
  answer(makeJob(7, { version: 3, price: 200, jobVehicles: priced }));
  const { person, inside, unit } = await open();
  await person.type(unit(2).getByRole('spinbutton', { name: 'Unit Price' }), '0');
  expect(inside.queryByText(/^Unit prices total/)).toBeNull();
});
