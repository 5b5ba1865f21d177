import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveDispatch, vehicle } from '../../testing/answers/dispatchServer';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { typeSlowly } from '../../testing/typeSlowly';

const HONDA = '1HGCM82633A004352';

async function open() {
  const { person } = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await screen.findByRole('heading', { level: 1 });
  const inside = within(screen.getByRole('region', { name: 'Vehicle Information' }));
  const values = (...labels: string[]) =>
    labels.map((label) => inside.getByLabelText<HTMLInputElement>(label).value);
  const pasteVin = async (vin: string) => {
    await person.click(inside.getByLabelText('VIN'));
    await person.paste(vin);
  };
  return { person, inside, values, pasteVin };
}

const several = (person: Awaited<ReturnType<typeof open>>['person']) =>
  person.click(screen.getByRole('radio', { name: 'Multiple Vehicles' }));

test('keeps VIN and year when a make or model is suggested', async () => {
  const civic = { ...vehicle, year: 2022, make: 'Honda', model: 'Civic', vin: '2HGFE2F5XNL597511' };
  serveDispatch({ '/api/vehicles/search': () => HttpResponse.json([civic]) });
  const { person, inside, values, pasteVin } = await open();
  await several(person);
  await pasteVin(HONDA);
  await person.clear(inside.getByLabelText('Make'));
  await person.type(inside.getByLabelText('Make'), 'hond');
  await person.click(await screen.findByRole('option', { name: 'Honda' }));
  await person.type(inside.getByLabelText('Model'), 'ci');
  await person.click(await screen.findByRole('option', { name: /^Civic/ }));
  expect(values('VIN', 'Year', 'Make', 'Model', 'PO Number')).toEqual([
    HONDA,
    '2003',
    'Honda',
    'Civic',
    '',
  ]);
});

test('offers makes in Make and models in Model, regardless of other data of known vehicles', async () => {
  const asked: string[] = [];
  serveDispatch({
    '/api/vehicles/search': ({ request }) => {
      asked.push(new URL(request.url).searchParams.get('q') ?? '');
      return HttpResponse.json([vehicle, { ...vehicle, id: 41, vinLast8: 'KP042789' }]);
    },
  });
  const { person, inside, values } = await open();
  await several(person);
  const type = async (label: string, text: string) => {
    await person.click(inside.getByLabelText(label));
    typeSlowly(inside.getByLabelText(label), text);
  };
  await type('Make', 'for');
  await screen.findByRole('option', { name: 'Ford' });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await person.keyboard('{Enter}');
  await type('Model', 'f-1');
  await screen.findByRole('option', { name: /^F-150 XLT/ });
  expect(screen.getAllByRole('option')).toHaveLength(1);
  await person.keyboard('{Enter}');
  expect(values('Make', 'Model', 'VIN', 'Year')).toEqual(['Ford', 'F-150 XLT', '', '']);
  expect(asked).toEqual(['for', 'Ford f-1']);
});

test('fills the make from a model picked first', async () => {
  serveDispatch();
  const { person, inside, values } = await open();
  await several(person);
  await person.type(inside.getByLabelText('Model'), 'f-1');
  await person.click(await screen.findByRole('option', { name: /^F-150 XLT/ }));
  expect(values('Make', 'Model')).toEqual(['Ford', 'F-150 XLT']);
});

test('offers makes, and makes with models, in one field for one vehicle', async () => {
  serveDispatch();
  const { person, inside, values } = await open();
  await person.type(inside.getByLabelText('Make and Model'), 'for');
  await screen.findByRole('option', { name: 'Ford' });
  await person.click(await screen.findByRole('option', { name: 'Ford F-150 XLT' }));
  expect(values('Make and Model', 'VIN', 'Year')).toEqual(['Ford F-150 XLT', '', '']);
});

test('offers a known vehicle in the VIN field and fills all its data', async () => {
  serveDispatch();
  const { person, inside, values } = await open();
  await person.type(inside.getByLabelText('VIN'), 'kp04');
  await person.click(await screen.findByRole('option', { name: /2019 Ford F-150 XLT/ }));
  expect(values('Year', 'Make and Model', 'VIN')).toEqual(['2019', 'Ford F-150 XLT', 'KP042788']);
});

test('keeps a typed make when the known vehicle has none', async () => {
  const nameless = { ...vehicle, make: 'TBD', model: 'TBD', vin: '1M8GDM9AXKP042788' };
  serveDispatch({ '/api/vehicles/search': () => HttpResponse.json([nameless]) });
  const { person, inside, values } = await open();
  await person.type(inside.getByLabelText('Make and Model'), 'MCI J4500');
  await person.type(inside.getByLabelText('VIN'), 'kp04');
  await person.click(await screen.findByRole('option', { name: /1M8GDM9AXKP042788/ }));
  expect(values('Make and Model', 'VIN')).toEqual(['MCI J4500', '1M8GDM9AXKP042788']);
});

test('fills the make from a pasted VIN, and replaces it for another VIN', async () => {
  serveDispatch();
  const { person, inside, values, pasteVin } = await open();
  await pasteVin(HONDA);
  expect(values('Year', 'Make and Model')).toEqual(['2003', 'Honda']);
  await person.tripleClick(inside.getByLabelText('VIN'));
  await person.paste('5YJ3E1EA7KF317000');
  expect(values('Year', 'Make and Model')).toEqual(['2019', 'Tesla']);
});

test('fills the make after the last character of a VIN, but keeps a typed make', async () => {
  serveDispatch();
  const { person, inside } = await open();
  await several(person);
  await person.click(screen.getByRole('button', { name: 'Add Unit' }));
  const [first, second] = inside.getAllByLabelText('VIN');
  await person.type(first!, HONDA.toLowerCase());
  await person.type(inside.getAllByLabelText('Make')[1]!, 'Acura');
  await person.type(second!, HONDA);
  expect(first).toHaveValue(HONDA);
  const all = (label: string) =>
    inside.getAllByLabelText<HTMLInputElement>(label).map(({ value }) => value);
  expect([all('Year'), all('Make')]).toEqual([
    ['2003', '2003'],
    ['Honda', 'Acura'],
  ]);
});
