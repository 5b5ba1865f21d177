import { Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { AnswersList, AnswersNothing } from '../../../http/answers/answers';
import { PathId } from '../../../http/input/path-id';
import { JobQueries } from '../../jobs/read/job.queries';
import { DismissRefusalService } from './dismiss-refusal.service';
import { RefusedOperationAnswer } from './driver-operation.schema';
import { RefusedOperationQueries } from './refused-operation.queries';

@ApiTags('Jobs')
@Controller('jobs/:id/refused-operations')
export class RefusedOperationsController {
  constructor(
    private readonly jobQueries: JobQueries,
    private readonly refused: RefusedOperationQueries,
    private readonly dismissal: DismissRefusalService,
  ) {}

  @Get()
  @Allow('jobs:read')
  @AnswersList(RefusedOperationAnswer)
  @ApiOperation({
    summary: 'List what drivers sent that the job did not take, newest first',
    description:
      'Those put away are left out; the activity of the job keeps them. Updates of a driver whose job it was not within 30 days are not kept, and of one driver only the newest 50.',
  })
  async listRefusedOperations(@CurrentActor() actor: Actor, @PathId() id: number) {
    const refused = await this.refused.list(id);
    // Refused updates of a deleted job are still shown to dispatch.
    if (refused.length === 0) await this.jobQueries.get(actor, id);
    return refused;
  }

  @Post(':operationId/dismiss')
  @Allow('jobs:manage')
  @AnswersNothing('It is put away.')
  @ApiOperation({ summary: 'Put away what was refused, once it is seen to' })
  dismissRefusedOperation(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('operationId') operationId: number,
  ) {
    return this.dismissal.dismiss(actor, id, operationId);
  }
}
