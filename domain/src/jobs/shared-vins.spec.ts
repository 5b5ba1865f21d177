import { jobsSharingVins } from './shared-vins';

const unit = (jobId: number, vinLast8: string | null, vin: string | null = null) => ({
  ...{ jobId, vinLast8, vin },
});
const FULL = '1HGCM82633A004352';
const OTHER = '2HGCM82633A004352';

test.each([
  ['the same eight', [unit(1, 'KP042788'), unit(2, 'KP042788'), unit(3, 'KP042789')], [1, 2]],
  ['the same whole number', [unit(1, '3A004352', FULL), unit(2, '3A004352', FULL)], [1, 2]],
  ['whole numbers that end alike', [unit(1, '3A004352', FULL), unit(2, '3A004352', OTHER)], []],
  ['a whole number and its end', [unit(1, '3A004352', FULL), unit(2, '3A004352')], [1, 2]],
  ['one job with it twice', [unit(1, 'KP042788'), unit(1, 'KP042788')], []],
  ['what is not known yet', [unit(1, 'TBD'), unit(2, 'TBD'), unit(3, null), unit(4, null)], []],
])('jobs share a VIN: %s', (_case, units, expected) => {
  expect([...jobsSharingVins(units)]).toEqual(expected);
});
