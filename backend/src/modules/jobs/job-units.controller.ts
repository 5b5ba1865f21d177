import { Body, Controller, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { type Actor, CurrentActor } from '../../http/access/actor';
import { Answers } from '../../http/answers/answers';
import { IfMatch } from '../../http/answers/entity-tag';
import { PathId } from '../../http/input/path-id';
import { ModelYearPipe } from '../vehicles/model-year.pipe';
import { JobUnitsDto } from './job-units-body.dto';
import { ChangeUnitsService } from './units/change-units.service';
import { RebookLeftUnitsService } from './units/rebook-left-units.service';
import { MoveUnitService } from './units/move-unit.service';
import { MarkUnitService } from './units/mark-unit.service';
import { JobAnswer } from './job.schema';
import { LeaveUnitDto, MoveUnitDto } from './unit-marks.dto';

@ApiTags('Jobs')
@Controller('jobs')
export class JobUnitsController {
  constructor(
    private readonly units: ChangeUnitsService,
    private readonly marking: MarkUnitService,
    private readonly moving: MoveUnitService,
    private readonly carrying: RebookLeftUnitsService,
  ) {}

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

  @Post(':id/units/:unitId/leave')
  @Allow('jobs:manage')
  @Answers(JobAnswer)
  @ApiOperation({
    summary: 'Mark a unit of a job as left behind',
    description:
      'The status of the job stays; a unit waits, is loaded or is delivered as its job is, unless it was left behind. Refused with 409 once another job has taken the unit over. Drivers do the same by `leave-unit` of their operations.',
  })
  leaveJobUnit(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('unitId') unitId: number,
    @Body() { reason, note = null }: LeaveUnitDto,
    @IfMatch() version: number | null,
  ) {
    return this.marking.leave(actor, { id, version }, { unitId, reason, note });
  }

  @Post(':id/units/:unitId/take-back')
  @Allow('jobs:manage')
  @Answers(JobAnswer)
  @ApiOperation({
    summary: 'Undo that a unit was left behind',
    description: 'Nothing changes where it was not.',
  })
  takeJobUnitBack(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('unitId') unitId: number,
    @IfMatch() version: number | null,
  ) {
    return this.marking.takeBack(actor, { id, version }, unitId);
  }

  @Post(':id/units/:unitId/move')
  @Allow('jobs:manage')
  @Answers(JobAnswer)
  @ApiOperation({
    summary: 'Move a unit to another job',
    description:
      'Neither job has started, and the unit was not left behind. Both change in one step, with a price each that was the sum of its unit prices. Answers the job that the unit leaves, which may then be without units.',
  })
  moveJobUnit(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('unitId') unitId: number,
    @Body() body: MoveUnitDto,
    @IfMatch() version: number | null,
  ) {
    return this.moving.move(actor, { id, version }, unitId, body);
  }

  @Post(':id/carry-on')
  @Allow('jobs:manage')
  @Answers(JobAnswer, 201)
  @ApiOperation({
    summary: 'Make a new job for the units that were left behind',
    description:
      'It has the customer, the places, the contacts and the prices of those units, and no driver and no day. The old job keeps the units with their marks and names the new one. Repeating it answers the job that was made.',
  })
  carryJobOn(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.carrying.carryOn(actor, { id, version });
  }
}
