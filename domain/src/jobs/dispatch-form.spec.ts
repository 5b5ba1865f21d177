import {
  addUnit,
  BLANK_DISPATCH,
  blankUnit,
  canAddUnit,
  canRemoveUnit,
  toMultipleVehicles,
  toSingleVehicle,
  withCustomerAddress,
  withPickedCustomer,
  withTypedCustomerName,
  type DispatchUnit,
} from './dispatch-form';

function units(count: number): DispatchUnit[] {
  return Array.from({ length: count }, (_, index) => blankUnit(`u${index}`));
}

test('a blank form is in single mode and has no values', () => {
  const { isMultipleVehicles, units: list, ...rest } = BLANK_DISPATCH;
  expect(isMultipleVehicles).toBe(false);
  expect(list).toEqual([]);
  expect(Object.values(rest).every((value) => value === '' || value === null)).toBe(true);
  expect(BLANK_DISPATCH).toMatchObject({ pickupSiteContactName: '', dropoffContactPhone: '' });
});

test('switching to multiple clears the single-vehicle fields and starts with one empty unit', () => {
  const filled = {
    ...BLANK_DISPATCH,
    customerName: 'Northern Auto',
    poNumber: 'PO-1',
    vehicleYear: 2020,
    vehicleMakeModel: 'Ford F-150',
    vinLast8: 'KP042788',
    price: 100,
    units: units(3),
  };
  expect(toMultipleVehicles(filled, 'first')).toEqual({
    ...filled,
    isMultipleVehicles: true,
    vehicleYear: null,
    vehicleMakeModel: '',
    vinLast8: '',
    price: null,
    units: [
      { id: 'first', year: null, make: '', model: '', vinLast8: '', poNumber: '', price: null },
    ],
  });
});

test('switching to single clears the unit list', () => {
  const values = { ...toMultipleVehicles(BLANK_DISPATCH, 'u0'), customerName: 'Northern Auto' };
  expect(toSingleVehicle(values)).toEqual({ ...BLANK_DISPATCH, customerName: 'Northern Auto' });
});

test.each([
  [1, true, false],
  [2, true, true],
  [8, true, true],
  [9, false, true],
])('with %i units add is %o and remove is %o', (count, add, remove) => {
  const list = units(count);
  expect([canAddUnit(list), canRemoveUnit(list)]).toEqual([add, remove]);
  expect(addUnit(list, 'new')).toHaveLength(add ? count + 1 : count);
});

test('adding a unit appends it', () => {
  expect(addUnit(units(2), 'new').map((unit) => unit.id)).toEqual(['u0', 'u1', 'new']);
});

describe('a picked customer', () => {
  const picked = withPickedCustomer({ id: 9, name: 'Été Autos', email: null, phone: '416' });

  test('fills name, e-mail and phone', () => {
    expect(picked).toEqual({
      customerId: 9,
      pickedEmail: '',
      pickedPhone: '416',
      customerName: 'Été Autos',
      customerEmail: '',
      customerPhone: '416',
    });
  });
  test.each(['ÉTÉ autos', 'Été Autos '])('is still the same under the name %j', (name) => {
    expect(withTypedCustomerName(picked, name)).toEqual({ ...picked, customerName: name });
  });
  test.each(['Ete Autos', 'Été Auto', ''])('is a different customer under the name %j', (name) => {
    const changed = { ...picked, customerEmail: 'new@example.com' };
    expect(withTypedCustomerName(changed, name)).toEqual({
      customerId: null,
      pickedEmail: '',
      pickedPhone: '',
      customerName: name,
      customerEmail: 'new@example.com',
      customerPhone: '',
    });
  });
  test('is not set while a name is only typed', () => {
    const typed = { ...BLANK_DISPATCH, customerName: 'A', customerPhone: '416' };
    expect(withTypedCustomerName(typed, 'B')).toEqual({ ...typed, customerName: 'B' });
  });
});

describe('using the customer address', () => {
  const customer = {
    name: 'Northern Auto',
    contactName: 'Ann Lee',
    email: 'ann@example.com',
    phone: '416-555-0100',
    address: '1 First St',
    city: 'Toronto',
    province: 'ON',
    postalCode: 'M5V 2T6',
  };
  const before = { ...BLANK_DISPATCH, dropoffAddress: 'kept', pickupSiteContactName: 'Gate' };

  test('fills the address and contact of one location', () => {
    expect(withCustomerAddress(before, 'pickup', customer)).toEqual({
      ...before,
      pickupAddress: '1 First St',
      pickupCity: 'Toronto',
      pickupProvince: 'ON',
      pickupPostalCode: 'M5V 2T6',
      pickupContactName: 'Ann Lee',
      pickupContactPhone: '416-555-0100',
    });
  });
  test('uses the company as contact if there is no other, and blanks for the rest', () => {
    const bare = { ...customer, contactName: null, phone: null, city: null, postalCode: null };
    expect(withCustomerAddress(before, 'dropoff', bare)).toMatchObject({
      dropoffAddress: '1 First St',
      dropoffCity: '',
      dropoffPostalCode: '',
      dropoffContactName: 'Northern Auto',
      dropoffContactPhone: '',
    });
  });

  test('leaves fields blank that the customer does not have, including a placeholder name', () => {
    const none = { contactName: null, phone: null, address: null, city: null };
    const unknown = { ...customer, ...none, province: null, postalCode: null, name: 'TBD' };
    expect(withCustomerAddress(before, 'dropoff', unknown)).toEqual({
      ...before,
      dropoffAddress: '',
    });
  });
});
