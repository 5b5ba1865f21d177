export const IMPORT_ERRORS = {
  import_file_type: {
    status: 415,
    message: 'Only CSV files and Excel workbooks (.xlsx) are read.',
  },
  import_file_old: {
    status: 400,
    message: 'This workbook is of an old format or has a password. Save it as .xlsx without one.',
  },
  import_file_macros: {
    status: 400,
    message: 'This workbook has macros. Save it as .xlsx, which has none.',
  },
  import_file_damaged: {
    status: 400,
    message: 'This file is damaged. Open it in your spreadsheet and save it again.',
  },
  import_file_line: {
    status: 400,
    message: 'Line {line} of the file cannot be read. Is a quotation mark open there?',
  },
  import_file_empty: { status: 400, message: 'This file has no rows below its heads.' },
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
    message: 'The import has gone on meanwhile. Please look at it again.',
  },
  import_nothing_ready: { status: 409, message: 'No row of this import is ready to be made.' },
  import_has_wrong_rows: {
    status: 409,
    message: 'Of this file {count} row(s) are wrong, so nothing was made.',
  },
  import_touched: {
    status: 409,
    message: 'Somebody has changed {count} of the imported records since. The import stays.',
  },
} as const;
