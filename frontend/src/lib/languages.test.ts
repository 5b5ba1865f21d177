import { chooseLanguage } from './languages';

test.each([
  ['fr-CA', 'en-CA', ['en-CA'], 'fr-CA'],
  [null, 'fr-CA', ['en-CA'], 'fr-CA'],
  [null, null, ['fr', 'en-US'], 'fr-CA'],
  [null, null, ['de-DE', 'en-GB'], 'en-CA'],
  [null, null, ['de-DE'], 'en-CA'],
  ['tlh', 'xx', [], 'en-CA'],
])('setting %s, remembered %s, browser %j gives %s', (setting, remembered, browser, expected) => {
  expect(chooseLanguage(setting, remembered, browser)).toBe(expected);
});
