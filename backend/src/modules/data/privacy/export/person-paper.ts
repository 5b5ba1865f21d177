import type { Language } from '@dispatch/domain/text/language';
import type { Block, Paper, Phrase } from '../../../../papers/paper';
import type { ExportHead } from './person-json';
import type { RowsOfTable } from './person-rows';
import { ENGLISH } from './words/english';
import { FRENCH } from './words/french';
import type { PersonWords } from './words/person-words';

const WORDS: Readonly<Record<Language, PersonWords>> = { 'en-CA': ENGLISH, 'fr-CA': FRENCH };

/** Records printed per table; the file has all of them. */
const MOST = 25;
/** Characters printed per fact; the file has the full text. */
const MOST_LETTERS = 400;

const DATES = ['at', 'completedAt', 'createdAt', 'receivedAt', 'cancelledAt', 'paidOn', 'closedAt'];

export interface Section {
  readonly table: string;
  readonly all: number;
  /** The newest records, newest first. */
  readonly rows: readonly Record<string, unknown>[];
}

/** Reads all rows, and keeps the newest of each table. */
export async function sectionsOf(tables: AsyncIterable<RowsOfTable>): Promise<Section[]> {
  const sections: Section[] = [];
  for await (const { table, rows } of tables) {
    let all = 0;
    const newest: Record<string, unknown>[] = [];
    for await (const row of rows) {
      all += 1;
      newest.push(row);
      if (newest.length > MOST) newest.shift();
    }
    if (all > 0) sections.push({ table, all, rows: newest.reverse() });
  }
  return sections;
}

export function personPaper(
  { name, madeAt }: ExportHead,
  sections: readonly Section[],
  language: Language,
): Paper {
  const words = WORDS[language];
  const say = (text: string): Phrase => [{ text, language }];
  return {
    title: words.title,
    language,
    createdAt: new Date(madeAt),
    name: words.title,
    page: words.page,
    blocks: [
      { kind: 'title', phrase: say(words.title) },
      {
        kind: 'facts',
        facts: [
          { label: say(words.person), lines: [[{ text: name }]] },
          { label: say(words.madeOn), lines: [say(madeAt.slice(0, 10))] },
        ],
        after: 12,
      },
      { kind: 'text', phrase: say(words.about) },
      ...sections.flatMap((section) => blocksOf(section, words, say)),
    ],
  };
}

function blocksOf(
  { table, all, rows }: Section,
  words: PersonWords,
  say: (text: string) => Phrase,
): Block[] {
  const title = `${words.tables[table] ?? table} (${words.shown(rows.length, all)})`;
  return [
    { kind: 'heading', phrase: say(title), following: 60 },
    {
      kind: 'table',
      columns: [
        { label: say(words.number), width: 0.1 },
        { label: say(words.when), width: 0.14 },
        { label: say(words.what), width: 0.76 },
      ],
      rows: rows.map((row) => [
        [say(textOf(row['id']))],
        [say(dayOf(row))],
        linesOf(row, words).map((line) => [{ text: line }]),
      ]),
    },
  ];
}

function dayOf(row: Record<string, unknown>): string {
  const column = DATES.find((name) => typeof row[name] === 'string');
  return column === undefined ? '' : textOf(row[column]).slice(0, 10);
}

function linesOf(row: Record<string, unknown>, words: PersonWords): string[] {
  const lines = Object.entries(words.columns).flatMap(([column, label]) => {
    const text = textOf(row[column]).replaceAll(/\s+/gu, ' ').trim();
    return text === '' ? [] : [`${label}${words.colon}${shortened(text)}`];
  });
  return lines.length === 0 ? ['–'] : lines;
}

function textOf(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(textOf).join(', ');
  if (typeof value !== 'object') return JSON.stringify(value);
  return Object.entries(value)
    .map(([name, fact]) => `${name} ${textOf(fact)}`)
    .join(', ');
}

function shortened(text: string): string {
  const letters = [...text];
  return letters.length <= MOST_LETTERS ? text : `${letters.slice(0, MOST_LETTERS).join('')}…`;
}
