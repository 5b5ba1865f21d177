import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SessionUser } from '../../api/accounts/sessionUser';
import { server } from '../../testing/answers/server';
import { makeJob } from '../../testing/jobSamples';
import { openedJob } from '../../testing/openedJob';
import { renderApp } from '../../testing/render';
import { admin, billing, dispatcher, viewer } from '../../testing/samples';
import { setViewport } from '../../testing/viewport';

const DISPATCH = ['Dashboard', 'New Dispatch', 'Active Jobs', 'Completed Jobs', 'Notices'];
const READ_JOBS = DISPATCH.filter((name) => name !== 'New Dispatch');
const ADMINISTRATION = ['User Management', 'Company Details', 'Price List'];

async function menuOf(user: SessionUser): Promise<string[]> {
  setViewport(1440);
  server.use(http.get('*/api/*', () => HttpResponse.json([])));
  await renderApp({ user });
  const menu = await screen.findByRole('navigation', { name: /menu/i });
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.querySelector('.menu-words')?.textContent ?? '');
}

test('shows each role its own menu', async () => {
  const names = await menuOf(admin);
  expect(names).toEqual(expect.arrayContaining([...DISPATCH, ...ADMINISTRATION]));
});

test('hides users and settings from a dispatcher', async () => {
  const names = await menuOf(dispatcher);
  expect(names).toEqual(expect.arrayContaining([...DISPATCH, 'Invoices']));
  for (const name of ADMINISTRATION) expect(names).not.toContain(name);
});

test('shows billing money and the price list, but no job creation', async () => {
  const names = await menuOf(billing);
  expect(names).toEqual(expect.arrayContaining([...READ_JOBS, 'Invoices', 'Price List']));
  for (const name of ['New Dispatch', 'User Management', 'Company Details'])
    expect(names).not.toContain(name);
});

test('shows a viewer everything readable except money', async () => {
  expect(await menuOf(viewer)).toHaveLength(READ_JOBS.length + 3);
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
