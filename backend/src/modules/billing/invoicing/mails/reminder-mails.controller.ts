import { Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers } from '../../../../http/answers/answers';
import { PathId } from '../../../../http/input/path-id';
import { RemindersAnswer } from './mail.schema';
import { RemindCustomerService } from './remind-customer.service';

@ApiTags('Payments')
@Controller('customers/:id/reminder-mails')
export class ReminderMailsController {
  constructor(private readonly reminding: RemindCustomerService) {}

  @Post()
  @Allow('billing:manage')
  @Answers(RemindersAnswer, 201)
  @ApiOperation({
    summary: 'Remind a customer of all overdue invoices by e-mail',
    description:
      'Skips invoices that already had a reminder today, in company time. Answers at once; the e-mails are sent after the commit. 409 with `mail_not_set_up` or `no_recipient`.',
  })
  sendReminderMails(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.reminding.remind(actor, id);
  }
}
