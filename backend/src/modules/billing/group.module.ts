import { Module } from '@nestjs/common';
import { BillOfLadingModule } from '../drivers/bill-of-lading/bill-of-lading.module';
import { JobsModule } from '../jobs/jobs.module';
import { BillingController } from './billing.controller';
import { BillingService } from './billing.service';
import { BooksModule } from './invoicing/books/books.module';
import { ChangeChargesService } from './invoicing/charges/change-charges.service';
import { ChargeQueries } from './invoicing/charges/charge.queries';
import { ChargesController } from './invoicing/charges/charges.controller';
import { PriceListController } from './invoicing/charges/price-list.controller';
import { PriceListService } from './invoicing/charges/price-list.service';
import { CollectionNotesController } from './invoicing/collections/collection-notes.controller';
import { CollectionNotesService } from './invoicing/collections/collection-notes.service';
import { InvoicePapersModule } from './invoicing/invoice-papers/invoice-papers.module';
import { InvoicesModule } from './invoicing/invoices/invoices.module';
import { MoneyLeakQueries } from './invoicing/leaks/money-leak.queries';
import { MoneyLeaksController } from './invoicing/leaks/money-leaks.controller';
import { InvoiceMailHandler } from './invoicing/mails/invoice-mail.handler';
import { InvoiceMailsController } from './invoicing/mails/invoice-mails.controller';
import { MailActivity } from './invoicing/mails/mail-activity';
import { MailBouncesController } from './invoicing/mails/mail-bounces.controller';
import { MailQueries } from './invoicing/mails/mail.queries';
import { MailsService } from './invoicing/mails/mails.service';
import { RemindCustomerService } from './invoicing/mails/remind-customer.service';
import { ReminderMailsController } from './invoicing/mails/reminder-mails.controller';
import { Reminders } from './invoicing/mails/reminders';
import { StatementMailHandler } from './invoicing/mails/statement-mail.handler';
import { StatementMailsController } from './invoicing/mails/statement-mails.controller';
import { UndeliveredMailsModule } from './invoicing/mails/undelivered-mails.module';
import { PaymentsModule } from './invoicing/payments/payments.module';
import { ChangeCustomerBillingService } from './invoicing/terms/change-customer-billing.service';
import { CustomerBillingController } from './invoicing/terms/customer-billing.controller';
import { CustomerBillingQueries } from './invoicing/terms/customer-billing.queries';
import { TaxQuotesController } from './tax-quotes.controller';

/**
 * Money. This folder has tax quotes, the billing summary, and the marks of a job's report and billing. `invoicing` has
 * the rest:
 *
 * - `books`: exports for bookkeeping, and closed periods
 * - `charges`: charges of jobs, and the price list
 * - `collections`: notes on unpaid balances, and promises to pay
 * - `invoice-papers`, `invoice-words`, `mails`: PDFs, search words and e-mails
 * - `invoices`: drafts, invoices and credit notes
 * - `leaks`: money at risk
 * - `payments`, `terms`: payments and receivables, and what is agreed with a customer
 *
 * The price of a job belongs to `jobs`. Rules of tax and amounts are in `domain`.
 */
@Module({
  imports: [
    BooksModule,
    InvoicePapersModule,
    InvoicesModule,
    PaymentsModule,
    JobsModule,
    BillOfLadingModule,
    UndeliveredMailsModule,
  ],
  controllers: [
    BillingController,
    TaxQuotesController,
    PriceListController,
    ChargesController,
    CollectionNotesController,
    MoneyLeaksController,
    CustomerBillingController,
    InvoiceMailsController,
    MailBouncesController,
    ReminderMailsController,
    StatementMailsController,
  ],
  providers: [
    MailsService,
    BillingService,
    ChangeChargesService,
    ChangeCustomerBillingService,
    CollectionNotesService,
    PriceListService,
    ChargeQueries,
    CustomerBillingQueries,
    InvoiceMailHandler,
    MailActivity,
    MailQueries,
    MoneyLeakQueries,
    RemindCustomerService,
    Reminders,
    StatementMailHandler,
  ],
})
export class BillingGroup {}
