import { customerLikeness } from './customer-likeness';

test.each([
  ['Concession du Fleuve', 'Concession du fleuve inc.'],
  ['Garage Belanger Ltée', 'Garage Bélanger'],
  ['Auto-Nord', 'AUTO NORD Ltd.'],
  ['Smith & Sons', 'Smith and Sons Co'],
])('%j may be the same as %j', (one, other) => {
  expect(customerLikeness(one)).toBe(customerLikeness(other));
});

test('a name of only such words keeps them', () => {
  expect(customerLikeness('The Company Inc.')).toBe('the company inc');
  expect(customerLikeness('Northern Auto')).not.toBe(customerLikeness('Northern Autos'));
});
