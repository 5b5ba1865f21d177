import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { server } from '../../testing/answers/server';
import { renderApp } from '../../testing/render';
import { admin } from '../../testing/samples';
import { setViewport } from '../../testing/viewport';

const COMPANY = {
  legalName: null,
  address: null,
  city: null,
  province: null,
  postalCode: null,
  phone: null,
  email: null,
  nsc: null,
  cvor: null,
  nir: null,
  gstNumber: null,
  qstNumber: null,
  invoiceLanguage: null,
  termsDays: null,
  reminderDays: [],
  interestText: null,
  interestTextFr: null,
  invoicePrefix: null,
  remittance: null,
  remittanceFr: null,
  writeOffLimit: null,
  logoHash: null,
  updatedAt: null,
  version: 1,
};
beforeEach(() =>
  server.use(
    http.get('*/api/company', () => HttpResponse.json(COMPANY)),
    http.get(/\/api\/(activity|customers)\b/, () => HttpResponse.json([])),
  ),
);

const question = () => screen.findByRole('alertdialog', { name: 'Discard your changes?' });
const press = { cancel: { name: 'Cancel' }, discard: { name: 'Discard' } };

/** The unsaved company details, and a changed dialog over them. */
async function openBoth() {
  setViewport(1440);
  const { person, history } = await renderApp({ path: '/?view=company', user: admin });
  await person.type(await screen.findByLabelText('Legal name'), 'X');
  await person.click(screen.getByRole('button', { name: /^Ada Sample/ }));
  await person.click(await screen.findByRole('menuitem', { name: 'Change password…' }));
  const dialog = await screen.findByRole('dialog', { name: 'Change your password' });
  await person.type(await within(dialog).findByLabelText('Current password'), 'X');
  return { person, history, dialog };
}

test('a form still asks before it is left after a dialog over it has closed', async () => {
  const { person, history, dialog } = await openBoth();
  // Cancel closes the dialog without a question.
  await person.click(within(dialog).getByRole('button', press.cancel));
  await waitFor(() => expect(dialog).not.toBeInTheDocument());

  await person.click(screen.getByRole('link', { name: 'Customers' }));
  await person.click(within(await question()).getByRole('button', press.cancel));
  expect(history.location.search).toBe('?view=company');
  expect(screen.getByLabelText('Legal name')).toHaveValue('X');

  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  await person.click(screen.getByRole('link', { name: 'Customers' }));
  await person.click(within(await question()).getByRole('button', press.discard));
  await waitFor(() => expect(history.location.search).toBe('?view=customers'));
});

test('leaving a form and a dialog over it asks once', async () => {
  const { person, history } = await openBoth();
  await person.click(screen.getByRole('button', { name: 'Logout', hidden: true }));
  await person.click(within(await question()).getByRole('button', press.discard));
  expect(await screen.findByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(history.location.pathname).toBe('/login');
});
