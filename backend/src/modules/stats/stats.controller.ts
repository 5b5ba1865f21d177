import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access';
import { Answers } from '../../http/answers';
import { StatsAnswer } from './stats.schema';
import { StatsQueries } from './stats.queries';

@ApiTags('Statistics')
@Controller('stats')
export class StatsController {
  constructor(private readonly queries: StatsQueries) {}

  @Get()
  @Allow('stats:read')
  @Answers(StatsAnswer)
  @ApiOperation({ summary: 'Get the numbers of the dashboard' })
  getStats() {
    return this.queries.current();
  }
}
