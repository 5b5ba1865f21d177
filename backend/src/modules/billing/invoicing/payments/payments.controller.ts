import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersList, AnswersPages } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { PathId } from '../../../../http/input/path-id';
import { Remembered } from '../../../../http/remember/remember.interceptor';
import { PaymentAnswer, ReceivableAnswer } from './payment.schema';
import { PaymentQueries } from './payment.queries';
import { PaymentsService } from './payments.service';
import { ReceivableQueries } from './receivable.queries';
import { AllocationsDto, NewPaymentDto, PaymentsQueryDto } from './payment.dto';

@ApiTags('Payments')
@Controller()
export class PaymentsController {
  constructor(
    private readonly queries: PaymentQueries,
    private readonly receivables: ReceivableQueries,
    private readonly payments: PaymentsService,
  ) {}

  @Get('payments')
  @Allow('billing:manage')
  @Remembered()
  @AnswersPages(PaymentAnswer)
  @ApiOperation({ summary: 'List payments, the latest first' })
  listPayments(@Query() query: PaymentsQueryDto) {
    return this.queries.list(query);
  }

  @Get('payments/:id')
  @Allow('billing:manage')
  @Answers(PaymentAnswer)
  @ApiOperation({ summary: 'Get a payment' })
  getPayment(@PathId() id: number) {
    return this.queries.get(id);
  }

  @Post('payments')
  @Allow('billing:manage')
  @Answers(PaymentAnswer, 201)
  @ApiOperation({
    summary: 'Record a payment',
    description: 'For one invoice or several; what is left over is credit of the customer.',
  })
  takePayment(@CurrentActor() actor: Actor, @Body() body: NewPaymentDto) {
    return this.payments.take(actor, body);
  }

  @Post('payments/:id/allocations')
  @Allow('billing:manage')
  @Answers(PaymentAnswer)
  @ApiOperation({ summary: 'Apply the credit of a payment to invoices' })
  allocatePayment(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: AllocationsDto,
    @IfMatch() version: number | null,
  ) {
    return this.payments.allocate(actor, { id, version }, body);
  }

  @Post('payments/:id/undo')
  @Allow('billing:manage')
  @Answers(PaymentAnswer, 201, 'The counter-entry.')
  @ApiOperation({
    summary: 'Reverse a payment by a counter-entry',
    description: 'Its invoices owe again what it had paid.',
  })
  undoPayment(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.payments.undo(actor, { id, version });
  }

  @Get('receivables')
  @Allow('billing:manage')
  @Remembered()
  @AnswersList(ReceivableAnswer, 'By balance, the largest first; customers who owe or have credit.')
  @ApiOperation({ summary: 'Sum what customers owe, by how long it has been due' })
  listReceivables() {
    return this.receivables.list();
  }
}
