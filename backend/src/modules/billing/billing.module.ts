import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module';
import { BillingSummaryQueries } from './billing-summary.queries';
import { BillingController } from './billing.controller';
import { ChangeBillingService } from './change-billing.service';

@Module({
  imports: [JobsModule],
  controllers: [BillingController],
  providers: [BillingSummaryQueries, ChangeBillingService],
})
export class BillingModule {}
