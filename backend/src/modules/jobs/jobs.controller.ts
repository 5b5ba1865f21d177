import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { type Actor, CurrentActor } from '../../http/access/actor';
import { Answers, AnswersNothing, AnswersPages } from '../../http/answers/answers';
import { IfMatch } from '../../http/answers/entity-tag';
import { PathId } from '../../http/input/path-id';
import { ActivityAnswer } from '../base/activity/activity.schema';
import { CreateJobService } from './change/create-job.service';
import { JobHistoryService } from './read/job-history.service';
import { JobQueries } from './read/job.queries';
import { JobAnswer } from './job.schema';
import { ModelYearPipe } from '../vehicles/model-year.pipe';
import { ChangeJobService } from './change/change-job.service';
import { JobActivityQueryDto } from './job-query.dto';
import { CompleteJobDto, CreateJobDto, UpdateJobDto } from './job-body.dto';

@ApiTags('Jobs')
@Controller('jobs')
export class JobsController {
  constructor(
    private readonly jobQueries: JobQueries,
    private readonly history: JobHistoryService,
    private readonly creation: CreateJobService,
    private readonly job: ChangeJobService,
  ) {}

  @Get(':id')
  @Allow('jobs:read-own')
  @Answers(JobAnswer)
  @ApiOperation({ summary: 'Get a job' })
  getJob(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.jobQueries.get(actor, id);
  }

  @Get(':id/activity')
  @Allow('jobs:read')
  @AnswersPages(ActivityAnswer)
  @ApiOperation({ summary: 'List the history of a job, newest first' })
  listJobActivity(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Query() query: JobActivityQueryDto,
  ) {
    return this.history.list(actor, id, query);
  }

  @Post()
  @Allow('jobs:manage')
  @Answers(JobAnswer, 201)
  @ApiOperation({
    summary: 'Create a job',
    description:
      'Give `vehicleId`, or `vehicleIds`, or `vehicleUnitsData` alone, whose vehicles are then made along with the job. Without a price the unit prices are summed. With a driver the job is assigned, otherwise pending.',
  })
  createJob(@CurrentActor() actor: Actor, @Body(ModelYearPipe) body: CreateJobDto) {
    return this.creation.create(actor, body);
  }

  @Put(':id')
  @Allow('jobs:drive')
  @Answers(JobAnswer)
  @ApiOperation({
    summary: 'Edit, assign, unassign or advance a job',
    description:
      'Staff may send any field. A driver may send `status` alone, of their own job, one step ahead: assigned to picked-up or in-transit, picked-up to in-transit, in-transit to delivered.',
  })
  updateJob(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body(ModelYearPipe) body: UpdateJobDto,
    @IfMatch() version: number | null,
  ) {
    return this.job.update(actor, { id, version }, body);
  }

  @Post(':id/complete')
  @Allow('jobs:drive')
  @Answers(JobAnswer)
  @ApiOperation({
    summary: 'Complete the delivery of a job',
    description:
      'By its driver from in-transit, by staff from any status. Repeating it changes nothing.',
  })
  completeJob(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: CompleteJobDto,
    @IfMatch() version: number | null,
  ) {
    return this.job.deliver(actor, { id, version }, body);
  }

  @Post(':id/read-note')
  @Allow('jobs:manage')
  @Answers(JobAnswer)
  @ApiOperation({
    summary: "Mark the driver's note of a job as read",
    description: 'Nothing changes where there is none to be read.',
  })
  markNoteRead(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.job.readNote(actor, id);
  }

  @Delete(':id')
  @Allow('jobs:manage')
  @AnswersNothing('The job is hidden; history keeps its facts.')
  @ApiOperation({
    summary: 'Delete a job',
    description: 'It leaves every list and count; its activity stays.',
  })
  deleteJob(@CurrentActor() actor: Actor, @PathId() id: number, @IfMatch() version: number | null) {
    return this.job.delete(actor, { id, version });
  }
}
