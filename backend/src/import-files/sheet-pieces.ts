import { refuse } from './refusal';

/** Some rows of a sheet, as a separate sheet with rows numbered from 1. */
export interface SheetPiece {
  readonly xml: string;
  /** Each row's number in the whole sheet. */
  readonly rowNumbers: readonly number[];
  /** The workbook's shared string numbers, by their numbers in the piece. */
  readonly texts: readonly number[];
}

/** The XML reader parses up to 64 kB in one go, but longer XML in timed slices. */
const PIECE_CHARACTERS = 50_000;
/** The reader fills a row up to its last cell. */
const PIECE_CELLS = 100_000;
const MOST_COLUMNS = 16_384;
const LETTERS = 26;
const ROOT = /<((?:[\w.-]+:)?)worksheet(?=[\s>])[^<>]*>/;
const TOKENS =
  /<((?:[\w.-]+:)?(row|c))(?=[\s/>])([^<>]*)>|(<(?:[\w.-]+:)?v(?:\s[^<>]*)?>)\s*(\d+)\s*(?=<)/g;
/** The reader omits cells with an error; as text they are kept. */
const ERROR_TYPE = /(\st=["'])e(?=["'])/;
const ADDRESS = /\sr="([A-Z]{0,3})(\d{1,7})"/;

/**
 * Splits a sheet into pieces, so that only one is in memory as objects. Adds the cell addresses, which are optional in
 * the format, and drops empty cells, which may be far from the others.
 * @throws Refusal import_file_damaged
 */
export function* sheetPieces(sheet: string): Generator<SheetPiece> {
  const [root, prefix = ''] = ROOT.exec(sheet) ?? refuse('import_file_damaged');
  const end = sheet.lastIndexOf(`</${prefix}sheetData>`);
  const content = sheet.slice(0, end === -1 ? 0 : end);
  const wrap = (rows: string) =>
    `${root}<${prefix}sheetData>${rows}</${prefix}sheetData></${prefix}worksheet>`;
  let piece = new OpenPiece();
  let [done, row] = [content.length, 0];
  let column = 0;
  let isShared = false;
  for (const token of content.matchAll(TOKENS)) {
    const [text, tag = '', name, attributes = '', value, number] = token;
    const at = token.index;
    if (name === 'row') {
      if (piece.isFull) {
        yield piece.finish(content.slice(done, at), wrap);
        piece = new OpenPiece();
      } else if (at > done) piece.add(content.slice(done, at));
      const told = ADDRESS.exec(attributes)?.[2];
      const next = told === undefined ? row + 1 : Number(told);
      if (next <= row) refuse('import_file_damaged');
      [row, column, done] = [next, 0, at + text.length];
      if (attributes.endsWith('/')) continue;
      piece.begin(row, `<${tag} r="${String(piece.rows + 1)}">`);
    } else if (name === 'c') {
      if (at > done) piece.add(content.slice(done, at));
      const told = ADDRESS.exec(attributes)?.[1];
      column = told === undefined ? column + 1 : numberOf(told);
      done = at + text.length;
      if (attributes.endsWith('/')) continue;
      if (column > MOST_COLUMNS) refuse('import_file_damaged');
      isShared = /\st=["']s["']/.test(attributes);
      const rest = attributes.replace(ADDRESS, '').replace(ERROR_TYPE, '$1str');
      piece.cell(`<${tag} r="${lettersOf(column)}${String(piece.rows)}"${rest}>`, column);
    } else if (isShared) {
      piece.add(content.slice(done, at) + (value ?? '') + piece.textNumber(Number(number)));
      done = at + text.length;
    }
  }
  if (row > 0) yield piece.finish(content.slice(done), wrap);
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

class OpenPiece {
  private readonly xml: string[] = [];
  private length = 0;
  private cells = 0;
  private width = 0;
  private readonly numbers: number[] = [];
  private readonly texts = new Map<number, number>();

  get rows(): number {
    return this.numbers.length;
  }

  get isFull(): boolean {
    return this.length > PIECE_CHARACTERS || this.cells + this.width > PIECE_CELLS;
  }

  add(text: string): void {
    this.xml.push(text);
    this.length += text.length;
  }

  begin(row: number, start: string): void {
    this.numbers.push(row);
    this.cells += this.width;
    this.width = 0;
    this.add(start);
  }

  cell(start: string, column: number): void {
    this.width = Math.max(this.width, column);
    this.add(start);
  }

  textNumber(number: number): string {
    const known = this.texts.get(number) ?? this.texts.size;
    this.texts.set(number, known);
    return String(known);
  }

  finish(rest: string, wrap: (rows: string) => string): SheetPiece {
    this.add(rest);
    return {
      xml: wrap(this.xml.join('')),
      rowNumbers: this.numbers,
      texts: [...this.texts.keys()],
    };
  }
}
