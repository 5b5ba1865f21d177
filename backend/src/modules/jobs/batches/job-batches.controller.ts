import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { UNDO_HOURS } from '@dispatch/domain/jobs/undo';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers } from '../../../http/answers/answers';
import { TakesUpTo } from '../../../http/deadline';
import { RequestKey } from '../../../http/idempotency/idempotency-key';
import { KnowsRepeats } from '../../../http/idempotency/keeps-no-answer';
import { ChangeManyService } from './change-many.service';
import { JobBatchAnswer } from './job-batch.schema';
import { JobBatchDto } from './job-batch.dto';

/** A thousand jobs take a few seconds, and longer under load. */
const BATCH_MS = 60_000;

@ApiTags('Jobs')
@Controller('jobs')
export class JobBatchesController {
  constructor(private readonly many: ChangeManyService) {}

  @Post('batch')
  @Allow('jobs:manage')
  @TakesUpTo(BATCH_MS)
  @KnowsRepeats()
  @Answers(JobBatchAnswer)
  @ApiOperation({
    summary: 'Change many jobs at once',
    description: `Each job is a change of its own, as if it were sent alone: each refused one returns its error, and the others are changed. A delivered job is neither assigned, unassigned nor given another pickup date. \`undo\` reverses what the same person did with these versions, also a deletion, within ${UNDO_HOURS} hours. With an \`Idempotency-Key\`, a repeat goes on where the first request ended.`,
  })
  changeManyJobs(
    @CurrentActor() actor: Actor,
    @Body() body: JobBatchDto,
    @RequestKey() key: string | null,
  ) {
    return this.many.change(actor, body, key);
  }
}
