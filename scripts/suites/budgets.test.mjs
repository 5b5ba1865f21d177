import assert from 'node:assert/strict';
import { test } from 'node:test';
import { compiledLate, overBudget } from './budgets.mjs';

const bundles = {
  groups: {
    boot: ['boot.js', 'react.js'],
    landing: ['react.js', 'landing.js'],
    welcome: ['welcome.js'],
    'sign-in': ['sign-in.js'],
    driver: ['driver.js'],
    console: ['console.js'],
    'view-dashboard': ['dashboard.js'],
    'view-active-jobs': ['active-jobs.js'],
  },
  chunks: ['boot.js', 'react.js', 'landing.js', 'sign-in.js', 'driver.js', 'console.js'],
};
/** @param {Record<string, number>} sizes */
const sized = (sizes) => (/** @type {string} */ file) => sizes[file] ?? 0;

test('what shares a script pays for it once, and the limit itself is allowed', () => {
  const sizes = { 'boot.js': 40_000, 'react.js': 60_000, 'landing.js': 30_000 };
  assert.deepEqual(overBudget(bundles, sized(sizes)), []);
});

test('the sign-in page needs the landing app, so that both count', () => {
  const sizes = { 'boot.js': 80_000, 'landing.js': 40_000, 'sign-in.js': 16_000 };
  assert.deepEqual(overBudget(bundles, sized(sizes)), [
    'sign-in: 136.0 kB of script, at most 130 kB',
  ]);
});

test('a single large script is named', () => {
  assert.deepEqual(overBudget(bundles, sized({ 'console.js': 121_000 })), [
    'console.js: 121.0 kB, at most 120 kB',
  ]);
});

test('a build without one of the apps is no build to weigh', () => {
  const groups = { ...bundles.groups };
  Reflect.deleteProperty(groups, 'driver');
  assert.deepEqual(
    overBudget({ ...bundles, groups }, () => 0),
    ['driver: the build has no such part'],
  );
});

test('a script of a first view that does not ask to be compiled at once is named', () => {
  const late = ['console.js', 'react.js'];
  const textOf = (/** @type {string} */ file) =>
    late.includes(file) ? '"use strict";' : '//# allFunctionsCalledOnLoad\n"use strict";';
  assert.deepEqual(compiledLate(bundles, textOf), [
    'react.js: does not begin with //# allFunctionsCalledOnLoad',
    'console.js: does not begin with //# allFunctionsCalledOnLoad',
  ]);
});
