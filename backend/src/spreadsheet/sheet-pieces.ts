import { csvFile } from './csv';
import type { Sheet } from './sheet';
import { xlsxFile } from './xlsx';

export const SHEET_FORMATS = ['csv', 'xlsx'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

export const SHEET_TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

/** The content of a spreadsheet file, made while it is read. */
export const sheetPieces = (sheet: Sheet, format: SheetFormat) =>
  format === 'csv' ? csvFile(sheet) : xlsxFile(sheet);
