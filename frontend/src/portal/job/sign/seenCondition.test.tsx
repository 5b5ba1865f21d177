import { EMPTY_REPORT } from '@dispatch/domain/report/unit-report';
import { screen, within } from '@testing-library/react';
import { makeUnit } from '../../../testing/jobSamples';
import { press } from '../../../testing/phone/driverTaps';
import '../../../testing/phone/offlineStore';
import { open, handOver, withoutDrawing } from '../../../testing/phone/signing';

withoutDrawing();

const FOUND = {
  ...{ ...EMPTY_REPORT, odometer: { value: 41_250, unit: 'km' as const }, keys: 2 },
  ...{ by: 'Drew Sample', at: '2026-03-31T14:05:00.000Z' },
};
const DOOR = { view: 'left', x: 40, y: 60, code: '10122' } as const;
const BUMPER = { view: 'front', x: 50, y: 70, code: '03071' } as const;

test('the signer sees the condition of each vehicle, with new damage apart', async () => {
  const kia = makeUnit(2, { year: 2022, make: 'Kia', model: 'Rio', vinLast8: 'KA000001' });
  const ford = {
    ...makeUnit(1, { year: 2021, make: 'Ford', model: 'F-150', vinLast8: 'MFA12345' }),
    reports: [
      { ...FOUND, stage: 'pickup' as const, marks: [DOOR] },
      { ...FOUND, stage: 'delivery' as const, note: 'Rain', marks: [DOOR, BUMPER] },
    ],
  };
  await handOver({ jobVehicles: [ford, kia] });
  const signed = within(screen.getByText('2021 Ford F-150').closest('li')!);
  expect(signed.getByText('41,250 km')).toBeVisible();
  expect(signed.getByText('Rain')).toBeVisible();
  expect(
    within(signed.getByRole('group', { name: 'New at delivery' })).getByRole('listitem'),
  ).toHaveTextContent('2. Front bumper: Gouged, up to 2.5 cm (1 in)');
  expect(
    within(signed.getByRole('group', { name: 'Noted at pickup' })).getByRole('listitem'),
  ).toHaveTextContent('1. Left front door: Scratched, 2.5 to 7.5 cm (1–3 in)');
  expect(signed.getByRole('img', { name: 'Left side: 1 damage mark' })).toBeVisible();
  expect(screen.getByText('2022 Kia Rio').closest('li')).toHaveTextContent(
    'The driver noted no condition for this vehicle.',
  );
});

test('the signer reads the condition at pickup in their language', async () => {
  const report = { ...FOUND, stage: 'pickup' as const, marks: [] };
  const { person } = await open({
    status: 'assigned',
    jobVehicles: [{ ...makeUnit(1, { make: 'Kia', model: 'Rio' }), reports: [report] }],
  });
  await press(person, 'Get the pickup signature');
  await press(person, 'Hand over the phone');
  await press(person, 'Français');
  expect(await screen.findByText('Aucun dommage n’est marqué.')).toBeVisible();
  expect(screen.getByText('Odomètre')).toBeVisible();
  expect(screen.getByText('41 250 km')).toBeVisible();
});
