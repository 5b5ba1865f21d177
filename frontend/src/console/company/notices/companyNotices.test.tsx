import { NOTICE_EVENTS } from '@dispatch/domain/customer-notices/notice-event';
import { ORIGINAL_NOTICES } from '@dispatch/domain/customer-notices/notice-words';
import { LANGUAGES } from '@dispatch/domain/text/language';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { NoticeText } from '../../../api/telling';
import { accessibilityProblems } from '../../../testing/accessibility';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { refusal, server, staleRefusal } from '../../../testing/answers/server';
import { openForm, openView } from '../../../testing/openView';
import { CompanyNotices } from './CompanyNotices';

const AT = '2026-03-31T15:00:00.000Z';
const OWN = { subject: '{reference} is there', body: 'Hello {customer},\n\n{link}' };
const TEXTS: readonly NoticeText[] = NOTICE_EVENTS.flatMap((event) =>
  LANGUAGES.map((language) => {
    const isOriginal = event !== 'delivered' || language !== 'en-CA';
    const words = isOriginal ? ORIGINAL_NOTICES[language][event] : OWN;
    return { event, language, ...words, isOriginal, updatedAt: AT, version: isOriginal ? 1 : 3 };
  }),
);
const delivered = TEXTS.find(({ event, isOriginal }) => event === 'delivered' && !isOriginal)!;
const view = '/?view=notifications';
const textView = `${view}&text=delivered`;

beforeEach(() =>
  server.use(
    http.get('*/api/company', () =>
      HttpResponse.json({ legalName: 'Transport Élan', phone: '418-555-0100', version: 1 }),
    ),
    http.get('*/api/customer-notices/settings', () =>
      HttpResponse.json({ events: ['delivered'], canSend: true, updatedAt: AT, version: 5 }),
    ),
    http.get('*/api/customer-notices/texts', () => HttpResponse.json(TEXTS)),
  ),
);
const openText = () =>
  openForm(<CompanyNotices />, textView, 'Delivered – English text', 'Subject');
const preview = () => screen.getByRole('region', { name: 'Preview' });
const save = { name: 'Save' };

test('shows the default notices and which texts are the company’s own', async () => {
  const { container } = await openView(<CompanyNotices />, view);
  expect(await screen.findByRole('switch', { name: 'Delivered' })).toBeChecked();
  expect(screen.getByRole('switch', { name: 'Picked up' })).not.toBeChecked();
  expect(await screen.findByText('Custom text: English')).toBeVisible();
  expect(screen.getAllByText('Original text')).toHaveLength(3);
  expect(await accessibilityProblems(container)).toEqual([]);
});

test('says that nothing is sent without an e-mail server', async () => {
  const silent = 'No mail server is set up, so no emails are sent.';
  await openView(<CompanyNotices />, view);
  await screen.findByRole('switch', { name: 'Delivered' });
  expect(screen.queryByText(silent)).toBeNull();
  cleanup();
  server.use(
    http.get('*/api/customer-notices/settings', () =>
      HttpResponse.json({ events: [], canSend: false, updatedAt: null, version: 1 }),
    ),
  );
  await openView(<CompanyNotices />, view);
  expect(await screen.findByText(silent)).toBeVisible();
});

test('enables another event for all customers at once', async () => {
  const sent = answerInTurn('put', '*/api/customer-notices/settings', () =>
    HttpResponse.json({
      events: ['picked-up', 'delivered'],
      canSend: true,
      updatedAt: AT,
      version: 6,
    }),
  );
  const { person, toast } = await openView(<CompanyNotices />, view);
  await person.click(await screen.findByRole('switch', { name: 'Picked up' }));
  await waitFor(() => expect(toast()?.description).toBe('Customer notifications saved'));
  expect(sent).toMatchObject([{ version: '"5"', body: { events: ['picked-up', 'delivered'] } }]);
});

test('reports a refusal and keeps the switch', async () => {
  answerInTurn('put', '*/api/customer-notices/settings', () =>
    refusal(503, 'unavailable', 'Please try again.'),
  );
  const { person, toast } = await openView(<CompanyNotices />, view);
  await person.click(await screen.findByRole('switch', { name: 'Delivered' }));
  await waitFor(() => expect(toast()?.variant).toBe('destructive'));
  expect(screen.getByRole('switch', { name: 'Delivered' })).toBeChecked();
});

