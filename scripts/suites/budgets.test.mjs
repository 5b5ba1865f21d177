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
    'driver-job': ['driver-job.js'],
    console: ['console.js'],
    'view-billing': ['billing.js'],
    theme: ['react.js', 'mui.js'],
    account: ['mui.js', 'account.js'],
    track: ['track.js', 'track-shared.js'],
  },
  chunks: ['boot.js', 'react.js', 'landing.js', 'sign-in.js', 'driver.js', 'console.js'],
  firstViews: {
    welcome: { parts: ['landing', 'welcome'] },
    'sign-in': { parts: ['landing', 'sign-in'] },
    driver: { parts: ['driver'] },
    'driver-job': { parts: ['driver', 'driver-job'] },
    'view-billing': { parts: ['console', 'view-billing'] },
  },
};
/** @param {Record<string, number>} sizes */
const sized = (sizes) => (/** @type {string} */ file) => sizes[file] ?? 0;

test('shared scripts count once, and a size equal to the limit is allowed', () => {
  const sizes = { 'boot.js': 60_000, 'react.js': 80_000, 'landing.js': 40_000 };
  assert.deepEqual(overBudget(bundles, sized(sizes)), []);
});

test('the sign-in page needs the landing app, so both count', () => {
  const sizes = { 'boot.js': 90_000, 'landing.js': 80_000, 'sign-in.js': 16_000 };
  assert.deepEqual(overBudget(bundles, sized(sizes)), [
    'sign-in: 186.0 kB of script, at most 180 kB',
  ]);
});

test('every view of the console counts with the shell', () => {
  const sizes = { 'boot.js': 90_000, 'console.js': 110_000, 'billing.js': 100_500 };
  assert.deepEqual(overBudget(bundles, sized(sizes)), [
    'view-billing: 300.5 kB of script, at most 270 kB',
  ]);
});

test('a part that opens over any view counts without the code that all views share', () => {
  const sizes = { 'mui.js': 90_000, 'account.js': 79_900 };
  assert.deepEqual(overBudget(bundles, sized(sizes)), []);
  assert.deepEqual(overBudget(bundles, sized({ ...sizes, 'account.js': 80_100 })), [
    'account: 80.1 kB of script, at most 80 kB',
  ]);
});

test('a page outside the app counts alone', () => {
  const sizes = { 'boot.js': 90_000, 'track.js': 40_000, 'track-shared.js': 20_000 };
  assert.deepEqual(overBudget(bundles, sized(sizes)), []);
  assert.deepEqual(overBudget(bundles, sized({ ...sizes, 'track-shared.js': 20_100 })), [
    'track: 60.1 kB of script, at most 60 kB',
  ]);
});

test('names a single large script', () => {
  assert.deepEqual(overBudget(bundles, sized({ 'console.js': 121_000 })), [
    'console.js: 121.0 kB, at most 120 kB',
  ]);
});

test('rejects a build without one of the apps', () => {
  const groups = { ...bundles.groups };
  Reflect.deleteProperty(groups, 'driver');
  assert.deepEqual(
    overBudget({ ...bundles, groups }, () => 0),
    ['driver: the build has no part driver', 'driver-job: the build has no part driver'],
  );
  Reflect.deleteProperty(groups, 'account');
  Reflect.set(groups, 'driver', ['driver.js']);
  assert.deepEqual(
    overBudget({ ...bundles, groups }, () => 0),
    ['account: the build has no such part'],
  );
  Reflect.set(groups, 'account', ['account.js']);
  Reflect.deleteProperty(groups, 'track');
  assert.deepEqual(
    overBudget({ ...bundles, groups }, () => 0),
    ['track: the build has no such page'],
  );
  const firstViews = { ...bundles.firstViews };
  Reflect.deleteProperty(firstViews, 'driver');
  assert.deepEqual(
    overBudget({ ...bundles, firstViews }, () => 0),
    ['driver: the build has no such view'],
  );
});

test('names a script of a first view without the hint for eager compilation', () => {
  const late = ['console.js', 'react.js'];
  const textOf = (/** @type {string} */ file) =>
    late.includes(file) ? '"use strict";' : '//# allFunctionsCalledOnLoad\n"use strict";';
  assert.deepEqual(compiledLate(bundles, textOf), [
    'react.js: does not begin with //# allFunctionsCalledOnLoad',
    'console.js: does not begin with //# allFunctionsCalledOnLoad',
  ]);
});
