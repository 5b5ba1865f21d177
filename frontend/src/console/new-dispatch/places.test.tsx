import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { serveDispatch } from '../../testing/answers/dispatchServer';
import { makeJob } from '../../testing/jobSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';

const LABELS = ['Address', 'City', 'Province', 'Postal Code', 'Country'];

async function open() {
  const { person } = await renderApp({ path: '/?view=new-dispatch', user: admin });
  await screen.findByRole('heading', { level: 1 });
  const at = (name: string) => {
    const region = within(screen.getByRole('region', { name }));
    return {
      address: region.getByLabelText('Address'),
      field: (label: string) => region.getByLabelText(label),
      values: () => LABELS.map((label) => region.getByLabelText<HTMLInputElement>(label).value),
    };
  };
  return { person, pickup: at('Pickup Location'), dropoff: at('Drop-off Location') };
}

test('splits a typed full address on blur', async () => {
  serveDispatch();
  const { person, pickup } = await open();
  await person.type(pickup.address, '1200 rue Sherbrooke Ouest, Montréal, QC H3A 1H6');
  await person.tab();
  expect(pickup.values()).toEqual([
    '1200 rue Sherbrooke Ouest',
    'Montréal',
    'QC',
    'H3A 1H6',
    'Canada',
  ]);
});

test.each(['12 rue Québec', 'Main gate, back entrance', 'Toronto ON'])(
  'what may be a mere street stays as typed: %s',
  async (street) => {
    serveDispatch();
    const { person, pickup } = await open();
    await person.type(pickup.address, street);
    await person.tab();
    expect(pickup.values()).toEqual([street, '', '', '', '']);
  },
);

test('keeps an existing city over the one of the address', async () => {
  serveDispatch();
  const { person, pickup } = await open();
  await person.type(pickup.field('City'), 'Laval');
  await person.type(pickup.address, '12 rue Peel, Montréal, QC');
  await person.tab();
  expect(pickup.values().slice(0, 2)).toEqual(['12 rue Peel, Montréal, QC', 'Laval']);
});

test('offers the usual places of the chosen customer in an empty field', async () => {
  const yard = { pickupAddress: '4 Yard Rd', pickupCity: 'Laval', pickupProvince: 'QC' };
  const jobs = [
    makeJob(1, {
      pickupAddress: '9 Once St',
      dropoffAddress: '7 Auction Way',
      dropoffCity: 'Halifax',
    }),
    makeJob(2, yard),
    makeJob(3, yard),
    makeJob(4),
  ];
  const asked: (string | null)[] = [];
  serveDispatch({
    '/api/others': ({ request }) => {
      const { pathname, searchParams } = new URL(request.url);
      if (pathname !== '/api/jobs') return HttpResponse.json([]);
      asked.push(searchParams.get('customerId'));
      return HttpResponse.json(jobs);
    },
  });
  const { person, pickup, dropoff } = await open();
  await person.click(pickup.address);
  expect(screen.queryByRole('option')).toBeNull();
  await person.type(screen.getByLabelText('Customer Name'), 'mapl');
  await screen.findByRole('option', { name: /Maple Motors/ });
  await person.keyboard('{Enter}');
  await person.click(pickup.address);
  expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
    '4 Yard Rd, Laval, QC',
    '9 Once St',
  ]);
  await person.keyboard('{Enter}');
  expect(pickup.values()).toEqual(['4 Yard Rd', 'Laval', 'QC', '', 'Canada']);
  await person.click(dropoff.address);
  await person.click(await screen.findByRole('option', { name: '7 Auction Way, Halifax' }));
  expect(dropoff.values().slice(0, 2)).toEqual(['7 Auction Way', 'Halifax']);
  expect(new Set(asked)).toEqual(new Set(['7']));
});
