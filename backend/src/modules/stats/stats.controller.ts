import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { Answers, AnswersList } from '../../http/answers/answers';
import { Remembered } from '../../http/remember/remember.interceptor';
import { AttentionQueries } from './attention.queries';
import { AttentionAnswer, DayOfJobs, MonthOfRevenue, StatsAnswer } from './stats.schema';
import { StatsQueries } from './stats.queries';
import { TrendQueries } from './trends.queries';
import { DaysQueryDto } from './stats.dto';

@ApiTags('Statistics')
@Controller('stats')
export class StatsController {
  constructor(
    private readonly queries: StatsQueries,
    private readonly attention: AttentionQueries,
    private readonly trends: TrendQueries,
  ) {}

  @Get()
  @Allow('stats:read')
  @Remembered()
  @Answers(StatsAnswer)
  @ApiOperation({ summary: 'Get the numbers of the dashboard' })
  getStats() {
    return this.queries.current();
  }

  @Get('attention')
  @Allow('stats:read')
  // A delivery becomes late at any minute.
  @Remembered({ forMs: 60_000 })
  @Answers(AttentionAnswer)
  @ApiOperation({ summary: 'Count the items that need attention' })
  getAttention() {
    return this.attention.current();
  }

  @Get('jobs-per-day')
  @Allow('stats:read')
  @Remembered()
  @AnswersList(DayOfJobs)
  @ApiOperation({ summary: 'Count the jobs created and delivered on each day' })
  listJobsPerDay(@Query() query: DaysQueryDto) {
    return this.trends.jobsPerDay(query);
  }

  @Get('revenue-per-month')
  @Allow('prices:read')
  @Remembered()
  @AnswersList(MonthOfRevenue)
  @ApiOperation({
    summary: 'Sum the revenue of the last 12 months',
    description:
      'Of each month what was invoiced before taxes, and what Total Revenue of the billing summary is: the prices of billing jobs. The running month comes last.',
  })
  listRevenuePerMonth() {
    return this.trends.revenuePerMonth();
  }
}
