import { Module } from '@nestjs/common';
import { PapersModule } from '../../../../papers/papers.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { InvoicePapersController } from './invoice-papers.controller';
import { InvoiceSources } from './invoice-sources';
import { InvoicePdfStore } from './invoice-pdf-store';
import { PrintWhenIssued } from './print-when-issued';
import { PaymentsModule } from '../payments/payments.module';
import { ReadInvoicePaperService } from './read-invoice-paper.service';
import { ReadStatementService } from './read-statement.service';
import { StatementQueries } from './statement.queries';
import { StatementsController } from './statements.controller';

@Module({
  imports: [InvoicesModule, PapersModule, PaymentsModule],
  controllers: [InvoicePapersController, StatementsController],
  providers: [
    ReadInvoicePaperService,
    InvoiceSources,
    InvoicePdfStore,
    PrintWhenIssued,
    ReadStatementService,
    StatementQueries,
  ],
  exports: [ReadInvoicePaperService, ReadStatementService],
})
export class InvoicePapersModule {}
