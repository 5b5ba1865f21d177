import { Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { AnswersList, AnswersNothing } from '../../../http/answers/answers';
import { PathId } from '../../../http/input/path-id';
import { JobQueries } from '../../jobs/read/job.queries';
import { RefusedOperationAnswer } from './driver-operation.schema';
import { RefusedOperationsService } from './refused-operations.service';

@ApiTags('Jobs')
@Controller('jobs/:id/refused-operations')
export class RefusedOperationsController {
  constructor(
    private readonly jobQueries: JobQueries,
    private readonly refusals: RefusedOperationsService,
  ) {}

  @Get()
  @Allow('jobs:read')
  @AnswersList(RefusedOperationAnswer)
  @ApiOperation({
    summary: 'List refused updates of drivers, newest first',
    description:
      'Dismissed ones are left out; the activity of the job keeps them. Updates of a driver whose job it was not within 30 days are not kept, and of one driver only the newest 50.',
  })
  async listRefusedOperations(@CurrentActor() actor: Actor, @PathId() id: number) {
    const refused = await this.refusals.list(id);
    // Refused updates of a deleted job are still shown to dispatch.
    if (refused.length === 0) await this.jobQueries.get(actor, id);
    return refused;
  }

  @Post(':operationId/dismiss')
  @Allow('jobs:manage')
  @AnswersNothing('It is dismissed.')
  @ApiOperation({ summary: 'Dismiss a refused update that was handled' })
  dismissRefusedOperation(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('operationId') operationId: number,
  ) {
    return this.refusals.dismiss(actor, id, operationId);
  }
}
