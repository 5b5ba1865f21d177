import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersPages } from '../../../http/answers/answers';
import { IfMatch } from '../../../http/answers/entity-tag';
import { PathId } from '../../../http/input/path-id';
import { Remembered } from '../../../http/remember/remember.interceptor';
import { JobAnswer } from '../job.schema';
import { CancelledJobAnswer } from './cancellation.schema';
import { CancelledJobsQueries } from './cancelled-jobs.queries';
import { CancellationsService } from './cancellations.service';
import { CancellationDto, CancelledJobsQueryDto } from './cancellation.dto';

@ApiTags('Jobs')
@Controller('jobs')
export class CancellationsController {
  constructor(
    private readonly queries: CancelledJobsQueries,
    private readonly cancellations: CancellationsService,
  ) {}

  @Get('cancelled')
  @Allow('jobs:read')
  @Remembered()
  @AnswersPages(CancelledJobAnswer)
  @ApiOperation({
    summary: 'List cancelled jobs, the latest first',
    description:
      'No other list contains them. `q` finds them by the words that they had when they were cancelled.',
  })
  listCancelledJobs(@CurrentActor() actor: Actor, @Query() query: CancelledJobsQueryDto) {
    return this.queries.list(actor, query);
  }

  @Get('cancelled/:id')
  @Allow('jobs:read')
  @Answers(CancelledJobAnswer)
  @ApiOperation({ summary: 'Get a cancelled job' })
  getCancelledJob(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.queries.get(actor, id);
  }

  @Post(':id/cancel')
  @Allow('jobs:manage')
  @Answers(CancelledJobAnswer)
  @ApiOperation({
    summary: 'Cancel a job',
    description:
      'It leaves every list, count and sum, as a deleted one does, and its driver. It is kept with the reason under `/jobs/cancelled`, and can be reinstated. A delivered job is refused with 409.',
  })
  cancelJob(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: CancellationDto,
    @IfMatch() version: number | null,
  ) {
    return this.cancellations.cancel(actor, { id, version }, body);
  }

  @Post(':id/reinstate')
  @Allow('jobs:manage')
  @Answers(JobAnswer)
  @ApiOperation({
    summary: 'Reinstate a cancelled job',
    description:
      'The job gets its earlier status and driver back. If that driver has left meanwhile, it is pending.',
  })
  reinstateJob(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.cancellations.reinstate(actor, { id, version });
  }
}
