import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderPart } from '../../testing/render';
import { admin } from '../../testing/samples';
import { refusal, server } from '../../testing/answers/server';
import { SavedViewsMenu } from './SavedViewsMenu';

const rush = {
  id: 4,
  list: 'active-jobs',
  name: 'Rush',
  query: 'q=rush&status=pending',
  createdAt: '2026-03-02T15:00:00.000Z',
  updatedAt: '2026-03-02T15:00:00.000Z',
  version: 3,
};
const sent = vi.fn();

beforeEach(() => {
  sent.mockReset();
  const views = [rush, { ...rush, id: 5, list: 'billing', name: 'Elsewhere' }];
  server.use(
    http.get('*/api/saved-views', () => HttpResponse.json(views)),
    http.all('*/api/saved-views/:id?', async ({ request, params }) => {
      const text = await request.text();
      const match = request.headers.get('If-Match');
      sent(request.method, params['id'], match, text ? JSON.parse(text) : null);
      return HttpResponse.json(rush);
    }),
  );
});

async function openMenu(search: string) {
  const view = await renderPart(<SavedViewsMenu list="active-jobs" />, {
    path: `/?view=active-jobs${search}`,
    user: admin,
  });
  await view.person.click(screen.getByRole('button', { name: /^(Views|Rush)$/ }));
  const menu = await screen.findByRole('menu', { name: 'Saved views' });
  await within(menu).findByRole('menuitem', { name: 'Rush' });
  return { ...view, menu };
}

const choose = (menu: HTMLElement, name: string) => within(menu).getByRole('menuitem', { name });

test("lists the built-in views and the user's own, and applies them", async () => {
  const { person, menu, history } = await openMenu('&customer=3&job=2');
  expect(
    within(menu)
      .getAllByRole('menuitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Pending',
    'In transit',
    'Today',
    'Late',
    'No date',
    'No driver',
    'With note',
    'Left behind',
    'Rush',
    'Save this view…',
    'Manage your views…',
  ]);
  await person.click(choose(menu, 'Rush'));
  expect(history.location.search).toBe('?view=active-jobs&q=rush&status=pending');
  expect(await screen.findByRole('button', { name: 'Rush' })).toBeVisible();
});

test('marks the current view; a built-in one shows no name, because its filters suffice', async () => {
  const { menu } = await openMenu('&status=in-transit');
  expect(choose(menu, 'In transit')).toHaveAttribute('aria-current', 'true');
  expect(choose(menu, 'Rush')).not.toHaveAttribute('aria-current');
});

test('saves the current list under a name', async () => {
  const { person, menu } = await openMenu('&status=assigned&job=2');
  await person.click(choose(menu, 'Save this view…'));
  const dialog = await screen.findByRole('dialog', { name: 'Save this view' });
  await person.keyboard('{Control>}{Enter}{/Control}');
  expect(await within(dialog).findByText('Name is required')).toBeVisible();
  await person.type(within(dialog).getByLabelText('Name'), ' Ours {Enter}');
  await waitFor(() => expect(dialog).not.toBeInTheDocument());
  expect(sent.mock.calls).toEqual([
    ['POST', undefined, null, { list: 'active-jobs', query: 'status=assigned', name: 'Ours' }],
  ]);
  expect(await screen.findByText('View “Ours” saved')).toBeVisible();
});

test('a duplicate name shows an error at its field', async () => {
  server.use(
    http.post('*/api/saved-views', () =>
      refusal(409, 'view_name_taken', 'You already have a view with this name here.', [
        {
          field: 'name',
          code: 'view_name_taken',
          message: 'You already have a view with this name here.',
        },
      ]),
    ),
  );
  const { person, menu } = await openMenu('');
  await person.click(choose(menu, 'Save this view…'));
  await person.type(await screen.findByLabelText('Name'), 'rush{Enter}');
  expect(await screen.findByText('You already have a view with this name here.')).toBeVisible();
  await waitFor(() => expect(screen.getByLabelText('Name')).toHaveFocus());
});

test("updates, renames and deletes the user's own views", async () => {
  const { person, menu } = await openMenu('&status=picked-up');
  await person.click(choose(menu, 'Manage your views…'));
  const dialog = await screen.findByRole('dialog', { name: 'Your views' });
  await person.click(
    within(dialog).getByRole('button', { name: 'Update “Rush” to the current filters' }),
  );
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith('PUT', '4', '"3"', { query: 'status=picked-up' }),
  );
  await person.click(within(dialog).getByRole('button', { name: 'Rename “Rush”' }));
  const field = await screen.findByLabelText('Name');
  await person.clear(field);
  await person.type(field, 'Hurry{Enter}');
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith('PUT', '4', '"3"', { name: 'Hurry' }));
  await waitFor(() => expect(field).not.toBeInTheDocument());
  await person.click(within(dialog).getByRole('button', { name: 'Delete “Rush”' }));
  const question = await screen.findByRole('alertdialog', { name: 'Delete this view?' });
  expect(question).toHaveTextContent('“Rush” will be deleted.');
  await person.click(within(question).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith('DELETE', '4', '"3"', null));
});
