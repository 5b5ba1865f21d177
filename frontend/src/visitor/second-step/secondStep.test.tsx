import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { SecondStepNeeded } from '../../api/accounts/session';
import { answerInTurn } from '../../testing/answers/answerInTurn';
import { refusal, server } from '../../testing/answers/server';
import { renderApp, signIn } from '../../testing/render';
import { admin } from '../../testing/samples';

const NEEDED: SecondStepNeeded = {
  challenge: 'the challenge',
  ways: ['code', 'recovery-code'],
  passkey: null,
  enrolment: null,
};
const CODES = ['ABCD-EFGH-JKMN-PQRS', 'BCDE-FGHJ-KMNP-QRST'];

async function givePassword(needed: SecondStepNeeded) {
  server.use(http.post('*/api/auth/login', () => HttpResponse.json({ secondFactor: needed })));
  const view = await renderApp({ path: '/login' });
  await view.person.type(await screen.findByRole('textbox', { name: 'Email' }), 'ada@example.com');
  await view.person.type(screen.getByLabelText('Password'), 'correct horse');
  await view.person.click(screen.getByRole('button', { name: 'Sign In' }));
  return view;
}
const welcome = () => screen.findByRole('navigation', { name: 'Main menu' });

test('a code of the app signs in', async () => {
  const { person } = await givePassword(NEEDED);
  const code = await screen.findByLabelText('Six-digit code');
  expect(screen.getByRole('heading', { name: 'Two-step sign-in' })).toBeVisible();
  expect(code).toHaveFocus();
  expect(code).toHaveAttribute('inputmode', 'numeric');
  expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  const sent = answerInTurn('post', '*/api/auth/second-factor', () => {
    signIn(admin);
    return HttpResponse.json({ user: admin, token: 'fresh', recoveryCodes: null });
  });
  await person.type(code, '123 456');
  await person.click(screen.getByRole('checkbox', { name: /for 30 days/ }));
  await person.keyboard('{Tab}{Enter}');
  expect(await welcome()).toBeVisible();
  expect(sent).toMatchObject([
    { body: { challenge: 'the challenge', code: '123 456', rememberDevice: true } },
  ]);
  expect(localStorage.getItem('auth_token')).toBe('fresh');
});

test('a wrong code shows an error, and a recovery code works', async () => {
  const { person } = await givePassword(NEEDED);
  const sent = answerInTurn(
    'post',
    '*/api/auth/second-factor',
    () => refusal(400, 'wrong_code', 'This code is incorrect or was already used.'),
    () => {
      signIn(admin);
      return HttpResponse.json({ user: admin, token: 'fresh', recoveryCodes: null });
    },
  );
  await person.click(await screen.findByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Enter the code that your app shows')).toBeVisible();
  expect(sent).toEqual([]);
  await person.type(screen.getByLabelText('Six-digit code'), '000000{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('This code is incorrect');
  await person.click(screen.getByRole('button', { name: 'Use a recovery code instead' }));
  expect(screen.queryByRole('alert')).toBeNull();
  await person.type(screen.getByLabelText('Recovery code'), 'abcd-efgh-jkmn-pqrs{Enter}');
  expect(await welcome()).toBeVisible();
  expect(sent.at(-1)).toMatchObject({
    body: { recoveryCode: 'abcd-efgh-jkmn-pqrs', rememberDevice: false },
  });
});

test('the back button returns to the password', async () => {
  const { person } = await givePassword(NEEDED);
  await person.click(await screen.findByRole('button', { name: 'Back to sign-in' }));
  expect(screen.getByLabelText('Password')).toBeVisible();
});

test('a user who needs a second factor sets it up first, and saves the recovery codes', async () => {
  const secret = 'JBSWY3DPEHPK3PXP';
  const uri = `otpauth://totp/Example:ada%40example.com?secret=${secret}`;
  const { person } = await givePassword({ ...NEEDED, ways: [], enrolment: { secret, uri } });
  expect(await screen.findByRole('heading', { name: 'Set up two-step sign-in' })).toBeVisible();
  expect(screen.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  expect(screen.getByText('JBSW Y3DP EHPK 3PXP')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open in an app here' })).toHaveAttribute('href', uri);
  const sent = answerInTurn('post', '*/api/auth/second-factor', () =>
    HttpResponse.json({ user: admin, token: 'fresh', recoveryCodes: CODES }),
  );
  await person.type(screen.getByLabelText('Six-digit code'), '123456{Enter}');
  expect(await screen.findByText('BCDE-FGHJ-KMNP-QRST')).toBeVisible();
  expect(sent).toMatchObject([{ body: { challenge: 'the challenge', code: '123456' } }]);
  expect(screen.getByRole('link', { name: 'Download' })).toHaveAttribute(
    'href',
    expect.stringContaining(encodeURIComponent(CODES.join('\n'))),
  );
  signIn(admin);
  await person.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await welcome()).toBeVisible();
});
