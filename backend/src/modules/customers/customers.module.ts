import { Module } from '@nestjs/common';
import { CustomerListQueries } from './customer-list.queries';
import { CustomerQueries } from './customer.queries';
import { CustomerRepository } from './customer.repository';
import { FoundCustomersQueries } from './found-customers.queries';
import { CustomersController } from './customers.controller';
import { CustomersService } from './customers.service';

@Module({
  controllers: [CustomersController],
  providers: [
    CustomerQueries,
    CustomersService,
    CustomerListQueries,
    CustomerRepository,
    FoundCustomersQueries,
  ],
  exports: [CustomersService, CustomerRepository],
})
export class CustomersModule {}
