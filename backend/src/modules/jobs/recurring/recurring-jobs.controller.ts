import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../../config/clock';
import { Settings } from '../../../config/settings';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersList, AnswersNothing, AnswersPages } from '../../../http/answers/answers';
import { IfMatch } from '../../../http/answers/entity-tag';
import { PathId } from '../../../http/input/path-id';
import { ModelYearPipe } from '../../vehicles/model-year.pipe';
import { ChangeSeriesService } from './change-series.service';
import { shownDates } from './next-dates';
import { RecurringJobQueries } from './recurring-job.queries';
import { RecurringJobAnswer } from './recurring-job.schema';
import { NextDateAnswer, ruleOf, wholeSchedule } from './schedule.schema';
import {
  NewRecurringJobDto,
  PreviewDto,
  RecurringJobChangesDto,
  RecurringJobsQueryDto,
} from './recurring-job.dto';

@ApiTags('Recurring jobs')
@Controller('recurring-jobs')
export class RecurringJobsController {
  constructor(
    private readonly queries: RecurringJobQueries,
    private readonly changes: ChangeSeriesService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @Get()
  @Allow('jobs:manage')
  @AnswersPages(RecurringJobAnswer, 'A page by name, of 50 unless given.')
  @ApiOperation({ summary: 'List the recurring jobs with their next dates' })
  listRecurringJobs(@CurrentActor() actor: Actor, @Query() query: RecurringJobsQueryDto) {
    return this.queries.list(actor, query);
  }

  @Post()
  @Allow('jobs:manage')
  @Answers(RecurringJobAnswer, 201)
  @ApiOperation({
    summary: 'Make a recurring job',
    description:
      'The server makes one job for each date, once, `daysAhead` days before it at `makeAt`. A missed job is created late, as long as its date has not passed. 400 if no date is left.',
  })
  makeRecurringJob(@CurrentActor() actor: Actor, @Body(ModelYearPipe) body: NewRecurringJobDto) {
    return this.changes.make(actor, body);
  }

  @Post('preview')
  @Allow('jobs:manage')
  @AnswersList(NextDateAnswer, 'At most ten.')
  @ApiOperation({
    summary: 'See the next dates of a schedule before it is saved',
    description: 'With those that a holiday moves or leaves out, and which holiday it is.',
  })
  previewSchedule(@Body() { schedule }: PreviewDto) {
    const { timeZone } = this.settings.company;
    return shownDates(ruleOf(wholeSchedule(schedule)), { now: this.clock.now(), timeZone });
  }

  @Get(':id')
  @Allow('jobs:manage')
  @Answers(RecurringJobAnswer)
  @ApiOperation({ summary: 'Read a recurring job' })
  getRecurringJob(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.queries.get(actor, id);
  }

  @Patch(':id')
  @Allow('jobs:manage')
  @Answers(RecurringJobAnswer)
  @ApiOperation({
    summary: 'Change, pause, resume or end a recurring job',
    description: 'Jobs that are made stay as they are. What has ended stays so.',
  })
  changeRecurringJob(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body(ModelYearPipe)
    body: RecurringJobChangesDto,
    @IfMatch() version: number | null,
  ) {
    return this.changes.change(actor, { id, version }, body);
  }

  @Delete(':id')
  @Allow('jobs:manage')
  @AnswersNothing('No more jobs are made; those that were stay.')
  @ApiOperation({ summary: 'Delete a recurring job' })
  deleteRecurringJob(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.changes.delete(actor, { id, version });
  }
}
