import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { type Actor, CurrentActor } from '../../http/access/actor';
import { AnswersDownload, AnswersPages, AnswersPagesInLines } from '../../http/answers/answers';
import { KeepsNoAnswer } from '../../http/idempotency/keeps-no-answer';
import { PathId } from '../../http/input/path-id';
import { Remembered } from '../../http/remember/remember.interceptor';
import { SHEET_TYPES } from '../../spreadsheet/sheet-pieces';
import { ExportJobsService } from './export/export-jobs.service';
import { JobAnswer } from './job.schema';
import { ListJobsService } from './list/list-jobs.service';
import {
  ChosenJobsDto,
  DriverJobsQueryDto,
  JobExportQueryDto,
  JobListQueryDto,
} from './job-query.dto';

@ApiTags('Jobs')
@Controller('jobs')
export class JobListsController {
  constructor(
    private readonly jobs: ListJobsService,
    private readonly exports: ExportJobsService,
  ) {}

  @Get()
  @Allow('jobs:read')
  @Remembered()
  @AnswersPages(JobAnswer)
  @ApiOperation({
    summary: 'List jobs',
    description:
      'Newest first; with `billing` the last completed first. `q` finds jobs by number, customer, driver, vehicle, VIN, PO number, address and city, whatever the case and the accents. Where not all were counted, `X-Total-Count-Relation` says so.',
  })
  listJobs(@CurrentActor() actor: Actor, @Query() query: JobListQueryDto) {
    return this.jobs.list(actor, 'all', query);
  }

  @Get('active')
  @Allow('jobs:read')
  @Remembered({ inLines: true })
  @AnswersPagesInLines(JobAnswer)
  @ApiOperation({ summary: 'List the jobs that are not delivered, newest first' })
  listActiveJobs(@CurrentActor() actor: Actor, @Query() query: JobListQueryDto) {
    return this.jobs.list(actor, 'active', query);
  }

  @Get('completed')
  @Allow('jobs:read')
  @Remembered()
  @AnswersPages(JobAnswer)
  @ApiOperation({ summary: 'List the delivered jobs, the last completed first' })
  listCompletedJobs(@CurrentActor() actor: Actor, @Query() query: JobListQueryDto) {
    return this.jobs.list(actor, 'completed', query);
  }

  @Get('export')
  @Allow('export')
  @ApiOperation({
    summary: 'Download jobs as a spreadsheet',
    description:
      'With the filters of the list, newest first; with days of completion the last completed first. Text that begins like a formula is defused. An Excel file has numbers, amounts and dates as such.',
  })
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  exportJobs(@CurrentActor() actor: Actor, @Query() query: JobExportQueryDto) {
    return this.exports.export(actor, query);
  }

  @Post('export')
  @Allow('export')
  @KeepsNoAnswer()
  @ApiOperation({
    summary: 'Download chosen jobs as a spreadsheet',
    description:
      'Those of the ids, in their order; what was deleted meanwhile is left out. A repeat is a request of its own.',
  })
  @AnswersDownload('text/csv', SHEET_TYPES.xlsx)
  exportChosenJobs(@CurrentActor() actor: Actor, @Body() body: ChosenJobsDto) {
    return this.exports.exportChosen(actor, body);
  }

  @Get('driver/:driverId/assigned')
  @Allow('jobs:read-own')
  @Remembered()
  @AnswersPages(JobAnswer)
  @ApiOperation({ summary: "List a driver's new assignments, the next pickup first" })
  listDriverAssignedJobs(
    @CurrentActor() actor: Actor,
    @PathId('driverId') driverId: number,
    @Query() query: DriverJobsQueryDto,
  ) {
    return this.jobs.listOfDriver(actor, driverId, 'assigned', query);
  }

  @Get('driver/:driverId/active')
  @Allow('jobs:read-own')
  @Remembered()
  @AnswersPages(JobAnswer)
  @ApiOperation({ summary: "List a driver's loaded jobs: picked up or in transit" })
  listDriverActiveJobs(
    @CurrentActor() actor: Actor,
    @PathId('driverId') driverId: number,
    @Query() query: DriverJobsQueryDto,
  ) {
    return this.jobs.listOfDriver(actor, driverId, 'active', query);
  }

  @Get('driver/:driverId/completed')
  @Allow('jobs:read-own')
  @Remembered()
  @AnswersPages(JobAnswer)
  @ApiOperation({ summary: "List a driver's delivered jobs, the last completed first" })
  listDriverCompletedJobs(
    @CurrentActor() actor: Actor,
    @PathId('driverId') driverId: number,
    @Query() query: DriverJobsQueryDto,
  ) {
    return this.jobs.listOfDriver(actor, driverId, 'completed', query);
  }
}
