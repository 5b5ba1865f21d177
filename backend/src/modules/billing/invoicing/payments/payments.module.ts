import { Module } from '@nestjs/common';
import { ActivityModule } from '../../../base/activity/activity.module';
import { BooksModule } from '../books/books.module';
import { AllocatePaymentService } from './allocate-payment.service';
import { PaymentActivity } from './payment-activity';
import { PaymentQueries } from './payment.queries';
import { PaymentRepository } from './payment.repository';
import { ReceivableQueries } from './receivable.queries';
import { TakePaymentService } from './take-payment.service';
import { UndoPaymentService } from './undo-payment.service';
import { PaymentsController } from './payments.controller';

@Module({
  imports: [ActivityModule, BooksModule],
  controllers: [PaymentsController],
  providers: [
    AllocatePaymentService,
    PaymentActivity,
    PaymentQueries,
    PaymentRepository,
    ReceivableQueries,
    TakePaymentService,
    UndoPaymentService,
  ],
  exports: [ReceivableQueries],
})
export class PaymentsModule {}
