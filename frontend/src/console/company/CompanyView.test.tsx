import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { CompanyProfile } from '../../api/invoicing/company';
import { accessibilityProblems } from '../../testing/accessibility';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server, staleRefusal } from '../../testing/answers/server';
import { openView } from '../../testing/openView';
import { picture } from '../../testing/pictures';
import { CompanyView } from './CompanyView';
import { CompanyNotices } from './notices/CompanyNotices';

const BLANK: CompanyProfile = {
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
const SAVED = { ...BLANK, legalName: 'Transport Exemple inc.', nsc: 'QC1', version: 2 };

beforeEach(() =>
  server.use(
    http.get('*/api/company', () => HttpResponse.json(BLANK)),
    http.get('*/api/activity', () => HttpResponse.json([])),
  ),
);

const open = async (options: Parameters<typeof openView>[2] = {}) => {
  const rendered = await openView(<CompanyView />, '/?view=company', options);
  await screen.findByLabelText(options.language === 'fr-CA' ? 'Nom légal' : 'Legal name');
  return rendered;
};
const field = (label: string) => screen.getByLabelText(label);
const save = () => screen.getByRole('button', { name: 'Save Changes' });

test('saves the input and keeps the form usable', async () => {
  const sent = answerInTurn('put', '*/api/company', () => HttpResponse.json(SAVED));
  const { person, toast } = await open();
  expect(save()).toBeDisabled();
  await person.type(field('Legal name'), '  Transport Exemple inc. ');
  await person.type(field('Phone'), '4185550100');
  await person.type(field('NSC number'), 'QC1');
  await person.click(save());
  await waitFor(() => expect(toast()?.description).toBe('Company details saved'));
  expect(sent).toMatchObject([
    {
      version: '"1"',
      body: {
        legalName: 'Transport Exemple inc.',
        phone: '418-555-0100',
        email: null,
        address: null,
        nsc: 'QC1',
      },
    },
  ]);
  expect(field('Legal name')).toHaveValue('Transport Exemple inc.');
  expect(save()).toBeDisabled();
  await person.type(field('City'), 'Lévis');
  await person.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toMatchObject({ version: '"2"', body: { city: 'Lévis' } });
});

test('shows the fallback for a blank field', async () => {
  await open();
  expect(field('Legal name')).toHaveAccessibleDescription(/^If left blank: ./);
});

test('rejects an invalid e-mail with a message and sends nothing', async () => {
  const sent = answerInTurn('put', '*/api/company', () => HttpResponse.json(SAVED));
  const { person } = await open();
  await person.type(field('Email'), 'comptes@');
  await person.click(save());
  expect(await screen.findByText('Please enter a valid email address')).toBeVisible();
  expect(sent).toEqual([]);
});

test('saves the invoice texts and shows the fallbacks of blank fields', async () => {
  const sent = answerInTurn('put', '*/api/company', () => HttpResponse.json(SAVED));
  const { person } = await open();
  expect(field('Days to pay')).toHaveAccessibleDescription('If left blank: 30 days');
  await person.type(field('GST/HST number'), '123 456 782 rt 0001');
  await person.type(field('Days to pay'), '45');
  await person.type(field('Number prefix'), 'TE-');
  await person.type(field('Remind after (days overdue)'), 'soon');
  await person.click(save());
  expect(await screen.findByText(/Please enter up to 5 numbers of days/)).toBeVisible();
  expect(sent).toEqual([]);
  await person.clear(field('Remind after (days overdue)'));
  await person.type(field('Remind after (days overdue)'), '21, 7');
  await person.type(field('Remittance details (French)'), 'Par virement');
  await person.type(field('Write off up to'), '100.5');
  await person.click(save());
  expect(await screen.findByText(/from 0 to 100/i)).toBeVisible();
  await person.clear(field('Write off up to'));
  await person.type(field('Write off up to'), '1.5');
  await person.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.body).toMatchObject({
    gstNumber: '123 456 782 rt 0001',
    qstNumber: null,
    invoiceLanguage: null,
    termsDays: 45,
    invoicePrefix: 'TE-',
    reminderDays: [7, 21],
    remittance: null,
    remittanceFr: 'Par virement',
    writeOffLimit: 1.5,
  });
});

