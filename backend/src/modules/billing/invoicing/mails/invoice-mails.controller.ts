import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers } from '../../../../http/answers/answers';
import { PathId } from '../../../../http/input/path-id';
import { InvoiceMailsAnswer } from './mail.schema';
import { MailQueries } from './mail.queries';
import { MailsService } from './mails.service';
import { InvoiceMailDto, SentDto } from './mail.dto';

@ApiTags('Invoices')
@Controller('invoices/:id/mails')
export class InvoiceMailsController {
  constructor(
    private readonly queries: MailQueries,
    private readonly mails: MailsService,
  ) {}

  @Get()
  @Allow('billing:manage')
  @Answers(InvoiceMailsAnswer)
  @ApiOperation({ summary: 'List the e-mails of an invoice, the newest first' })
  listInvoiceMails(@PathId() id: number) {
    return this.queries.ofInvoice(id);
  }

  @Post()
  @Allow('billing:manage')
  @Answers(InvoiceMailsAnswer, 201)
  @ApiOperation({
    summary: 'Send an invoice, or a reminder of it, by e-mail',
    description:
      'Answers at once; the e-mail is sent after the commit, tried again for more than a day while the server cannot take it, and parked where it is refused. 409 with `mail_not_set_up` where the company has no server for e-mail, with `not_issued` for a draft, with `no_recipient` where the customer has no address.',
  })
  sendInvoiceMail(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: InvoiceMailDto,
  ) {
    return this.mails.ask(actor, id, body);
  }

  @Put('sent')
  @Allow('billing:manage')
  @Answers(InvoiceMailsAnswer)
  @ApiOperation({
    summary: 'Mark an invoice as sent by other means than e-mail, or undo that',
  })
  markInvoiceSent(@CurrentActor() actor: Actor, @PathId() id: number, @Body() { sent }: SentDto) {
    return this.mails.mark(actor, id, sent);
  }

  @Post(':mailId/retry')
  @Allow('billing:manage')
  @Answers(InvoiceMailsAnswer)
  @ApiOperation({ summary: 'Retry a parked e-mail' })
  retryInvoiceMail(@PathId() id: number, @PathId('mailId') mailId: number) {
    return this.mails.retry(id, mailId);
  }
}
