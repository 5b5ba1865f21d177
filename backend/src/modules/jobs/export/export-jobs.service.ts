import { can } from '@dispatch/domain/people/permissions';
import { dayOf } from '@dispatch/domain/time/company-day';
import { Injectable, StreamableFile } from '@nestjs/common';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import type { Actor } from '../../../http/access/actor';
import { download } from '../../../http/answers/file-answer';
import { SHEET_TYPES, sheetPieces } from '../../../spreadsheet/sheet-pieces';
import { UserQueries } from '../../auth/users/user.queries';
import type { ExportLines } from '../job-query.schema';
import { jobScope } from '../job-scope';
import { ExportPacer } from './export-pacer';
import { jobSheet, type JobSheet, linesOf } from './job-sheet';
import { SHEET_TEXTS } from './job-sheet-texts';
import { JobWalkQueries } from './job-walk.queries';
import { JobQueries } from '../read/job.queries';
import type { Cell } from '../../../spreadsheet/sheet';
import type { ChosenJobsDto, JobExportQueryDto } from '../job-query.dto';

/** Small, so that other requests are served in between. */
const BATCH = 50;

type WantedFile = Pick<JobExportQueryDto, 'format' | 'lines' | 'language'>;

async function* oneByOne(ids: readonly number[]): AsyncGenerator<readonly number[]> {
  yield await Promise.resolve(ids);
}

interface WalkedIds {
  readonly first: IteratorResult<readonly number[]>;
  readonly others: AsyncGenerator<readonly number[]>;
}

/** Streams any number of jobs as a spreadsheet, with one batch in memory at a time. */
@Injectable()
export class ExportJobsService {
  constructor(
    private readonly jobQueries: JobQueries,
    private readonly walk: JobWalkQueries,
    private readonly users: UserQueries,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Exports all jobs that match the filters. */
  export(actor: Actor, query: JobExportQueryDto): Promise<StreamableFile> {
    const { format, lines, language, ...filters } = query;
    const ids = this.walk.ids({ scope: jobScope(actor), filters });
    return this.file(actor, ids, { format, lines, language });
  }

  /** In the order of the ids. Deleted jobs are left out. */
  exportChosen(actor: Actor, { ids, ...wanted }: ChosenJobsDto): Promise<StreamableFile> {
    return this.file(actor, oneByOne(ids), wanted);
  }

  /** Reads the first ids before the response starts, so that a failure is still an error response. */
  private async file(
    actor: Actor,
    ids: AsyncGenerator<readonly number[]>,
    { format = 'csv', lines = 'job', language: asked }: WantedFile,
  ): Promise<StreamableFile> {
    const language = await this.users.languageOf(actor, asked);
    const { timeZone } = this.settings.company;
    const first = await ids.next();
    const { file, sheet: name } = SHEET_TEXTS[language];
    const hasPrices = can(actor, 'prices:read');
    const columns = jobSheet({ language, timeZone, lines, hasPrices });
    const rows = this.rows(actor, { first, others: ids }, columns, lines);
    const pieces = sheetPieces({ name, language, columns, rows }, format);
    const day = dayOf(this.clock.now(), timeZone);
    return download(pieces, SHEET_TYPES[format], `${file}-${day}.${format}`);
  }

  private async *rows(
    actor: Actor,
    { first, others }: WalkedIds,
    columns: JobSheet,
    lines: ExportLines,
  ): AsyncGenerator<Cell[][]> {
    const pacer = new ExportPacer();
    for (let part = first; part.done !== true; part = await others.next())
      for (let start = 0; start < part.value.length; start += BATCH) {
        const ids = part.value.slice(start, start + BATCH);
        const jobs = new Map((await this.jobQueries.some(actor, ids)).map((job) => [job.id, job]));
        yield ids
          .flatMap((id) => jobs.get(id) ?? [])
          .flatMap((job) => linesOf(job, lines))
          .map((line) => columns.map((column) => column.cell(line) ?? null));
        // SQLite answers synchronously, which would starve other requests.
        await pacer.pauseIfBusy();
      }
  }
}
