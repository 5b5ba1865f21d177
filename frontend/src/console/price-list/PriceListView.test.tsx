import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { PriceListItem } from '../../api/invoicing/priceList';
import { accessibilityProblems } from '../../testing/accessibility';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server, staleRefusal } from '../../testing/answers/server';
import { openForm, openView } from '../../testing/openView';
import { PriceListView } from './PriceListView';

const AT = '2026-03-31T15:00:00.000Z';
const stamps = { createdAt: AT, updatedAt: AT, version: 3 };
const WAITING: PriceListItem = {
  ...{ id: 1, nameEn: 'Waiting time', nameFr: 'Temps d’attente', unit: 'hour', price: 85.5 },
  ...{ taxable: true, proposedBy: null, ...stamps },
};
const FUEL: PriceListItem = {
  ...{ id: 2, nameEn: 'Fuel surcharge', nameFr: 'Supplément carburant', unit: 'percent' },
  ...{ price: 12.125, taxable: false, proposedBy: null, ...stamps },
};
const WINCH: PriceListItem = {
  ...{ id: 3, nameEn: 'Winch', nameFr: 'Treuil', unit: 'each', price: 75, taxable: true },
  ...{ proposedBy: 'winch', ...stamps },
};

const serve = (items: readonly PriceListItem[]) =>
  server.use(
    http.get('*/api/price-list', () => HttpResponse.json(items)),
    http.get('*/api/activity', () => HttpResponse.json([])),
  );
beforeEach(() => serve([FUEL, WAITING, WINCH]));
const path = '/?view=price-list';

test('shows items with unit, price and proposal rule', async () => {
  await openView(<PriceListView />, path, { width: 1440 });
  const table = await screen.findByRole('table', { name: 'Price List' });
  const [, fuel, waiting, winch] = within(table).getAllByRole('row');
  expect(fuel).toHaveTextContent('Fuel surcharge12.125% of the priceNot taxable');
  expect(waiting).toHaveTextContent('Waiting time$85.50 per hourTaxable');
  expect(winch).toHaveTextContent('When the driver reports a winch');
  expect(screen.getByText('3 items')).toBeVisible();
});

test('shows cards on a phone, in French, without accessibility problems', async () => {
  const { container } = await openView(<PriceListView />, path, {
    width: 390,
    language: 'fr-CA',
  });
  const card = await screen.findByRole('article', { name: 'Supplément carburant' });
  expect(card).toHaveTextContent('12,125 % du prix · Non taxable');
  expect(screen.queryByRole('table')).toBeNull();
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('explains the empty price list', async () => {
  serve([]);
  await openView(<PriceListView />, path);
  expect(await screen.findByText('No items yet')).toBeVisible();
});

test('says that the price list could not be loaded', async () => {
  server.use(http.get('*/api/price-list', () => refusal(503, 'database_unavailable', 'Not now.')));
  await openView(<PriceListView />, path);
  expect(await screen.findByText('The price list could not be loaded')).toBeVisible();
});

const openAdd = () => openForm(<PriceListView />, `${path}&dialog=add`, 'Add Item', 'English name');

async function choose(
  person: Awaited<ReturnType<typeof openAdd>>['person'],
  label: string,
  option: string,
) {
  await person.selectOptions(screen.getByRole('combobox', { name: label }), option);
}

test('adds a percentage that is proposed for a winch', async () => {
  const sent = answerInTurn('post', '*/api/price-list', () =>
    HttpResponse.json(FUEL, { status: 201 }),
  );
  const { person, field, toast } = await openAdd();
  await person.type(field('English name'), ' Fuel surcharge ');
  await person.type(field('French name'), 'Supplément carburant');
  await choose(person, 'Unit', 'Percentage of the price');
  await person.type(field('Percentage'), '12.125');
  await person.click(field('Taxable'));
  await person.click(field('Propose when the driver reports that a unit needs a winch'));
  await person.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(toast()?.description).toBe('Item added'));
  expect(sent).toMatchObject([
    {
      body: {
        nameEn: 'Fuel surcharge',
        nameFr: 'Supplément carburant',
        unit: 'percent',
        price: 12.125,
        taxable: false,
        proposedBy: 'winch',
      },
      key: expect.any(String),
    },
  ]);
});

test('reports missing or wrong values under their fields and sends nothing', async () => {
  const sent = answerInTurn('post', '*/api/price-list', () => HttpResponse.json(FUEL));
  const { person, field } = await openAdd();
  await person.type(field('English name'), 'Fuel');
  await person.type(field('Price'), '1.005');
  await person.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() => expect(field('French name')).toHaveAccessibleDescription('Name is required'));
  await person.type(field('French name'), 'Carburant');
  await person.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() =>
    expect(field('Price')).toHaveAccessibleDescription('A price from $0 to $9,999,999.99'),
  );
  await choose(person, 'Unit', 'Percentage of the price');
  await person.clear(field('Percentage'));
  await person.type(field('Percentage'), '101');
  await person.click(screen.getByRole('button', { name: 'Add Item' }));
  await waitFor(() =>
    expect(field('Percentage')).toHaveAccessibleDescription(
      'From 0 to 100, with at most three decimals',
    ),
  );
  expect(sent).toEqual([]);
});

test("edits an item based on another user's save", async () => {
  const theirs = { ...WAITING, price: 90, version: 9 };
  const sent = answerInTurn(
    'put',
    '*/api/price-list/1',
    () => staleRefusal(theirs),
    () => HttpResponse.json(theirs),
  );
  const edit = `${path}&edit=1`;
  const { person, field } = await openForm(<PriceListView />, edit, 'Edit Item', 'English name');
  await person.clear(field('Price'));
  await person.type(field('Price'), '95');
  const save = screen.getByRole('button', { name: 'Save Changes' });
  await person.click(save);
  expect(await screen.findByText('Price is now: 90')).toBeVisible();
  await person.click(save);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent).toMatchObject([{ version: '"3"' }, { version: '"9"', body: { price: 95 } }]);
});

test('removes an item after confirmation', async () => {
  const sent = answerInTurn(
    'delete',
    '*/api/price-list/1',
    () => new HttpResponse(null, { status: 204 }),
  );
  const { person, toast } = await openView(<PriceListView />, path, { width: 1440 });
  await person.click(await screen.findByRole('button', { name: 'Remove Waiting time' }));
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toast()?.description).toBe('Item removed'));
  expect(sent).toMatchObject([{ version: '"3"' }]);
});
