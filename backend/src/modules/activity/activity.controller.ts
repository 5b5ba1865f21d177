import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { AnswersPages } from '../../http/answers/answers';
import { ActivityQueries } from './activity.queries';
import { ActivityAnswer, ActivityQuery } from './activity.schema';

@ApiTags('Activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly queries: ActivityQueries) {}

  @Get()
  @Allow('activity:read')
  @AnswersPages(ActivityAnswer)
  @ApiOperation({
    summary: 'List who did what, newest first',
    description:
      'Always in pages. `before` and `after` hold only what changed; `requestId` is that of the answer.',
  })
  listActivity(@Query({ schema: ActivityQuery }) query: ActivityQuery) {
    return this.queries.list(query);
  }
}
