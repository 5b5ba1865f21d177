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

test('each role has its own menu', async () => {
  const names = await menuOf(admin);
  expect(names).toEqual(expect.arrayContaining([...DISPATCH, ...ADMINISTRATION]));
});

test('a dispatcher has neither users nor settings', async () => {
  const names = await menuOf(dispatcher);
  expect(names).toEqual(expect.arrayContaining([...DISPATCH, 'Invoices']));
  for (const name of ADMINISTRATION) expect(names).not.toContain(name);
});

test('billing has money and the price list, and makes no jobs', async () => {
  const names = await menuOf(billing);
  expect(names).toEqual(expect.arrayContaining([...READ_JOBS, 'Invoices', 'Price List']));
  for (const name of ['New Dispatch', 'User Management', 'Company Details'])
    expect(names).not.toContain(name);
});

test('a viewer has what can be read without money', async () => {
  expect(await menuOf(viewer)).toHaveLength(READ_JOBS.length + 3);
});

test('a page that is not for the role says so, and asks for nothing', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/users', ({ request }) => {
      asked.push(request.url);
      return HttpResponse.json([]);
    }),
  );
  await renderApp({ user: viewer, path: '/?view=users' });
  const title = 'This page is not for your account';
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
  expect(asked).toEqual([]);
});

test('a viewer reads a job, and is offered nothing that changes it', async () => {
  const { price: _, ...job } = makeJob(7, { status: 'assigned' });
  server.use(...openedJob(() => job, []));
  setViewport(1440);
  // Not even where the address asks to edit it.
  await renderApp({ user: viewer, path: '/?job=7&panel=edit' });
  const dialog = await screen.findByRole('dialog', { name: 'Job JOB-000007' });
  const inside = within(dialog);
  expect(await inside.findByRole('button', { name: 'Print' })).toBeVisible();
  for (const name of ['Edit', 'Delete Job', 'Cancel Order', 'Complete Job'])
    expect(inside.queryByRole('button', { name })).toBeNull();
  expect(inside.queryByText(/^Price/)).toBeNull();
});
