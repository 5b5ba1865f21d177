import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { OwnFactors } from '../../../api/accounts/account';
import { answerInTurn } from '../../../testing/answers/answerInTurn';
import { endSession } from '../../../testing/answers/endSession';
import { refusal, server } from '../../../testing/answers/server';
import { renderPart } from '../../../testing/render';
import { admin } from '../../../testing/samples';
import { AccountButton } from '../AccountButton';

const NONE: OwnFactors = {
  ...{ app: null, passkeys: [], recoveryCodes: 0, devices: [] },
  ...{ isRequired: false, confirmedUntil: null },
};
const SOME: OwnFactors = {
  ...NONE,
  app: { addedAt: '2026-03-31T12:00:00.000Z' },
  recoveryCodes: 9,
  passkeys: [{ id: 7, name: 'Office key', addedAt: '2026-03-31T12:00:00.000Z', lastUsedAt: null }],
  devices: [
    {
      ...{ id: 3, isCurrent: false, userAgent: 'curl/8.5' },
      ...{ lastUsedAt: '2026-03-31T12:00:00.000Z', expiresAt: '2026-04-30T12:00:00.000Z' },
    },
  ],
};
const nothing = () => new HttpResponse(null, { status: 204 });
const unconfirmed = () =>
  refusal(409, 'confirmation_needed', 'Please confirm your identity first.');

async function open(own: () => OwnFactors) {
  server.use(http.get('*/api/auth/second-factor', () => HttpResponse.json(own())));
  const view = await renderPart(<AccountButton onLogout={() => undefined}>Ada</AccountButton>, {
    user: admin,
  });
  await view.person.click(screen.getByRole('button', { name: 'Ada' }));
  await view.person.click(await screen.findByRole('menuitem', { name: 'Two-step sign-in…' }));
  const dialog = await screen.findByRole('dialog');
  return { ...view, dialog, toast: () => view.store.getState().toast.current };
}

test('sets up an app: first the password, then its code, then the recovery codes', async () => {
  let own = NONE;
  const secret = 'JBSWY3DPEHPK3PXP';
  const begun = answerInTurn('post', '*/api/auth/second-factor/app', unconfirmed, () =>
    HttpResponse.json({ secret, uri: `otpauth://totp/x?secret=${secret}` }),
  );
  const confirmed = answerInTurn('post', '*/api/auth/confirmation', nothing);
  const codes = answerInTurn(
    'post',
    '*/api/auth/second-factor/app/confirmation',
    () => refusal(400, 'wrong_code', 'This code is incorrect or was already used.'),
    () => {
      own = SOME;
      return HttpResponse.json({ recoveryCodes: ['ABCD-EFGH-JKMN-PQRS'] });
    },
  );
  const { person, dialog } = await open(() => own);
  await person.click(await within(dialog).findByRole('button', { name: 'Set up an app' }));
  await person.type(await screen.findByLabelText('Password'), 'the password{Enter}');
  const code = await screen.findByLabelText('Six-digit code');
  expect(confirmed).toMatchObject([{ body: { password: 'the password' } }]);
  expect(begun).toHaveLength(2);
  await person.type(code, '000000{Enter}');
  await waitFor(() =>
    expect(code).toHaveAccessibleDescription('This code is incorrect or was already used.'),
  );
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
  expect(codes.at(-1)).toMatchObject({ body: { code: '123456' } });
  await person.click(screen.getByRole('button', { name: 'I have saved them' }));
  expect(await screen.findByText(/^Set up Mar 31, 2026/)).toBeVisible();
  expect(screen.getByText('9 codes left')).toBeVisible();
});

test('a wrong password shows an error under its field', async () => {
  answerInTurn('post', '*/api/auth/second-factor/app', unconfirmed);
  answerInTurn('post', '*/api/auth/confirmation', () =>
    refusal(400, 'validation_failed', 'Not valid.', [
      { field: 'password', code: 'wrong_password', message: 'This is not your current password' },
    ]),
  );
  const { person } = await open(() => NONE);
  await person.click(await screen.findByRole('button', { name: 'Set up an app' }));
  const password = await screen.findByLabelText('Password');
  await person.type(password, 'wrong{Enter}');
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription('This is not your current password'),
  );
});

test('confirms by a code of the app instead of the password', async () => {
  answerInTurn('post', '*/api/auth/second-factor/recovery-codes', unconfirmed, () =>
    HttpResponse.json({ recoveryCodes: ['ABCD-EFGH-JKMN-PQRS'] }),
  );
  const confirmed = answerInTurn(
    'post',
    '*/api/auth/confirmation',
    () => refusal(400, 'wrong_code', 'This code is incorrect or was already used.'),
    nothing,
  );
  const { person } = await open(() => SOME);
  await person.click(await screen.findByRole('button', { name: 'Generate new codes' }));
  await person.click(await screen.findByRole('button', { name: 'Generate New Codes' }));
  await person.click(await screen.findByRole('button', { name: 'Use the app instead' }));
  const code = await screen.findByLabelText('Six-digit code');
  expect(code).toHaveFocus();
  await person.keyboard('{Enter}');
  expect(code).toHaveAccessibleDescription(/Enter the code that your app shows/);
  expect(confirmed).toEqual([]);
  await person.type(code, '000000{Enter}');
  await waitFor(() => expect(code).toHaveAccessibleDescription(/This code is incorrect/));
  await person.clear(code);
  await person.type(code, '123456{Enter}');
  expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
  expect(confirmed.at(-1)).toMatchObject({ body: { code: '123456' } });
});

