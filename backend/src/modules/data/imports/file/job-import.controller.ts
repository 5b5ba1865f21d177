import { AppError } from '@dispatch/domain/errors';
import { Controller, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersError } from '../../../../http/answers/answers';
import { TakesUpTo } from '../../../../http/deadline';
import { Received, type ReceivedFile } from '../../../../http/files/received-file';
import { TakesFile } from '../../../../http/files/takes-file';
import { RequestKey } from '../../../../http/idempotency/idempotency-key';
import { KnowsRepeats } from '../../../../http/idempotency/keeps-no-answer';
import { FILE_RULE, FILE_TEXT, READING_MS, REFUSED_FILES } from './file-rule';
import { ImportAnswer } from '../import.schema';
import { RunImportService } from '../run/run-import.service';
import { TakeImportService } from './take-import.service';
import { JobImportQueryDto } from '../import.dto';

/** Imports by programs: one request sends a file and starts it. */
@ApiTags('Jobs')
@Controller('jobs/import')
export class JobImportController {
  constructor(
    private readonly taking: TakeImportService,
    private readonly running: RunImportService,
  ) {}

  @Post()
  @Allow('jobs:manage')
  @TakesUpTo(READING_MS)
  @TakesFile(FILE_RULE)
  @KnowsRepeats()
  @Answers(ImportAnswer, 201)
  @AnswersError(400, REFUSED_FILES)
  @AnswersError(409, 'Codes: `import_has_wrong_rows`, `import_nothing_ready`. Nothing was kept.')
  @AnswersError(503, 'Codes: `import_reader_busy`, `database_unavailable`. Nothing was kept.')
  @ApiOperation({
    summary: 'Make jobs of a file',
    description: `${FILE_TEXT} A row is a job. The answer comes once the run has begun: ask \`GET /api/imports/{id}\` how far it is. Needs \`customers:manage\` too, as unknown customers are made. Send an \`Idempotency-Key\`, so that a repeat makes nothing twice.`,
  })
  async importJobs(
    @CurrentActor() actor: Actor,
    @Query() { wrongRows = 'refuse', ...query }: JobImportQueryDto,
    @Received() file: ReceivedFile,
    @RequestKey() key: string | null,
  ): Promise<ImportAnswer> {
    const taken = await this.taking.take(actor, { kind: 'jobs', ...query }, file, key);
    const { id, counts, state } = taken;
    // A repeat of an import that has already started.
    if (state !== 'draft') return taken;
    const isRefused = wrongRows === 'refuse' && counts.wrong > 0;
    if (!isRefused && counts.ready > 0) return this.running.start(actor, id);
    await this.running.delete(id, null);
    if (isRefused) throw new AppError('import_has_wrong_rows', { count: counts.wrong });
    throw new AppError('import_nothing_ready');
  }
}
