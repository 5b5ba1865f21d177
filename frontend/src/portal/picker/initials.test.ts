import { initials } from './initials';

test.each([
  ['Drew Sample', 'DS'],
  ['élise', 'É'],
  ['Jean-Luc de la Tour', 'JT'],
  ['  ', ''],
])('%j gives %j', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
