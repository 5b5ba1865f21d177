import { Module } from '@nestjs/common';
import { BillingModule } from './billing.module';
import { BooksModule } from './invoicing/books/books.module';
import { ChargesModule } from './invoicing/charges/charges.module';
import { InvoicePapersModule } from './invoicing/invoice-papers/invoice-papers.module';
import { InvoicesModule } from './invoicing/invoices/invoices.module';
import { MoneyLeaksModule } from './invoicing/leaks/money-leaks.module';
import { InvoiceMailsModule } from './invoicing/mails/invoice-mails.module';
import { PaymentsModule } from './invoicing/payments/payments.module';
import { TermsModule } from './invoicing/terms/terms.module';

/**
 * Money: whether a job's billing is complete, and tax quotes (this folder), and `invoicing`: charges and the price
 * list, drafts, invoices and credit notes, their PDFs and e-mails, payments, terms, closed periods, and money at risk.
 *
 * Rules of tax and amounts are in `domain/`. Presenters decide who sees prices.
 */
@Module({
  imports: [
    BillingModule,
    BooksModule,
    ChargesModule,
    InvoiceMailsModule,
    InvoicePapersModule,
    InvoicesModule,
    MoneyLeaksModule,
    PaymentsModule,
    TermsModule,
  ],
})
export class BillingGroup {}
