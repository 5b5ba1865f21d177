import { isEmail, mailtoHref, normaliseEmail } from './email';

test.each([
  'a@b.ca',
  'dispatch@example.com',
  'first.last+tag@sub.example.co.uk',
  "o'hara@example.com",
  'zoé@exämple.ca',
  '1_2-3@4.example',
  `${'a'.repeat(64)}@example.com`,
])('%j is an e-mail', (text) => expect(isEmail(text)).toBe(true));

test.each([
  '',
  'plain',
  '@example.com',
  'a@',
  'a@b',
  'a@@b.ca',
  'a b@c.ca',
  'a@b c.ca',
  '.a@b.ca',
  'a.@b.ca',
  'a..b@c.ca',
  'a@.ca',
  'a@b..ca',
  'a@-b.ca',
  'a@b-.ca',
  'a@b.c',
  ' a@b.ca',
  'a@b.ca\n',
  'a<b>@c.ca',
  `${'a'.repeat(65)}@example.com`,
  `a@${'b'.repeat(64)}.ca`,
  `a@${'b.'.repeat(125)}ca1`,
  `a@${'İ.'.repeat(100)}com`,
])('%j is none', (text) => expect(isEmail(text)).toBe(false));

test('e-mails are stored trimmed and in lower case', () => {
  expect(normaliseEmail(' Ann.Lee@Example.COM ')).toBe('ann.lee@example.com');
});

test.each([
  ['a@example.com', 'mailto:a@example.com'],
  ['a+b@example.com', 'mailto:a%2Bb@example.com'],
  ['x?bcc=all@example.com', 'mailto:x%3Fbcc%3Dall@example.com'],
])('a message to %j is begun by %j', (email, href) => {
  expect(mailtoHref(email)).toBe(href);
});
