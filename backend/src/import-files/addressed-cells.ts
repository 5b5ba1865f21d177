import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { refuse } from './refusal';

const SHEET = /^xl\/worksheets\/[^/]+\.xml$/;
const BARE_CELL = /<c(?![^>]*\sr=)(?=[\s/>])/;
/** The reader leaves out cells with an error; as texts they stay. */
const ERROR_CELL = /(<c(?=\s)[^>]*\st=)(["'])e\2/g;
const STARTS = /<(row|c)(?=[\s/>])([^>]*)>/g;
const LETTERS = 26;

/**
 * The workbook with an address at every cell, and its errors as texts. The format lets writers leave addresses out
 * where cells follow each other, and our own does; the reader needs them.
 * @throws Refusal for an archive that cannot be unpacked
 */
export function readableSheets(bytes: Uint8Array): Uint8Array {
  const sheets = unpacked(bytes, ({ name }) => SHEET.test(name));
  const isReady = Object.values(sheets).every((bytes) => {
    const xml = strFromU8(bytes);
    return !BARE_CELL.test(xml) && xml.search(ERROR_CELL) === -1;
  });
  if (isReady) return bytes;
  const parts = Object.entries(unpacked(bytes)).map(([name, content]) => [
    name,
    SHEET.test(name) ? strToU8(addressed(strFromU8(content))) : content,
  ]);
  return zipSync(Object.fromEntries(parts) as Record<string, Uint8Array>, { level: 0 }); // names and contents, as they were
}

function unpacked(bytes: Uint8Array, filter?: (part: { name: string }) => boolean) {
  try {
    return unzipSync(bytes, filter === undefined ? {} : { filter });
  } catch {
    return refuse('import_file_damaged');
  }
}

function addressed(xml: string): string {
  let [row, column] = [0, 0];
  return xml
    .replace(ERROR_CELL, '$1$2str$2')
    .replace(STARTS, (start, name: string, attributes: string) => {
      const told = /\sr="([A-Z]*)(\d+)"/.exec(attributes);
      if (name === 'row') {
        row = told ? Number(told[2]) : row + 1;
        column = 0;
        return told ? start : `<row r="${String(row)}"${attributes}>`;
      }
      column = told ? numberOf(told[1] ?? '') : column + 1;
      return told ? start : `<c r="${lettersOf(column)}${String(row)}"${attributes}>`;
    });
}

/** 28 is AB. */
function lettersOf(column: number): string {
  const rest = (column - 1) % LETTERS;
  const before = (column - 1 - rest) / LETTERS;
  return `${before > 0 ? lettersOf(before) : ''}${String.fromCharCode(65 + rest)}`;
}

function numberOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 64, 0);
}
