import { Module } from '@nestjs/common';
import { BillOfLadingModule } from '../../../drivers/bill-of-lading/bill-of-lading.module';
import { InvoicePapersModule } from '../invoice-papers/invoice-papers.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { InvoiceMailHandler } from './invoice-mail.handler';
import { InvoiceMailsController } from './invoice-mails.controller';
import { MailActivity } from './mail-activity';
import { MailBouncesController } from './mail-bounces.controller';
import { AskForMailService } from './ask-for-mail.service';
import { MarkSentService } from './mark-sent.service';
import { Reminders } from './reminders';
import { StatementMailHandler } from './statement-mail.handler';
import { MailQueries } from './mail.queries';
import { StatementMailsController } from './statement-mails.controller';

@Module({
  imports: [BillOfLadingModule, InvoicePapersModule, InvoicesModule],
  controllers: [InvoiceMailsController, MailBouncesController, StatementMailsController],
  providers: [
    AskForMailService,
    InvoiceMailHandler,
    MailQueries,
    MailActivity,
    MarkSentService,
    Reminders,
    StatementMailHandler,
  ],
})
export class InvoiceMailsModule {}
