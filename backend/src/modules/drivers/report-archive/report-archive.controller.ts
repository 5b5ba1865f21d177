import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { AnswersDownload } from '../../../http/answers/answers';
import { download } from '../../../http/answers/file-answer';
import { PathId } from '../../../http/input/path-id';
import { ArchiveQueryDto } from './archive.dto';
import { ReadArchiveService } from './read-archive.service';

@ApiTags('Photos')
@Controller('jobs')
export class ReportArchiveController {
  constructor(private readonly archives: ReadArchiveService) {}

  @Get(':id/report.zip')
  @Allow('jobs:read-own')
  @AnswersDownload('application/zip')
  @ApiOperation({
    summary: 'Download everything of a job as one ZIP archive',
    description:
      'The photos of all units as they are kept, in a folder for each unit and stage, a list of them with times, names and SHA-256, and the bills of lading of both stages in English and French. What cannot be put in is named by a text file in the archive. Cancelled orders have no bills of lading. Drivers get those of their own jobs. An answer that breaks off is no whole archive.',
  })
  async downloadJobReport(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Query() { language }: ArchiveQueryDto,
  ) {
    const { jobId, pieces } = await this.archives.read(actor, id, language);
    return download(pieces, 'application/zip', `${jobId}-report.zip`);
  }
}
