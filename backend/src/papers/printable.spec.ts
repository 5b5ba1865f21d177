import { printable } from './printable';

const latin = (code: number) => code < 0x250;

test.each([
  ['composes letters', 'Le\u0301o', 'Léo'],
  ['says so where the font lacks a letter', 'A東B', 'A?B'],
  ['takes one mark for a letter of two halves', 'A\u{1F697}B', 'A?B'],
  ['makes one line', 'a\n\tb  c', 'a b c'],
  ['keeps no-break spaces', 'NIV\u202f: 1\u00a0$', 'NIV\u00a0: 1\u00a0$'],
  ['leaves out what nobody sees', 'a\u0000b\u200bc\u202ed', 'abcd'],
])('%s', (_what, text, shown) => {
  expect(printable(text, latin)).toBe(shown);
});
