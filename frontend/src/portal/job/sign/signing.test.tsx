import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { accessibilityProblems } from '../../../testing/accessibility';
import { makeUnit } from '../../../testing/jobSamples';
import { makeHaul, serveJobs } from '../../../testing/phone/driverPortal';
import { OPERATIONS, press } from '../../../testing/phone/driverTaps';
import '../../../testing/phone/offlineStore';
import { renderApp } from '../../../testing/render';
import { driver } from '../../../testing/samples';
import { server } from '../../../testing/answers/server';
import {
  BACK,
  open,
  handOver,
  takeBack,
  linkNames,
  typeName,
  withoutDrawing,
} from '../../../testing/phone/signing';

const RECEIVED = 'I have received the vehicles listed. Their condition is as noted in this report.';
const AT = { outcome: 'signed', name: 'Sam', at: '2026-03-31T14:05:00.000Z' } as const;

withoutDrawing();

test('the receiver signs by typing their name, and the driver continues', async () => {
  const opened = await handOver();
  expect(screen.getByRole('heading', { name: 'Signature at delivery' })).toHaveFocus();
  expect(screen.getByText(RECEIVED)).toBeVisible();
  expect(screen.getByText('2021 Ford F-150')).toBeVisible();
  await typeName(opened);
  await press(opened.person, 'Sign');
  expect(await screen.findByRole('heading', { name: 'Thank you' })).toHaveFocus();
  await takeBack();
  expect(await screen.findByText(/^Delivery signed by Zoë Gagnon, /)).toBeVisible();
  await waitFor(() => expect(opened.done).toHaveLength(1));
  expect(opened.done).toMatchObject([
    {
      ...{ jobId: 7, type: 'sign', stage: 'delivery' },
      signature: {
        ...{ outcome: 'signed', name: 'Zoë Gagnon', method: 'typed', strokes: [] },
        ...{ language: 'en-CA', sentenceId: 'receipt-1', photos: [] },
      },
    },
  ]);
});

test('no other part of the portal is shown while the phone is handed over', async () => {
  const { person } = await handOver();
  expect(linkNames()).toEqual(['Skip to content']);
  expect(screen.queryByRole('button', { name: 'Log out' })).toBeNull();
  expect(await accessibilityProblems()).toEqual([]);
  await person.keyboard('{Escape}');
  await person.click(screen.getByRole('button', { name: BACK }));
  expect(screen.getByLabelText('Your name')).toBeVisible();
});

test('other addresses and a restart lead to the same screen, until the driver takes the phone back', async () => {
  const first = await handOver();
  first.unmount();
  await renderApp({ path: '/driver-dashboard', user: driver });
  expect(await screen.findByLabelText('Your name')).toBeVisible();
  expect(linkNames()).toEqual(['Skip to content']);
  await takeBack();
  expect(await screen.findByRole('button', { name: 'Get the delivery signature' })).toBeVisible();
});

test("the signer's input and language survive a restart of the page", async () => {
  const opened = await handOver();
  await press(opened.person, 'Français');
  await opened.person.type(await screen.findByLabelText('Votre nom'), 'Zoë Gagnon');
  await opened.person.click(screen.getByRole('checkbox', { name: 'Sous réserve d’inspection' }));
  await opened.person.click(screen.getByRole('checkbox', { name: /^Taper mon nom/ }));
  opened.unmount();
  const again = await renderApp({ path: '/driver-dashboard', user: driver });
  expect(await screen.findByLabelText('Votre nom')).toHaveValue('Zoë Gagnon');
  await press(again.person, 'Signer');
  await screen.findByRole('heading', { name: 'Merci' });
  await waitFor(() => expect(opened.done).toHaveLength(1));
  expect(opened.done).toMatchObject([
    { signature: { outcome: 'subject-to-inspection', name: 'Zoë Gagnon', method: 'typed' } },
  ]);
});

test('the next signer starts with an empty form', async () => {
  const opened = await handOver();
  await typeName(opened);
  await takeBack();
  await press(opened.person, 'Get the delivery signature');
  await press(opened.person, 'Hand over the phone');
  expect(await screen.findByLabelText('Your name')).toHaveValue('');
});

test('with full storage the signer can continue', async () => {
  const opened = await handOver();
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await typeName(opened);
  expect(screen.getByLabelText('Your name')).toHaveValue('Zoë Gagnon');
});

