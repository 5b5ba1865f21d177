import { toDollars } from '@dispatch/domain/text/money';
import type { Language } from '@dispatch/domain/text/language';
import type { Cell, ColumnKind, Sheet } from '../../../../spreadsheet/sheet';
import type { RegisterEntry } from './book.queries';

interface RegisterTexts {
  readonly file: string;
  /** The name of the archive with all files of a period. */
  readonly archive: string;
  readonly sheet: string;
  readonly total: string;
  readonly kinds: Readonly<Record<string, string>>;
  readonly titles: readonly string[];
}

export const REGISTER_TEXTS: Readonly<Record<Language, RegisterTexts>> = {
  'en-CA': {
    file: 'invoice-register',
    archive: 'books',
    sheet: 'Invoice register',
    total: 'Total',
    kinds: { invoice: 'Invoice', 'credit-note': 'Credit note' },
    titles: [
      ...['Number', 'Kind', 'Date', 'Due date', 'Customer', 'Before taxes', 'GST', 'HST', 'QST'],
      ...['Total', 'Credited', 'Paid', 'Balance'],
    ],
  },
  'fr-CA': {
    file: 'registre-des-factures',
    archive: 'comptabilite',
    sheet: 'Registre des factures',
    total: 'Total',
    kinds: { invoice: 'Facture', 'credit-note': 'Note de crédit' },
    titles: [
      ...['Numéro', 'Genre', 'Date', 'Échéance', 'Client', 'Avant taxes', 'TPS', 'TVH', 'TVQ'],
      ...['Total', 'Crédité', 'Payé', 'Solde'],
    ],
  },
};

const KINDS: readonly ColumnKind[] = [
  ...(['text', 'text', 'day', 'day', 'text'] as const),
  ...(['money', 'money', 'money', 'money', 'money', 'money', 'money', 'money'] as const),
];

/** The invoices and credit notes of a period, one line each, followed by their sums. */
export function registerSheet(
  entries: AsyncIterable<readonly RegisterEntry[]>,
  language: Language,
): Sheet {
  const { sheet, titles } = REGISTER_TEXTS[language];
  return {
    name: sheet,
    language,
    columns: titles.map((title, index) => ({ title, kind: KINDS[index] ?? 'text' })),
    rows: rowsOf(entries, REGISTER_TEXTS[language]),
  };
}

async function* rowsOf(
  batches: AsyncIterable<readonly RegisterEntry[]>,
  { kinds, total }: RegisterTexts,
): AsyncGenerator<Cell[][]> {
  let sums: readonly number[] = amountsOf(null);
  for await (const entries of batches) {
    const amounts = entries.map(amountsOf);
    for (const one of amounts) sums = sums.map((sum, index) => sum + (one[index] ?? 0));
    yield entries.map(({ reference, kind, date, dueDate, customerName }, index) => [
      ...[reference, kinds[kind] ?? kind, date, dueDate, customerName],
      ...(amounts[index] ?? []).map(toDollars),
    ]);
  }
  yield [[total, null, null, null, null, ...sums.map(toDollars)]];
}

/** In cents, in column order. All zero for null. */
function amountsOf(entry: RegisterEntry | null): number[] {
  const { subtotalCents = 0, totalCents = 0, creditedCents = 0, paidCents = 0 } = entry ?? {};
  const tax = (wanted: string) =>
    (entry?.taxes ?? [])
      .filter(({ name }) => name === wanted)
      .reduce((sum, { cents }) => sum + cents, 0);
  // A credit note is part of the balance of its invoice.
  const balance = entry?.kind === 'credit-note' ? 0 : totalCents - creditedCents - paidCents;
  return [
    ...[subtotalCents, tax('GST'), tax('HST'), tax('QST'), totalCents],
    ...[creditedCents, paidCents, balance],
  ];
}
