/** Each lint rule reports a deliberate mistake, in each part of the repository where it applies. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { lint, makeRepository, write } from './seeded-repository.mjs';
import { COMPILER, OWN, REACT } from './seeds/own.mjs';
import { PROBLEMS, PROBLEMS_OF_SCRIPTS, REFUSED_BY_PARSERS } from './seeds/problems.mjs';
import { TYPED, TYPESCRIPT } from './seeds/typescript.mjs';

/** @typedef {{ folder: string, ending: string, rules: Record<string, string>, leftOut: string[] }} Area */

/** @type {Area[]} */
const AREAS = [
  { folder: 'domain/src/seeds', ending: 'ts', rules: { ...TYPESCRIPT, ...TYPED }, leftOut: [] },
  { folder: 'backend/src/seeds', ending: 'ts', rules: { ...TYPESCRIPT, ...TYPED }, leftOut: [] },
  {
    folder: 'frontend/src/seeds',
    ending: 'tsx',
    rules: { ...TYPESCRIPT, ...TYPED, ...REACT },
    leftOut: ['no-invalid-void-type'],
  },
  {
    folder: 'e2e/seeds',
    ending: 'ts',
    rules: { ...TYPESCRIPT, ...TYPED },
    leftOut: [
      'no-unsafe-argument',
      'no-unsafe-assignment',
      'no-unsafe-call',
      'no-unsafe-member-access',
      'no-unsafe-return',
      'no-non-null-assertion',
      'no-unnecessary-condition',
      'unbound-method',
    ],
  },
  { folder: 'scripts/seeds', ending: 'mjs', rules: PROBLEMS_OF_SCRIPTS, leftOut: [] },
];

describe('the linters', () => {
  const repository = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  /** @type {Map<string, string[]>} */
  let refused;

  before(() => {
    makeRepository(repository);
    for (const { folder, ending, rules } of AREAS) {
      write(repository, `${folder}/imported.${ending}`, 'export class Imported { a = 1; }');
      for (const [rule, text] of Object.entries({ ...PROBLEMS, ...REFUSED_BY_PARSERS, ...rules }))
        write(repository, `${folder}/${rule}.${ending}`, text);
    }
    for (const [, file, text] of [...OWN, ...COMPILER]) write(repository, file, text);
    refused = lint(repository);
  });
  after(() => rmSync(repository, { recursive: true, force: true }));

  for (const { folder, ending, rules, leftOut } of AREAS) {
    test(`refuse in ${folder} what its rules are for`, () => {
      const held = Object.keys({ ...PROBLEMS, ...rules }).filter((rule) => !leftOut.includes(rule));
      const missed = held.filter(
        (rule) => !refused.get(`${folder}/${rule}.${ending}`)?.includes(rule),
      );
      assert.deepEqual(missed, []);
    });

    test(`refuse in ${folder} what no module may say`, () => {
      const missed = Object.keys(REFUSED_BY_PARSERS).filter(
        (rule) => !refused.has(`${folder}/${rule}.${ending}`),
      );
      assert.deepEqual(missed, []);
    });
  }

  /** @param {import('./seeds/own.mjs').Seed[]} seeds */
  const missedOf = (seeds) =>
    seeds.filter(([rule, file]) => !refused.get(file)?.some((said) => said.startsWith(rule)));

  test("report violations of this project's own rules", () => {
    assert.deepEqual(missedOf(OWN), []);
  });

  test("report the compiler's errors in each part", () => {
    assert.deepEqual(missedOf(COMPILER), []);
  });
});
