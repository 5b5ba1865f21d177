import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SessionUser } from '../../api/accounts/sessionUser';
import { server } from '../../testing/answers/server';
import { makeJob } from '../../testing/jobSamples';
import { openedJob } from '../../testing/openedJob';
import { renderApp } from '../../testing/render';
import { admin, billing, dispatcher, viewer } from '../../testing/samples';
import { setViewport } from '../../testing/viewport';

const OFFICE = ['Dashboard', 'New Dispatch', 'Active Jobs', 'Completed Jobs'];
const MONEY = ['Billing Management', 'Invoices', 'Reports'];
const OF_DISPATCH = [...OFFICE, 'Drivers', 'Customers', ...MONEY];

async function menuOf(user: SessionUser): Promise<string[]> {
  setViewport(1440);
  server.use(http.get('*/api/*', () => HttpResponse.json([])));
  await renderApp({ user });
  const menu = await screen.findByRole('navigation', { name: /menu/i });
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.querySelector('.menu-words')?.textContent ?? '');
}

test.each([
  ['admin', admin, [...OF_DISPATCH, 'User Management', 'Settings']],
  ['dispatcher', dispatcher, OF_DISPATCH],
  [
    'billing',
    billing,
    [
      ...['Dashboard', 'Billing Management', 'Invoices', 'Payments', 'Receivables', 'Books'],
      ...['Completed Jobs', 'Customers', 'Reports'],
    ],
  ],
  ['viewer', viewer, ['Dashboard', 'Active Jobs', 'Completed Jobs', 'Drivers', 'Customers']],
])('shows the role %s its own menu', async (_, user, names) => {
  expect(await menuOf(user)).toEqual(names);
});

test('leads to the pages inside a menu entry, and marks where the user is', async () => {
  setViewport(1440);
  server.use(http.get('*/api/*', () => HttpResponse.json([])));
  const { person, history } = await renderApp({ user: admin, path: '/?view=payments' });
  const menu = within(await screen.findByRole('navigation', { name: 'Main menu' }));
  expect(menu.getByRole('link', { name: 'Invoices' })).toHaveAttribute('aria-current', 'true');
  const pages = within(screen.getByRole('navigation', { name: 'Pages: Invoices' }));
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
    ...['Invoices', 'Payments', 'Receivables', 'Books'],
  ]);
  expect(pages.getByRole('link', { name: 'Payments' })).toHaveAttribute('aria-current', 'page');

  await person.click(menu.getByRole('link', { name: 'Completed Jobs' }));
  await person.click(await screen.findByRole('link', { name: 'Cancelled' }));
  expect(history.location.search).toBe('?view=completed-jobs&show=cancelled');
  expect(screen.getByRole('link', { name: 'Cancelled' })).toHaveAttribute('aria-current', 'page');
  expect(menu.getByRole('link', { name: 'Completed Jobs' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('leads a dispatcher to API access from the account menu', async () => {
  setViewport(1440);
  server.use(http.get('*/api/*', () => HttpResponse.json([])));
  const { person, history } = await renderApp({ user: dispatcher });
  await person.click(await screen.findByRole('button', { name: new RegExp(dispatcher.email) }));
  await person.click(await screen.findByRole('menuitem', { name: 'API Access' }));
  expect(history.location.search).toBe('?view=api-access');
  expect(screen.queryByRole('navigation', { name: /^Pages/ })).toBeNull();
});

test('reports a forbidden page and sends no request', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/users', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json([]);
    }),
  );
  await renderApp({ user: viewer, path: '/?view=users' });
  const title = 'You do not have access to this page';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(asked).toEqual([]);
});

test('shows a viewer a job without any action', async () => {
  const { price: _, ...job } = makeJob(7, { status: 'assigned' });
  server.use(...openedJob(() => job, []));
  setViewport(1440);
  // Not even if the address opens the editor.
  await renderApp({ user: viewer, path: '/?job=7&panel=edit' });
  const dialog = await screen.findByRole('dialog', { name: 'Job JOB-000007' });
  const inside = within(dialog);
  expect(await inside.findByRole('button', { name: 'Print' })).toBeVisible();
  for (const name of ['Edit', 'Delete Job', 'Cancel Order', 'Complete Job'])
    expect(inside.queryByRole('button', { name })).toBeNull();
  expect(inside.queryByText(/^Price/)).toBeNull();
});
