import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server } from '../../testing/answers/server';
import { openView } from '../../testing/openView';
import { PrivacyView } from './PrivacyView';

const DREW = {
  kind: 'driver',
  id: 4,
  name: 'Drew Sample',
  detail: 'drew@example.com',
  isDeleted: false,
};
const RETENTION = {
  ...{ deliveredJobs: null, photos: 24, signatures: null, activity: null, sessions: null },
  ...{ sentMails: null, deletedCustomers: null, deletedUsers: null },
  ...{ lastRunOn: '2026-03-01', updatedAt: '2026-03-01T15:00:00.000Z', version: 3 },
};
const ERASURE = {
  ...{ id: 17, kind: 'customer', recordId: 5, driverId: null, reason: 'asked' },
  ...{ requestedAt: '2026-03-02T15:00:00.000Z', requestedBy: 'Ada Sample', finishedAt: null },
  ...{ changedRows: 4, kept: [] },
};
const NOTHING = { canSignIn: false, openJobs: 0, openInvoices: 0, erasedNumber: null };

let person: Record<string, unknown>;
beforeEach(() => {
  person = { ...DREW, ...NOTHING };
  server.use(
    http.get('*/api/privacy/people', ({ request }) =>
      HttpResponse.json(new URL(request.url).searchParams.get('q') === 'drew' ? [DREW] : []),
    ),
    http.get('*/api/privacy/people/driver/4', () => HttpResponse.json(person)),
    http.get('*/api/privacy/erasures', () => HttpResponse.json([ERASURE])),
    http.get('*/api/privacy/retention', () => HttpResponse.json(RETENTION)),
    http.get('*/api/privacy/facts', () =>
      HttpResponse.json({
        ...{ database: 'sqlite', files: 's3', filesAt: 's3.example.com' },
        ...{ mailAt: null, maps: true, providerAt: 'login.example.com', auditAt: null },
      }),
    ),
  );
});

const open = (path = '/?view=privacy') => openView(<PrivacyView />, path);

test('finds a person and downloads the stored data', async () => {
  const { person: user, history } = await open();
  await user.type(screen.getByRole('searchbox', { name: /Search people/ }), 'drew');
  expect(await screen.findByText('Drew Sample')).toBeVisible();
  expect(history.location.search).toBe('?view=privacy&q=drew');
  for (const format of ['json', 'pdf']) {
    const name = `Download ${format.toUpperCase()} of Drew Sample`;
    expect(screen.getByRole('link', { name })).toHaveAttribute(
      'href',
      `/api/privacy/people/driver/4/export?format=${format}&language=en-CA`,
    );
  }
});

test('lists what remains before erasing, requires the name, and shows a refusal at the field', async () => {
  const sent = answerInTurn(
    'post',
    '*/api/privacy/people/driver/4/erasures',
    () =>
      refusal(400, 'validation_failed', 'Not valid.', [
        { field: 'name', code: 'other_name', message: 'is not the name of this person' },
      ]),
    () => HttpResponse.json({ ...ERASURE, id: 18 }, { status: 201 }),
  );
  const { person: user, toast } = await open('/?view=privacy&q=drew');
  await user.click(await screen.findByRole('button', { name: 'Erase Drew Sample' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase Drew Sample' });
  expect(await within(dialog).findByText(/Issued invoices with their PDFs/)).toBeVisible();
  const submit = within(dialog).getByRole('button', { name: 'Erase' });
  await user.click(submit);
  expect(await within(dialog).findByText('Type the person’s name')).toBeVisible();
  const field = within(dialog).getByRole('textbox', { name: /Type the name to confirm/ });
  await user.type(field, 'Drew');
  await user.click(submit);
  await waitFor(() => expect(field).toBeInvalid());
  await user.type(field, ' Sample');
  await user.click(submit);
  await waitFor(() => expect(toast()?.description).toMatch('Erased as person 18'));
  expect(sent.map(({ body }) => body)).toEqual([
    { name: 'Drew', reason: 'asked' },
    { name: 'Drew Sample', reason: 'asked' },
  ]);
});

test('lists what blocks an erasure beforehand', async () => {
  person = { ...person, canSignIn: true, openJobs: 2 };
  const { person: user } = await open('/?view=privacy&q=drew');
  await user.click(await screen.findByRole('button', { name: 'Erase Drew Sample' }));
  const dialog = await screen.findByRole('dialog', { name: 'Erase Drew Sample' });
  expect(await within(dialog).findByText(/can still sign in.*2 jobs are still open/)).toBeVisible();
});

test('previews retention before saving, and rejects less than the legal minimum', async () => {
  const asked: string[] = [];
  server.use(
    http.get('*/api/privacy/retention/preview', ({ request }) => {
      asked.push(new URL(request.url).search);
      const due = { firstKept: '2024-03-31', due: 3, oldest: '2023-01-02T15:00:00.000Z' };
      return HttpResponse.json([{ kind: 'photos', months: 36, ...due }]);
    }),
  );
  const sent = answerInTurn('put', '*/api/privacy/retention', () =>
    HttpResponse.json({ ...RETENTION, photos: 36, version: 4 }),
  );
  const { person: user, toast } = await open();
  const photos = await screen.findByRole('spinbutton', { name: 'Photos of vehicles' });
  await user.clear(photos);
  await user.type(photos, '36');
  await user.click(screen.getByRole('button', { name: 'Show What Would Be Deleted' }));
  expect(
    await screen.findByText(/3 records would be deleted; the oldest is from Jan 2, 2023/),
  ).toBeVisible();
  expect(asked).toEqual(['?photos=36']);
  const jobs = screen.getByRole('spinbutton', { name: 'Delivered and deleted jobs' });
  await user.type(jobs, '71');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(jobs).toBeInvalid());
  await user.clear(jobs);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(toast()?.description).toBe('Retention saved'));
  expect(sent).toMatchObject([{ version: '"3"', body: { photos: 36, deliveredJobs: null } }]);
});

test('lists where records are stored and what is sent to third parties', async () => {
  await open();
  expect(await screen.findByText(/In the object store s3\.example\.com/)).toBeVisible();
  expect(screen.getByText(/Google receives addresses/)).toBeVisible();
  expect(screen.getByText('No email is sent.')).toBeVisible();
  expect(screen.getByText(/login\.example\.com learns who signs in/)).toBeVisible();
  expect(screen.getByText('Not sent to another machine.')).toBeVisible();
  expect(await screen.findByText('Erased person 17')).toBeVisible();
  expect(screen.getByText('In progress')).toBeVisible();
});
