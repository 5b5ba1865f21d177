import { companyTextIn } from './company-text';

test.each([
  ['en-CA', 'Net', 'Nets', 'Net'],
  ['fr-CA', 'Net', 'Nets', 'Nets'],
  ['fr-CA', 'Net', null, 'Net'],
  ['en-CA', null, 'Nets', 'Nets'],
  ['en-CA', null, null, null],
] as const)('in %s, of %j and %j, uses %j', (language, english, french, expected) => {
  expect(companyTextIn(language, { 'en-CA': english, 'fr-CA': french })).toBe(expected);
});
