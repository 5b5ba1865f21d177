import { Module } from '@nestjs/common';
import { ActivityModule } from '../activity/activity.module';
import { InvoiceWordsModule } from '../invoicing/invoice-words/invoice-words.module';
import { JobWordsModule } from '../jobs/words/job-words.module';
import { BlacklistQueries } from './blacklist.queries';
import { CreateCustomerService } from './create-customer.service';
import { CustomerChanges } from './customer-changes';
import { CustomerListQueries } from './customer-list.queries';
import { CustomerQueries } from './customer.queries';
import { CustomerRepository } from './customer.repository';
import { FoundCustomersQueries } from './found-customers.queries';
import { CustomersController } from './customers.controller';
import { DeleteCustomerService } from './delete-customer.service';
import { UpdateCustomerService } from './update-customer.service';
import { UpsertCustomerService } from './upsert-customer.service';

@Module({
  imports: [ActivityModule, InvoiceWordsModule, JobWordsModule],
  controllers: [CustomersController],
  providers: [
    BlacklistQueries,
    CreateCustomerService,
    CustomerChanges,
    CustomerListQueries,
    CustomerQueries,
    CustomerRepository,
    DeleteCustomerService,
    FoundCustomersQueries,
    UpdateCustomerService,
    UpsertCustomerService,
  ],
  exports: [CreateCustomerService, CustomerRepository, DeleteCustomerService],
})
export class CustomersModule {}
