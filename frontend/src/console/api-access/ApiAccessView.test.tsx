import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ServiceAccount, Token } from '../../api/accounts/tokens';
import { accessibilityProblems } from '../../testing/accessibility';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server } from '../../testing/answers/server';
import { openForm, openView } from '../../testing/openView';
import { admin } from '../../testing/samples';
import { ApiAccessView } from './ApiAccessView';

const AT = '2026-03-31T15:00:00.000Z';
const NIGHTLY: Token = {
  ...{ id: 1, name: 'Nightly export', hint: 'vdt_3f9c01ab', scopes: ['jobs:read', 'export:read'] },
  ...{ ownerId: admin.id, ownerName: admin.name, state: 'expiring', createdAt: AT },
  ...{ expiresAt: '2026-04-10T15:00:00.000Z', lastUsedAt: AT, lastUsedFrom: '192.0.2.7' },
};
const GATE: Token = {
  ...NIGHTLY,
  ...{ id: 2, name: 'Gate', scopes: ['jobs:write'], ownerId: 90, ownerName: 'Yard system' },
  ...{ state: 'live', lastUsedAt: null, lastUsedFrom: null },
};
const OTTO: Token = {
  ...GATE,
  ...{ id: 3, name: 'Sheet', ownerId: 91, ownerName: 'Otto Sample', state: 'expired' },
};
const YARD: ServiceAccount = { id: 90, name: 'Yard system', createdAt: AT };
const path = '/?view=api-access';

function serve(own: readonly Token[], all: readonly Token[], accounts: readonly ServiceAccount[]) {
  server.use(
    http.get('*/api/tokens', () => HttpResponse.json(own)),
    http.get('*/api/admin/tokens', () => HttpResponse.json(all)),
    http.get('*/api/admin/service-accounts', () => HttpResponse.json(accounts)),
  );
}
beforeEach(() => serve([NIGHTLY], [NIGHTLY, GATE, OTTO], [YARD]));

