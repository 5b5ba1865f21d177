import { Body, Controller, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { type Actor, CurrentActor } from '../../http/access/actor';
import { Answers } from '../../http/answers/answers';
import { IfMatch } from '../../http/answers/entity-tag';
import { PathId } from '../../http/input/path-id';
import { ChangeUnitsService } from './units/change-units.service';
import { ModelYearPipe } from '../vehicles/model-year.pipe';
import { JobAnswer } from './job.schema';
import { JobUnitsDto } from './job-units-body.dto';

@ApiTags('Jobs')
@Controller('jobs')
export class JobUnitsController {
  constructor(private readonly units: ChangeUnitsService) {}

  @Put(':id/units')
  @Allow('jobs:manage')
  @Answers(JobAnswer)
  @ApiOperation({
    summary: 'Change the units of a job: edit, add, remove, reorder',
    description:
      'Give the whole wanted list: units left out are removed, those without an id are added. A unit with photos is not removed: 409 says so. A job price that was the sum of the unit prices stays their sum, any other price stays as it is. A vehicle that another unit carries as well is left alone there; this unit gets a vehicle of its own.',
  })
  changeJobUnits(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body(ModelYearPipe) body: JobUnitsDto,
    @IfMatch() version: number | null,
  ) {
    return this.units.change(actor, { id, version }, body);
  }
}
