import { Readable } from 'node:stream';
import { dayOf } from '@dispatch/domain/company-day';
import { Inject, Injectable, StreamableFile } from '@nestjs/common';
import { Clock } from '../../config/clock';
import type { Settings } from '../../config/settings';
import { SETTINGS } from '../../config/settings-token';
import type { Actor } from '../../http/actor';
import type { Cell, Rows } from './cell';
import { csvFile } from './csv';
import type { ExportFormat, JobExportQuery } from './job-query.schema';
import { jobScope } from './job-scope';
import { jobSheet } from './job-sheet';
import { JobQueries } from './job.queries';
import type { JobAnswer } from './job.schema';
import { xlsxFile } from './xlsx';

const BATCH = 500;

interface FileKind {
  readonly type: string;
  readonly write: (rows: Rows) => AsyncIterable<string | Uint8Array>;
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
    private readonly clock: Clock,
    @Inject(SETTINGS) private readonly settings: Settings,
  ) {}

  /** The first batch is read before the answer begins, so that a failure is still an error answer. */
  async export(actor: Actor, query: JobExportQuery): Promise<StreamableFile> {
    const { format = 'csv' } = query;
    const first = await this.batch(actor, query, Number.MAX_SAFE_INTEGER);
    const today = dayOf(this.clock.now(), this.settings.company.timeZone);
    const { type, write } = KINDS[format];
    return new StreamableFile(Readable.from(write(this.rows(actor, query, first))), {
      type,
      disposition: `attachment; filename="jobs-${today}.${format}"`,
    });
  }

  private async *rows(
    actor: Actor,
    query: JobExportQuery,
    first: readonly JobAnswer[],
  ): AsyncGenerator<Cell[][]> {
    const columns = jobSheet(this.settings.company.timeZone);
    yield [columns.map((column) => column.title)];
    let jobs = first;
    for (let last = jobs.at(-1); last !== undefined; last = jobs.at(-1)) {
      yield jobs.map((job) => columns.map((column) => column.cell(job) ?? null));
      jobs = await this.batch(actor, query, last.id);
    }
  }

  private batch(
    actor: Actor,
    { format: _format, ...filters }: JobExportQuery,
    belowId: number,
  ): Promise<readonly JobAnswer[]> {
    return this.jobs.below(actor, { scope: jobScope(actor), filters }, belowId, BATCH);
  }
}