describe('with a passkey', () => {
  const PASSKEY = {
    ...{ id: 'key', rawId: 'key', type: 'public-key', clientExtensionResults: {} },
    response: { clientDataJSON: 'data', authenticatorData: 'authenticator', signature: 'signed' },
  };
  const OPTIONS = { challenge: 'AAAA', rpId: 'localhost', allowCredentials: [] };

  beforeEach(() => {
    vi.stubGlobal('isSecureContext', true);
    vi.stubGlobal('PublicKeyCredential', vi.fn());
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.doUnmock('@simplewebauthn/browser');
  });

  test('confirms by it, also after the browser’s dialog was closed', async () => {
    const startAuthentication = vi
      .fn<() => Promise<typeof PASSKEY>>()
      .mockRejectedValueOnce(new Error('closed'))
      .mockResolvedValueOnce(PASSKEY);
    vi.doMock('@simplewebauthn/browser', () => ({ startAuthentication }));
    const challenged = answerInTurn('post', '*/api/auth/confirmation/challenges', () =>
      HttpResponse.json({ challenge: 'the challenge', options: OPTIONS }),
    );
    answerInTurn('post', '*/api/auth/second-factor/recovery-codes', unconfirmed, () =>
      HttpResponse.json({ recoveryCodes: ['ABCD-EFGH-JKMN-PQRS'] }),
    );
    const confirmed = answerInTurn('post', '*/api/auth/confirmation', nothing);
    const { person } = await open(() => SOME);
    await person.click(await screen.findByRole('button', { name: 'Generate new codes' }));
    await person.click(await screen.findByRole('button', { name: 'Generate New Codes' }));
    await person.click(await screen.findByRole('button', { name: 'Use a passkey instead' }));
    await person.click(await screen.findByRole('button', { name: 'Use your passkey' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('No passkey was used');
    expect(confirmed).toEqual([]);
    await person.click(screen.getByRole('button', { name: 'Use your passkey' }));
    expect(await screen.findByText('ABCD-EFGH-JKMN-PQRS')).toBeVisible();
    expect(challenged).toHaveLength(2);
    expect(confirmed).toEqual([
      expect.objectContaining({
        body: {
          challenge: 'the challenge',
          passkey: {
            ...{ id: 'key', clientDataJSON: 'data' },
            ...{ authenticatorData: 'authenticator', signature: 'signed' },
          },
        },
      }),
    ]);
  });
});

test('removes the app after confirmation, and shows why it cannot be removed', async () => {
  const removed = answerInTurn('delete', '*/api/auth/second-factor/app', () =>
    refusal(409, 'second_factor_stays', 'Your role requires two-step sign-in.'),
  );
  const { person, toast } = await open(() => SOME);
  await person.click(await screen.findByRole('button', { name: 'Remove the app' }));
  await person.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(toast()?.description).toBe('Your role requires two-step sign-in.'));
  expect(removed).toHaveLength(1);
});

test('renames a passkey, and forgets a device', async () => {
  const renamed = answerInTurn('patch', '*/api/auth/passkeys/7', nothing);
  const forgotten = answerInTurn('delete', '*/api/auth/devices/3', nothing);
  const { person, toast } = await open(() => SOME);
  await person.click(await screen.findByRole('button', { name: 'Rename Office key' }));
  const name = await screen.findByLabelText('Passkey name');
  await person.clear(name);
  await person.type(name, 'Truck phone{Enter}');
  await waitFor(() => expect(renamed).toMatchObject([{ body: { name: 'Truck phone' } }]));
  await person.click(await screen.findByRole('button', { name: 'Forget curl' }));
  await waitFor(() => expect(forgotten).toHaveLength(1));
  await waitFor(() =>
    expect(toast()?.description).toBe('That device will ask for the second step again.'),
  );
});

test('the new name of a passkey is offered again after the session ended', async () => {
  const first = await open(() => SOME);
  await first.person.click(await screen.findByRole('button', { name: 'Rename Office key' }));
  await first.person.type(await screen.findByLabelText('Passkey name'), ' 2');
  await endSession(first);

  const renamed = answerInTurn('patch', '*/api/auth/passkeys/7', nothing);
  const { person } = await open(() => SOME);
  await person.click(await screen.findByRole('button', { name: 'Rename Office key' }));
  await person.click(await screen.findByRole('button', { name: 'Restore' }));
  await person.type(screen.getByLabelText('Passkey name'), '{Enter}');
  await waitFor(() => expect(renamed).toMatchObject([{ body: { name: 'Office key 2' } }]));
});
