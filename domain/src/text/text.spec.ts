import { codePointLength, hasControlCharacters, hasLoneSurrogate, trimmed } from './text';

test.each([
  ['', 0],
  ['abc', 3],
  ['é', 1],
  ['e\u0301', 2],
  ['🚚', 1],
  ['🇨🇦', 2],
])('%o has %i code points', (text, length) => {
  expect(codePointLength(text)).toBe(length);
});

test('finds every control character, but line breaks and tabs only in one-line text', () => {
  for (let code = 0; code <= 0x9f; code += 1) {
    const text = `a${String.fromCharCode(code)}b`;
    const isControl = code < 0x20 || code >= 0x7f;
    expect([code, hasControlCharacters(text)]).toEqual([code, isControl]);
    const isLine = [0x09, 0x0a, 0x0d].includes(code);
    expect([code, hasControlCharacters(text, true)]).toEqual([code, isControl && !isLine]);
  }
  expect(hasControlCharacters('Montréal 🚚 \u00a0')).toBe(false);
});

test.each([
  ['\ud83d', true],
  ['a\ude9ab', true],
  ['\ude9a\ud83d', true],
  ['🚚', false],
  ['plain', false],
])('lone surrogate in %j: %o', (text, is) => {
  expect(hasLoneSurrogate(text)).toBe(is);
});

test.each([
  [null, null],
  [undefined, null],
  ['', null],
  [' \t\n\u00a0', null],
  ['  Zoé  Roy ', 'Zoé  Roy'],
])('%j trimmed is %j', (text, result) => {
  expect(trimmed(text)).toBe(result);
});
