import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { EMPTY_REPORT, type UnitReport } from '@dispatch/domain/report/unit-report';
import { http, HttpResponse } from 'msw';
import { server } from '../../../testing/answers/server';
import { makeUnit } from '../../../testing/jobSamples';
import { LOADED, OPERATIONS } from '../../../testing/phone/driverTaps';
import { makeHaul, serveJobs } from '../../../testing/phone/driverPortal';
import '../../../testing/phone/offlineStore';
import { openReport } from '../../../testing/phone/openReport';
import { renderApp } from '../../../testing/render';
import { company, driver } from '../../../testing/samples';
import { listOperations } from '../../offline/queue/operationTable';
import { readDraft, writeDraft } from '../../offline/store/drafts';

const DOOR = { view: 'left', x: 40, y: 60, code: '10122' } as const;
const PICKUP = {
  ...{ stage: 'pickup' as const, at: '2026-03-31T14:05:00.000Z', by: 'Drew Sample' },
  ...{ ...EMPTY_REPORT, body: 'suv' as const, keys: 2, marks: [DOOR] },
};
const UNIT = makeUnit(1, { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'MFA12345' });

const group = (dialog: ReturnType<typeof within>, name: string) =>
  within(dialog.getByRole('group', { name }));

test('facts and one damage are sent as one update of the unit and the stage', async () => {
  const { person, portal, dialog } = await openReport('pickup', makeHaul(7));
  await person.type(dialog.getByRole('textbox', { name: 'Odometer' }), '41 250 km');
  await person.click(group(dialog, 'Keys').getByRole('button', { name: '2' }));
  await person.click(group(dialog, 'Fuel level').getByRole('button', { name: '3/8' }));
  await person.click(dialog.getByRole('button', { name: 'Runs' }));
  await person.type(dialog.getByRole('textbox', { name: 'Loose items' }), ' Winter tires ');
  await person.click(dialog.getByRole('button', { name: 'Pickup' }));

  const left = dialog.getByRole('img', { name: 'Left side: 0 damage marks' });
  left.getBoundingClientRect = () => new DOMRect(10, 20, 200, 80);
  const door = left.querySelector('[data-area="10"] polygon');
  if (!door) throw new Error('The door is not drawn');
  fireEvent.click(door, { clientX: 90, clientY: 60 });
  const added = within(dialog.getByRole('region', { name: 'New damage' }));
  expect(added.getByRole('combobox', { name: 'Location' })).toHaveDisplayValue('Left front door');
  await person.click(added.getByRole('button', { name: 'Scratched' }));
  await person.click(added.getByRole('button', { name: '2.5 to 7.5 cm (1–3 in)' }));
  await person.click(added.getByRole('button', { name: 'Add damage' }));
  expect(dialog.getByRole('listitem')).toHaveTextContent(
    '1. Left front door: Scratched, 2.5 to 7.5 cm (1–3 in)',
  );
  expect(dialog.getByRole('img', { name: 'Left side: 1 damage mark' })).toBeVisible();
  await person.click(dialog.getByRole('button', { name: 'Save report' }));
  expect(await screen.findByText('Report saved, 1 damage mark')).toBeVisible();
  await waitFor(() => expect(portal.done).toHaveLength(1));
  expect(portal.done).toMatchObject([
    {
      ...{ type: 'report-unit', unitId: 1, stage: 'pickup' },
      report: {
        ...{ body: 'pickup', odometer: { value: 41_250, unit: 'km' }, keys: 2 },
        ...{ energy: { kind: 'fuel', level: 3 }, running: 'runs', looseItems: 'Winter tires' },
        ...{ note: null, marks: [{ view: 'left', x: 40, y: 50, code: '10122' }], skipped: null },
      },
    },
  ]);
});

test.each([
  ['is no JSON', '{"body":'],
  ['is of another kind', '{"body":"boat"}'],
])('a draft that %s opens an empty report that says so and can be saved', async (_, text) => {
  await writeDraft(driver.id, 'report:1:pickup', text);
  const { person, portal, dialog } = await openReport('pickup', makeHaul(7));
  expect(dialog.getByRole('alert')).toHaveTextContent('The draft of this report could not be read');
  await person.type(dialog.getByRole('textbox', { name: 'Odometer' }), '12 km');
  await person.click(dialog.getByRole('button', { name: 'Save report' }));
  await waitFor(() => expect(portal.done).toHaveLength(1));
  expect(portal.done).toMatchObject([{ report: { odometer: { value: 12, unit: 'km' } } }]);
});

