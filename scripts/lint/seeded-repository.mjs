import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
const PARTS = ['domain', 'backend', 'frontend', 'e2e', 'scripts', 'bench', 'clients'];
const SETTINGS = [
  'eslint.config.mjs',
  ...['areas', 'config', 'imports', 'refuse', 'rules', 'syntax'].map((of) => `oxlint.${of}.mjs`),
  'tsconfig.json',
  ...[...PARTS.slice(0, -1), 'backend/manual', 'clients/typescript'].map(
    (part) => `${part}/tsconfig.json`,
  ),
];

/**
 * Copies the linters' settings to a folder without other files of ours.
 * @param {string} folder
 */
export function makeRepository(folder) {
  for (const file of SETTINGS) cpSync(join(ROOT, file), join(folder, file));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'));
}

/**
 * @param {string} folder
 * @param {string} file
 * @param {string} text
 */
export function write(folder, file, text) {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
}

/**
 * The rules of `npm run lint` that each file violates.
 * @param {string} folder
 * @returns {Map<string, string[]>}
 */
export function lint(folder) {
  const options = ['-c', 'oxlint.config.mjs', '--format', 'json', ...PARTS];
  /** @type {{ diagnostics: { filename: string, code?: string, message: string }[] }} */
  const { diagnostics } = run(folder, 'oxlint/bin/oxlint', options);
  const refused = new Map();
  for (const { filename, code, message } of diagnostics) {
    const rule = code?.match(/\((.*)\)/)?.[1] ?? message;
    refused.set(filename, [...(refused.get(filename) ?? []), rule]);
  }
  return refused;
}

/**
 * The rules of `npm run lint:typed` that each file violates.
 * @param {string} folder
 * @param {string[]} files
 * @returns {Map<string, string[]>}
 */
export function lintTyped(folder, files) {
  /** @type {{ filePath: string, messages: { ruleId: string }[] }[]} */
  const results = run(folder, 'eslint/bin/eslint.js', ['--format', 'json', ...files]);
  return new Map(
    results.map(({ filePath, messages }) => [
      filePath.slice(folder.length + 1),
      messages.map(({ ruleId }) => ruleId),
    ]),
  );
}

/**
 * @param {string} folder
 * @param {string} program
 * @param {string[]} options
 */
function run(folder, program, options) {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [join(ROOT, 'node_modules', program), ...options],
    { cwd: folder, encoding: 'utf8', maxBuffer: 100_000_000 },
  );
  if (!/^[[{]/.test(stdout)) throw new Error(stdout + stderr);
  return JSON.parse(stdout);
}
