import { parseCalendarDate } from '@dispatch/domain/time/calendar-date';
import type { Cell, ColumnKind, Sheet } from './sheet';
import { SPREADSHEET, STYLE, XML } from './xlsx-frame';

export const SHEET_END = '</sheetData></worksheet>';

/** In widths of a digit. */
const WIDTHS: Readonly<Record<ColumnKind, number>> = {
  text: 20,
  number: 8,
  money: 14,
  day: 12,
  time: 17,
};

/** Everything before the first row: frozen headers and column widths. */
export function sheetStart(columns: Sheet['columns']): string {
  const widths = columns
    .map(
      ({ kind }, n) =>
        `<col min="${n + 1}" max="${n + 1}" width="${WIDTHS[kind]}" customWidth="1"/>`,
    )
    .join('');
  return (
    `${XML}<worksheet xmlns="${SPREADSHEET}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${widths}</cols><sheetData>`
  );
}

export function headXml(columns: Sheet['columns']): string {
  return `<row>${columns.map(({ title }) => textXml(title, ` s="${STYLE.head}"`)).join('')}</row>`;
}

export function rowXml(cells: readonly Cell[], columns: Sheet['columns']): string {
  return `<row>${cells.map((cell, n) => cellXml(cell, columns[n]?.kind ?? 'text')).join('')}</row>`;
}

function cellXml(cell: Cell, kind: ColumnKind): string {
  if (cell === null) return '<c/>';
  if (typeof cell === 'number')
    return kind === 'money' ? `<c s="${STYLE.money}"><v>${cell}</v></c>` : `<c><v>${cell}</v></c>`;
  if (kind === 'day' || kind === 'time') {
    const serial = serialOf(cell);
    if (serial !== null) return `<c s="${STYLE[kind]}"><v>${serial}</v></c>`;
  }
  return textXml(cell);
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\r': '&#13;',
};
/** XML cannot represent these two characters. */
const NO_CHARACTERS = /[\uFFFE\uFFFF]/g;

/** Text is stored as text, so that no spreadsheet treats it as a formula. */
function textXml(text: string, style = ''): string {
  const escaped = text
    .replace(NO_CHARACTERS, '')
    .replace(/[&<>\r]/g, (character) => ENTITIES[character] ?? character);
  const space = /^\s|\s$|\n/.test(text) ? ' xml:space="preserve"' : '';
  return `<c${style} t="inlineStr"><is><t${space}>${escaped}</t></is></c>`;
}

const DAY_MS = 24 * 60 * 60 * 1000;
/** Day 0 of spreadsheets. Before day 61 their count is off by one. */
const EPOCH = Date.UTC(1899, 11, 30);
const FIRST_RIGHT_DAY = 61;

/** The serial number of a day or time; null for one that spreadsheets cannot represent. */
function serialOf(text: string): number | null {
  if (parseCalendarDate(text) === null) return null;
  const serial = (Date.parse(`${text.replace(' ', 'T').padEnd(16, 'T00:00')}Z`) - EPOCH) / DAY_MS;
  return serial >= FIRST_RIGHT_DAY ? serial : null;
}
