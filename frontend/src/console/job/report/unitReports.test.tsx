import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { EMPTY_REPORT } from '@dispatch/domain/report/unit-report';
import type { JobUnit } from '../../../api/jobs/jobs';
import { server } from '../../../testing/answers/server';
import { makeJob, makeUnit } from '../../../testing/jobSamples';
import { openedJob, openJobDialog } from '../../../testing/openedJob';

const at = '2026-03-03T19:05:00.000Z';
const DOOR = { view: 'left', x: 40, y: 50, code: '10122' } as const;
const BUMPER = { view: 'front', x: 50, y: 70, code: '03074' } as const;
const PICKUP = {
  ...{ ...EMPTY_REPORT, stage: 'pickup' as const, at, by: 'Drew Sample' },
  ...{ body: 'suv' as const, odometer: { value: 41_250, unit: 'km' as const }, keys: 2 },
  ...{ energy: { kind: 'fuel' as const, level: 3 }, running: 'runs' as const, marks: [DOOR] },
};
const DELIVERY = {
  ...{ ...PICKUP, stage: 'delivery' as const, odometer: null, marks: [DOOR, BUMPER] },
  skipped: { reason: 'too-dark' as const, note: 'No lamp' },
};

const openWith = async (...reports: NonNullable<JobUnit['reports']>) => {
  const job = makeJob(7, { jobVehicles: [{ ...makeUnit(70), reports }, makeUnit(71)] });
  server.use(...openedJob(() => job));
  return openJobDialog();
};

test('shows pickup next to delivery, and new damage first', async () => {
  const { inside } = await openWith(PICKUP, DELIVERY);
  const table = within(
    await inside.findByRole('table', { name: '1. 2021 Toyota Corolla: condition' }),
  );
  const lines = table
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(lines.slice(0, 6)).toEqual([
    ['Findings', 'Pickup', 'Delivery'],
    ['Odometer', '41,250\u00a0km', 'Not reported'],
    ['Keys', '2', '2'],
    ['Fuel or battery', '3/8', '3/8'],
    ['Running condition', 'Runs', 'Runs'],
    ['Reason skipped', 'Not reported', 'Too dark · No lamp'],
  ]);
  const fresh = inside.getByRole('group', { name: 'New at delivery' });
  expect(fresh).toHaveTextContent(
    '1 new damage mark2. Front bumper: Gouged, 15 to 30 cm (6–12 in)',
  );
  expect(fresh).toHaveTextContent('Front · 03074');
  const known = inside.getByRole('group', { name: 'Noted at pickup' });
  expect(known).toHaveTextContent('1. Left front door: Scratched');
  expect(fresh.compareDocumentPosition(known)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(inside.getByRole('img', { name: 'Front: 1 damage mark' })).toBeVisible();
  expect(inside.queryByRole('table', { name: /^2\./ })).toBeNull();
});

test('does not mark damage as new with only a pickup report', async () => {
  const { inside } = await openWith(PICKUP);
  expect(await inside.findByRole('group', { name: 'Damage' })).toHaveTextContent('Left front door');
  expect(inside.queryByRole('group', { name: 'New at delivery' })).toBeNull();
});

test('hides the section for a job without reports', async () => {
  const { inside } = await openWith();
  await inside.findAllByText('2021 Toyota Corolla', { exact: false });
  expect(inside.queryByRole('heading', { name: 'Condition' })).toBeNull();
});

test('shows new damage at the top of the job until a user has read it', async () => {
  const unit = { id: 70, year: 2021, make: 'Toyota', model: 'Corolla' };
  const after = { unit, stage: 'delivery', report: DELIVERY, damage: ['03074'] };
  const job = makeJob(7, {
    status: 'in-transit',
    unreadNoteAt: at,
    jobVehicles: [{ ...makeUnit(70), reports: [DELIVERY] }],
  });
  server.use(...openedJob(() => job));
  server.use(
    http.get('*/api/jobs/7/activity', () =>
      HttpResponse.json([
        {
          ...{ id: 3, action: 'job.unit-damaged', resource: 'job', resourceId: 7, version: 3 },
          ...{ actorId: 2, actorName: 'Drew Sample', at, tappedAt: at, before: {}, after },
          people: [],
        },
      ]),
    ),
  );
  await openJobDialog();
  const alert = await screen.findByRole('alert');
  expect(
    await within(alert).findByText(
      'New damage of 2021 Toyota Corolla at delivery: Front bumper: Gouged, 15 to 30 cm (6–12 in)',
    ),
  ).toBeVisible();
});