test('rejects a wrong number with a message, but only warns about a doubtful one', async () => {
  const sent = answerInTurn('put', '*/api/company', () => HttpResponse.json(SAVED));
  const { person } = await open();
  await person.type(field('QST number'), '1000000008 TQ 0001');
  expect(field('QST number')).toHaveAccessibleDescription(/tenth digit does not fit/);
  await person.type(field('GST/HST number'), '123456789RT0001');
  await person.click(save());
  expect(await screen.findByText(/with a valid check digit/)).toBeVisible();
  expect(sent).toEqual([]);
  await person.clear(field('GST/HST number'));
  await person.click(save());
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('saves a logo at once, then saves the input that was already typed', async () => {
  const logoHash = 'a'.repeat(64);
  const sent = answerInTurn('put', '*/api/company', () => HttpResponse.json(SAVED));
  server.use(
    http.put('*/api/company/logo', () => HttpResponse.json({ ...BLANK, logoHash, version: 5 })),
    http.delete('*/api/company/logo', () => HttpResponse.json({ ...BLANK, version: 6 })),
  );
  const { person, toast } = await open();
  await person.type(field('City'), 'Lévis');
  const picture = new File(['picture'], 'logo.png', { type: 'image/png' });
  await person.upload(field('Choose a Picture'), picture);
  expect(await screen.findByRole('img', { name: 'Company logo' })).toHaveAttribute(
    'src',
    `/api/company/logo?v=${logoHash}`,
  );
  expect(toast()?.description).toBe('Logo saved');
  expect(field('City')).toHaveValue('Lévis');
  await person.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(screen.queryByRole('img', { name: /Logo/ })).toBeNull());
  await person.click(save());
  await waitFor(() => expect(sent).toMatchObject([{ version: '"6"', body: { city: 'Lévis' } }]));
});

test('shrinks a large logo to the box of logos before sending it', async () => {
  const drawn = picture();
  const sent: unknown[] = [];
  server.use(
    http.put('*/api/company/logo', async ({ request }) => {
      sent.push([request.headers.get('Content-Type'), (await request.arrayBuffer()).byteLength]);
      return HttpResponse.json({ ...BLANK, logoHash: 'a'.repeat(64), version: 5 });
    }),
  );
  const { person, toast } = await open();
  const large = new File([new Uint8Array(20)], 'logo.jpg', { type: 'image/jpeg' });
  await person.upload(field('Choose a Picture'), large);
  await waitFor(() => expect(toast()?.description).toBe('Logo saved'));
  expect(drawn).toEqual([[333, undefined]]);
  expect(sent).toEqual([['image/png', 1]]);
});

test('reports a logo that the server refuses', async () => {
  server.use(
    http.put('*/api/company/logo', () => refusal(400, 'not_a_photo', 'This file is no picture.')),
  );
  const { person, toast } = await open();
  const picture = new File(['page'], 'logo.png', { type: 'image/png' });
  await person.upload(field('Choose a Picture'), picture);
  await waitFor(() => expect(toast()?.description).toBe('This file is no picture.'));
  expect(screen.queryByRole('img', { name: /Logo/ })).toBeNull();
});

test("shows another user's save and keeps the input", async () => {
  const theirs = { ...SAVED, city: 'Québec' };
  answerInTurn('put', '*/api/company', () => staleRefusal(theirs));
  const { person } = await open();
  await person.type(field('Legal name'), 'Another Name');
  await person.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Transport Exemple inc.');
  expect(field('Legal name')).toHaveValue('Another Name');
  expect(field('City')).toHaveValue('Québec');
});

test('reports a refusal and keeps the input', async () => {
  answerInTurn('put', '*/api/company', () => refusal(503, 'database_unavailable', 'Not now.'));
  const { person, toast } = await open();
  await person.type(field('City'), 'Lévis');
  await person.click(save());
  await waitFor(() => expect(toast()).toBeTruthy());
  expect(field('City')).toHaveValue('Lévis');
});

test('is shown in French, without accessibility problems', async () => {
  const { container } = await open({ language: 'fr-CA', width: 390 });
  expect(screen.getByRole('heading', { name: 'Connaissements' })).toBeVisible();
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('still asks before leaving after a dialog over the changed form has closed', async () => {
  const text = { event: 'delivered', language: 'en-CA', subject: 'Hello', body: 'It is there.' };
  server.use(
    http.get('*/api/customer-notices/settings', () =>
      HttpResponse.json({ events: [], canSend: true, updatedAt: null, version: 1 }),
    ),
    http.get('*/api/customer-notices/texts', () =>
      HttpResponse.json([{ ...text, isOriginal: false, updatedAt: null, version: 1 }]),
    ),
  );
  const both = (
    <>
      <CompanyView />
      <CompanyNotices />
    </>
  );
  const { person, history } = await openView(both, '/?view=company');
  await person.type(await screen.findByLabelText('Legal name'), 'X');
  await person.click(await screen.findByRole('button', { name: 'Delivered – English text' }));
  await person.type(await screen.findByLabelText('Subject'), 'X');
  await person.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  act(() => history.push('/?view=drivers'));
  expect(await screen.findByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible();
  expect(history.location.search).toBe('?view=company');
});
