import { Module } from '@nestjs/common';
import { RenamedWords } from '../../../base/renames/renamed-words';
import { InvoiceWords } from './invoice-words';

@Module({ providers: [InvoiceWords], exports: [InvoiceWords] })
export class InvoiceWordsModule {
  constructor(renamed: RenamedWords, words: InvoiceWords) {
    renamed.follow('invoices', (...part) => words.refreshPart(...part));
  }
}
