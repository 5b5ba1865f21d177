import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { Photo } from '../../../api/photos';
import { accessibilityProblems } from '../../../testing/accessibility';
import { server } from '../../../testing/answers/server';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';

const job = makeJob(7, {
  jobVehicles: [makeUnit(70), makeUnit(71, { make: 'Kia', model: 'Rio' })],
});

function makePhoto(id: number, facts: Partial<Photo> = {}): Photo {
  return {
    id,
    clientId: `client-${id}`,
    unitId: 71,
    stage: 'pickup',
    place: 'front',
    takenAt: '2026-03-03T19:05:00.000Z',
    takenBy: 'Drew Sample',
    width: 1600,
    height: 1200,
    ...facts,
  };
}

/** The photos that the server has; those that were deleted are kept in order. */
function answer(photos: Photo[]) {
  const store = { photos, deleted: [] as number[] };
  server.use(
    http.get('*/api/jobs/7/photos', () => HttpResponse.json(store.photos)),
    http.delete('*/api/photos/:id', ({ params }) => {
      const id = Number(params['id']);
      store.deleted.push(id);
      store.photos = store.photos.filter((photo) => photo.id !== id);
      return new HttpResponse(null, { status: 204 });
    }),
    ...openedJob(() => job),
  );
  return store;
}

const THREE = [
  makePhoto(3, { place: 'vin-plate' }),
  makePhoto(2, { stage: 'delivery' }),
  makePhoto(1),
];

test('a job without photos does not speak of them', async () => {
  answer([]);
  const { inside } = await openJobDialog();
  expect(await inside.findByRole('heading', { name: 'Vehicle Information' })).toBeVisible();
  await waitFor(() => expect(inside.queryByRole('heading', { name: 'Photos' })).toBeNull());
});

test('each unit has its places, pickup beside delivery', async () => {
  answer(THREE);
  const { inside, dialog } = await openJobDialog();
  const table = await inside.findByRole('table', { name: '2. 2021 Kia Rio' });
  expect(inside.queryByRole('heading', { name: '1. 2021 Toyota Corolla' })).toBeNull();
  const [, front, plate] = within(table).getAllByRole('row');
  expect(within(front!).getByRole('rowheader', { name: 'Front' })).toBeVisible();
  const sources = [...table.querySelectorAll('img')].map((image) => image.getAttribute('src'));
  expect(sources).toEqual([1, 2, 3].map((id) => `/api/photos/${id}/thumbnail`));
  expect(within(plate!).getByText('None')).toBeVisible();
  expect(await accessibilityProblems(dialog)).toEqual([]);
});

test('a photo opens large, and keys lead through those of its unit', async () => {
  answer([...THREE, makePhoto(9, { unitId: 70 })]);
  const { inside, person } = await openJobDialog();
  await person.click(await inside.findByRole('button', { name: 'Show photo: Front, at delivery' }));
  const box = await screen.findByRole('dialog', { name: '2. 2021 Kia Rio' });
  const source = () => within(box).getByRole('img').getAttribute('src');
  expect(source()).toBe('/api/photos/2');
  expect(within(box).getByRole('img', { name: 'Front, at delivery' })).toBeVisible();
  expect(within(box).getByText(/^Front, at delivery · 2 of 3 · .* · Drew Sample$/)).toBeVisible();
  expect(await accessibilityProblems(box)).toEqual([]);
  await person.keyboard('{ArrowRight}');
  expect(source()).toBe('/api/photos/3');
  await person.keyboard('{ArrowRight}');
  expect(source()).toBe('/api/photos/3');
  await person.keyboard('{Home}');
  expect(source()).toBe('/api/photos/1');
  await person.click(within(box).getByRole('button', { name: 'Next photo' }));
  expect(source()).toBe('/api/photos/2');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '2. 2021 Kia Rio' })).toBeNull());
});

test('a photo is deleted after a question, and the next one is shown', async () => {
  const store = answer(THREE);
  const { inside, person } = await openJobDialog();
  await person.click(await inside.findByRole('button', { name: 'Show photo: Front, at pickup' }));
  const box = await screen.findByRole('dialog', { name: '2. 2021 Kia Rio' });
  await person.click(within(box).getByRole('button', { name: 'Delete Photo' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete this photo?' }));
  await person.click(question.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(within(box).getByRole('img')).toHaveAttribute('src', '/api/photos/2'));
  await waitFor(() => expect(store.deleted).toEqual([1]));
  expect(await screen.findByText('Photo deleted')).toBeVisible();
});

test('in French they are named as well', async () => {
  answer(THREE);
  const { inside } = await openJobDialog('/?job=7', 'fr-CA');
  expect(
    await inside.findByRole('button', { name: /^Voir la photo.: Plaque du NIV, au ramassage$/u }),
  ).toBeVisible();
});

test('the history says which photos were deleted', async () => {
  const facts = { unit: job.jobVehicles[1]!.vehicle, photo: 1, stage: 'pickup', place: 'odometer' };
  const entry = {
    ...{ id: 2, action: 'job.photo-deleted', before: facts, after: {}, tappedAt: null },
    ...{ actorId: 1, actorName: 'Drew Sample', resource: 'job', resourceId: 7, people: [] },
    at: '2026-03-03T19:05:00.000Z',
  };
  answer([]);
  server.use(http.get('*/api/jobs/7/activity', () => HttpResponse.json([entry])));
  const { inside } = await openJobDialog();
  const deleted = 'Deleted a photo of 2021 Kia Rio: Odometer, at pickup';
  expect(await inside.findByText(deleted)).toBeVisible();
});
