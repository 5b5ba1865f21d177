import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersPages } from '../../../http/answers/answers';
import { IfMatch } from '../../../http/answers/entity-tag';
import { PathId } from '../../../http/input/path-id';
import { OccurrenceQueries } from './occurrence.queries';
import { OccurrenceAnswer, RecurringJobAnswer } from './recurring-job.schema';
import { SettleDateService } from './settle-date.service';
import { OccurrencesQueryDto, SeriesDateDto } from './recurring-job.dto';

const SETTLED = '409 with `occurrence_settled` if it has another outcome.';

@ApiTags('Recurring jobs')
@Controller('recurring-jobs/:id')
export class SeriesDatesController {
  constructor(
    private readonly queries: OccurrenceQueries,
    private readonly settling: SettleDateService,
  ) {}

  @Get('occurrences')
  @Allow('jobs:manage')
  @AnswersPages(OccurrenceAnswer, 'A page, the latest date first, of 50 unless given.')
  @ApiOperation({ summary: 'List the past dates of a recurring job' })
  listOccurrences(@PathId() id: number, @Query() query: OccurrencesQueryDto) {
    return this.queries.list(id, query);
  }

  @Post('skip')
  @Allow('jobs:manage')
  @Answers(RecurringJobAnswer)
  @ApiOperation({
    summary: 'Skip one date of a recurring job',
    description: `Also dismisses a date that failed or was missed. ${SETTLED}`,
  })
  skipDate(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() { date }: SeriesDateDto,
    @IfMatch() version: number | null,
  ) {
    return this.settling.skip(actor, { id, version }, date);
  }

  @Post('unskip')
  @Allow('jobs:manage')
  @Answers(RecurringJobAnswer)
  @ApiOperation({ summary: 'Create the job of a skipped date after all', description: SETTLED })
  unskipDate(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() { date }: SeriesDateDto,
    @IfMatch() version: number | null,
  ) {
    return this.settling.unskip(actor, { id, version }, date);
  }

  @Post('retry')
  @Allow('jobs:manage')
  @Answers(RecurringJobAnswer)
  @ApiOperation({
    summary: 'Retry a failed date',
    description: `Its job is made soon, if its date has not passed. ${SETTLED}`,
  })
  retryDate(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() { date }: SeriesDateDto,
    @IfMatch() version: number | null,
  ) {
    return this.settling.retry(actor, { id, version }, date);
  }
}
