import { ariaKeys, isTypedInto, stepOf } from './keys';

const press = (key: string, held: Partial<Record<string, boolean>> = {}) =>
  stepOf(new KeyboardEvent('keydown', { key, ...held }));

test.each([
  ['a', {}, 'a'],
  ['?', { shiftKey: true }, '?'],
  ['/', {}, '/'],
  ['k', { ctrlKey: true }, 'mod+k'],
  ['k', { metaKey: true }, 'mod+k'],
  ['Enter', { ctrlKey: true }, 'mod+Enter'],
  ['ArrowDown', {}, 'ArrowDown'],
  ['A', { shiftKey: true }, null],
  ['K', { ctrlKey: true, shiftKey: true }, null],
  ['ArrowDown', { shiftKey: true }, null],
  ['a', { altKey: true }, null],
  ['@', { ctrlKey: true, altKey: true }, null],
  ['Shift', { shiftKey: true }, null],
])('%s with %j is %j', (key, held, step) => {
  expect(press(key, held)).toBe(step);
});

test.each([
  ['<input>', true],
  ['<input type="search">', true],
  ['<textarea></textarea>', true],
  ['<div contenteditable="true"></div>', true],
  ['<div role="combobox"></div>', true],
  ['<input type="checkbox">', false],
  ['<button></button>', false],
  ['<a href="/"></a>', false],
])('%s accepts characters: %j', (html, typed) => {
  document.body.innerHTML = html;
  expect(isTypedInto(document.body.firstElementChild)).toBe(typed);
});

test('aria-keyshortcuts lists only single presses, for both keyboard types', () => {
  expect(ariaKeys([['mod+k']])).toBe('Control+K Meta+K');
  expect(ariaKeys([['j'], ['ArrowDown']])).toBe('J ArrowDown');
  expect(ariaKeys([['g', 'd']])).toBeUndefined();
});