test('shows the owner, scopes and expiry of each token', async () => {
  const { container } = await openView(<ApiAccessView />, path);
  const own = await screen.findByRole('list', { name: 'Your Tokens' });
  expect(own).toHaveTextContent(/Nightly export.*vdt_3f9c01ab….*Jobs: read · Job exports: read/);
  expect(own).toHaveTextContent(/Expires Apr 10, 2026.*from 192\.0\.2\.7/);
  expect(screen.getByRole('note')).toHaveTextContent('1 token expires within 14 days.');
  const service = await screen.findByRole('list', { name: 'Yard system' });
  expect(service).toHaveTextContent(/Gate.*Jobs: change.*Never used/);
  const others = await screen.findByRole('list', { name: 'Other Users’ Tokens' });
  expect(within(others).getAllByRole('listitem')).toHaveLength(1);
  expect(others).toHaveTextContent(/Sheet \(Otto Sample\).*Expired/);
  expect(screen.getByRole('link', { name: 'API manual' })).toHaveAttribute('href', '/api/docs');
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('says in French that there are no tokens', async () => {
  serve([], [], []);
  await openView(<ApiAccessView />, path, { language: 'fr-CA', width: 390 });
  expect(await screen.findByRole('heading', { name: 'Vos jetons' })).toBeVisible();
  expect((await screen.findAllByText('Aucun jeton'))[0]).toBeVisible();
  expect(screen.queryByRole('note')).toBeNull();
});

test('says that the tokens could not be loaded', async () => {
  server.use(http.get('*/api/tokens', () => refusal(503, 'database_unavailable', 'Not now.')));
  await openView(<ApiAccessView />, path);
  expect(await screen.findByText('The tokens could not be loaded')).toBeVisible();
});

test('creates a token, shows it once and copies it', async () => {
  const secret = 'vdt_0000000000000000000000000000000000000000deadbeef';
  const sent = answerInTurn('post', '*/api/tokens', () =>
    HttpResponse.json({ token: NIGHTLY, secret }, { status: 201 }),
  );
  const { person, field, toast } = await openForm(
    <ApiAccessView />,
    `${path}&dialog=token`,
    'New Token',
    'Name',
  );
  await person.click(screen.getByRole('button', { name: 'Create Token' }));
  expect(await screen.findByText('Choose at least one permission')).toBeVisible();
  expect(sent).toEqual([]);
  await person.type(field('Name'), ' Nightly export ');
  await person.click(field('Jobs: read'));
  await person.click(field('Job exports: read'));
  await person.click(screen.getByRole('button', { name: 'Create Token' }));
  expect(await screen.findByText(secret)).toBeVisible();
  expect(sent).toMatchObject([
    { body: { name: 'Nightly export', days: 90, scopes: ['jobs:read', 'export:read'] } },
  ]);
  const copied = vi.spyOn(navigator.clipboard, 'writeText');
  await person.click(screen.getByRole('button', { name: 'Copy' }));
  await waitFor(() => expect(toast()?.description).toBe('Token copied'));
  expect(copied).toHaveBeenCalledWith(secret);
  await person.click(screen.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(screen.queryByText(secret)).toBeNull());
});

test('creates a token after the password was entered and keeps the input', async () => {
  const unconfirmed = () =>
    refusal(409, 'confirmation_needed', 'Please confirm your identity first.');
  const sent = answerInTurn('post', '*/api/tokens', unconfirmed, () =>
    HttpResponse.json({ token: NIGHTLY, secret: 'vdt_x' }, { status: 201 }),
  );
  const confirmed = answerInTurn(
    'post',
    '*/api/auth/confirmation',
    () => new HttpResponse(null, { status: 204 }),
  );
  const { person, field } = await openForm(
    <ApiAccessView />,
    `${path}&dialog=token`,
    'New Token',
    'Name',
  );
  await person.type(field('Name'), 'Nightly export');
  await person.click(field('Jobs: read'));
  await person.click(screen.getByRole('button', { name: 'Create Token' }));
  const question = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await person.type(within(question).getByLabelText('Password'), 'the password{Enter}');
  expect(await screen.findByText('vdt_x')).toBeVisible();
  expect(confirmed).toMatchObject([{ body: { password: 'the password' } }]);
  const body = { name: 'Nightly export', scopes: ['jobs:read'] };
  expect(sent).toMatchObject([{ body }, { body }]);
});

test('creates a token for a service account', async () => {
  const sent = answerInTurn('post', '*/api/admin/service-accounts/90/tokens', () =>
    HttpResponse.json({ token: GATE, secret: 'vdt_x' }, { status: 201 }),
  );
  const { person } = await openView(<ApiAccessView />, path);
  await person.click(await screen.findByRole('button', { name: 'New token for Yard system' }));
  const dialog = await screen.findByRole('dialog', { name: 'New Token' });
  await person.type(await within(dialog).findByLabelText('Name'), 'Gate');
  await person.click(within(dialog).getByLabelText('Jobs: change'));
  await person.click(screen.getByRole('button', { name: 'Create Token' }));
  await screen.findByText('vdt_x');
  expect(sent).toMatchObject([{ body: { name: 'Gate', scopes: ['jobs:write'] } }]);
});

test('adds a service account after a confirmation, and reports a taken name under the field', async () => {
  const text = 'A service account with this name already exists.';
  const sent = answerInTurn(
    'post',
    '*/api/admin/service-accounts',
    () => refusal(409, 'confirmation_needed', 'Please confirm your identity first.'),
    () =>
      refusal(409, 'service_account_taken', text, [
        { field: 'name', code: 'service_account_taken', message: text },
      ]),
    () => HttpResponse.json(YARD, { status: 201 }),
  );
  answerInTurn('post', '*/api/auth/confirmation', () => new HttpResponse(null, { status: 204 }));
  const { person, field, toast } = await openForm(
    <ApiAccessView />,
    `${path}&dialog=account`,
    'Add Service Account',
    'Service account name',
  );
  const dialog = screen.getByRole('dialog');
  const add = within(dialog).getByRole('button', { name: 'Add Service Account' });
  await person.type(field('Service account name'), 'Yard system');
  await person.click(add);
  const question = await screen.findByRole('dialog', { name: 'Confirm your identity' });
  await person.type(within(question).getByLabelText('Password'), 'the password{Enter}');
  await waitFor(() => expect(field('Service account name')).toHaveAccessibleDescription(text));
  await person.type(field('Service account name'), ' 2');
  await person.click(add);
  await waitFor(() => expect(toast()?.description).toBe('Service account added'));
  expect(sent).toMatchObject([
    { body: { name: 'Yard system' } },
    { body: { name: 'Yard system' } },
    { body: { name: 'Yard system 2' } },
  ]);
});

test.each([
  ['Nightly export', '*/api/tokens/1'],
  ['Sheet', '*/api/admin/tokens/3'],
])('revokes %s after confirmation', async (name, address) => {
  const sent = answerInTurn('delete', address, () => new HttpResponse(null, { status: 204 }));
  const { person, toast } = await openView(<ApiAccessView />, path);
  await person.click(await screen.findByRole('button', { name: `Revoke ${name}` }));
  await person.click(await screen.findByRole('button', { name: 'Cancel' }));
  expect(sent).toEqual([]);
  await person.click(await screen.findByRole('button', { name: `Revoke ${name}` }));
  await person.click(await screen.findByRole('button', { name: 'Revoke Token' }));
  await waitFor(() => expect(toast()?.description).toBe('Token revoked'));
  expect(sent).toHaveLength(1);
});

test('deletes a service account after confirmation', async () => {
  const sent = answerInTurn(
    'delete',
    '*/api/admin/service-accounts/90',
    () => new HttpResponse(null, { status: 204 }),
  );
  const { person, toast } = await openView(<ApiAccessView />, path);
  await person.click(await screen.findByRole('button', { name: 'Delete Yard system' }));
  await person.click(await screen.findByRole('button', { name: 'Delete Service Account' }));
  await waitFor(() => expect(toast()?.description).toBe('Service account deleted'));
  expect(sent).toHaveLength(1);
});
