import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { makeJob } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { admin } from '../../testing/samples';
import { server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';
import { VirtualScreen } from '../../testing/VirtualScreen';
import { CompletedJobsView } from './CompletedJobsView';

/** Mocks a list with this total and one job; returns the recorded requests. */
function answer(total = 1) {
  const asked: string[] = [];
  server.use(
    http.get('*/api/drivers', () => HttpResponse.json([])),
    http.get('*/api/jobs/completed', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.push(search);
      const job = makeJob(1, { status: 'delivered', completedAt: '2026-03-09T20:00:00.000Z' });
      return HttpResponse.json(searchParams.get('offset') === '0' ? [job] : [], {
        headers: { 'X-Total-Count': String(total) },
      });
    }),
  );
  return asked;
}

const open = (parts = '', language?: 'fr-CA') =>
  renderPart(
    <VirtualScreen>
      <CompletedJobsView />
    </VirtualScreen>,
    { path: `/?view=completed-jobs${parts}`, language, user: admin },
  );

const head = async (name: string) => {
  const table = await screen.findByRole('table', { name: 'Completed Jobs' });
  return within(table).findByRole('columnheader', { name });
};

beforeEach(() => setViewport(1440));

test('sorts by column heads and announces column and direction', async () => {
  const asked = answer();
  const { person, history } = await open('&layout=list');
  expect(await head('Delivered')).toHaveAttribute('aria-sort', 'descending');
  expect(asked).toEqual(['?limit=50&offset=0']);
  for (const [name, order, query] of [
    ['Price', 'descending', 'sort=price&order=desc'],
    ['Price', 'ascending', 'sort=price&order=asc'],
    ['Customer', 'ascending', 'sort=customer&order=asc'],
    ['Driver', 'ascending', 'sort=driver&order=asc'],
    ['Job ID', 'descending', 'sort=createdAt&order=desc'],
  ] as const) {
    await person.click(within(await head(name)).getByRole('button'));
    await waitFor(async () => expect(await head(name)).toHaveAttribute('aria-sort', order));
    await waitFor(() => expect(asked).toContain(`?${query}&limit=50&offset=0`));
  }
  expect((await head('Delivered')).hasAttribute('aria-sort')).toBe(false);
  expect(history.location.search).toBe('?view=completed-jobs&layout=list&sort=number');
});

test('applies search and days in any order', async () => {
  const asked = answer();
  await open('&q=acme&from=2026-03-01&sort=driver&order=desc');
  await waitFor(() =>
    expect(asked).toEqual(['?q=acme&from=2026-03-01&sort=driver&order=desc&limit=50&offset=0']),
  );
});

test.each([1440, 390])(
  'cards are sorted by a choice, which is remembered (%s px)',
  async (width) => {
    setViewport(width);
    const asked = answer();
    const fields = async () => {
      const fold = screen.queryByRole('button', { name: 'Filters and order' });
      if (fold) await person.click(fold);
    };
    const { person, unmount } = await open();
    await screen.findByRole('article');
    await fields();
    const choice = await screen.findByRole('combobox', { name: 'Sort by' });
    expect(choice).toHaveDisplayValue('Date delivered');
    await person.selectOptions(choice, 'Price');
    await person.click(await screen.findByRole('button', { name: 'Descending' }));
    await waitFor(() => expect(asked.at(-1)).toBe('?sort=price&order=asc&limit=50&offset=0'));
    unmount();
    await open();
    await screen.findByRole('article');
    await fields();
    expect(await screen.findByRole('combobox', { name: 'Sort by' })).toHaveDisplayValue('Price');
    expect(screen.getByRole('button', { name: 'Ascending' })).toBeVisible();
  },
);

test('hides sorting by name above the maximum number of jobs', async () => {
  answer(10_001);
  await open('&layout=list');
  expect(within(await head('Price')).getByRole('button')).toBeVisible();
  expect(within(await head('Customer')).queryByRole('button')).toBeNull();
  const options = within(screen.getByRole('combobox', { name: 'Sort by' })).getAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual([
    'Date delivered',
    'Job number',
    'Price',
  ]);
});

test('is shown in French', async () => {
  answer();
  await open('', 'fr-CA');
  expect(await screen.findByRole('combobox', { name: 'Trier par' })).toHaveDisplayValue(
    'Date de livraison',
  );
});
