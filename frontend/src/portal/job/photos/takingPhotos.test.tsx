import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { refusal, server } from '../../../testing/answers/server';
import { makeUnit } from '../../../testing/jobSamples';
import { makeHaul, serveJobs } from '../../../testing/phone/driverPortal';
import { startTask } from '../../../testing/phone/driverTaps';
import '../../../testing/phone/offlineStore';
import { picture } from '../../../testing/pictures';
import { renderApp } from '../../../testing/render';
import { driver } from '../../../testing/samples';

function setEstimate(quota: number): void {
  Object.defineProperty(navigator, 'storage', {
    configurable: true,
    value: {
      estimate: () => Promise.resolve({ quota, usage: 0 }),
      persist: () => Promise.resolve(true),
    },
  });
}

beforeEach(() => {
  setEstimate(1_000_000_000);
  server.use(http.post('*/api/jobs/7/units/1/photos', () => HttpResponse.error()));
});
afterEach(() => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'storage');
});

const JPEG = new File(['a picture'], 'IMG_0001.jpg', { type: 'image/jpeg' });

async function openCamera(language: 'en-CA' | 'fr-CA' = 'en-CA', job = makeHaul(7)) {
  serveJobs(job);
  const view = await renderApp({ path: '/job/7', user: driver, language });
  const label = language === 'en-CA' ? /^Pickup photos:/ : /^Photos du ramassage/;
  await startTask(view.person, label);
  const dialog = within(await screen.findByRole('dialog', { name: /^Photos (at|au)/ }));
  return { ...view, dialog };
}

test('photos are taken in sequence, counted, and can be deleted until they are sent', async () => {
  picture([]);
  const { person, dialog } = await openCamera();
  // jsdom has no camera.
  expect(await dialog.findByRole('alert')).toHaveTextContent('The camera cannot be used here.');
  await person.upload(dialog.getByLabelText('Choose a picture: Front'), JPEG);
  expect(await dialog.findByText('Front saved. Next: Rear')).toBeVisible();
  await person.upload(dialog.getByLabelText('Choose a picture: Rear'), JPEG);
  expect(await dialog.findByText('Rear saved. Next: Left side')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'VIN plate' }));
  await person.upload(dialog.getByLabelText('Choose a picture: VIN plate'), JPEG);
  await dialog.findByRole('button', { name: 'VIN plate, taken' });
  await person.click(await dialog.findByRole('button', { name: /^Delete: Rear/ }));
  await waitFor(() => expect(dialog.getAllByText('Still on this phone')).toHaveLength(2));
  expect(dialog.getByLabelText('Choose a picture: Rear')).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Done' }));
  expect(await screen.findByText('2 photos taken · 2 still on this phone')).toBeVisible();
  expect(screen.getByText('2 photos on this phone, not sent yet')).toBeVisible();
});

test('after the last place, one button leads to the condition report', async () => {
  picture([]);
  const at = '2026-03-31T14:05:00.000Z';
  const vinCheck = { vin: 'MB123456', method: 'typed', at, by: '', isLoadedAnyway: false } as const;
  const jobVehicles = [{ ...makeUnit(1), vinCheck }];
  const { person, dialog } = await openCamera('en-CA', makeHaul(7, { jobVehicles }));
  const condition = () => dialog.queryByRole('button', { name: 'Condition at pickup' });
  for (const place of ['Front', 'Rear', 'Left side', 'Right side', 'Odometer', 'VIN plate']) {
    expect(condition()).toBeNull();
    await person.upload(await dialog.findByLabelText(`Choose a picture: ${place}`), JPEG);
    await dialog.findByRole('button', { name: `${place}, taken` });
  }
  await person.click(await dialog.findByRole('button', { name: 'Condition at pickup' }));
  expect(await screen.findByRole('dialog', { name: 'Condition report at pickup' })).toBeVisible();
});

test('photos can be taken in a browser that does not report its storage', async () => {
  Object.defineProperty(navigator, 'storage', { configurable: true, value: {} });
  const { dialog } = await openCamera();
  expect(await dialog.findByLabelText('Choose a picture: Front')).toBeVisible();
});

test('reduces the quality until a photo has 400 kB, and then its size', async () => {
  const qualities = picture([900_000, 800_000, 700_000, 600_000, 500_000, 400_001, 400_000]);
  const { person, dialog } = await openCamera();
  await dialog.findByRole('alert');
  await person.upload(dialog.getByLabelText('Choose a picture: Front'), JPEG);
  await dialog.findByText(/^Front saved/);
  expect(qualities).toEqual([
    ...[0.82, 0.7, 0.58, 0.46].map((quality) => [1600, quality]),
    ...[0.82, 0.7, 0.58].map((quality) => [1280, quality]),
  ]);
});

test('an unreadable picture and a full phone show an error, and nothing is stored', async () => {
  picture([]);
  setEstimate(1_200_000);
  const { person, dialog } = await openCamera();
  expect(await dialog.findByText(/room for about 3 more photos/)).toBeVisible();
  const user = dialog.getByLabelText<HTMLInputElement>('Choose a picture: Front');
  user.accept = '';
  await person.upload(user, new File(['x'], 'IMG.HEIC', { type: 'image/heic' }));
  expect(await dialog.findByText(/^This picture cannot be read\./)).toBeVisible();
  vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  await person.upload(user, JPEG);
  expect(
    await dialog.findByText(/^This phone’s storage is full\. The photo was not saved/),
  ).toBeVisible();
  expect(dialog.queryByText('Still on this phone')).toBeNull();
});

test('works in French, and a photo that the server refused stays until it is discarded', async () => {
  picture([]);
  server.use(
    http.post('*/api/jobs/7/units/1/photos', () => refusal(404, 'not_found', 'It is not there.')),
  );
  const { person, dialog } = await openCamera('fr-CA');
  await dialog.findByRole('alert');
  await person.upload(dialog.getByLabelText('Choisir une image : Avant'), JPEG);
  await person.click(await dialog.findByRole('button', { name: 'Terminé' }));
  const card = within(await screen.findByRole('alert', { name: /^1 photo refusée/ }));
  expect(card.getByText(/^Ce transport ne vous est plus attribué/)).toBeVisible();
  await person.click(card.getByRole('button', { name: 'Supprimer la photo' }));
  await waitFor(() => expect(screen.queryByText(/^1 photo refusée/)).toBeNull());
});

test('a camera that another app uses starts as soon as it is free', async () => {
  const track = { stop: vi.fn(), getCapabilities: () => ({}) };
  const ask = vi
    .fn()
    .mockRejectedValueOnce(new DOMException('Could not start video source', 'NotReadableError'))
    .mockResolvedValue({ getTracks: () => [track], getVideoTracks: () => [track] });
  Object.defineProperty(navigator, 'mediaDevices', {
    configurable: true,
    value: { getUserMedia: ask },
  });
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  try {
    const { dialog } = await openCamera();
    expect(await dialog.findByRole('alert')).toHaveTextContent('Another app is using the camera.');
    expect(await dialog.findByRole('button', { name: 'Take photo: Front' })).toBeVisible();
    expect(ask).toHaveBeenCalledTimes(2);
  } finally {
    Reflect.deleteProperty(navigator, 'mediaDevices');
  }
});
