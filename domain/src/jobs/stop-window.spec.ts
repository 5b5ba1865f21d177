import {
  assertWindows,
  deliverBy,
  isDeliveredOnTime,
  isDeliveryLate,
  stopTimeZone,
} from './stop-window';

const COMPANY = 'America/Toronto';
const places = {
  ...{ pickupCity: 'Winnipeg', pickupProvince: 'MB', pickupPostalCode: null },
  ...{ dropoffCity: 'Calgary', dropoffProvince: 'AB', dropoffPostalCode: null },
};
const promised = (day: string | null, dropoffUntil: string | null = null) =>
  deliverBy({ ...places, preferredDeliveryDate: day, dropoffUntil }, COMPANY)?.toISOString() ??
  null;

it('takes the time zone of each place', () => {
  expect(stopTimeZone(places, 'pickup', COMPANY)).toBe('America/Winnipeg');
  expect(stopTimeZone(places, 'dropoff', COMPANY)).toBe('America/Edmonton');
  const unknown = { ...places, dropoffProvince: null };
  expect(stopTimeZone(unknown, 'dropoff', COMPANY)).toBe(COMPANY);
});

it('promises the end of the window, or of the day, at the drop-off', () => {
  expect(promised('2026-01-15', '16:00')).toBe('2026-01-15T23:00:59.999Z');
  expect(promised('2026-01-15')).toBe('2026-01-16T06:59:59.999Z');
  expect(promised(null, '16:00')).toBeNull();
});

it('compares the completion with the promise', () => {
  const last = new Date('2026-12-03T23:00:59.999Z');
  const onTime = (completedAt: string) =>
    isDeliveredOnTime({ deliverBy: last, completedAt: new Date(completedAt) });
  expect(onTime('2026-12-03T23:00:30Z')).toBe(true);
  expect(onTime('2026-12-03T23:01:00Z')).toBe(false);
  expect(isDeliveredOnTime({ deliverBy: null, completedAt: last })).toBe(false);
});

it('an open job is late after its promise, a delivered one never', () => {
  const last = new Date('2026-12-03T23:00:59.999Z');
  const [before, after] = [new Date('2026-12-03T23:00:00Z'), new Date('2026-12-03T23:01:00Z')];
  expect(isDeliveryLate({ status: 'pending', deliverBy: last }, before)).toBe(false);
  expect(isDeliveryLate({ status: 'pending', deliverBy: last }, after)).toBe(true);
  expect(isDeliveryLate({ status: 'delivered', deliverBy: last }, after)).toBe(false);
  expect(isDeliveryLate({ status: 'pending', deliverBy: null }, after)).toBe(false);
});

it.each([
  [{ pickupFrom: '08:00', pickupUntil: '08:00' }, 'pickupUntil'],
  [{ dropoffFrom: '14:00', dropoffUntil: '09:00' }, 'dropoffUntil'],
])('refuses a window that ends before it starts: %j', (times, field) => {
  const none = { pickupFrom: null, pickupUntil: null, dropoffFrom: null, dropoffUntil: null };
  expect(() => assertWindows({ ...none, dropoffFrom: '08:00' })).not.toThrow();
  expect(() => assertWindows({ ...none, ...times })).toThrow(
    expect.objectContaining({
      details: [expect.objectContaining({ field, code: 'window_reversed' })],
    }),
  );
});
