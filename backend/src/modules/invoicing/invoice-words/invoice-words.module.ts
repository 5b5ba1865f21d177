import { Module } from '@nestjs/common';
import { InvoiceWords } from './invoice-words';

/** A module without other imports, so that any module that changes names can update the invoices' words. */
@Module({ providers: [InvoiceWords], exports: [InvoiceWords] })
export class InvoiceWordsModule {}
