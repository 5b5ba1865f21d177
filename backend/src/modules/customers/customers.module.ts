import { Module } from '@nestjs/common';
import { ActivityModule } from '../base/activity/activity.module';
import { RenamesModule } from '../base/renames/renames.module';
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
  imports: [ActivityModule, RenamesModule],
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
