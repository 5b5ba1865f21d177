import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { serveDispatch } from '../../testing/answers/dispatchServer';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { endSession } from '../../testing/answers/endSession';
import { refusal, server } from '../../testing/answers/server';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { keptWorkKey } from '../../ui/form/sending/keptWork';
import { makeTemplate, templateJob } from '../../testing/seriesSamples';

const OSHAWA = makeTemplate(1, { name: 'Oshawa run', job: { ...templateJob, customerId: 7 } });
const [CIVIC] = templateJob.vehicleUnitsData;
const TWO = makeTemplate(2, {
  name: 'Two',
  job: { ...templateJob, price: null, vehicleUnitsData: [CIVIC!, { ...CIVIC!, make: 'Kia' }] },
});

async function open() {
  serveDispatch();
  server.use(http.get('*/api/job-templates', () => HttpResponse.json([OSHAWA, TWO])));
  const view = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await view.person.click(await screen.findByRole('button', { name: 'Templates' }));
  const dialog = await screen.findByRole('dialog', { name: 'Templates' });
  return { ...view, dialog: within(dialog) };
}
const section = (name: string) => within(screen.getByRole('region', { name }));

test('fills the form from a template', async () => {
  const { person, dialog } = await open();
  await person.click(await dialog.findByRole('button', { name: 'Use Oshawa run' }));
  expect(await screen.findByDisplayValue('Maple Motors')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(section('Pickup Location').getByLabelText('City')).toHaveValue('Oshawa');
  const vehicle = section('Vehicle Information');
  expect(vehicle.getByLabelText('Make and Model')).toHaveValue('Honda Civic');
  expect(vehicle.getByLabelText('Job Price')).toHaveValue('900');
  expect(vehicle.getByLabelText('VIN')).toHaveValue('');
});

test('fills several units from a template with several vehicles', async () => {
  const { person, dialog } = await open();
  await person.click(await dialog.findByRole('button', { name: 'Use Two' }));
  const unit = await screen.findByRole('group', { name: 'Unit 2' });
  expect(within(unit).getByLabelText('Make')).toHaveValue('Kia');
});

test('saves the form as a template without the data of the single order', async () => {
  const sent = answerInTurn(
    ...(['post', '*/api/job-templates'] as const),
    () => refusal(409, 'template_name_taken', 'Taken.'),
    () => HttpResponse.json(OSHAWA, { status: 201 }),
  );
  const { person, dialog } = await open();
  await person.click(await dialog.findByRole('button', { name: 'Use Oshawa run' }));
  await screen.findByDisplayValue('Maple Motors');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await person.type(section('Vehicle Information').getByLabelText('VIN'), 'MB123456');
  await person.click(screen.getByRole('button', { name: 'Templates' }));
  const again = within(await screen.findByRole('dialog', { name: 'Templates' }));
  const name = await again.findByLabelText('Template name');
  expect(again.getByRole('button', { name: 'Save Template' })).toBeDisabled();
  await person.type(name, ' Durham run {Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(name).toHaveValue(' Durham run ');
  await person.click(again.getByRole('button', { name: 'Save Template' }));
  await waitFor(() => expect(name).toHaveValue(''));
  expect(sessionStorage.getItem(keptWorkKey(admin.id, 'new-template'))).toBeNull();
  const job = {
    ...{ customerId: 7, pickupCity: 'Oshawa', dropoffCity: 'Montréal', price: 900 },
    vehicleUnitsData: [{ year: 2024, make: 'Honda', model: 'Civic' }],
  };
  expect(sent.at(-1)).toMatchObject({ body: { name: 'Durham run', job } });
  expect(JSON.stringify(sent)).not.toContain('MB123456');
});

test('offers the name of a template again after the session ended', async () => {
  const first = await open();
  await first.person.type(await first.dialog.findByLabelText('Template name'), 'Durham');
  await endSession(first);

  const { person, dialog } = await open();
  await person.click(await dialog.findByRole('button', { name: 'Restore' }));
  expect(dialog.getByLabelText('Template name')).toHaveValue('Durham');
  expect(dialog.getByRole('button', { name: 'Save Template' })).toBeEnabled();
});

test('replaces a template by the form, with its version', async () => {
  const sent = answerInTurn('patch', '*/api/job-templates/1', () => HttpResponse.json(OSHAWA));
  const { person, dialog } = await open();
  await person.click(
    await dialog.findByRole('button', { name: 'Replace Oshawa run with this form' }),
  );
  await waitFor(() => expect(sent).toMatchObject([{ version: '"2"', body: { job: {} } }]));
});
