import { isTrackingOver, trackingEnd } from './tracking-link';

describe('A tracking link', () => {
  const delivered = { completedAt: new Date('2026-03-01T15:00:00.000Z') };

  test('works while the job is in progress', () => {
    expect(trackingEnd({ completedAt: null })).toBeNull();
    expect(isTrackingOver({ completedAt: null }, new Date('2036-03-01T15:00:00.000Z'))).toBe(false);
  });

  test('ends thirty days after the delivery', () => {
    expect(trackingEnd(delivered)).toEqual(new Date('2026-03-31T15:00:00.000Z'));
    expect(isTrackingOver(delivered, new Date('2026-03-31T14:59:59.999Z'))).toBe(false);
    expect(isTrackingOver(delivered, new Date('2026-03-31T15:00:00.000Z'))).toBe(true);
  });
});
