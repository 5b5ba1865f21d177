import assert from 'node:assert/strict';
import { test } from 'node:test';
import { oldestBrowsers, tooNew } from './browser-support.mjs';

const OLDEST = { safari: 16.4, firefox: 128, chrome: 120 };

test('the oldest versions come from the list of the frontend', () => {
  assert.deepEqual(oldestBrowsers(), OLDEST);
});

test('scripts and styles that every promised browser reads have no faults', () => {
  const script = 'class A{static{this.b=[3,1].toSorted()}}/(?<=a)b/d.test("ab");x??=1';
  const style = '.a{-webkit-user-select:none;user-select:none}.b:has(.c){inset:0}';
  assert.deepEqual(tooNew('a.js', script, OLDEST), []);
  assert.deepEqual(tooNew('a.css', style, OLDEST), []);
});

/** @type {[string, string, string][]} */
const REFUSED = [
  ['a.js', 'const a=Promise.withResolvers()', 'Promise.withResolvers'],
  ['a.js', 'const a=Object.groupBy(b,c)', 'groupBy'],
  ['a.js', 'for(const a of b.values().map(c))d(a)', 'iterator helpers'],
  ['a.js', 'requestIdleCallback(a)', 'requestIdleCallback'],
  ['a.js', 'navigator.storage.estimate()', 'storage.estimate'],
  ['a.js', 'navigator.wakeLock.request("screen")', 'wakeLock'],
  ['a.js', 'const a=/[\\p{L}--[a-z]]/v', 'syntax (Invalid regular expression flag (1:9))'],
  ['a.css', '.a{user-select:none}', 'user-select'],
  ['a.css', '.a{color:red;&:hover{color:blue}}', 'nesting'],
  ['a.css', '.a{color:light-dark(#fff,#000)}', 'light-dark()'],
];
for (const [file, text, fault] of REFUSED) {
  test(`reports ${fault}`, () => {
    const line = `${file}: ${fault} is newer than the oldest promised browser`;
    assert.deepEqual(tooNew(file, text, OLDEST), [line]);
  });
}

test('allows a function after a question whether the browser has it', () => {
  const script = 'const a="function"==typeof URL.canParse&&URL.canParse(b)';
  assert.deepEqual(tooNew('a.js', script, OLDEST), []);
  assert.deepEqual(tooNew('a.js', 'navigator.storage?.estimate?.()', OLDEST), []);
});

test('a newer list allows more', () => {
  const newer = { safari: 18, firefox: 140, chrome: 140 };
  assert.deepEqual(tooNew('a.js', 'const a=Object.groupBy(b,c)', newer), []);
});