test("the signer reads and signs in the other language, and the driver's language returns", async () => {
  const opened = await handOver();
  await press(opened.person, 'Français');
  expect(await screen.findByText(/^J’ai reçu les véhicules indiqués/)).toBeVisible();
  await opened.person.click(screen.getByRole('checkbox', { name: 'Sous réserve d’inspection' }));
  expect(screen.getByText(/^J’ai reçu .* sous réserve d’inspection/)).toBeVisible();
  await opened.person.type(screen.getByLabelText('Votre nom'), 'Zoë');
  await opened.person.click(screen.getByRole('checkbox', { name: /^Taper mon nom/ }));
  await press(opened.person, 'Signer');
  await screen.findByRole('heading', { name: 'Merci' });
  fireEvent.click(screen.getByRole('button', { name: 'Retour au chauffeur' }), { detail: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Retour au chauffeur' }), { detail: 0 });
  fireEvent.click(screen.getByRole('button', { name: 'Retour au chauffeur' }), { detail: 0 });
  expect(await screen.findByText(/^Delivery signed subject to inspection by Zoë, /)).toBeVisible();
  await waitFor(() => expect(opened.done).toHaveLength(1));
  expect(opened.done).toMatchObject([
    {
      signature: {
        ...{ outcome: 'subject-to-inspection', language: 'fr-CA' },
        sentenceId: 'receipt-inspection-1',
      },
    },
  ]);
});

test('the signer changes the language although the account has one, and it changes back', async () => {
  serveJobs(makeHaul(7, { status: 'in-transit' }));
  const { person } = await renderApp({ path: '/job/7', user: { ...driver, language: 'en-CA' } });
  await press(person, 'Get the delivery signature');
  await press(person, 'Hand over the phone');
  await screen.findByLabelText('Your name');
  await press(person, 'Français');
  expect(await screen.findByLabelText('Votre nom')).toBeVisible();
  await press(person, 'English');
  expect(await screen.findByLabelText('Your name')).toBeVisible();
  await press(person, 'Français');
  const back = await screen.findByRole('button', { name: 'Retour au chauffeur' });
  for (let times = 0; times < 3; times += 1) fireEvent.click(back, { detail: 0 });
  expect(await screen.findByRole('button', { name: 'Get the delivery signature' })).toBeVisible();
});

test.each([
  ['is no JSON', () => '{"userId":'],
  ['is null', () => 'null'],
  ['lacks the job', (kept: string) => JSON.stringify({ ...JSON.parse(kept), job: null })],
  ['has no stage', (kept: string) => JSON.stringify({ ...JSON.parse(kept), stage: undefined })],
  ['has an unknown step', (kept: string) => JSON.stringify({ ...JSON.parse(kept), step: 'x' })],
])('a stored handover that %s leaves the phone to its driver', async (_, broken) => {
  const first = await handOver();
  first.unmount();
  localStorage.setItem('handover', broken(localStorage.getItem('handover') ?? ''));
  await renderApp({ path: '/job/7', user: driver });
  expect(await screen.findByRole('button', { name: 'Get the delivery signature' })).toBeVisible();
});

test('a name and a signature are needed', async () => {
  const opened = await handOver();
  await press(opened.person, 'Sign');
  expect(await screen.findByText('Enter your name.')).toBeVisible();
  await opened.person.type(screen.getByLabelText('Your name'), 'Z');
  await press(opened.person, 'Sign');
  expect(await screen.findByText('Enter your name with at least two letters.')).toBeVisible();
  await opened.person.type(screen.getByLabelText('Your name'), 'oë');
  await press(opened.person, 'Sign');
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Sign in the white field, or type your name instead.',
  );
  expect(opened.done).toEqual([]);
});

test.each([
  ['Nobody there to sign', 'nobody-there', /^Delivery: nobody there to sign, /],
  ['Refused to sign', 'refused', /^Delivery: refused to sign, /],
] as const)('the driver notes without handing over: %s', async (button, outcome, line) => {
  const opened = await open();
  await press(opened.person, 'Get the delivery signature');
  await press(opened.person, button);
  expect(await screen.findByText(line)).toBeVisible();
  await waitFor(() => expect(opened.done).toHaveLength(1));
  expect(opened.done).toMatchObject([
    { signature: { outcome, name: null, method: null, strokes: [], sentenceId: null } },
  ]);
});

test('without a network the signature waits on the phone and the screen says so', async () => {
  const opened = await handOver();
  server.use(http.post(OPERATIONS, () => HttpResponse.error()));
  await typeName(opened);
  await press(opened.person, 'Sign');
  await screen.findByRole('heading', { name: 'Thank you' });
  await takeBack();
  expect(
    await screen.findByText(/^Delivery signed by Zoë Gagnon, .* · not sent yet$/),
  ).toBeVisible();
  expect(opened.done).toEqual([]);
});

test('units left behind are not signed for, and before the transport only the pickup can be signed', async () => {
  const left = { reason: 'no-keys', note: null, at: AT.at, by: 'Drew' } as const;
  const units = [
    makeUnit(1, { make: 'Ford', model: 'F-150' }),
    { ...makeUnit(2, { make: 'Kia', model: 'Rio' }), leftBehind: left },
  ];
  const { person } = await open({ status: 'assigned', jobVehicles: units });
  expect(screen.queryByRole('button', { name: 'Get the delivery signature' })).toBeNull();
  await press(person, 'Get the pickup signature');
  await press(person, 'Hand over the phone');
  expect(await screen.findByText('2021 Ford F-150')).toBeVisible();
  expect(screen.queryByText('2021 Kia Rio')).toBeNull();
});

test('completing a delivery warns about a missing signature', async () => {
  const { person } = await open({ pickupSignature: AT });
  expect(await screen.findByText(/^Pickup signed by Sam, /)).toBeVisible();
  await press(person, 'VEHICLE DELIVERED - COMPLETE JOB');
  expect(await screen.findByText('The receiver has not signed yet.')).toBeVisible();
});
