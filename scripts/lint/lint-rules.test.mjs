/** Each rule of the linter refuses a mistake made for it, in each part of the repository that it holds for. */
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { FOUND_BY_TYPED_LINT, OWN, REACT } from './seeds/own.mjs';
import { PROBLEMS, PROBLEMS_OF_SCRIPTS, REFUSED_BY_PARSERS } from './seeds/problems.mjs';
import { TYPED, TYPESCRIPT } from './seeds/typescript.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const CONFIGURATION = ['areas', 'config', 'imports', 'refuse', 'rules', 'syntax'];
const PARTS = ['domain', 'backend', 'frontend', 'e2e', 'scripts'];
const HOOKS = "import { useEffect, useMemo, useRef, useState } from 'react';\n";
const LEFT_OUT_OF_TESTS = [
  'no-unsafe-argument',
  'no-unsafe-assignment',
  'no-unsafe-call',
  'no-unsafe-member-access',
  'no-unsafe-return',
  'no-non-null-assertion',
  'no-unnecessary-condition',
  'unbound-method',
];

const AREAS = [
  { folder: 'domain/src/seeds', ending: 'ts', rules: { ...TYPESCRIPT, ...TYPED }, leftOut: [] },
  { folder: 'backend/src/seeds', ending: 'ts', rules: { ...TYPESCRIPT, ...TYPED }, leftOut: [] },
  {
    folder: 'frontend/src/seeds',
    ending: 'tsx',
    rules: { ...TYPESCRIPT, ...TYPED, ...withHooks(REACT) },
    leftOut: ['no-invalid-void-type'],
  },
  {
    folder: 'e2e/seeds',
    ending: 'ts',
    rules: { ...TYPESCRIPT, ...TYPED },
    leftOut: LEFT_OUT_OF_TESTS,
  },
  { folder: 'scripts/seeds', ending: 'mjs', rules: PROBLEMS_OF_SCRIPTS, leftOut: [] },
];

function withHooks(rules) {
  return Object.fromEntries(Object.entries(rules).map(([rule, text]) => [rule, HOOKS + text]));
}

/** A copy of the linter's settings in an otherwise empty repository. */
function makeRepository(folder) {
  for (const name of CONFIGURATION) copy(folder, `oxlint.${name}.mjs`);
  copy(folder, 'eslint.config.mjs');
  copy(folder, 'tsconfig.json');
  for (const part of ['domain', 'backend', 'frontend', 'e2e'])
    copy(folder, `${part}/tsconfig.json`);
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

function copy(folder, file) {
  cpSync(join(ROOT, file), join(folder, file), { recursive: true });
}

function write(folder, file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/** The rules that refuse each file. */
function lint(folder) {
  const linter = join(ROOT, 'node_modules/oxlint/bin/oxlint');
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [linter, '-c', 'oxlint.config.mjs', '--format', 'json', ...PARTS],
    { cwd: folder, encoding: 'utf8', maxBuffer: 1e8 },
  );
  assert.ok(stdout.startsWith('{'), stdout + stderr);
  const refused = new Map();
  for (const { filename, code, message } of JSON.parse(stdout).diagnostics) {
    const rule = code
      ? /\((.*)\)/.exec(code)[1]
      : /^Unused eslint/.test(message)
        ? 'unused directive'
        : 'parser';
    refused.set(filename, (refused.get(filename) ?? new Set()).add(rule));
  }
  return refused;
}

/** The rules of `npm run lint:typed` that refuse each file. */
function lintTyped(folder, files) {
  const linter = join(ROOT, 'node_modules/eslint/bin/eslint.js');
  const { stdout, stderr } = spawnSync(process.execPath, [linter, '--format', 'json', ...files], {
    cwd: folder,
    encoding: 'utf8',
  });
  assert.ok(stdout.startsWith('['), stdout + stderr);
  const results = JSON.parse(stdout);
  return new Map(
    results.map(({ filePath, messages }) => [
      filePath.slice(folder.length + 1),
      messages.map(({ ruleId }) => ruleId),
    ]),
  );
}

describe('the linter', () => {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  let refused;

  before(() => {
    makeRepository(folder);
    for (const { folder: area, ending, rules } of AREAS) {
      write(folder, `${area}/typescript-a.${ending}`, 'export class A { a = 1; }');
      for (const [rule, text] of Object.entries({ ...PROBLEMS, ...REFUSED_BY_PARSERS, ...rules }))
        write(folder, `${area}/${rule}.${ending}`, text);
    }
    for (const [, file, text] of [...OWN, ...FOUND_BY_TYPED_LINT]) write(folder, file, text);
    refused = lint(folder);
  });
  after(() => rmSync(folder, { recursive: true, force: true }));

  const missed = (seeds) =>
    seeds.filter(([rule, file]) => !refused.get(file)?.has(rule)).map((seed) => seed.join(' in '));

  for (const { folder: area, ending, rules, leftOut } of AREAS) {
    test(`refuses what its rules are for in ${area}`, () => {
      const held = Object.keys({ ...PROBLEMS, ...rules }).filter((rule) => !leftOut.includes(rule));
      assert.deepEqual(missed(held.map((rule) => [rule, `${area}/${rule}.${ending}`])), []);
    });

    test(`refuses what no module may say in ${area}`, () => {
      const files = Object.keys(REFUSED_BY_PARSERS).map((rule) => `${area}/${rule}.${ending}`);
      assert.deepEqual(
        files.filter((file) => !refused.has(file)),
        [],
      );
    });
  }

  test("refuses what is against this project's own rules", () => {
    assert.deepEqual(missed(OWN.map(([rule, file]) => [rule, file])), []);
  });

  test('with types refuses what the faster one lacks', () => {
    const files = FOUND_BY_TYPED_LINT.map(([, file]) => file);
    const found = lintTyped(folder, files);
    assert.deepEqual(
      FOUND_BY_TYPED_LINT.map(([rule, file]) => found.get(file)?.includes(rule) && rule),
      FOUND_BY_TYPED_LINT.map(([rule]) => rule),
    );
  });
});
