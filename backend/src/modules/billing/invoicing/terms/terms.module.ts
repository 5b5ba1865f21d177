import { Module } from '@nestjs/common';
import { ChangeCustomerBillingService } from './change-customer-billing.service';
import { CustomerBillingController } from './customer-billing.controller';
import { CustomerBillingQueries } from './customer-billing.queries';

@Module({
  controllers: [CustomerBillingController],
  providers: [ChangeCustomerBillingService, CustomerBillingQueries],
})
export class TermsModule {}
