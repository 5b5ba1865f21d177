import { hasRecordedVin, isChecked, significantVin, vinAgreement } from './vin-agreement';

const VIN = '1M8GDM9AXKP042788';
const WHOLE = { vin: VIN, vinLast8: 'KP042788' };
const END = { vin: null, vinLast8: 'KP042788' };
const NONE = { vin: null, vinLast8: null };

test.each([
  [VIN, VIN],
  ['im8gdm9axkpo42788', VIN],
  ['1M8GDM9AX KPQ42788', VIN],
  ['| KP-042788 |', 'KP042788'],
])('%j has the significant characters %s', (text, significant) => {
  expect(significantVin(text)).toBe(significant);
});

test.each([
  [WHOLE, VIN, 'whole'],
  [WHOLE, 'IM8GDM9AXKPO42788', 'whole'],
  [WHOLE, 'KP042788', 'end'],
  [WHOLE, 'kpo42788', 'end'],
  [WHOLE, '9AXKP042788', 'end'],
  [WHOLE, '9BXKP042788', null],
  [WHOLE, '2M8GDM9AXKP042788', null],
  [WHOLE, 'KP042789', null],
  [END, VIN, 'end'],
  [END, '2M8GDM9AXKP042788', 'end'],
  [END, 'KP042788', 'end'],
  [END, 'KP042789', null],
  [{ vin: null, vinLast8: 'KPO42788' }, VIN, 'end'],
  [WHOLE, '042788', null],
  [WHOLE, '', null],
  [NONE, VIN, null],
  [{ vin: null, vinLast8: 'TBD' }, VIN, null],
] as const)('%j and %s agree: %o', (recorded, read, agreement) => {
  expect(vinAgreement(recorded, read)).toBe(agreement);
});

test.each([
  [WHOLE, true],
  [END, true],
  [NONE, false],
  [{ vin: null, vinLast8: 'TBD' }, false],
  [{ vin: null, vinLast8: '' }, false],
])('%j is a record with a VIN: %o', (recorded, has) => {
  expect(hasRecordedVin(recorded)).toBe(has);
});

test.each([
  [WHOLE, { vin: VIN, isLoadedAnyway: false }, true],
  [WHOLE, { vin: 'KP042788', isLoadedAnyway: false }, true],
  [NONE, { vin: VIN, isLoadedAnyway: false }, true],
  [{ vin: null, vinLast8: 'KP042789' }, { vin: VIN, isLoadedAnyway: false }, false],
  [WHOLE, { vin: '1M8GDM9AXKP042789', isLoadedAnyway: true }, false],
  [WHOLE, null, false],
  [WHOLE, undefined, false],
])('%j with %j is checked: %o', (recorded, check, is) => {
  expect(isChecked(recorded, check)).toBe(is);
});
