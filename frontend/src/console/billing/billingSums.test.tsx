import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { api } from '../../api/api';
import { REACH } from '../../api/cache/reach';
import { listTag } from '../../api/cache/tags';
import { makeJob } from '../../testing/jobSamples';
import { renderPart } from '../../testing/render';
import { server } from '../../testing/answers/server';
import { BillingView } from './BillingView';

/** Mocks two billing jobs and the total still to be billed. */
function answer(pending: number, pendingRevenue: number) {
  server.use(
    http.get('*/api/jobs', () =>
      HttpResponse.json([1, 2].map((id) => makeJob(id, { status: 'delivered' }))),
    ),
    http.get('*/api/jobs/billing-summary', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q');
      const found = q === 'acme' ? { jobs: 1, amount: 1234.5 } : null;
      return HttpResponse.json({ pending, complete: 14, totalRevenue: 9e3, pendingRevenue, found });
    }),
  );
}

test.each([
  ['', undefined, '2 jobs · $3,703.40 in job prices'],
  ['&show=all', undefined, '2 jobs, of which 3 pending ($3,703.40)'],
  ['&q=acme', undefined, '2 jobs · $1,234.50 in job prices'],
  ['&q=acme&show=all', undefined, '2 jobs, of which 1 pending ($1,234.50)'],
  ['', 'fr-CA', /^2 transports · 3.703,40.\$ en prix de transports$/],
] as const)(
  'the head sums up what of the list is to be billed: %s %s',
  async (path, language, text) => {
    answer(3, 3703.4);
    await renderPart(<BillingView />, { path: `/?view=billing${path}`, language });
    expect(await screen.findByText(text)).toBeVisible();
  },
);

test('updates the sum when other users change jobs', async () => {
  answer(3, 3703.4);
  const { store } = await renderPart(<BillingView />, { path: '/?view=billing' });
  expect(await screen.findByText('2 jobs · $3,703.40 in job prices')).toBeVisible();
  answer(1, 5);
  act(() => void store.dispatch(api.util.invalidateTags(REACH.job.map((type) => listTag(type)))));
  expect(await screen.findByText('2 jobs · $5.00 in job prices')).toBeVisible();
});

test('shows no sums if they could not be loaded', async () => {
  answer(3, 3703.4);
  server.use(http.get('*/api/jobs/billing-summary', () => HttpResponse.json({}, { status: 500 })));
  await renderPart(<BillingView />, { path: '/?view=billing' });
  await waitFor(() =>
    expect(screen.getByRole('region', { name: 'Billing at a glance' })).toHaveAttribute(
      'aria-busy',
      'false',
    ),
  );
  expect(screen.getAllByText('–')).toHaveLength(3);
  expect(screen.queryByText('$0.00')).toBeNull();
});
