import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import {
  Answers,
  AnswersDownload,
  AnswersError,
  AnswersPages,
} from '../../../../http/answers/answers';
import { PathId } from '../../../../http/input/path-id';
import { SHEET_TYPES } from '../../../../spreadsheet/sheet-pieces';
import { ImportFilesService } from '../file/import-files.service';
import { ImportRowQueries } from './import-row.queries';
import { ImportRowAnswer } from './import-row.schema';
import { MendRowService } from './mend-row.service';
import { ImportRowDto, ImportRowsQueryDto } from './import-row.dto';
import { ImportFileQueryDto, ImportTemplateQueryDto } from '../import.dto';

@ApiTags('Imports')
@Controller()
export class ImportRowsController {
  constructor(
    private readonly rows: ImportRowQueries,
    private readonly mending: MendRowService,
    private readonly files: ImportFilesService,
  ) {}

  @Get('imports/:id/rows')
  @Allow('jobs:manage')
  @AnswersPages(ImportRowAnswer, 'A page in the order of the file, of 50 unless given.')
  @ApiOperation({
    summary: 'List the rows of an import, with what becomes of each',
    description: 'Customers are matched as they are now. Every problem names its column.',
  })
  listImportRows(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Query() query: ImportRowsQueryDto,
  ) {
    return this.rows.list(actor, id, query);
  }

  @Get('imports/:id/rows/:rowId')
  @Allow('jobs:manage')
  @Answers(ImportRowAnswer)
  @ApiOperation({ summary: 'Get one row of an import' })
  getImportRow(@CurrentActor() actor: Actor, @PathId() id: number, @PathId('rowId') rowId: number) {
    return this.rows.get(actor, id, rowId);
  }

  @Put('imports/:id/rows/:rowId')
  @Allow('jobs:manage')
  @Answers(ImportRowAnswer)
  @AnswersError(409, 'Codes: `import_elsewhere`. The row was made, or the import runs.')
  @ApiOperation({ summary: 'Correct a row, leave it out, or include it again' })
  changeImportRow(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('rowId') rowId: number,
    @Body() body: ImportRowDto,
  ) {
    return this.mending.mend(actor, id, rowId, body);
  }

  @Get('imports/:id/file')
  @Allow('jobs:manage')
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  @ApiOperation({
    summary: 'Download the rows that were not imported',
    description:
      'Wrong or omitted rows, under their own headings, with their problems. The corrected file can be sent again.',
  })
  downloadImportRows(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Query() query: ImportFileQueryDto,
  ) {
    return this.files.left(actor, id, query);
  }

  @Get('import-template')
  @Allow('jobs:manage')
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  @ApiOperation({
    summary: 'Download a file to be filled in',
    description: 'All heads that are known, and one line that shows how a row is written.',
  })
  downloadImportTemplate(@CurrentActor() actor: Actor, @Query() query: ImportTemplateQueryDto) {
    return this.files.template(actor, query);
  }
}
