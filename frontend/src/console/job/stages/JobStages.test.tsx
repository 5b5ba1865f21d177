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

/** Mocks the server's photos; records deleted ones in order. */
function answer(photos: Photo[], shown = job) {
  const store = { photos, deleted: [] as number[] };
  server.use(
    http.get('*/api/jobs/7/photos', () => HttpResponse.json(store.photos)),
    http.delete('*/api/photos/:id', ({ params }) => {
      const id = Number(params['id']);
      store.deleted.push(id);
      store.photos = store.photos.filter((photo) => photo.id !== id);
      return new HttpResponse(null, { status: 204 });
    }),
    ...openedJob(() => shown),
  );
  return store;
}

const THREE = [
  makePhoto(3, { place: 'vin-plate' }),
  makePhoto(2, { stage: 'delivery' }),
  makePhoto(1),
];

test('summarizes both stages of each unit', async () => {
  const [first, second] = job.jobVehicles;
  const vin = '1M8GDM9AXKP042788';
  const read = { vin, method: 'scan', at: '2026-03-03T19:00:00.000Z', by: 'Drew Sample' } as const;
  const mark = { reason: 'no-keys', note: null, at: read.at, by: 'Drew Sample' } as const;
  answer(THREE, {
    ...job,
    jobVehicles: [
      { ...first!, leftBehind: mark },
      {
        ...second!,
        vehicle: { ...second!.vehicle, vin, vinLast8: vin.slice(-8) },
        vinCheck: { ...read, isLoadedAnyway: false },
      },
    ],
  });
  const { inside, dialog } = await openJobDialog();
  const table = await inside.findByRole('table', { name: 'Report' });
  const line = (name: string) =>
    within(within(table).getByRole('rowheader', { name }).closest('tr')!)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  await waitFor(() => expect(line('2. 2021 Kia Rio')).toEqual(['VIN checked2 photos', '1 photo']));
  expect(line('1. 2021 Toyota Corolla')).toEqual(['Left behindNo photos', 'No photos']);
  expect(await accessibilityProblems(dialog)).toEqual([]);
});

test.each([
  [{ isLoadedAnyway: true }, 'Loaded anyway'],
  [{ isLoadedAnyway: false }, 'Different VIN'],
])('highlights a VIN that differs from the record: %s', async (facts, words) => {
  const [unit] = job.jobVehicles;
  const at = '2026-03-03T19:00:00.000Z';
  const vinCheck = { vin: 'KP000001', method: 'typed', at, by: 'Drew Sample', ...facts } as const;
  const vehicle = { ...unit!.vehicle, vin: null, vinLast8: 'KP042788' };
  answer([], { ...job, jobVehicles: [{ ...unit!, vehicle, vinCheck }] });
  const { inside } = await openJobDialog();
  const table = within(await inside.findByRole('table', { name: 'Report' }));
  expect(table.getByText(words)).toBeVisible();
});

test('expands a unit to its places, pickup next to delivery', async () => {
  answer(THREE, { ...job, jobVehicles: [...job.jobVehicles, makeUnit(72)] });
  const { inside, person } = await openJobDialog();
  const unit = await inside.findByRole('button', { name: '2. 2021 Kia Rio', expanded: false });
  const table = within(inside.getByRole('table', { name: 'Report' }));
  expect(table.queryByRole('rowheader', { name: 'Front' })).toBeNull();
  await person.click(unit);
  expect(unit).toHaveAttribute('aria-expanded', 'true');
  const front = table.getByRole('rowheader', { name: 'Front' }).closest('tr')!;
  const sources = (row: HTMLElement) =>
    [...row.querySelectorAll('td')].map(
      (cell) => cell.querySelector('img')?.getAttribute('src') ?? cell.textContent,
    );
  expect(sources(front)).toEqual(['/api/photos/1/thumbnail', '/api/photos/2/thumbnail']);
  const plate = table.getByRole('rowheader', { name: 'VIN plate' }).closest('tr')!;
  expect(sources(plate)).toEqual(['/api/photos/3/thumbnail', 'None']);
});

test('downloads one archive, named in the language of the page', async () => {
  answer(THREE);
  const { inside } = await openJobDialog();
  const link = await inside.findByRole('link', { name: 'Download Everything' });
  expect(link).toHaveAttribute('href', '/api/jobs/7/report.zip?language=en-CA');
  expect(link).toHaveAttribute('download');
});

test("opens a photo in full size; keys move through the unit's photos", async () => {
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
  await person.keyboard('{ArrowDown}');
  expect(source()).toBe('/api/photos/2');
  await person.keyboard('{ArrowUp}');
  expect(source()).toBe('/api/photos/1');
  await person.click(within(box).getByRole('button', { name: 'Next photo' }));
  expect(source()).toBe('/api/photos/2');
  await person.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: '2. 2021 Kia Rio' })).toBeNull());
});

test('compares pickup and delivery side by side, place by place', async () => {
  answer([...THREE, makePhoto(4, { stage: 'delivery', place: 'rear' })]);
  const { inside, person } = await openJobDialog();
  await person.click(await inside.findByRole('button', { name: 'Show photo: Front, at delivery' }));
  const box = await screen.findByRole('dialog', { name: '2. 2021 Kia Rio' });
  const sources = () =>
    within(box)
      .getAllByRole('img')
      .map((image) => image.getAttribute('src'));
  const compare = within(box).getByRole('button', { name: 'Compare', pressed: false });
  await person.click(compare);
  expect(sources()).toEqual(['/api/photos/1', '/api/photos/2']);
  expect(within(box).getByText('Front · 1 of 3')).toBeVisible();
  expect(await accessibilityProblems(box)).toEqual([]);
  await person.keyboard('{ArrowRight}');
  expect(sources()).toEqual(['/api/photos/4']);
  expect(within(box).getByText('No photo at pickup')).toBeVisible();
  await person.keyboard('{ArrowRight}');
  expect(within(box).getByText('No photo at delivery')).toBeVisible();
  await person.click(compare);
  expect(sources()).toEqual(['/api/photos/3']);
});

test('deletes a photo after confirmation and shows the next one', async () => {
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

test('names photos in French as well', async () => {
  answer(THREE);
  const { inside } = await openJobDialog('/?job=7', 'fr-CA');
  expect(
    await inside.findByRole('button', { name: /^Voir la photo.: Plaque du NIV, au ramassage$/u }),
  ).toBeVisible();
});

test('lists deleted photos in the history', async () => {
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

test('lists automatically sent reports in the history', async () => {
  const entry = {
    ...{ id: 2, action: 'job.report-completed', tappedAt: null, resource: 'job', resourceId: 7 },
    ...{ before: { hasDriverReport: false }, after: { hasDriverReport: true }, people: [] },
    ...{ actorId: 1, actorName: 'Drew Sample', at: '2026-03-03T19:05:00.000Z' },
  };
  answer([]);
  server.use(http.get('*/api/jobs/7/activity', () => HttpResponse.json([entry])));
  const { inside } = await openJobDialog();
  const received = 'Driver report received: all required parts are complete';
  expect(await inside.findByText(received)).toBeVisible();
});
