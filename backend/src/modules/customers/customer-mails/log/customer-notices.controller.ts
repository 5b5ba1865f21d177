import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersPages } from '../../../../http/answers/answers';
import { PathId } from '../../../../http/input/path-id';
import { CustomerNoticeQueries } from './customer-notice.queries';
import { CustomerNoticeAnswer } from './customer-notice.schema';
import { SettleCustomerMailService } from './settle-customer-mail.service';
import { CustomerNoticesQueryDto } from './customer-notice.dto';

/** Sent and failed customer notices. */
@ApiTags('Customer notices')
@Controller('customer-notices')
export class CustomerNoticesController {
  constructor(
    private readonly queries: CustomerNoticeQueries,
    private readonly settling: SettleCustomerMailService,
  ) {}

  @Get()
  @Allow('jobs:read')
  @AnswersPages(CustomerNoticeAnswer, 'A page of them, the first 50 unless asked otherwise.')
  @ApiOperation({
    summary: 'List e-mails to customers about their jobs, the newest first',
    description:
      '`state=failed` lists notices that customers did not receive, until a user settles them.',
  })
  listCustomerNotices(@Query() query: CustomerNoticesQueryDto) {
    return this.queries.list(query);
  }

  @Post(':id/retry')
  @Allow('jobs:manage')
  @Answers(CustomerNoticeAnswer)
  @ApiOperation({
    summary: 'Resend a failed notice',
    description:
      'Sent to the customer’s current address. A notice that no longer applies is not sent, and leaves the list.',
  })
  retryCustomerNotice(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.settling.retry(actor, id);
  }

  @Post(':id/dismiss')
  @Allow('jobs:manage')
  @Answers(CustomerNoticeAnswer)
  @ApiOperation({ summary: 'Mark a failed notice as settled' })
  dismissCustomerNotice(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.settling.dismiss(actor, id);
  }
}
