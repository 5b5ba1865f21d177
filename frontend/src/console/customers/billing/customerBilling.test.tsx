import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../../testing/accessibility';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { acme, blankBilling, serveCustomers } from '../../../testing/answers/customersAnswers';
import { pagedAnswer } from '../../../testing/answers/pagedAnswer';
import { server, staleRefusal } from '../../../testing/answers/server';
import { openForm, openView } from '../../../testing/openView';
import { CustomersView } from '../CustomersView';

const SET = {
  ...blankBilling,
  ...{ legalName: 'Acme Legal inc.', email: 'bills@acme.example', language: 'en' as const },
  ...{ termsDays: 45, poRequired: true, exemptCertificate: 'EX-1', gathering: 'month' as const },
  ...{ statementName: 'Sam Sample', statementEmail: 'sam@acme.example', version: 4 },
};

beforeEach(() => {
  serveCustomers([acme]);
  server.use(http.get('*/api/jobs', ({ request }) => pagedAnswer(request, [])));
});
const path = '/?view=customers&customer=1';
const section = () => screen.findByRole('region', { name: 'Billing' });

test('shows the fallbacks of blank settings', async () => {
  await openView(<CustomersView />, path);
  const billing = await section();
  await waitFor(() => {
    for (const text of [
      'Legal nameAcme Sample Autos (customer’s own)',
      'Billing address1 King St, Toronto, ON M5V 1A1 (customer’s own)',
      'Email for invoicesada@acme.example (customer’s own)',
      'LanguageFrench (company default)',
      'TermsNet 20 days (company default)',
      'InvoicesOne per job',
      'Exemption certificatePays sales tax',
    ])
      expect(billing).toHaveTextContent(text);
  });
});

test("shows the customer's own settings", async () => {
  server.use(http.get('*/api/customers/1/billing', () => HttpResponse.json(SET)));
  await openView(<CustomersView />, path);
  const billing = await section();
  await waitFor(() => {
    for (const text of [
      'Legal nameAcme Legal inc.',
      'LanguageEnglish',
      'TermsNet 45 days',
      'InvoicesOne per month',
      'Purchase orderRequired on every invoice',
      'Exemption certificateEX-1',
      'Contact for statementsSam Sample',
    ])
      expect(billing).toHaveTextContent(text);
  });
});

const openDialog = () =>
  openForm(<CustomersView />, `${path}&dialog=billing`, 'Edit Billing', 'Legal name');

test('opens the dialog from the section and shows the fallback of a blank field', async () => {
  const { person, history } = await openView(<CustomersView />, path);
  await person.click(await screen.findByRole('button', { name: 'Edit Billing' }));
  expect(history.location.search).toContain('dialog=billing');
  const legalName = await screen.findByLabelText('Legal name');
  expect(legalName).toHaveAccessibleDescription('If left blank: Acme Sample Autos');
  await waitFor(() =>
    expect(screen.getByLabelText('Days to pay')).toHaveAccessibleDescription(
      'If left blank: Net 20 days',
    ),
  );
});

test('saves the input, with blank fields as null', async () => {
  const sent = answerInTurn('put', '*/api/customers/1/billing', () => HttpResponse.json(SET));
  const { person, field, toast } = await openDialog();
  await person.type(field('Email for invoices'), 'Bills@Acme.example');
  await person.type(field('Days to pay'), '0');
  await person.click(field('Purchase order number required'));
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
  await waitFor(() => expect(toast()?.description).toBe('Billing settings saved'));
  expect(sent).toMatchObject([{ version: '"1"' }]);
  expect(sent[0]?.body).toEqual({
    ...{ legalName: null, address: null, city: null, province: null, postalCode: null },
    ...{ email: 'bills@acme.example', language: null, termsDays: 0, poRequired: true },
    ...{ exemptCertificate: null, gathering: 'job', statementName: null, statementEmail: null },
  });
});

test('rejects invalid fields and sends nothing', async () => {
  const sent = answerInTurn('put', '*/api/customers/1/billing', () => HttpResponse.json(SET));
  const { person, field } = await openDialog();
  await person.type(field('Days to pay'), '366');
  await person.type(field('Email for statements'), 'nobody');
  await person.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Whole days, from 0 to 365')).toBeVisible();
  expect(field('Email for statements')).toHaveAccessibleDescription(/valid email/);
  expect(sent).toEqual([]);
});

test('keeps the input when another user saved first', async () => {
  const sent = answerInTurn(
    'put',
    '*/api/customers/1/billing',
    () => staleRefusal(SET),
    () => HttpResponse.json(SET),
  );
  const { person, field } = await openDialog();
  await person.type(field('Legal name'), 'Mine');
  const save = screen.getByRole('button', { name: 'Save Changes' });
  await person.click(save);
  expect(await screen.findByText('Legal name is now: Acme Legal inc.')).toBeVisible();
  await person.click(save);
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: '"4"', body: { legalName: 'Mine', termsDays: 45 } });
});

test('is shown in French on a phone, without accessibility problems', async () => {
  const { container } = await openView(<CustomersView />, path, {
    language: 'fr-CA',
    width: 390,
  });
  expect(await screen.findByText('Net 20 jours (réglage de l’entreprise)')).toBeVisible();
  expect(await accessibilityProblems(container)).toEqual([]);
});
