import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { refusal, server } from '../../../testing/answers/server';
import { serveJob } from '../../../testing/fullJob';
import { openJobDialog } from '../../../testing/openedJob';
import { admin } from '../../../testing/samples';
import type { JobComment } from '../../../api/jobs/comments';

const ANITA = { id: 41, name: 'Anita Roy' };
const FIRST: JobComment = {
  ...{ id: 1, author: ANITA, text: 'Yard closes at noon.\nCall first.', mentions: [] },
  createdAt: '2026-03-31T15:00:00.000Z',
};

async function open() {
  const comments = [FIRST];
  serveJob();
  server.use(
    http.get('*/api/jobs/7/comments', () => HttpResponse.json(comments)),
    http.get('*/api/colleagues', () =>
      HttpResponse.json([ANITA, { id: admin.id, name: admin.name }]),
    ),
  );
  const view = await openJobDialog();
  const section = await view.inside.findByRole('region', { name: 'Comments' });
  const of = within(section);
  const field = await of.findByRole('textbox', { name: /^New comment/ });
  const submit = () => view.person.click(of.getByRole('button', { name: 'Comment' }));
  return { ...view, comments, of, field, submit };
}

test('shows the comments, and adds one that mentions a colleague', async () => {
  const { person, of, field, submit, comments } = await open();
  expect(await of.findByText(/Yard closes at noon\./)).toBeVisible();
  const sent = answerInTurn(
    ...(['post', '*/api/jobs/7/comments'] as const),
    () => refusal(500, 'internal', 'No.'),
    () => {
      const author = { id: admin.id, name: admin.name };
      comments.push({ ...FIRST, id: 2, author, text: 'Please check @Anita Roy' });
      return HttpResponse.json(comments[1], { status: 201 });
    },
  );
  await person.type(field, 'Please check');
  await person.selectOptions(of.getByRole('combobox', { name: 'Mention…' }), 'Anita Roy');
  expect(field).toHaveValue('Please check @Anita Roy ');
  expect(of.getByText('Will be notified: Anita Roy')).toBeVisible();
  await submit();
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(field).toHaveValue('Please check @Anita Roy ');
  await submit();
  expect(await of.findByText('Please check @Anita Roy')).toBeVisible();
  expect(sent[1]?.body).toEqual({ text: 'Please check @Anita Roy' });
  expect(sent[1]?.key).toBe(sent[0]?.key);
  const next = of.getByRole('textbox', { name: /^New comment/ });
  expect(next).toHaveValue('');
  expect(next).toHaveFocus();
});

test('refuses an empty comment, and asks before an unsent one is lost', async () => {
  const { person, of, field, submit } = await open();
  await submit();
  expect(await of.findByText('Please enter a comment')).toBeVisible();
  await person.type(field, 'Half a sentence');
  await person.keyboard('{Escape}');
  expect(await screen.findByRole('alertdialog')).toBeVisible();
});

test('deletes a comment after a question', async () => {
  const { person, of, comments } = await open();
  const deleted: string[] = [];
  server.use(
    http.delete('*/api/jobs/7/comments/:id', ({ params }) => {
      deleted.push(String(params['id']));
      comments.pop();
      return new HttpResponse(null, { status: 204 });
    }),
  );
  await person.click(await of.findByRole('button', { name: 'Delete the comment by Anita Roy' }));
  await person.click(await screen.findByRole('button', { name: 'Delete Comment' }));
  await waitFor(() => expect(of.queryByText(/Yard closes/)).toBeNull());
  expect(deleted).toEqual(['1']);
});
