import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers } from '../../../../http/answers/answers';
import { PathId } from '../../../../http/input/path-id';
import { MailsService } from './mails.service';
import { StatementMailsAnswer } from './mail.schema';
import { MailQueries } from './mail.queries';
import { StatementMailDto } from './mail.dto';

@ApiTags('Payments')
@Controller('customers/:id/statement-mails')
export class StatementMailsController {
  constructor(
    private readonly queries: MailQueries,
    private readonly asking: MailsService,
  ) {}

  @Get()
  @Allow('billing:manage')
  @Answers(StatementMailsAnswer)
  @ApiOperation({ summary: 'List the statements that a customer was sent, the newest first' })
  listStatementMails(@PathId() id: number) {
    return this.queries.ofCustomer(id);
  }

  @Post()
  @Allow('billing:manage')
  @Answers(StatementMailsAnswer, 201)
  @ApiOperation({
    summary: 'Send a statement of account by e-mail',
    description:
      'Answers at once; the e-mail is sent after the commit, as those of invoices are. 409 with `mail_not_set_up` or `no_recipient`.',
  })
  sendStatementMail(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: StatementMailDto,
  ) {
    return this.asking.askStatement(actor, id, body);
  }
}
