import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../../testing/accessibility';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { server } from '../../../testing/answers/server';
import { openView } from '../../../testing/openView';
import { StatementPanel } from '../../shell/InvoicePanels';

const MAILS = { canSend: true, to: 'books@example.com', mails: [] };

async function open(mails: object = {}) {
  server.use(
    http.get('*/api/customers/1', () => HttpResponse.json({ id: 1, name: 'Garage Exemple' })),
    http.get('*/api/customers/1/statement-mails', () => HttpResponse.json({ ...MAILS, ...mails })),
  );
  const view = await openView(<StatementPanel />, '/?view=customers&customer=1&statement=1');
  const frame = await screen.findByRole('dialog', { name: 'Statement for Garage Exemple' });
  const dialog = within(frame);
  const setDay = async (label: string, day: string) => {
    await view.person.clear(dialog.getByLabelText(label));
    await view.person.type(dialog.getByLabelText(label), day);
  };
  return { ...view, dialog, setDay };
}

test('downloads or sends the statement of any period', async () => {
  const sent = answerInTurn('post', '*/api/customers/1/statement-mails', () =>
    HttpResponse.json(MAILS, { status: 201 }),
  );
  const { dialog, person, setDay, toast, history } = await open();
  const pdf = () => dialog.getByRole('link', { name: 'Download PDF' }).getAttribute('href');
  expect(pdf()).toMatch(/^\/api\/customers\/1\/statement\?from=\d{4}-01-01&to=\d{4}-\d\d-\d\d$/);
  await setDay('First day', '2025-10-01');
  await setDay('Last day', '2025-12-31');
  expect(pdf()).toBe('/api/customers/1/statement?from=2025-10-01&to=2025-12-31');
  expect(await accessibilityProblems()).toEqual([]);
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(toast()?.description).toContain('On its way to books@example.com.'));
  expect(sent[0]?.body).toEqual({
    ...{ to: ['books@example.com'], message: null },
    ...{ from: '2025-10-01', until: '2025-12-31' },
  });
  expect(history.location.search).toBe('?view=customers&customer=1');
});

test('sends and downloads nothing for a period that ends before it begins', async () => {
  const sent = answerInTurn('post', '*/api/customers/1/statement-mails', () =>
    HttpResponse.json(MAILS, { status: 201 }),
  );
  const { dialog, person, setDay } = await open();
  await setDay('First day', '2025-12-31');
  await setDay('Last day', '2025-10-01');
  expect(dialog.queryByRole('link', { name: 'Download PDF' })).toBeNull();
  await person.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await dialog.findByText('The period ends before it begins.')).toBeVisible();
  expect(sent).toEqual([]);
});

test('can be downloaded without an email server', async () => {
  const { dialog } = await open({ canSend: false, to: null });
  expect(dialog.getByText(/^No mail server is set up/)).toBeVisible();
  expect(dialog.getByRole('link', { name: 'Download PDF' })).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Send' })).toBeNull();
});
