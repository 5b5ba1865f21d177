import { Module } from '@nestjs/common';
import { RenamedWords } from '../../../base/renames/renamed-words';
import { RenamesModule } from '../../../base/renames/renames.module';
import { InvoiceWords } from './invoice-words';

@Module({ imports: [RenamesModule], providers: [InvoiceWords], exports: [InvoiceWords] })
export class InvoiceWordsModule {
  constructor(renamed: RenamedWords, words: InvoiceWords) {
    renamed.follow('invoices', (...part) => words.refreshPart(...part));
  }
}
