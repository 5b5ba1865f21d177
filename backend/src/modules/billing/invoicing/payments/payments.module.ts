import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { InvoicesModule } from '../invoices/invoices.module';
import { UndeliveredMailsModule } from '../mails/undelivered-mails.module';
import { PaymentActivity } from './payment-activity';
import { PaymentQueries } from './payment.queries';
import { PaymentRepository } from './payment.repository';
import { PaymentsService } from './payments.service';
import { ReceivableQueries } from './receivable.queries';
import { PaymentsController } from './payments.controller';
import { WriteOffService } from './write-off.service';
import { WriteOffsController } from './write-offs.controller';

@Module({
  imports: [BooksModule, InvoicesModule, UndeliveredMailsModule],
  controllers: [PaymentsController, WriteOffsController],
  providers: [
    PaymentActivity,
    PaymentQueries,
    PaymentRepository,
    PaymentsService,
    ReceivableQueries,
    WriteOffService,
  ],
  exports: [ReceivableQueries],
})
export class PaymentsModule {}
