import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { makeDriver } from '../../testing/jobSamples';
import { server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';

/** Mocks the lists; records their requests and the report's. */
function answer() {
  const asked = { reports: [] as string[], counts: [] as string[] };
  const page = (isLeast: boolean) =>
    HttpResponse.json([], {
      headers: {
        'X-Total-Count': '2000',
        ...(isLeast && { 'X-Total-Count-Relation': 'at-least' }),
      },
    });
  server.use(
    http.get('*/api/jobs', ({ request }) => {
      const { search, searchParams } = new URL(request.url);
      asked.counts.push(search);
      return page(searchParams.has('q'));
    }),
    http.get('*/api/jobs/completed', () => page(false)),
    http.get('*/api/jobs/active', () => page(false)),
    http.get('*/api/jobs/driver/*/*', () => page(false)),
    http.get('*/api/stats', () => HttpResponse.json({})),
    http.get('*/api/stats/*', () => HttpResponse.json([])),
    http.get('*/api/drivers', () => HttpResponse.json([makeDriver(7, { name: 'Olive Drab' })])),
    http.get('*/api/jobs/export', ({ request }) => {
      asked.reports.push(new URL(request.url).search);
      return new HttpResponse('Job\r\n', { headers: { 'Content-Type': 'text/csv' } });
    }),
  );
  return asked;
}

const dialog = () => screen.findByRole('dialog', { name: 'Export Report' });

beforeEach(() => {
  setViewport(1440);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

test('filters the report by vehicle lines, driver, billing and words', async () => {
  const asked = answer();
  const { person } = await renderApp({ path: '/?dialog=export', user: admin });
  const form = within(await dialog());
  const driver = form.getByRole('combobox', { name: 'Driver' });
  await waitFor(() => expect(driver).toHaveValue('All drivers'));
  await person.clear(driver);
  await person.type(driver, 'olive');
  await person.click(await screen.findByRole('option', { name: /Olive Drab/ }));
  await person.selectOptions(form.getByRole('combobox', { name: 'Billing' }), 'To be billed');
  await person.type(form.getByLabelText('With these words'), 'acme');
  expect(await form.findByText('At least 2,000 jobs match.')).toBeVisible();
  await person.click(form.getByRole('button', { name: 'Vehicle' }));
  await person.click(form.getByRole('button', { name: 'Download' }));
  await waitFor(() =>
    expect(asked.reports).toEqual([
      '?q=acme&billing=pending&driverId=7&lines=vehicle&format=csv&language=en-CA',
    ]),
  );
});

test.each([
  [
    '/?view=completed-jobs&q=acme&from=2026-03-01&to=2026-03-31',
    '?q=acme&from=2026-03-01&to=2026-03-31&status=delivered&format=csv&language=en-CA',
  ],
  ['/?view=billing', '?billing=pending&format=csv&language=en-CA'],
  ['/?view=billing&show=all&q=acme', '?q=acme&billing=all&format=csv&language=en-CA'],
  ['/?view=active-jobs', '?status=active&format=csv&language=en-CA'],
  [
    '/?view=active-jobs&status=assigned&q=acme&driver=7',
    '?q=acme&status=assigned&driverId=7&format=csv&language=en-CA',
  ],
])('exports a list with its filters: %s', async (path, report) => {
  const asked = answer();
  const { person, history } = await renderApp({ path, user: admin });
  await person.click(await screen.findByRole('button', { name: 'Export this list' }));
  const form = within(await dialog());
  await person.click(form.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(asked.reports).toEqual([report]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(history.location.search).not.toContain('report');
});

test.each([
  ['/?view=completed-jobs&note=unread', () => screen.findByText('With a new note')],
  ['/?view=active-jobs&note=unread', () => screen.findByText('With a new note')],
  ['/?view=active-jobs&pickup=late', () => screen.findByDisplayValue('Late')],
  ['/?view=active-jobs&driver=none', () => screen.findByDisplayValue('No driver')],
])('a list narrowed to what no report can be is not exported: %s', async (path, filter) => {
  answer();
  await renderApp({ path, user: admin });
  expect(await filter()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Export this list' })).toBeNull();
});
