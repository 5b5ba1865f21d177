import { AppError } from '@dispatch/domain/errors';
import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { AnswersPages } from '../../../http/answers/answers';
import { mayReadAll, mayReadResource } from './activity-readers';
import { ActivityQueries } from './activity.queries';
import { ActivityAnswer } from './activity.schema';
import { ActivityQueryDto } from './activity.dto';

@ApiTags('Activity')
@Controller('activity')
export class ActivityController {
  constructor(private readonly queries: ActivityQueries) {}

  @Get()
  @Allow('activity:read')
  @AnswersPages(ActivityAnswer, 'A page of the log.')
  @ApiOperation({
    summary: 'List the activity log, newest first',
    description:
      'Always in pages. Who may not read all of it names a `resource` that they may read. `before` and `after` hold only what changed; `requestId` is that of the answer. `session.access-refused` records a 403 for lack of permission, at most ten an hour for each person.',
  })
  listActivity(@CurrentActor() actor: Actor, @Query() query: ActivityQueryDto) {
    const { resource } = query;
    const isReadable =
      resource === undefined ? mayReadAll(actor) : mayReadResource(actor, resource);
    if (!isReadable) throw new AppError('forbidden');
    return this.queries.list(actor, query);
  }
}
