import { LOCATION_FIELDS } from '../jobs/job-location';
import { STOP_TIMES } from '../jobs/stop-window';

export const IMPORT_KINDS = ['jobs', 'customers'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Columns of a job file, in display order. */
export const JOB_COLUMNS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  ...LOCATION_FIELDS,
  'preferredPickupDate',
  'preferredDeliveryDate',
  ...STOP_TIMES,
  'vin',
  'vehicle',
  'year',
  'make',
  'model',
  'poNumber',
  'unitPoNumber',
  'price',
  'unitPrice',
  'specialInstructions',
] as const;

export const CUSTOMER_COLUMNS = [
  'name',
  'contactName',
  'email',
  'phone',
  'address',
  'city',
  'province',
  'postalCode',
] as const;

export type JobColumn = (typeof JOB_COLUMNS)[number];
export type CustomerColumn = (typeof CUSTOMER_COLUMNS)[number];
export type ImportColumn = JobColumn | CustomerColumn;

/** Columns with a calendar date, read in one order. */
export const DATE_COLUMNS = ['preferredPickupDate', 'preferredDeliveryDate'] as const;

export const isPriceColumn = (column: ImportColumn | null | undefined): boolean =>
  column === 'price' || column === 'unitPrice';

const COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  jobs: JOB_COLUMNS,
  customers: CUSTOMER_COLUMNS,
};

export function columnsOf(kind: ImportKind): readonly ImportColumn[] {
  return COLUMNS[kind];
}

/** Record fields whose name differs from their column. */
const FILLED_FROM: Readonly<Record<ImportKind, Readonly<Record<string, ImportColumn>>>> = {
  jobs: {
    customerId: 'customerName',
    name: 'customerName',
    email: 'customerEmail',
    phone: 'customerPhone',
    vehicleUnitsData: 'vin',
    vinLast8: 'vin',
  },
  customers: {},
};

/** The column that fills a field such as `vehicleUnitsData.0.year`; null if none does. */
export function columnOfField(kind: ImportKind, field: string): ImportColumn | null {
  const name = field.split('.').at(-1) ?? '';
  return FILLED_FROM[kind][name] ?? columnsOf(kind).find((column) => column === name) ?? null;
}

export const IMPORT_COLUMNS = [...JOB_COLUMNS, ...CUSTOMER_COLUMNS] as const;

/** The target of each file column; null if it is ignored. */
export type Mapping = readonly (ImportColumn | null)[];

/** The texts of one row, by target column. */
export type RowTexts = Readonly<Partial<Record<ImportColumn, string>>>;

/** The cells of a row by the mapping. If two columns have the same target, the first with a text is used. */
export function textsOf(cells: readonly string[], mapping: Mapping): RowTexts {
  const texts: Partial<Record<ImportColumn, string>> = {};
  for (const [place, column] of mapping.entries()) {
    const text = cells[place]?.trim() ?? '';
    if (column !== null && text !== '' && texts[column] === undefined) texts[column] = text;
  }
  return texts;
}

/** Texts of a row beyond the last header cell. */
export function surplusOf(cells: readonly string[], mapping: Mapping): string[] {
  return cells.slice(mapping.length).filter((text) => text.trim() !== '');
}

export const IMPORT_LIMITS = { megabytes: 20, rows: 50_000, columns: 100 } as const;
/** Characters of one cell. Longer text is cut, and is then too long for any field. */
export const CELL_MAX = 4_200;
/** Days for which an import can be undone and its rows are kept. */
export const IMPORT_DAYS = 90;

export const IMPORT_STATES = ['draft', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `ready` and `wrong` result from the cells; users set `left-out`; the import run sets `made`. */
export const ROW_STATES = ['ready', 'wrong', 'left-out', 'made', 'undone'] as const;
export type RowState = (typeof ROW_STATES)[number];
