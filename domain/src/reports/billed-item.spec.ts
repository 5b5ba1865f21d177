import { billedItem } from './billed-item';

test.each([
  ['transport', null, 'each', 'transport'],
  ['unit', null, 'each', 'transport'],
  ['charge', 7, 'hour', 'waiting'],
  ['charge', 7, 'percent', 'percent'],
  ['charge', 7, 'each', 'other-charge'],
  ['charge', null, 'each', 'dry-run'],
  ['correction', null, 'each', 'correction'],
] as const)(
  'a line of the kind %s with the charge %s by %s is %s',
  (kind, chargeId, unit, item) => {
    expect(billedItem({ kind, chargeId, unit })).toBe(item);
  },
);
