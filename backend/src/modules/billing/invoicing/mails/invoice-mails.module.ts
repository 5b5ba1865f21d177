import { Module } from '@nestjs/common';
import { ActivityModule } from '../../../base/activity/activity.module';
import { BillOfLadingModule } from '../../../drivers/bill-of-lading/bill-of-lading.module';
import { CompanyModule } from '../../../base/company/company.module';
import { InvoicePapersModule } from '../invoice-papers/invoice-papers.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { AskForMailService } from './ask-for-mail.service';
import { AskForStatementService } from './ask-for-statement.service';
import { InvoiceMailHandler } from './invoice-mail.handler';
import { InvoiceMailQueries } from './invoice-mail.queries';
import { InvoiceMailsController } from './invoice-mails.controller';
import { MailActivity } from './mail-activity';
import { MailBouncesController } from './mail-bounces.controller';
import { MailRequests } from './mail-requests';
import { MailQueries } from './mail.queries';
import { MarkSentService } from './mark-sent.service';
import { Reminders } from './reminders';
import { StatementMailHandler } from './statement-mail.handler';
import { StatementMailQueries } from './statement-mail.queries';
import { StatementMailsController } from './statement-mails.controller';

@Module({
  imports: [ActivityModule, BillOfLadingModule, CompanyModule, InvoicePapersModule, InvoicesModule],
  controllers: [InvoiceMailsController, MailBouncesController, StatementMailsController],
  providers: [
    AskForMailService,
    AskForStatementService,
    InvoiceMailHandler,
    InvoiceMailQueries,
    MailActivity,
    MailQueries,
    MailRequests,
    MarkSentService,
    Reminders,
    StatementMailHandler,
    StatementMailQueries,
  ],
})
export class InvoiceMailsModule {}