test('opens a text from its row', async () => {
  const { person } = await openView(<CompanyNotices />, view);
  await person.click(await screen.findByRole('button', { name: 'Delivered – French text' }));
  const dialog = await screen.findByRole('dialog', { name: 'Delivered – French text' });
  expect(await within(dialog).findByLabelText('Subject')).toHaveValue(
    ORIGINAL_NOTICES['fr-CA'].delivered.subject,
  );
  expect(within(dialog).queryByRole('button', { name: /original/ })).toBeNull();
});

test('previews the e-mail while the user types', async () => {
  const { person, field } = await openText();
  expect(preview()).toHaveTextContent(/JOB-000123 is there.*Hello Garage Bélanger,/);
  await person.clear(field('Subject'));
  await person.type(field('Subject'), 'From {{company}');
  expect(preview()).toHaveTextContent('From Transport Élan');
});

test('inserts a placeholder at the cursor', async () => {
  const { person, field, dialog } = await openText();
  await person.click(field('Subject'));
  await person.keyboard('{Home}');
  await person.click(within(dialog).getByRole('button', { name: 'Insert: Vehicles' }));
  expect(field('Subject')).toHaveValue('{vehicles}{reference} is there');
  await person.keyboard(': ');
  expect(field('Subject')).toHaveValue('{vehicles}: {reference} is there');
  expect(preview()).toHaveTextContent('2024 Kia Rio (KP042788)');
});

test('rejects with a message what the server would refuse, and sends nothing', async () => {
  const sent = answerInTurn('put', '*/api/customer-notices/texts/*', () =>
    HttpResponse.json(delivered),
  );
  const { person, field, dialog } = await openText();
  await person.clear(field('Subject'));
  await person.type(field('Text'), ' {{nobody} ');
  await person.click(within(dialog).getByRole('button', save));
  expect(await within(dialog).findByText('Please enter a text')).toBeVisible();
  expect(within(dialog).getByText('Contains an unknown placeholder')).toBeVisible();
  await person.clear(field('Text'));
  await person.type(field('Text'), 'www.elsewhere.example');
  expect(await within(dialog).findByText(/Must not contain a web address/)).toBeVisible();
  expect(sent).toEqual([]);
});

test('saves the text with the version shown, and shows a newer one first', async () => {
  const theirs = { ...delivered, subject: 'Theirs', version: 4 };
  const sent = answerInTurn(
    ...(['put', '*/api/customer-notices/texts/delivered/en-CA'] as const),
    () => staleRefusal(theirs),
    () => HttpResponse.json({ ...theirs, subject: 'Mine', version: 5 }),
  );
  const { person, field, dialog, toast } = await openText();
  await person.clear(field('Subject'));
  await person.type(field('Subject'), 'Mine');
  await person.click(within(dialog).getByRole('button', save));
  expect(await within(dialog).findByText(/Subject.*Theirs/)).toBeVisible();
  await person.click(within(dialog).getByRole('button', save));
  await waitFor(() => expect(toast()?.description).toBe('Text saved'));
  expect(sent).toMatchObject([
    { version: '"3"', body: { subject: 'Mine', body: OWN.body } },
    { version: '"4"', body: { subject: 'Mine', body: OWN.body } },
  ]);
});

test('restores the original text after confirmation', async () => {
  const sent = answerInTurn('delete', '*/api/customer-notices/texts/delivered/en-CA', () =>
    HttpResponse.json({ ...delivered, isOriginal: true, version: 4 }),
  );
  const { person, dialog, toast } = await openText();
  await person.click(within(dialog).getByRole('button', { name: 'Restore original text' }));
  const question = await screen.findByRole('alertdialog');
  await person.click(within(question).getByRole('button', { name: 'Restore' }));
  await waitFor(() => expect(toast()?.description).toBe('Original text restored'));
  expect(sent).toMatchObject([{ version: '"3"' }]);
});
