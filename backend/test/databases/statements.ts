import { createHash } from 'node:crypto';
import { tracingChannel } from 'node:diagnostics_channel';
import { appendFileSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

/** Tests whose MariaDB statements are recorded. */
interface Source {
  readonly file: string;
  readonly isInFastTier: boolean;
}

const TEXT = /[xX]?'(?:[^'\\]|\\.|'')*'/g;
const NUMBER = /\b(?:0x[\da-f]+|\d+(?:\.\d+)?)\b/gi;
const DATABASE = /\bdispatch_test_[\da-f]+\b/g;
const WORD = /\b(?:DEFAULT|NULL)(?=\s*[,)])/g;
const LIST = /\?(?:\s*,\s*\?)+/g;
const ROWS = /\(\?\)(?:\s*,\s*\(\?\))+/g;

/** The statement without values, with lists reduced to one item. */
export function shapeOf(sql: string): string {
  return sql
    .replace(TEXT, '?')
    .replace(DATABASE, '?')
    .replace(NUMBER, '?')
    .replace(WORD, '?')
    .replace(LIST, '?')
    .replace(ROWS, '(?)')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The calling spec file's path, relative to the package. */
function specFile(): string {
  const frame = /\/backend\/((?:src|test)\/[^\s():]+\.spec\.ts)/.exec(new Error().stack ?? '');
  if (frame?.[1] === undefined) throw new Error('Only a spec file may record its statements.');
  return frame[1];
}

const known = new Set<string>();
let source: Source | null = null;

/**
 * Records each shape of a statement in the folder TEST_STATEMENTS when a file first sends it. A line has `fast` or
 * `all`, the digest, and the file; `scripts/suites/statement-cover.mjs` reads it.
 */
function record(folder: string, sql: string): void {
  if (source === null || sql.startsWith('EXPLAIN')) return;
  const digest = createHash('sha256').update(shapeOf(sql)).digest('hex').slice(0, 16);
  const line = `${source.isInFastTier ? 'fast' : 'all'} ${digest} ${source.file}\n`;
  if (known.has(line)) return;
  known.add(line);
  appendFileSync(join(folder, `${process.pid}.txt`), line);
}

let isListening = false;

function listen(folder: string): void {
  if (isListening) return;
  isListening = true;
  mkdirSync(folder, { recursive: true });
  for (const name of ['mysql2:query', 'mysql2:execute'])
    tracingChannel<string, { readonly query: string }>(name).start.subscribe((message) => {
      record(folder, (message as { readonly query: string }).query); // as mysql2 publishes it
    });
}

/** Runs shared setup without recording its statements. */
export async function unrecorded<T>(work: () => Promise<T>): Promise<T> {
  const held = source;
  source = null;
  try {
    return await work();
  } finally {
    source = held;
  }
}

/** Returns a function that a test block calls first to have its statements recorded. */
export function statementRecorder(isInFastTier: boolean): () => void {
  const folder = process.env['TEST_STATEMENTS'];
  if (folder === undefined || folder === '') return () => undefined;
  const file = specFile();
  const isFile = !file.endsWith('.all.spec.ts');
  return () => {
    beforeAll(() => {
      listen(folder);
      source = { file, isInFastTier: isInFastTier && isFile };
    });
    afterAll(() => {
      source = null;
    });
  };
}
