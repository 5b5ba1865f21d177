export const IMPORT_QUERIES: Record<string, unknown> = {
  listImports: {},
  getImport: { id: 1 },
  getImportRow: { id: 1, rowId: 1 },
  listImportRows: { id: 1 },
  importRowPages: { id: 1 },
};

/** Files that the browser downloads through links, and requests for API clients. */
export const IMPORT_FILES = ['downloadImportRows', 'downloadImportTemplate'];
export const BY_PROGRAMS = ['importJobs'];

const IMPORTS = Object.keys(IMPORT_QUERIES);
const RECORDS = [
  'listJobs',
  'listActiveJobs',
  'jobPages',
  'listCustomers',
  'customerPages',
  'getStats',
];

/** The queries that each import mutation invalidates. */
export const IMPORT_MUTATIONS: Record<string, { arg: unknown; reaches: string[] }> = {
  sendImport: { arg: { kind: 'jobs', fileName: 'a.csv', body: 'a' }, reaches: ['listImports'] },
  changeImportColumns: { arg: { id: 1, importColumns: { columns: [] } }, reaches: IMPORTS },
  changeImportRow: { arg: { id: 1, rowId: 1, importRowChange: {} }, reaches: IMPORTS },
  runImport: { arg: { id: 1 }, reaches: [...IMPORTS, ...RECORDS] },
  stopImport: { arg: { id: 1 }, reaches: [...IMPORTS, ...RECORDS] },
  undoImport: { arg: { id: 1 }, reaches: [...IMPORTS, ...RECORDS] },
  deleteImport: { arg: { id: 1 }, reaches: ['listImports'] },
};
