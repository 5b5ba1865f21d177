import { Readable } from 'node:stream';
import { columnsOf, type ImportColumn } from '@dispatch/domain/imports/fields';
import { visibleCells } from '@dispatch/domain/imports/price-columns';
import {
  problemMessage,
  type RowProblem,
  visibleProblems,
} from '@dispatch/domain/imports/problems';
import { addDays } from '@dispatch/domain/time/company-period';
import { dayOf } from '@dispatch/domain/time/company-day';
import type { Language } from '@dispatch/domain/text/language';
import { fillHoles } from '@dispatch/domain/text/sentence';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Clock } from '../../../../config/clock';
import { Settings } from '../../../../config/settings';
import { Database } from '../../../../database/database';
import { readInBatches } from '../../../../database/records/read-in-batches';
import { toNumber, toText } from '../../../../database/rows';
import type { Actor } from '../../../../http/access/actor';
import { download } from '../../../../http/answers/file-answer';
import type { Cell, Sheet } from '../../../../spreadsheet/sheet';
import { SHEET_TYPES, type SheetFormat, sheetPieces } from '../../../../spreadsheet/sheet-pieces';
import { UserQueries } from '../../../auth/users/user.queries';
import { cellsOf } from '../import.repository';
import { ImportQueries } from '../import.queries';
import { EXAMPLE, FILE_WORDS, FRENCH_PROBLEMS, HEADS } from './import-words';
import { problemsOf } from '../rows/import-row.queries';
import type { ImportFileQueryDto, ImportTemplateQueryDto } from '../import.dto';

const BATCH = 250;
const DAYS_AHEAD = { preferredPickupDate: 7, preferredDeliveryDate: 9 } as const;

/** Files for download: an empty template, and the rows without a record. */
@Injectable()
export class ImportFilesService {
  constructor(
    private readonly database: Database,
    private readonly imports: ImportQueries,
    private readonly users: UserQueries,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  async template(actor: Actor, query: ImportTemplateQueryDto): Promise<StreamableFile> {
    const { kind, format = 'xlsx' } = query;
    const language = await this.users.languageOf(actor, query.language);
    const columns = columnsOf(kind);
    const today = dayOf(this.clock.now(), this.settings.company.timeZone);
    const cellOf = (column: ImportColumn) =>
      column in DAYS_AHEAD
        ? addDays(today, DAYS_AHEAD[column as keyof typeof DAYS_AHEAD]) // just found
        : (EXAMPLE[column] ?? null);
    const rows = Readable.from([[columns.map(cellOf)]]);
    const heads = columns.map((column) => HEADS[language][column]);
    return file({ heads, rows, language, format, name: FILE_WORDS[language].template[kind] });
  }

  /** With the line of each row and all its problems. @throws AppError not_found */
  async left(actor: Actor, id: number, query: ImportFileQueryDto): Promise<StreamableFile> {
    const { heads, columns } = await this.imports.get(id);
    const { format = 'xlsx' } = query;
    const language = await this.users.languageOf(actor, query.language);
    const words = FILE_WORDS[language];
    const nameOf = (column: ImportColumn) =>
      heads[columns.indexOf(column)] ?? HEADS[language][column];
    const tell = (problem: RowProblem) => sentenceOf(problem, language, nameOf);
    const rows = this.rows(id, heads.length, ({ cells, line, problems }) => {
      const visible = visibleCells(cells, { heads, mapping: columns }, actor);
      const told = visibleProblems(problems, actor).map(tell).join(' · ');
      // Surplus cells stay surplus, so that the row stays wrong until it is corrected.
      return [...visible.slice(0, heads.length), line, told, ...visible.slice(heads.length)];
    });
    const titles = [...heads, words.line, words.problems];
    return file({ heads: titles, rows, language, format, name: words.left });
  }

  private async *rows(
    id: number,
    width: number,
    show: (row: LeftRow) => Cell[],
  ): AsyncGenerator<Cell[][]> {
    const left = `SELECT id, line, cells, problems FROM import_rows WHERE importId = ?
      AND state IN ('wrong', 'left-out') AND id > ? ORDER BY id LIMIT ?`;
    for await (const rows of readInBatches(this.database, left, [id], { size: BATCH }))
      yield rows.map((row) => {
        const cells = cellsOf({ cells: toText(row.cells) });
        const all = Array.from(
          { length: Math.max(width, cells.length) },
          (_, at) => cells[at] ?? '',
        );
        return show({ cells: all, line: toNumber(row.line), problems: problemsOf(row) });
      });
  }
}

interface LeftRow {
  readonly cells: readonly string[];
  readonly line: number;
  readonly problems: readonly RowProblem[];
}

interface FileOf {
  readonly heads: readonly string[];
  readonly rows: AsyncIterable<Cell[][]>;
  readonly language: Language;
  readonly format: SheetFormat;
  readonly name: string;
}

function file({ heads, rows, language, format, name }: FileOf): StreamableFile {
  const columns = heads.map((title) => ({ title, kind: 'text' as const }));
  const sheet: Sheet = { name: 'Import', language, columns, rows };
  return download(sheetPieces(sheet, format), SHEET_TYPES[format], `${name}.${format}`);
}

function sentenceOf(
  { column, code, params }: RowProblem,
  language: Language,
  nameOf: (column: ImportColumn) => string,
): string {
  const french = new Map(Object.entries(FRENCH_PROBLEMS)).get(code);
  const sentence =
    language === 'fr-CA' && french !== undefined
      ? fillHoles(french, params)
      : problemMessage({ code, ...(params && { params }) });
  return column === null ? sentence : `${nameOf(column)}: ${sentence}`;
}
