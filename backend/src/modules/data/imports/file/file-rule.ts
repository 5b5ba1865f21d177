import { IMPORT_LIMITS } from '@dispatch/domain/imports/fields';
import type { FileRule } from '../../../../http/files/takes-file';
import { fileTooLarge } from '../../../../import-files/file-reader';

/** Several files are read one after another, and 50,000 rows are written batch by batch. */
export const READING_MS = 300_000;

const { megabytes, rows, columns } = IMPORT_LIMITS;

/** Only the reader determines the real file type: programs declare CSV in many ways. */
export const FILE_RULE: FileRule = {
  types: [
    'text/csv',
    'text/plain',
    'text/tab-separated-values',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'application/octet-stream',
  ],
  maxBytes: megabytes * 1_000_000,
  refusedType: 'import_file_type',
  tooLarge: fileTooLarge,
};

export const FILE_TEXT = `The body is the file as it is: CSV in UTF-8, UTF-16 or windows-1252, parted by commas, semicolons or tabs, or the first sheet of an Excel workbook (.xlsx). At most ${String(megabytes)} MB, ${rows.toLocaleString('en-CA')} rows and ${String(columns)} columns. Columns are known by their heads in English and French.`;

export const REFUSED_FILES =
  'Codes: `validation_failed`, `import_file_damaged`, `import_file_empty`, `import_file_line`, `import_file_macros`, `import_file_old`. Nothing was kept.';
