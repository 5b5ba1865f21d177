import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { refusal, server } from '../../../testing/answers/server';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob } from '../../../testing/openedJob';
import { renderApp } from '../../../testing/render';
import { admin } from '../../../testing/samples';
import { makeTemplate } from '../../../testing/seriesSamples';
import { setViewport } from '../../../testing/viewport';

const job = makeJob(7, {
  ...{ pickupCity: 'Oshawa', dropoffCity: 'Montréal', price: 900, poNumber: 'PO-1' },
  ...{ preferredPickupDate: '2026-03-10', specialInstructions: 'Ring twice' },
  jobVehicles: [makeUnit(70, { make: 'Toyota', model: 'TBD', vinLast8: 'MB123456' })],
});

test('saves a job as a template without the data of the single order', async () => {
  server.use(...openedJob(() => job));
  const sent = answerInTurn(
    ...(['post', '*/api/job-templates'] as const),
    () =>
      refusal(409, 'template_name_taken', 'Taken.', [
        { field: 'name', code: 'template_name_taken', message: 'There already is one.' },
      ]),
    () => HttpResponse.json(makeTemplate(1), { status: 201 }),
  );
  setViewport(1440);
  const { person } = await renderApp({ path: '/?job=7&panel=template', user: admin });
  const dialog = within(await screen.findByRole('dialog', { name: 'Save as Template' }));
  const name = await dialog.findByLabelText('Template name');
  const save = dialog.getByRole('button', { name: 'Save Template' });
  await person.click(save);
  expect(await dialog.findByText('Please enter a name')).toBeVisible();
  await person.type(name, ' Oshawa run ');
  await person.click(save);
  expect(await dialog.findByText('There already is one.')).toBeVisible();
  await person.type(name, '2');
  await person.click(save);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent.at(-1)?.body).toMatchObject({
    name: 'Oshawa run 2',
    job: {
      ...{ customerId: null, pickupCity: 'Oshawa', dropoffCity: 'Montréal', price: 900 },
      specialInstructions: 'Ring twice',
      vehicleUnitsData: [{ year: 2021, make: 'Toyota', model: null, price: null }],
    },
  });
  const [first, second] = sent;
  expect(first?.key).toEqual(expect.any(String));
  expect(second?.key).toBe(first?.key);
  expect(JSON.stringify(sent)).not.toMatch(/MB123456|PO-1|2026-03-10/);
});
