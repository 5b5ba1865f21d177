import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../../testing/accessibility';
import { refusal, server } from '../../../testing/answers/server';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';
import { picture } from '../../../testing/pictures';

const job = makeJob(7, { jobVehicles: [makeUnit(70)] });
const file = (name: string, type = 'image/jpeg') =>
  new File(['a picture'], name, { type, lastModified: Date.UTC(2026, 2, 3, 19, 5) });

let lists = 0;
beforeEach(() => {
  picture();
  lists = 0;
  server.use(
    http.get('*/api/jobs/7/photos', () => {
      lists += 1;
      return HttpResponse.json([]);
    }),
    ...openedJob(() => job),
  );
});
afterEach(() => vi.restoreAllMocks());

/** Records the uploads and responds with the results of `answers`. */
function receive(answers: (() => Response | Promise<Response>)[] = []) {
  const sent: { query: Record<string, string>; type: string | null }[] = [];
  server.use(
    http.post('*/api/jobs/7/units/70/photos', ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      sent.push({ query, type: request.headers.get('Content-Type') });
      return answers.shift()?.() ?? HttpResponse.json({ id: sent.length });
    }),
  );
  return sent;
}

async function openAdding(stage = 'delivery') {
  const view = await openJobDialog();
  const name = `Add photos: 1. 2021 Toyota Corolla, at ${stage}`;
  await view.person.click(await view.inside.findByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name: `Add photos at ${stage}` });
  return { ...view, dialog, adding: within(dialog) };
}

const choose = async (view: Awaited<ReturnType<typeof openAdding>>, ...files: File[]) =>
  view.person.upload(view.adding.getByLabelText('Choose Photos'), files);

test('uploads photos one by one with stage, place and time, and reports each', async () => {
  const sent = receive();
  const view = await openAdding();
  await view.person.selectOptions(view.adding.getByLabelText('What the photos show'), 'Odometer');
  await choose(view, file('one.jpg'), file('two.png', 'image/png'));
  expect(await view.adding.findByText('2 of 2 sent')).toBeVisible();
  expect(view.adding.getAllByText('Sent')).toHaveLength(2);
  const facts = { stage: 'delivery', place: 'odometer', takenAt: '2026-03-03T19:05:00.000Z' };
  expect(sent).toMatchObject([
    { query: { ...facts, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) }, type: 'image/jpeg' },
    { query: facts, type: 'image/jpeg' },
  ]);
  expect(new Set(sent.map(({ query }) => query['clientId'])).size).toBe(2);
  expect(await accessibilityProblems(view.dialog)).toEqual([]);
});

test('uploads with checksums on a page without HTTPS', async () => {
  vi.spyOn(crypto, 'subtle', 'get').mockReturnValue(undefined as unknown as SubtleCrypto);
  const sent = receive();
  const view = await openAdding();
  await choose(view, file('one.jpg'));
  expect(await view.adding.findByText('1 of 1 sent')).toBeVisible();
  // The hash of one zero byte, which the test's encoder returns.
  const sha256 = '6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d';
  expect(sent).toMatchObject([{ query: { sha256 } }]);
});

test('uploads the original file when the browser adds noise to canvas data', async () => {
  picture([], [12, 200, 7, 255]);
  const sent = receive();
  const view = await openAdding();
  await choose(view, file('one.jpg'));
  expect(await view.adding.findByText('1 of 1 sent')).toBeVisible();
  // The hash of `a picture`, the content of the file.
  const sha256 = '92b2fa58028958317e408bd84ecfa70f5ee35b121991dbc232c49d166353708b';
  expect(sent).toMatchObject([{ query: { sha256 } }]);
});

test('accepts dropped files', async () => {
  const sent = receive();
  const { adding } = await openAdding('pickup');
  fireEvent.drop(adding.getByText(/^or drop them here/), {
    dataTransfer: { files: [file('dropped.jpg')] },
  });
  expect(await adding.findByText('1 of 1 sent')).toBeVisible();
  expect(sent).toMatchObject([{ query: { stage: 'pickup', place: 'front' } }]);
});

test('explains each refusal and continues with the others', async () => {
  receive([() => refusal(409, 'too_many_unit_photos', 'A unit can have at most 60 photos.')]);
  const view = await openAdding();
  await choose(view, file('full.jpg'), file('fine.jpg'));
  fireEvent.drop(view.adding.getByText(/^or drop them here/), {
    dataTransfer: { files: [file('phone.heic', 'image/heic')] },
  });
  expect(await view.adding.findByText('1 of 3 sent')).toBeVisible();
  const problems = (await view.adding.findAllByRole('alert')).map(({ textContent }) => textContent);
  expect(problems).toEqual([
    expect.stringMatching(/^A unit can have at most 60 photos/),
    'This file is not a readable photo. Use JPEG, PNG or WebP.',
  ]);
  expect(view.adding.queryByRole('button', { name: /^Try again/ })).toBeNull();
});

test('resends a failed upload with the same id', async () => {
  const sent = receive([() => HttpResponse.error()]);
  const view = await openAdding();
  await choose(view, file('one.jpg'));
  expect(await view.adding.findByText('The server cannot be reached. Not sent.')).toBeVisible();
  await view.person.click(view.adding.getByRole('button', { name: 'Try again: one.jpg' }));
  expect(await view.adding.findByText('1 of 1 sent')).toBeVisible();
  expect(sent[1]?.query['clientId']).toBe(sent[0]?.query['clientId']);
});

test('asks before leaving during an upload, and does not send the rest', async () => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent = receive([() => held.then(() => HttpResponse.json({ id: 1 }))]);
  const view = await openAdding();
  await choose(view, file('one.jpg'), file('two.jpg'));
  await waitFor(() => expect(sent).toHaveLength(1));
  await view.person.click(view.adding.getByRole('button', { name: 'Done' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Stop sending?' }));
  await view.person.click(question.getByRole('button', { name: 'Stop' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Add photos/ })).toBeNull());
  release();
  // The current upload finished, and the list was refetched.
  await waitFor(() => expect(lists).toBe(2));
  expect(sent).toHaveLength(1);
});
