import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Language } from '../../lib/languages';
import { accessibilityProblems } from '../../testing/accessibility';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { setViewport } from '../../testing/viewport';

const acme = {
  id: 31,
  name: 'Northern Example Motors',
  city: 'Sudbury',
  province: 'ON',
  status: 'inactive',
};
const saved: { name: string; href: string }[] = [];

beforeEach(() => {
  setViewport(1440);
  saved.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, href: this.href });
  });
});
afterEach(() => vi.restoreAllMocks());

/** Mocks a server with `total` matching jobs; the report is sent in these pieces and finishes as `end` says. */
function answer(pieces: readonly string[] = ['Job\r\n'], end: 'done' | 'stall' | 'break' = 'done') {
  const asked: string[] = [];
  server.use(
    http.get('*/api/jobs', () =>
      HttpResponse.json([], { headers: { 'X-Total-Count': String(2000) } }),
    ),
    http.get('*/api/stats', () => HttpResponse.json({})),
    http.get('*/api/stats/*', () => HttpResponse.json([])),
    http.get('*/api/jobs/export', ({ request }) => {
      asked.push(new URL(request.url).search);
      const content = new ReadableStream<Uint8Array>({
        start(controller) {
          for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
          if (end === 'done') controller.close();
          if (end === 'break') setTimeout(() => controller.error(new Error('cut')), 0);
          request.signal.addEventListener('abort', () => controller.error(request.signal.reason));
        },
      });
      return new HttpResponse(content, {
        headers: {
          'Content-Type': 'text/csv',
          'Content-Disposition': 'attachment; filename="jobs-2026-03-10.csv"',
        },
      });
    }),
    http.get('*/api/customers/search', () => HttpResponse.json([acme])),
    http.get('*/api/customers/31', () => HttpResponse.json(acme)),
  );
  return asked;
}

async function open(language: Language = 'en-CA') {
  const view = await renderApp({ path: '/?dialog=export', user: admin, language });
  const name = language === 'en-CA' ? 'Export Report' : 'Exporter un rapport';
  return { ...view, dialog: await screen.findByRole('dialog', { name }) };
}
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

test('opens from Export Report, lets the browser download everything by default and returns the focus', async () => {
  const asked = answer();
  const { person, history } = await renderApp({ user: admin });
  await person.click(await screen.findByRole('button', { name: 'Export Report' }));
  expect(history.location.search).toBe('?dialog=export');
  const dialog = await screen.findByRole('dialog', { name: 'Export Report' });
  expect(await within(dialog).findByText('2,000 jobs match.')).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Download' }));
  await isGone();
  expect(asked).toEqual(['?format=csv&language=en-CA']);
  const href = new URL('/api/jobs/export?format=csv&language=en-CA', location.origin).href;
  expect(saved).toEqual([{ name: '', href }]);
  expect(await screen.findByText('The browser is downloading the report.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Export Report' })).toHaveFocus();
});

