import { Module } from '@nestjs/common';
import { InvoiceWords } from './invoice-words';

/** Stands alone, so that whatever changes names can keep the words of invoices in step. */
@Module({ providers: [InvoiceWords], exports: [InvoiceWords] })
export class InvoiceWordsModule {}
