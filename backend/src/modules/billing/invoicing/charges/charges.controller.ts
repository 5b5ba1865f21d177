import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersNothing } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { PathId } from '../../../../http/input/path-id';
import { ChangeChargesService } from './change-charges.service';
import { ChargeQueries } from './charge.queries';
import { ChargeAnswer, JobChargesAnswer } from './charge.schema';
import { ChargeChangesDto, NewChargeDto } from './charge.dto';

@ApiTags('Charges')
@Controller('jobs/:id/charges')
export class ChargesController {
  constructor(
    private readonly queries: ChargeQueries,
    private readonly changes: ChangeChargesService,
  ) {}

  @Get()
  @Allow('billing:manage')
  @Answers(JobChargesAnswer)
  @ApiOperation({
    summary: 'Get the charges of a job, and what its reports propose',
    description: 'The transport itself is the price of the job, and no charge.',
  })
  getJobCharges(@PathId() jobId: number) {
    return this.queries.ofJob(jobId);
  }

  @Post()
  @Allow('billing:manage')
  @Answers(ChargeAnswer, 201)
  @ApiOperation({
    summary: 'Add a charge to a job',
    description:
      'Either of an item of the price list, by `itemId`, or free, with name, unit, price and whether it is taxable. Without a French name the English one serves both; without a quantity it is 1. A proposal is taken up by its `itemId` and quantity.',
  })
  addJobCharge(@CurrentActor() actor: Actor, @PathId() jobId: number, @Body() body: NewChargeDto) {
    return this.changes.add(actor, jobId, body);
  }

  @Put(':chargeId')
  @Allow('billing:manage')
  @Answers(ChargeAnswer)
  @ApiOperation({
    summary: 'Change a charge of a job',
    description: 'Fields that are left out stay; another unit needs its price.',
  })
  changeJobCharge(
    @CurrentActor() actor: Actor,
    @PathId() jobId: number,
    @PathId('chargeId') id: number,
    @Body() body: ChargeChangesDto,
    @IfMatch() version: number | null,
  ) {
    return this.changes.change(actor, { jobId, id, version }, body);
  }

  @Delete(':chargeId')
  @Allow('billing:manage')
  @AnswersNothing('It is deleted; the job’s history records it.')
  @ApiOperation({ summary: 'Remove a charge from a job' })
  removeJobCharge(
    @CurrentActor() actor: Actor,
    @PathId() jobId: number,
    @PathId('chargeId') id: number,
    @IfMatch() version: number | null,
  ) {
    return this.changes.remove(actor, { jobId, id, version });
  }
}
