import { LOCATION_FIELDS } from '../jobs/job-location';

/** What a file is about. */
export const IMPORT_KINDS = ['jobs', 'customers'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** What a column of a file of jobs can hold, in the order in which people read it. */
export const JOB_COLUMNS = [
  'customerName',
  'customerEmail',
  'customerPhone',
  ...LOCATION_FIELDS,
  'preferredPickupDate',
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

/** The same of a file of customers. */
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

export const isPriceColumn = (column: ImportColumn | null | undefined): boolean =>
  column === 'price' || column === 'unitPrice';

const COLUMNS: Readonly<Record<ImportKind, readonly ImportColumn[]>> = {
  jobs: JOB_COLUMNS,
  customers: CUSTOMER_COLUMNS,
};

export function columnsOf(kind: ImportKind): readonly ImportColumn[] {
  return COLUMNS[kind];
}

/** Fields of what is made that have another name than their column. */
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

/** The column from which a field such as `vehicleUnitsData.0.year` was filled; null for none. */
export function columnOfField(kind: ImportKind, field: string): ImportColumn | null {
  const name = field.split('.').at(-1) ?? '';
  return FILLED_FROM[kind][name] ?? columnsOf(kind).find((column) => column === name) ?? null;
}

/** Every column of both kinds, each once. */
export const IMPORT_COLUMNS = [...JOB_COLUMNS, ...CUSTOMER_COLUMNS] as const;

/** Where a column of a file goes; null for one that is not read. */
export type Mapping = readonly (ImportColumn | null)[];

/** The texts of one row by where they go. */
export type RowTexts = Readonly<Partial<Record<ImportColumn, string>>>;

/** The cells of a row as the mapping says; where two columns go to one field, the first with a text counts. */
export function textsOf(cells: readonly string[], mapping: Mapping): RowTexts {
  const texts: Partial<Record<ImportColumn, string>> = {};
  for (const [place, column] of mapping.entries()) {
    const text = cells[place]?.trim() ?? '';
    if (column !== null && text !== '' && texts[column] === undefined) texts[column] = text;
  }
  return texts;
}

/** Texts of a row for which the header has no cell. */
export function surplusOf(cells: readonly string[], mapping: Mapping): string[] {
  return cells.slice(mapping.length).filter((text) => text.trim() !== '');
}

/** What one file may have at most. */
export const IMPORT_LIMITS = { megabytes: 20, rows: 50_000, columns: 100 } as const;
/** Characters of one cell; whatever is longer is cut, and then too long for any field. */
export const CELL_MAX = 4_200;
/** An undo is possible, and rows are kept, for so many days. */
export const IMPORT_DAYS = 90;

export const IMPORT_STATES = ['draft', 'running', 'stopped', 'done', 'undoing', 'undone'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `ready` and `wrong` follow from the cells; a person leaves a row out; the run makes it. */
export const ROW_STATES = ['ready', 'wrong', 'left-out', 'made', 'undone'] as const;
export type RowState = (typeof ROW_STATES)[number];
