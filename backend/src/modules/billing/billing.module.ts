import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module';
import { BillingSummaryQueries } from './billing-summary.queries';
import { BillingController } from './billing.controller';
import { ChangeBillingService } from './change-billing.service';
import { TaxQuotesController } from './tax-quotes.controller';

@Module({
  imports: [JobsModule],
  controllers: [BillingController, TaxQuotesController],
  providers: [BillingSummaryQueries, ChangeBillingService],
})
export class BillingModule {}