test('at delivery the pickup marks are muted and new ones highlighted, also offline', async () => {
  const job = makeHaul(7, { status: 'in-transit', jobVehicles: [{ ...UNIT, reports: [PICKUP] }] });
  const { person, dialog } = await openReport('delivery', job);
  server.use(http.post(OPERATIONS, () => HttpResponse.error()));
  expect(dialog.getByRole('button', { name: 'SUV' })).toHaveAttribute('aria-pressed', 'true');
  expect(dialog.getByRole('listitem')).toHaveTextContent('noted at pickup');
  await person.click(dialog.getByRole('button', { name: 'Add damage from a list' }));
  await person.click(dialog.getByRole('button', { name: 'Gouged' }));
  await person.click(dialog.getByRole('button', { name: 'Up to 2.5 cm (1 in)' }));
  await person.click(dialog.getByRole('button', { name: 'Add damage' }));
  const [known, fresh] = dialog.getAllByRole('listitem');
  expect(known).toHaveTextContent('noted at pickup');
  expect(fresh).not.toHaveTextContent('noted at pickup');
  await person.click(dialog.getByRole('button', { name: 'Save report' }));
  expect(await screen.findByText('Report saved, 2 damage marks')).toBeVisible();
  const [kept] = await listOperations(driver.id);
  expect(kept).toMatchObject({ stage: 'delivery', report: { marks: [DOOR, { code: '03071' }] } });
});

test('an unsaved report survives a page reload, and is deleted when it is saved', async () => {
  const { person, dialog, open, unmount } = await openReport('pickup', makeHaul(7));
  await person.click(group(dialog, 'Keys').getByRole('button', { name: '1' }));
  await person.type(dialog.getByRole('textbox', { name: 'Note' }), 'Cracked hubcap');
  const draft = () => readDraft(driver.id, 'report:1:pickup');
  await waitFor(async () => expect(await draft()).toContain('Cracked hubcap'));
  unmount();
  const again = await renderApp({ path: '/job/7', user: driver });
  const reopened = await open();
  expect(await reopened.findByDisplayValue('Cracked hubcap')).toBeVisible();
  await again.person.click(reopened.getByRole('button', { name: 'Save report' }));
  await waitFor(async () => expect(await draft()).toBe(''));
});

describe('if the company requires a full report', () => {
  const wanted = (reportLevel: 'full' | 'photos' | 'none') =>
    server.use(http.get('*/api/config', () => HttpResponse.json({ ...company, reportLevel })));

  test('missing parts are reported before the transport starts, and skipped with a reason', async () => {
    wanted('full');
    const portal = serveJobs(makeHaul(7));
    const { person } = await renderApp({ path: '/job/7', user: driver });
    await person.click(await screen.findByRole('button', { name: LOADED }));
    const name = 'Required before you leave the pickup';
    const dialog = within(await screen.findByRole('dialog', { name }));
    await waitFor(() =>
      expect(dialog.getByRole('listitem')).toHaveTextContent(
        'photo: Front, photo: Rear, photo: Left side, photo: Right side, photo: Odometer, photo: VIN plate, Odometer, Keys, Fuel or battery, Running condition',
      ),
    );
    const goOn = dialog.getByRole('button', { name: 'Continue without it' });
    expect(goOn).toBeDisabled();
    await person.click(dialog.getByRole('button', { name: 'Other' }));
    expect(goOn).toBeDisabled();
    await person.type(dialog.getByRole('textbox', { name: 'Note' }), 'The yard closes');
    await person.click(goOn);
    await waitFor(() => expect(portal.done).toHaveLength(2));
    const skipped = { reason: 'other', note: 'The yard closes' };
    expect(portal.done).toMatchObject([
      { type: 'report-unit', stage: 'pickup', report: { skipped } },
      { type: 'status', status: 'in-transit' },
    ]);
  });

  test("the customer's own level takes precedence", async () => {
    wanted('full');
    const { customer } = makeHaul(7);
    const portal = serveJobs(
      makeHaul(7, { customer: customer && { ...customer, reportLevel: 'none' } }),
    );
    const { person } = await renderApp({ path: '/job/7', user: driver });
    await person.click(await screen.findByRole('button', { name: LOADED }));
    await waitFor(() => expect(portal.done).toMatchObject([{ type: 'status' }]));
  });

  test('a unit with a reason is not asked about again', async () => {
    wanted('photos');
    const skipped: UnitReport['skipped'] = { reason: 'too-dark', note: null };
    const job = makeHaul(7, { jobVehicles: [{ ...UNIT, reports: [{ ...PICKUP, skipped }] }] });
    const portal = serveJobs(job);
    const { person } = await renderApp({ path: '/job/7', user: driver });
    await person.click(await screen.findByRole('button', { name: LOADED }));
    await waitFor(() => expect(portal.done).toMatchObject([{ type: 'status' }]));
  });
});
