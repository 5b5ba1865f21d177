import { BILLED_ITEMS } from '@dispatch/domain/reports/billed-item';
import { type RevenueBy, SEVERAL_MAKES } from '@dispatch/domain/reports/report-kinds';
import type { Language } from '@dispatch/domain/text/language';
import type { Cell, ColumnKind, Sheet } from '../../../spreadsheet/sheet';
import type {
  BookedWork,
  ExpectedCash,
  LossReport,
  PaymentDaysRow,
  PunctualityRow,
  RevenueRow,
} from './report.schema';
import { REPORT_TEXTS, type ReportTexts } from './report-sheet-texts';

type Titles = keyof ReportTexts['files'];

interface Content {
  readonly language: Language;
  /** Before the columns of the report. */
  readonly first?: string;
  readonly kinds: readonly ColumnKind[];
  readonly rows: readonly (readonly Cell[])[];
}

function sheetOf(name: Titles, { language, first, kinds, rows }: Content): Sheet {
  const texts = REPORT_TEXTS[language];
  const titles = [...(first === undefined ? [] : [first]), ...texts[name]];
  return {
    name: texts.files[name],
    language,
    columns: titles.map((title, n) => ({ title, kind: kinds[n] ?? 'text' })),
    rows: batch(rows),
  };
}

async function* batch(rows: readonly (readonly Cell[])[]) {
  yield await Promise.resolve(rows);
}

interface Named {
  readonly value: string;
  readonly name: string | null;
}

/** The name of a row. */
function nameOf({ value, name }: Named, by: RevenueBy, language: Language): string {
  const texts = REPORT_TEXTS[language];
  if (by === 'month') return value;
  if (by === 'vehicle' && value === SEVERAL_MAKES) return texts.several;
  const item = BILLED_ITEMS.find((one) => one === value);
  if (by === 'item' && item !== undefined) return texts.items[item];
  return name ?? texts.unknown[by];
}

export function revenueSheet(
  rows: readonly RevenueRow[],
  by: RevenueBy,
  language: Language,
): Sheet {
  const texts = REPORT_TEXTS[language];
  return sheetOf('revenue', {
    language,
    first: texts.by[by],
    kinds: ['text', 'money', 'money', 'money', 'text'],
    rows: rows.map((row) => [
      ...[nameOf(row, by, language), row.revenue, row.previous, row.lastYear],
      texts.growths[row.growth],
    ]),
  });
}

export function punctualitySheet(
  rows: readonly PunctualityRow[],
  by: RevenueBy,
  language: Language,
): Sheet {
  return sheetOf('punctuality', {
    language,
    first: REPORT_TEXTS[language].by[by],
    kinds: ['text', ...Array.from({ length: 8 }, () => 'number' as const)],
    rows: rows.map((row) => [
      ...[nameOf(row, by, language), row.jobs, row.promisedJobs, row.onTimeJobs],
      ...[row.promisedDeliveries, row.onTimeDeliveries],
      ...[row.latePickup, row.lateOnTheWay, row.lateUnknown],
    ]),
  });
}

export function paymentDaysSheet(
  rows: readonly PaymentDaysRow[],
  by: RevenueBy,
  language: Language,
): Sheet {
  return sheetOf('paymentDays', {
    language,
    first: REPORT_TEXTS[language].by[by],
    kinds: ['text', 'number', 'number', 'money', 'number'],
    rows: rows.map((row) => [
      nameOf(row, by, language),
      ...[row.billedJobs, row.daysToInvoice, row.paid, row.daysToPayment],
    ]),
  });
}

export function lossSheet({ rows }: LossReport, language: Language): Sheet {
  return sheetOf('losses', {
    language,
    kinds: ['text', 'number', 'money', 'number', 'number', 'money', 'money'],
    rows: rows.map((row) => [
      ...[row.month, row.chargedRuns, row.charged, row.notReady, row.otherwiseFree],
      ...[row.dryRunsInvoiced, row.waitingInvoiced],
    ]),
  });
}

function weekOf(week: string, language: Language): string {
  const { weeks } = REPORT_TEXTS[language];
  if (week === 'past' || week === 'later' || week === 'none') return weeks[week];
  return week;
}

export function cashSheet({ rows }: ExpectedCash, language: Language): Sheet {
  return sheetOf('cash', {
    language,
    kinds: ['text', 'money', 'money'],
    rows: rows.map(({ week, due, expected }) => [weekOf(week, language), due, expected]),
  });
}

/** Without the column of amounts for a caller who does not see them. */
export function bookedSheet({ rows }: BookedWork, language: Language): Sheet {
  const sheet = sheetOf('booked', {
    language,
    kinds: ['text', 'number', 'number', 'number', 'money'],
    rows: rows.map(({ week, jobs, vehicles, withoutPrice, amount }) => [
      ...[weekOf(week, language), jobs, vehicles],
      ...(amount === null ? [] : [withoutPrice, amount]),
    ]),
  });
  const isFull = rows.every(({ amount }) => amount !== null);
  return isFull ? sheet : { ...sheet, columns: sheet.columns.slice(0, 3) };
}
