import { Module } from '@nestjs/common';
import { ActivityModule } from '../../../base/activity/activity.module';
import { ChangeCustomerBillingService } from './change-customer-billing.service';
import { CustomerBillingController } from './customer-billing.controller';
import { CustomerBillingQueries } from './customer-billing.queries';

@Module({
  imports: [ActivityModule],
  controllers: [CustomerBillingController],
  providers: [ChangeCustomerBillingService, CustomerBillingQueries],
})
export class TermsModule {}
