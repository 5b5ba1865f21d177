import { compareDayJobs, type DayJob } from './driver-day';

const NO_DAY = { day: null };
const job = (id: number, facts: Partial<DayJob> = {}): DayJob => ({
  ...{ id, status: 'assigned', isBegun: false, pickup: NO_DAY, delivery: NO_DAY },
  createdAt: `2026-03-0${String(id)}T12:00:00.000Z`,
  ...facts,
});
const order = (...jobs: DayJob[]) => jobs.sort(compareDayJobs).map(({ id }) => id);

describe('the order of a driver’s day', () => {
  test('begins with what is on the truck, then what was begun', () => {
    expect(
      order(
        job(1, { pickup: { day: '2026-03-09' } }),
        job(2, { isBegun: true, pickup: { day: '2026-03-11' } }),
        job(3, { status: 'in-transit' }),
      ),
    ).toEqual([3, 2, 1]);
  });

  test('follows the days of the pickups, without a day last', () => {
    expect(
      order(
        job(1),
        job(2, { pickup: { day: '2026-03-11' } }),
        job(3, { pickup: { day: '2026-03-09' } }),
      ),
    ).toEqual([3, 2, 1]);
  });

  test('follows the days of the deliveries of what is on the truck', () => {
    const loaded = (id: number, pickup: string, delivery: string | null) =>
      job(id, { status: 'picked-up', pickup: { day: pickup }, delivery: { day: delivery } });
    expect(
      order(
        loaded(1, '2026-03-01', null),
        loaded(2, '2026-03-02', '2026-03-12'),
        loaded(3, '2026-03-03', '2026-03-10'),
      ),
    ).toEqual([3, 2, 1]);
  });

  test('follows the hours of one day, without an hour last', () => {
    const at = (id: number, from?: string) =>
      job(id, { pickup: { day: '2026-03-09', from: from ?? null } });
    expect(order(at(1), at(2, '13:00'), at(3, '08:30'))).toEqual([3, 2, 1]);
  });

  test('follows the creation on the same day, then the number', () => {
    const made = { createdAt: '2026-03-01T12:00:00.000Z' };
    expect(order(job(3), job(2, made), job(1, made))).toEqual([1, 2, 3]);
  });
});
