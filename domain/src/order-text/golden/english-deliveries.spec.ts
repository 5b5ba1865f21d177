import { expectedOf, mailOf, toldOrder } from './told-order';
import { readOrder } from '../read-order';

const ORDERS: readonly (readonly [string, string])[] = [
  [
    'both dates in one sentence',
    `
VIN 5YJ3E1EAXKF400500
Pick up on November 27 and deliver by December 1
=====
unit = 2019 | Tesla | | 5YJ3E1EAXKF400500
pickupDate = 2026-11-27
deliveryDate = 2026-12-01`,
  ],
  [
    'dates within their places',
    `
Pickup from: 12 Main St W, North Bay, ON P1B 2T4
Date: November 27, 2026

Deliver to: 90 Cedar St, Sudbury, ON P3E 1A6
Delivery date: December 2, 2026
Contact: Anne Lee 705-555-0177
VIN 5YJ3E1EAXKF400500
=====
unit = 2019 | Tesla | | 5YJ3E1EAXKF400500
pickupAddress = 12 Main St W
pickupCity = North Bay
pickupProvince = ON
pickupPostalCode = P1B 2T4
dropoffAddress = 90 Cedar St
dropoffCity = Sudbury
dropoffProvince = ON
dropoffPostalCode = P3E 1A6
dropoffContactName = Anne Lee
dropoffContactPhone = 705-555-0177
pickupDate = 2026-11-27
deliveryDate = 2026-12-02`,
  ],
  [
    'delivery alone, with a deadline',
    `
VIN 5YJ3E1EAXKF400500
Must be delivered no later than December 4
=====
unit = 2019 | Tesla | | 5YJ3E1EAXKF400500
deliveryDate = 2026-12-04`,
  ],
  [
    'doubtful deliveries',
    `
VIN 5YJ3E1EAXKF400500
Pick up on December 4
Delivered on November 30 if possible
Delivery after December 8
=====
unit = 2019 | Tesla | | 5YJ3E1EAXKF400500
pickupDate = 2026-12-04
note = Delivered on November 30 if possible
note = Delivery after December 8`,
  ],
  [
    'hours of a place',
    `
VIN 5YJ3E1EAXKF400500
Pickup from: 8 am to noon
=====
unit = 2019 | Tesla | | 5YJ3E1EAXKF400500
note = Pickup from: 8 am to noon`,
  ],
  [
    'table with both dates',
    `
VIN | Pickup Date | Delivery Date | PO
5YJ3E1EAXKF400500 | 2026-11-28 | 2026-12-03 | T-55
=====
unit = 2019 | Tesla | | 5YJ3E1EAXKF400500
poNumber = T-55
pickupDate = 2026-11-28
deliveryDate = 2026-12-03`,
  ],
];

test.each(ORDERS)('%s', (_name, order) => {
  const read = readOrder(mailOf(order), { today: '2026-11-25', latestYear: 2027 });
  expect(toldOrder(read)).toEqual(expectedOf(order));
});
