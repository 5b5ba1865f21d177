import { Module } from '@nestjs/common';
import { InvoiceWordsModule } from '../invoicing/invoice-words/invoice-words.module';
import { JobWordsModule } from '../jobs/words/job-words.module';
import { RenamedWords } from './renamed-words';

@Module({
  imports: [InvoiceWordsModule, JobWordsModule],
  providers: [RenamedWords],
  exports: [RenamedWords],
})
export class RenamesModule {}
