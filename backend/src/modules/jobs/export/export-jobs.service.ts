import { Readable } from 'node:stream';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import type { Settings } from '../../../config/settings';
import { SETTINGS } from '../../../config/settings-token';
import type { Actor } from '../../../http/access/actor';
import { UserQueries } from '../../users/user.queries';
import { csvFile } from '../../../spreadsheet/csv';
import { GoodNeighbour } from './good-neighbour';
import type { ExportFormat, JobExportQuery } from '../job-query.schema';
import { jobScope } from '../job-scope';
import type { JobSelection } from '../list/job-selection';
import { jobSheet, type JobSheet } from './job-sheet';
import { SHEET_TEXTS } from './job-sheet-texts';
import { JobQueries } from '../read/job.queries';
import type { JobAnswer } from '../job.schema';
import type { Cell, Sheet } from '../../../spreadsheet/sheet';
import { xlsxFile } from '../../../spreadsheet/xlsx';

/** Small, so that other requests are served in between. */
const BATCH = 50;

interface FileKind {
  readonly type: string;
  readonly write: (sheet: Sheet) => AsyncIterable<string | Uint8Array>;
}

const KINDS: Record<ExportFormat, FileKind> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: {
    type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    write: xlsxFile,
  },
};

/** Streams any number of jobs as a spreadsheet, one batch in memory at a time. */
@Injectable()
export class ExportJobsService {
  constructor(
    private readonly jobs: JobQueries,
    private readonly users: UserQueries,
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The first batch is read before the answer begins, so that a failure is still an error answer. */
  async export(actor: Actor, query: JobExportQuery): Promise<StreamableFile> {
    const { format = 'csv', language: asked, ...filters } = query;
    const language = asked ?? (await this.users.one(actor.userId))?.language ?? 'en-CA';
    const { timeZone } = this.settings.company;
    const selection = { scope: jobScope(actor), filters };
    const first = await this.jobs.next(actor, selection, null, BATCH);
    const { type, write } = KINDS[format];
    const { file, sheet: name } = SHEET_TEXTS[language];
    const columns = jobSheet(language, timeZone);
    const rows = this.rows(actor, selection, first, columns);
    return new StreamableFile(
      // What lies ready is one piece: the next is made when that is on its way.
      Readable.from(write({ name, language, columns, rows }), { highWaterMark: 1 }),
      {
        type,
        disposition: `attachment; filename="${file}-${dayOf(this.clock.now(), timeZone)}.${format}"`,
      },
    );
  }

  private async *rows(
    actor: Actor,
    selection: JobSelection,
    first: readonly JobAnswer[],
    columns: JobSheet,
  ): AsyncGenerator<Cell[][]> {
    let jobs = first;
    const neighbour = new GoodNeighbour();
    for (let last = jobs.at(-1); last !== undefined; last = jobs.at(-1)) {
      yield jobs.map((job) => columns.map((column) => column.cell(job) ?? null));
      if (jobs.length < BATCH) return;
      // The embedded database answers at once, which alone would let nobody else have a turn.
      await neighbour.letOthersGo();
      jobs = await this.jobs.next(actor, selection, last, BATCH);
    }
  }
}
