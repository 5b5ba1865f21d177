import { Body, Controller, Delete, Get, Patch, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersNothing, AnswersPages } from '../../../http/answers/answers';
import { IfMatch } from '../../../http/answers/entity-tag';
import { PathId } from '../../../http/input/path-id';
import { ModelYearPipe } from '../../vehicles/model-year.pipe';
import { ChangeTemplateService } from './change-template.service';
import { JobTemplateQueries } from './job-template.queries';
import { JobTemplateAnswer } from './job-template.schema';
import { JobTemplateChangesDto, JobTemplatesQueryDto, NewJobTemplateDto } from './job-template.dto';

@ApiTags('Job templates')
@Controller('job-templates')
export class JobTemplatesController {
  constructor(
    private readonly queries: JobTemplateQueries,
    private readonly changes: ChangeTemplateService,
  ) {}

  @Get()
  @Allow('jobs:manage')
  @AnswersPages(JobTemplateAnswer, 'A page by name, of 50 unless given.')
  @ApiOperation({ summary: 'List the templates of jobs' })
  listJobTemplates(@CurrentActor() actor: Actor, @Query() query: JobTemplatesQueryDto) {
    return this.queries.list(actor, query);
  }

  @Post()
  @Allow('jobs:manage')
  @Answers(JobTemplateAnswer, 201)
  @ApiOperation({
    summary: 'Save a job as a template',
    description:
      'All users who create jobs see it. Names are unique, whatever their case and accents.',
  })
  makeJobTemplate(@CurrentActor() actor: Actor, @Body(ModelYearPipe) body: NewJobTemplateDto) {
    return this.changes.make(actor, body);
  }

  @Get(':id')
  @Allow('jobs:manage')
  @Answers(JobTemplateAnswer)
  @ApiOperation({ summary: 'Read a template' })
  getJobTemplate(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.queries.get(actor, id);
  }

  @Patch(':id')
  @Allow('jobs:manage')
  @Answers(JobTemplateAnswer)
  @ApiOperation({
    summary: 'Rename a template, or change its job',
    description: 'Recurring jobs that are made from it follow; jobs that are made stay.',
  })
  changeJobTemplate(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body(ModelYearPipe) body: JobTemplateChangesDto,
    @IfMatch() version: number | null,
  ) {
    return this.changes.change(actor, { id, version }, body);
  }

  @Delete(':id')
  @Allow('jobs:manage')
  @AnswersNothing('It is gone.')
  @ApiOperation({
    summary: 'Delete a template',
    description: '409 with `template_in_use` while recurring jobs are made from it.',
  })
  deleteJobTemplate(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.changes.delete(actor, { id, version });
  }
}
