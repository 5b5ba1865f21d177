import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal, server } from '../../testing/answers/server';
import { makeInvoiceSummary } from '../../testing/invoiceSamples';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { typeSlowly } from '../../testing/typeSlowly';

const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  server.use(
    http.get('*/api/jobs', ({ request }) => {
      const q = new URL(request.url).searchParams.get('q');
      if (q !== null) asked.push(q);
      return HttpResponse.json([]);
    }),
    http.get(/\/api\/(stats|jobs|customers|drivers|admin)\b/, () => HttpResponse.json([])),
  );
});

async function openPalette() {
  const view = await renderApp({ user: admin });
  await screen.findByRole('navigation', { name: 'Main menu' });
  await view.person.keyboard('{Control>}k{/Control}');
  return { ...view, field: await screen.findByRole('combobox') };
}

test('finds an invoice by its amount and opens it', async () => {
  const sought: (string | null)[] = [];
  server.use(
    http.get('*/api/invoices', ({ request }) => {
      sought.push(new URL(request.url).searchParams.get('q'));
      return HttpResponse.json([makeInvoiceSummary(12, { total: 3587.22, poNumber: 'PO-4711' })]);
    }),
  );
  const { person, history, field } = await openPalette();
  typeSlowly(field, '3587.22');
  const found = await screen.findByRole('option', { name: /INV-000012/ });
  expect(found).toHaveTextContent('$3,587.22 · PO-4711');
  expect(sought).toEqual(['3587.22']);
  await person.click(found);
  expect(history.location.search).toBe('?view=invoices&invoice=12');
});

test('says that nothing is found only after the slowest search, and when one fails', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get('*/api/invoices', async ({ request }) => {
      await held;
      return new URL(request.url).searchParams.get('q') === 'xyzzy'
        ? refusal(503, 'database_unavailable', 'Not now.')
        : HttpResponse.json([]);
    }),
    http.get('*/api/customers/search', () => HttpResponse.json([])),
  );
  const { field } = await openPalette();
  typeSlowly(field, 'xyzzy');
  await waitFor(() => expect(asked).toEqual(['xyzzy']));
  expect(screen.queryByText('Nothing found')).toBeNull();
  release();
  expect(await screen.findByText(/The search failed/)).toBeVisible();
  expect(screen.queryByText('Nothing found')).toBeNull();
});

test.each(['notices', 'money at risk', 'to do'])('finds the to-do list as %s', async (words) => {
  const { person, history, field } = await openPalette();
  await person.type(field, words);
  await person.click(await screen.findByRole('option', { name: /^To Do/ }));
  expect(history.location.search).toBe('?view=todo');
});
