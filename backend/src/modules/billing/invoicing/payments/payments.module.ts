import { Module } from '@nestjs/common';
import { BooksModule } from '../books/books.module';
import { PaymentQueries } from './payment.queries';
import { PaymentRepository } from './payment.repository';
import { PaymentsService } from './payments.service';
import { ReceivableQueries } from './receivable.queries';
import { PaymentsController } from './payments.controller';

@Module({
  imports: [BooksModule],
  controllers: [PaymentsController],
  providers: [PaymentQueries, PaymentRepository, PaymentsService, ReceivableQueries],
  exports: [ReceivableQueries],
})
export class PaymentsModule {}
