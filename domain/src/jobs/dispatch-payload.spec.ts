import { BLANK_DISPATCH, blankUnit, type DispatchFormValues } from './dispatch-form';
import { splitMakeModel, toCustomerUpsert, toJobPayload, toVehicles } from './dispatch-payload';

const YEAR = 2026;
const single = (values: Partial<DispatchFormValues> = {}) => ({ ...BLANK_DISPATCH, ...values });

describe('the customer', () => {
  test('is not upserted if no customer field is given', () => {
    expect(toCustomerUpsert(single())).toBeNull();
    expect(toCustomerUpsert(single({ customerName: ' ', customerPhone: '\t' }))).toBeNull();
  });
  test.each([
    [{ customerName: ' Northern Auto ' }, { name: 'Northern Auto', email: null, phone: null }],
    [{ customerEmail: 'a@b.ca' }, { name: 'TBD', email: 'a@b.ca', phone: null }],
    [{ customerPhone: '416' }, { name: 'TBD', email: null, phone: '416' }],
  ])('%j is upserted as %j', (values, payload) => {
    expect(toCustomerUpsert(single(values))).toEqual(payload);
  });

  const picked = { customerId: 9, customerName: 'Maple', customerPhone: '416', pickedPhone: '416' };
  test.each([
    [{}, { id: 9, email: null, phone: null }],
    [{ customerName: '' }, { id: 9, email: null, phone: null }],
    [{ customerPhone: ' 417 ' }, { id: 9, email: null, phone: '417' }],
    [
      { customerPhone: ' ', customerEmail: 'a@b.ca' },
      { id: 9, email: 'a@b.ca', phone: null },
    ],
  ])('a selected customer with %j is sent %j', (changes, payload) => {
    expect(toCustomerUpsert(single({ ...picked, ...changes }))).toEqual(payload);
  });
});

test.each([
  ['', null, null],
  ['  ', null, null],
  ['Ford', 'Ford', null],
  ['Ford F-150', 'Ford', 'F-150'],
  ['  Land   Rover  Defender ', 'Land', 'Rover Defender'],
])('%j is make %o and model %o', (text, make, model) => {
  expect(splitMakeModel(text)).toEqual({ make, model });
});

describe('the vehicles', () => {
  const placeholder = { year: YEAR, make: 'TBD', model: 'TBD', vinLast8: 'TBD', poNumber: null };

  test('single mode creates one, with placeholders for missing values', () => {
    expect(toVehicles(single(), YEAR)).toEqual([placeholder]);
    const given = { vehicleYear: 2019, vehicleMakeModel: 'Kia Rio LX', vinLast8: ' kp 042788 ' };
    expect(toVehicles(single(given), YEAR)).toEqual([
      { year: 2019, make: 'Kia', model: 'Rio LX', vinLast8: 'KP042788', poNumber: null },
    ]);
    expect(toVehicles(single({ vehicleMakeModel: 'Kia' }), YEAR)).toEqual([
      { ...placeholder, make: 'Kia' },
    ]);
  });

  test('multiple mode creates one per unit, with placeholders for empty units', () => {
    const units = [
      { id: 'a', year: 2020, make: 'Ford', model: '', vinLast8: '', poNumber: 'U-1', price: 50 },
      blankUnit('b'),
    ];
    const values = single({ isMultipleVehicles: true, vehicleMakeModel: 'ignored', units });
    expect(toVehicles(values, YEAR)).toEqual([
      { year: 2020, make: 'Ford', model: 'TBD', vinLast8: 'TBD', poNumber: 'U-1' },
      placeholder,
    ]);
  });
});

describe('the job', () => {
  const blankJob = {
    customerId: null,
    driverId: null,
    pickupAddress: null,
    pickupCity: null,
    pickupProvince: null,
    pickupPostalCode: null,
    pickupContactName: null,
    pickupContactPhone: null,
    pickupSiteContactName: null,
    dropoffAddress: null,
    dropoffCity: null,
    dropoffProvince: null,
    dropoffPostalCode: null,
    dropoffContactName: null,
    dropoffContactPhone: null,
    dropoffSiteContactName: null,
    preferredPickupDate: null,
    preferredDeliveryDate: null,
    ...{ pickupFrom: null, pickupUntil: null, dropoffFrom: null, dropoffUntil: null },
    specialInstructions: null,
    poNumber: null,
    price: null,
    status: 'pending',
  };

  test('a blank form creates a pending job with only the vehicle', () => {
    expect(toJobPayload(single(), null, [31], YEAR)).toEqual({ ...blankJob, vehicleId: 31 });
  });

  test('a form without a vehicle names none', () => {
    expect(toJobPayload(single(), null, [], YEAR)).toEqual(blankJob);
  });

  test('contains the trimmed values, and is assigned if a driver is selected', () => {
    const values = single({
      ...{ driverId: 4, responsibleId: 6 },
      pickupAddress: ' 1 First St ',
      pickupCity: 'Toronto',
      dropoffSiteContactName: 'Gate',
      pickupDate: '2026-05-01',
      deliveryDate: '2026-05-02',
      dropoffUntil: '16:00',
      specialInstructions: 'Keys in box\nCall first',
      poNumber: ' PO-1 ',
      price: 450.5,
    });
    expect(toJobPayload(values, 9, [31], YEAR)).toEqual({
      ...blankJob,
      customerId: 9,
      vehicleId: 31,
      ...{ driverId: 4, responsibleId: 6 },
      pickupAddress: '1 First St',
      pickupCity: 'Toronto',
      dropoffSiteContactName: 'Gate',
      preferredPickupDate: '2026-05-01',
      preferredDeliveryDate: '2026-05-02',
      dropoffUntil: '16:00',
      specialInstructions: 'Keys in box\nCall first',
      poNumber: 'PO-1',
      price: 450.5,
      status: 'assigned',
    });
  });

  test('with several vehicles, contains their ids in order and the unit prices, but no job price', () => {
    const units = [{ ...blankUnit('a'), make: 'Ford', price: 50 }, blankUnit('b')];
    const values = single({ isMultipleVehicles: true, units, price: 999 });
    const unit = { year: YEAR, make: 'TBD', model: 'TBD', vinLast8: 'TBD', poNumber: null };
    expect(toJobPayload(values, null, [31, 32], YEAR)).toEqual({
      ...blankJob,
      vehicleIds: [31, 32],
      vehicleUnitsData: [
        { ...unit, make: 'Ford', price: 50 },
        { ...unit, price: null },
      ],
    });
  });
});
