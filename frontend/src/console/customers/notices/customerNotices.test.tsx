import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CustomerNotices } from '../../../api/telling';
import { accessibilityProblems } from '../../../testing/accessibility';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { acme, serveCustomers } from '../../../testing/answers/customersAnswers';
import { pagedAnswer } from '../../../testing/answers/pagedAnswer';
import { refusal, server, staleRefusal } from '../../../testing/answers/server';
import { openForm, openView } from '../../../testing/openView';
import { CustomersView } from '../CustomersView';

const USUAL: CustomerNotices = {
  ...{ customerId: 1, events: null, companyEvents: ['delivered'], email: null, language: null },
  ...{ customerEmail: 'ada@acme.example', usualLanguage: 'fr-CA', canSend: true },
  ...{ updatedAt: null, version: 1 },
};
const serve = (notices: CustomerNotices) =>
  server.use(http.get('*/api/customers/1/notices', () => HttpResponse.json(notices)));
const path = '/?view=customers&customer=1';
const change = '*/api/customers/1/notices';

beforeEach(() => {
  serveCustomers([acme]);
  server.use(http.get('*/api/jobs', ({ request }) => pagedAnswer(request, [])));
  serve(USUAL);
});
const openNotices = () =>
  openForm(
    ...([<CustomersView />, `${path}&dialog=notices`] as const),
    ...(['Customer notifications: Acme Sample Autos', 'Email for notifications'] as const),
  );
const press = (name: string) => screen.getByRole('button', { name });

test('opens from the customer and shows the default until a choice is made', async () => {
  const { person } = await openView(<CustomersView />, path);
  await person.click(await screen.findByRole('button', { name: 'Customer Notifications' }));
  const dialog = await screen.findByRole('dialog', {
    name: 'Customer notifications: Acme Sample Autos',
  });
  const email = await within(dialog).findByLabelText('Email for notifications');
  expect(email).toHaveAccessibleDescription('If left blank: ada@acme.example');
  expect(within(dialog).getByText('Company defaults: Delivered.')).toBeVisible();
  expect(within(dialog).getByText('Same as their invoices (French)')).toBeVisible();
  expect(within(dialog).queryByRole('checkbox')).toBeNull();
  expect(await accessibilityProblems(dialog)).toEqual([]);
});

test('saves the choice with the version shown', async () => {
  const sent = answerInTurn('put', change, () => HttpResponse.json({ ...USUAL, version: 2 }));
  const { person, field, toast } = await openNotices();
  await person.selectOptions(
    screen.getByRole('combobox', { name: /Notifications/ }),
    'Only the events chosen here',
  );
  await person.click(await screen.findByRole('checkbox', { name: 'Picked up' }));
  await person.type(field('Email for notifications'), ' yard@acme.example ');
  await person.click(press('Save'));
  await waitFor(() => expect(toast()?.description).toBe('Customer notifications saved'));
  expect(sent).toMatchObject([{ version: '"1"' }]);
  expect(sent[0]?.body).toEqual({
    events: ['picked-up', 'delivered'],
    email: 'yard@acme.example',
    language: null,
  });
});

test("describes another user's choice in words", async () => {
  const own: CustomerNotices = { ...USUAL, events: ['delivered'], version: 3 };
  serve(own);
  answerInTurn('put', change, () =>
    staleRefusal({ ...own, email: 'theirs@acme.example', events: ['picked-up'], version: 4 }),
  );
  const { person, field, dialog } = await openNotices();
  await person.click(screen.getByRole('checkbox', { name: 'Delivered' }));
  await person.click(screen.getByRole('checkbox', { name: 'Pickup is late' }));
  await person.type(field('Email for notifications'), 'mine@acme.example');
  await person.click(press('Save'));
  const alert = await within(dialog).findByRole('alert');
  expect(alert).toHaveTextContent(/Email for notifications.*theirs@acme\.example/);
  expect(field('Email for notifications')).toHaveValue('mine@acme.example');
  expect(screen.getByRole('checkbox', { name: 'Picked up' })).toBeChecked();
});

test('keeps the error of an invalid e-mail at its field', async () => {
  answerInTurn('put', change, () =>
    refusal(400, 'validation_failed', 'Validation failed', [
      { field: 'email', code: 'contact_email', message: 'Please enter a valid email address' },
    ]),
  );
  const { person, field } = await openNotices();
  await person.type(field('Email for notifications'), 'yard@');
  await person.click(press('Save'));
  await waitFor(() =>
    expect(field('Email for notifications')).toHaveAccessibleDescription(/valid email/),
  );
});

test('says when the company has no e-mail server', async () => {
  serve({ ...USUAL, canSend: false, companyEvents: [], customerEmail: null });
  const { field } = await openNotices();
  expect(screen.getByText(/No mail server is set up/)).toBeVisible();
  expect(screen.getByText('By default, the company sends no notifications.')).toBeVisible();
  expect(field('Email for notifications')).toHaveAccessibleDescription(
    'The customer has no email yet.',
  );
});
