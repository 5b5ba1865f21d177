/** Errors of import files and imports. */
export const IMPORT_ERRORS = {
  import_file_type: {
    status: 415,
    message: 'Only CSV files and Excel workbooks (.xlsx) are accepted.',
  },
  import_file_old: {
    status: 400,
    message: 'This workbook has an old format or a password. Save it as .xlsx without a password.',
  },
  import_file_macros: {
    status: 400,
    message: 'This workbook has macros. Save it as .xlsx without macros.',
  },
  import_file_damaged: {
    status: 400,
    message: 'This file is damaged. Open it in your spreadsheet and save it again.',
  },
  import_file_line: {
    status: 400,
    message: 'Line {line} of the file cannot be read. Check for a missing quotation mark.',
  },
  import_file_empty: { status: 400, message: 'This file has no rows below its header.' },
  import_file_too_large: {
    status: 413,
    message: 'A file can have at most {megabytes} MB, {rows} rows and {columns} columns.',
  },
  import_reader_busy: {
    status: 503,
    message: 'Other files are being read at the moment. Please try again shortly.',
  },
  import_elsewhere: {
    status: 409,
    message: 'This import has changed in the meantime. Please review it again.',
  },
  import_nothing_ready: { status: 409, message: 'No row of this import is ready.' },
  import_has_wrong_rows: {
    status: 409,
    message: 'Nothing was imported. Rows with errors: {count}.',
  },
  import_touched: {
    status: 409,
    message: 'The import cannot be undone. Records changed since: {count}.',
  },
} as const;
