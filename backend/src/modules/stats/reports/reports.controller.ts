import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersDownload } from '../../../http/answers/answers';
import { SHEET_TYPES } from '../../../spreadsheet/sheet-pieces';
import { BookedWorkQueries } from './booked-work.queries';
import { PunctualityReportService } from './punctuality-report.service';
import { PunctualityFileQueryDto, PunctualityQueryDto, ReportFileQueryDto } from './report.dto';
import { BookedWork, PunctualityReport, ReportState } from './report.schema';
import { ReportFill } from './report-fill';
import { ReportFilesService } from './report-files.service';

@ApiTags('Reports')
@Controller('reports')
export class ReportsController {
  constructor(
    private readonly punctualities: PunctualityReportService,
    private readonly booking: BookedWorkQueries,
    private readonly files: ReportFilesService,
    private readonly filling: ReportFill,
  ) {}

  @Get('state')
  @Allow('reports:read')
  @Answers(ReportState)
  @ApiOperation({
    summary: 'Get whether the reports are complete',
    description:
      'After an upgrade or a restore, the server adds older jobs and invoices in batches.',
  })
  getReportState() {
    return { isComplete: this.filling.isComplete };
  }

  @Get('punctuality')
  @Allow('reports:read')
  @Answers(PunctualityReport)
  @ApiOperation({ summary: 'Report how many delivered jobs were on time' })
  getPunctuality(@Query() query: PunctualityQueryDto) {
    return this.punctualities.report(query);
  }

  @Get('punctuality/export')
  @Allow('reports:read')
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  @ApiOperation({ summary: 'Download how many delivered jobs were on time' })
  downloadPunctuality(@CurrentActor() actor: Actor, @Query() query: PunctualityFileQueryDto) {
    return this.files.punctuality(actor, query);
  }

  @Get('booked')
  @Allow('reports:read')
  @Answers(BookedWork)
  @ApiOperation({
    summary: 'Report the booked work of the coming weeks',
    description: 'Amounts are null without `money-reports:read`.',
  })
  getBookedWork(@CurrentActor() actor: Actor) {
    return this.booking.read(actor);
  }

  @Get('booked/export')
  @Allow('reports:read')
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  @ApiOperation({ summary: 'Download the booked work of the coming weeks' })
  downloadBookedWork(@CurrentActor() actor: Actor, @Query() query: ReportFileQueryDto) {
    return this.files.booked(actor, query);
  }
}