test('ends the session in the background on a 401', async () => {
  answer();
  let cleared = 0;
  server.use(
    http.get('*/api/jobs/export', () => refusal(401, 'not_signed_in', 'Please sign in.')),
    http.post('*/api/auth/clear-session', () => {
      cleared += 1;
      server.use(http.get('*/api/auth/me', () => refusal(401, 'not_signed_in', 'no')));
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { person, dialog } = await open();
  await person.click(within(dialog).getByRole('button', { name: 'Download' }));
  await isGone();
  expect(cleared).toBe(1);
});

test('filters the report by days, status, customer and file type; flags a blacklisted customer', async () => {
  const asked = answer();
  const { person, dialog } = await open();
  await person.type(within(dialog).getByLabelText('Completed from'), '2026-03-01');
  await person.type(within(dialog).getByLabelText('Completed to'), '2026-03-31');
  await person.selectOptions(within(dialog).getByRole('combobox', { name: 'Status' }), 'Delivered');
  const customer = within(dialog).getByRole('combobox', { name: 'Customer' });
  expect(customer).toHaveValue('All customers');
  await person.clear(customer);
  await person.type(customer, 'north');
  const option = await screen.findByRole('option', { name: /Northern Example Motors/ });
  expect(option).toHaveTextContent('Blacklisted');
  await person.click(option);
  await waitFor(() => expect(customer).toHaveValue('Northern Example Motors'));
  await person.click(within(dialog).getByRole('button', { name: 'Excel' }));
  await person.click(within(dialog).getByRole('button', { name: 'Download' }));
  await isGone();
  expect(asked).toEqual([
    '?from=2026-03-01&to=2026-03-31&status=delivered&customerId=31&format=xlsx&language=en-CA',
  ]);
});

test('rejects a range that ends before it begins', async () => {
  const asked = answer();
  const { person, dialog } = await open();
  await person.type(within(dialog).getByLabelText('Completed from'), '2026-03-31');
  await person.type(within(dialog).getByLabelText('Completed to'), '2026-03-01');
  await person.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('The last day must not be before the first')).toBeVisible();
  expect(asked).toEqual([]);
});

test('reports a refusal in the dialog, which stays open', async () => {
  answer();
  server.use(http.get('*/api/jobs/export', () => refusal(503, 'database_unavailable', 'Not now.')));
  const { person, dialog } = await open();
  await person.click(within(dialog).getByRole('button', { name: 'Download' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Not now.');
  expect(saved).toEqual([]);
});

describe('when the browser can write to a file', () => {
  const written: string[] = [];
  let outcome = '';
  function pick(refuse?: DOMException) {
    written.length = 0;
    outcome = '';
    const noting = (note: () => void) => {
      note();
      return Promise.resolve();
    };
    const file = {
      write: (piece: Uint8Array) => noting(() => written.push(new TextDecoder().decode(piece))),
      close: () => noting(() => (outcome = 'closed')),
      abort: () => noting(() => (outcome = 'discarded')),
    };
    Object.assign(window, {
      showSaveFilePicker: ({ suggestedName }: { suggestedName: string }) => {
        saved.push({ name: suggestedName, href: 'picked' });
        if (refuse) return Promise.reject(refuse);
        return Promise.resolve({ createWritable: () => Promise.resolve(file) });
      },
    });
  }
  afterEach(() => Reflect.deleteProperty(window, 'showSaveFilePicker'));

  test('writes the pieces as they arrive', async () => {
    answer(['Job\r\n', '1\r\n']);
    pick();
    const { person, dialog } = await open();
    await person.click(within(dialog).getByRole('button', { name: 'Download' }));
    await isGone();
    expect(written.join('')).toBe('Job\r\n1\r\n');
    expect(outcome).toBe('closed');
    expect(saved).toEqual([
      { name: expect.stringMatching(/^jobs-\d{4}-\d\d-\d\d\.csv$/), href: 'picked' },
    ]);
  });

  test('shows progress, and leaves no file after a cancelled download', async () => {
    const asked = answer(['Job\r\n1\r\n"2\r\n"\r\n'], 'stall');
    pick();
    const { person, dialog } = await open();
    await person.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await within(dialog).findByText('2 of 2,000 jobs · 0.0 MB downloaded')).toBeVisible();
    const bar = within(dialog).getByRole('progressbar', { name: 'Download' });
    expect(bar).toHaveAttribute('aria-valuenow', '0');
    expect(within(dialog).getByLabelText('Completed from')).toBeDisabled();
    await person.keyboard('{Escape}');
    await person.click(within(dialog).getByRole('button', { name: 'Cancel Download' }));
    expect(await within(dialog).findByText('The download was cancelled.')).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(asked).toHaveLength(1);
    expect(outcome).toBe('discarded');
  });

  test('reports a broken download in the dialog and discards the partial file', async () => {
    answer(['Job\r\n'], 'break');
    pick();
    const { person, dialog } = await open();
    await person.click(within(dialog).getByRole('button', { name: 'Download' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      'The download was interrupted. Please try again.',
    );
    expect(outcome).toBe('discarded');
  });

  test('requests nothing when no place was chosen', async () => {
    const asked = answer();
    pick(new DOMException('left', 'AbortError'));
    const { person, dialog } = await open();
    await person.click(within(dialog).getByRole('button', { name: 'Download' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(within(dialog).getByRole('button', { name: 'Download' })).toBeEnabled();
    expect(asked).toEqual([]);
  });
});

test('in French, in French', async () => {
  const asked = answer();
  const { person, dialog } = await open('fr-CA');
  expect(await within(dialog).findByText(/^2\s000 transports correspondent\.$/)).toBeVisible();
  await person.click(within(dialog).getByRole('button', { name: 'Télécharger' }));
  await isGone();
  expect(asked).toEqual(['?format=csv&language=fr-CA']);
});

test('has no accessibility problems', async () => {
  answer();
  const { dialog } = await open();
  await within(dialog).findByText('2,000 jobs match.');
  expect(await accessibilityProblems()).toEqual([]);
});
