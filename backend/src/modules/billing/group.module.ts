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
 * Money. This folder has tax quotes, the billing summary, and the marks of a job's report and billing. `invoicing` has
 * the rest:
 *
 * - `books`: exports for bookkeeping, and closed periods
 * - `charges`: charges of jobs, and the price list
 * - `invoice-papers`, `invoice-words`, `mails`: PDFs, search words and e-mails
 * - `invoices`: drafts, invoices and credit notes
 * - `leaks`: money at risk
 * - `payments`, `terms`: payments and receivables, and what is agreed with a customer
 *
 * The price of a job belongs to `jobs`. Rules of tax and amounts are in `domain`.
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
