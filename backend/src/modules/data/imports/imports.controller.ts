import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersError, AnswersNothing, AnswersPages } from '../../../http/answers/answers';
import { IfMatch } from '../../../http/answers/entity-tag';
import { TakesUpTo } from '../../../http/deadline';
import { Received, type ReceivedFile } from '../../../http/files/received-file';
import { TakesFile } from '../../../http/files/takes-file';
import { RequestKey } from '../../../http/idempotency/idempotency-key';
import { KnowsRepeats } from '../../../http/idempotency/keeps-no-answer';
import { PathId } from '../../../http/input/path-id';
import { ChangeColumnsService } from './change-columns.service';
import { FILE_RULE, FILE_TEXT, READING_MS, REFUSED_FILES } from './file/file-rule';
import { ImportAnswer } from './import.schema';
import { ImportQueries } from './import.queries';
import { RunImportService } from './run/run-import.service';
import { TakeImportService } from './file/take-import.service';
import { ImportColumnsDto, ImportsQueryDto, NewImportQueryDto } from './import.dto';

@ApiTags('Imports')
@Controller('imports')
export class ImportsController {
  constructor(
    private readonly queries: ImportQueries,
    private readonly taking: TakeImportService,
    private readonly columns: ChangeColumnsService,
    private readonly running: RunImportService,
  ) {}

  @Get()
  @Allow('jobs:manage')
  @AnswersPages(ImportAnswer, 'A page, the newest first, of 50 unless given.')
  @ApiOperation({ summary: 'List the files that were imported' })
  listImports(@Query() query: ImportsQueryDto) {
    return this.queries.list(query);
  }

  @Get(':id')
  @Allow('jobs:manage')
  @Answers(ImportAnswer)
  @ApiOperation({ summary: 'Get an import and its progress' })
  getImport(@PathId() id: number) {
    return this.queries.get(id);
  }

  @Post()
  @Allow('jobs:manage')
  @TakesUpTo(READING_MS)
  @TakesFile(FILE_RULE)
  @KnowsRepeats()
  @Answers(ImportAnswer, 201)
  @AnswersError(400, REFUSED_FILES)
  @AnswersError(503, 'Codes: `import_reader_busy`, `database_unavailable`. Nothing was kept.')
  @ApiOperation({
    summary: 'Send a file of jobs or customers for a preview',
    description: `${FILE_TEXT} Nothing is created yet: check its rows, then start it.`,
  })
  sendImport(
    @CurrentActor() actor: Actor,
    @Query() query: NewImportQueryDto,
    @Received() file: ReceivedFile,
    @RequestKey() key: string | null,
  ) {
    return this.taking.take(actor, query, file, key);
  }

  @Put(':id/columns')
  @Allow('jobs:manage')
  @TakesUpTo(READING_MS)
  @Answers(ImportAnswer)
  @ApiOperation({
    summary: 'Choose the field of each column of a file',
    description: 'All rows are read again, except those that were imported or left out.',
  })
  changeImportColumns(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: ImportColumnsDto,
    @IfMatch() version: number | null,
  ) {
    return this.columns.change(actor, { id, version }, body);
  }

  @Post(':id/run')
  @Allow('jobs:manage')
  @Answers(ImportAnswer)
  @AnswersError(409, 'Codes: `import_nothing_ready`, `import_elsewhere`.')
  @ApiOperation({
    summary: 'Make the rows that are ready',
    description:
      'The work continues after this answer: get the import to see its progress. Wrong rows stay, and can be corrected and imported later. An interrupted run resumes; no row is imported twice.',
  })
  runImport(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.running.start(actor, id);
  }

  @Post(':id/stop')
  @Allow('jobs:manage')
  @Answers(ImportAnswer)
  @AnswersError(409, 'Codes: `import_elsewhere`.')
  @ApiOperation({
    summary: 'Stop making rows',
    description: 'The row under way is made. Run the import again to go on.',
  })
  stopImport(@PathId() id: number) {
    return this.running.stop(id);
  }

  @Post(':id/undo')
  @Allow('jobs:manage')
  @Answers(ImportAnswer)
  @AnswersError(409, 'Codes: `import_touched`, `import_elsewhere`. Nothing was taken back.')
  @ApiOperation({
    summary: 'Undo a whole import',
    description:
      'Only while its records are unchanged. Jobs are deleted, and the customers that were made with them.',
  })
  undoImport(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.running.undo(actor, id);
  }

  @Delete(':id')
  @Allow('jobs:manage')
  @AnswersNothing('The file and its rows are forgotten; what was made of them stays.')
  @AnswersError(409, 'Codes: `import_elsewhere`, while it runs.')
  @ApiOperation({ summary: 'Forget an import' })
  deleteImport(@PathId() id: number, @IfMatch() version: number | null) {
    return this.running.delete(id, version);
  }
}
