import { Body, Controller, Get, Patch, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { type Actor, CurrentActor } from '../../http/access/actor';
import { Answers } from '../../http/answers/answers';
import { IfMatch } from '../../http/answers/entity-tag';
import { PathId } from '../../http/input/path-id';
import { Remembered } from '../../http/remember/remember.interceptor';
import { JobAnswer } from '../jobs/job.schema';
import { BillingSummaryAnswer } from './billing.schema';
import { BillingService } from './billing.service';
import { BillingDto, BillingSummaryQueryDto } from './billing.dto';

@ApiTags('Billing')
@Controller('jobs')
export class BillingController {
  constructor(private readonly billing: BillingService) {}

  @Get('billing-summary')
  @Allow('billing:manage')
  @Remembered()
  @Answers(BillingSummaryAnswer)
  @ApiOperation({
    summary: 'Count the jobs in billing and sum their prices',
    description: 'With `q` also of those not yet billed that it finds.',
  })
  getBillingSummary(@Query() query: BillingSummaryQueryDto) {
    return this.billing.summary(query);
  }

  @Patch(':id/billing')
  @Allow('billing:manage')
  @Answers(JobAnswer)
  @ApiOperation({
    summary: 'Mark the driver report received or billing complete, or take it back',
    description: 'Only delivered jobs take these flags.',
  })
  changeJobBilling(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: BillingDto,
    @IfMatch() version: number | null,
  ) {
    return this.billing.change(actor, { id, version }, body);
  }
}
