import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server } from '../../testing/answers/server';
import { renderApp } from '../../testing/render';
import { company } from '../../testing/samples';

const nothing = (status: number) => () => new HttpResponse(null, { status });

test('requests a link if the server sends them, and does not reveal who has an account', async () => {
  server.use(
    http.get('*/api/config', () => HttpResponse.json({ ...company, passwordReset: true })),
  );
  const sent = answerInTurn('post', '*/api/auth/password-resets', nothing(202));
  const { person } = await renderApp({ path: '/login' });
  await person.click(await screen.findByRole('button', { name: 'Forgot your password?' }));
  await person.click(await screen.findByRole('button', { name: 'Send Link' }));
  expect(screen.getByText('Please enter a valid email address')).toBeVisible();
  expect(sent).toEqual([]);
  await person.type(screen.getByLabelText('Email'), 'ada@example.com{Enter}');
  expect(await screen.findByRole('heading', { name: 'Check your email' })).toHaveFocus();
  expect(screen.getByText(/If ada@example.com belongs to an account/)).toBeVisible();
  expect(sent).toMatchObject([{ body: { email: 'ada@example.com', language: 'en-CA' } }]);
  await person.click(screen.getByRole('button', { name: 'Back to sign-in' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('the link sets a new password, and is removed from the address', async () => {
  const sent = answerInTurn(
    'post',
    '*/api/auth/password-resets/complete',
    () =>
      refusal(400, 'validation_failed', 'Not valid.', [
        {
          field: 'password',
          code: 'common_password',
          message: 'This is one of the most common passwords. Please choose another one',
        },
      ]),
    nothing(204),
  );
  const { person, history } = await renderApp({ path: '/reset-password#the-token' });
  const password = await screen.findByLabelText('New password');
  await person.type(password, '12345{Enter}');
  expect(password).toHaveAccessibleDescription('Password must be at least 6 characters');
  expect(sent).toEqual([]);
  await person.type(password, '6{Enter}');
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(/one of the most common passwords/),
  );
  await person.clear(password);
  await person.type(password, 'another horse{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your password was changed' })).toHaveFocus();
  expect(sent.at(-1)).toMatchObject({ body: { token: 'the-token', password: 'another horse' } });
  expect(history.location).toMatchObject({ pathname: '/reset-password', hash: '' });
  expect(screen.getByRole('link', { name: 'Go to sign-in' })).toHaveAttribute('href', '/login');
});

test('a used or truncated link shows an error', async () => {
  answerInTurn('post', '*/api/auth/password-resets/complete', () =>
    refusal(400, 'reset_link_spent', 'This link was already used or has expired.'),
  );
  const { person } = await renderApp({ path: '/reset-password#old' });
  await person.type(await screen.findByLabelText('New password'), 'another horse{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This link was already used');
});

test('an address without a token shows an error', async () => {
  await renderApp({ path: '/reset-password' });
  expect(await screen.findByRole('alert')).toHaveTextContent('This link is incomplete');
  expect(screen.queryByLabelText('New password')).toBeNull();
});

test('an invitation sets the first password, and is removed from the address', async () => {
  const sent = answerInTurn('post', '*/api/auth/invitations/accept', nothing(204));
  const { person, history } = await renderApp({ path: '/invitation#the-token' });
  expect(await screen.findByRole('heading', { name: 'Choose your password' })).toBeVisible();
  await person.type(screen.getByLabelText('Password'), 'another horse{Enter}');
  expect(await screen.findByRole('heading', { name: 'Your password is set' })).toHaveFocus();
  expect(sent).toMatchObject([{ body: { token: 'the-token', password: 'another horse' } }]);
  expect(history.location).toMatchObject({ pathname: '/invitation', hash: '' });
});

test('a spent invitation shows an error', async () => {
  answerInTurn('post', '*/api/auth/invitations/accept', () =>
    refusal(400, 'invitation_spent', 'This invitation was already used.'),
  );
  const { person } = await renderApp({ path: '/invitation#old' });
  await person.type(await screen.findByLabelText('Password'), 'another horse{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This invitation was already used');
});

test('an invitation without a token shows an error in French', async () => {
  await renderApp({ path: '/invitation', language: 'fr-CA' });
  expect(await screen.findByRole('alert')).toHaveTextContent('demandez une autre invitation');
});
