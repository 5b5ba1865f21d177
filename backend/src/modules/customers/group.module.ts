import { Module } from '@nestjs/common';
import { AddressesModule } from './addresses/addresses.module';
import { CustomerNoticesModule } from './customer-mails/customer-notices.module';
import { CustomersModule } from './customers.module';
import { TrackingModule } from './tracking/tracking.module';

/**
 * Customers: their records (this folder), saved `addresses`, e-mails about their jobs (`customer-mails`), and the
 * public page that follows a job (`tracking`).
 *
 * Payments, invoices and their e-mails belong to `billing`.
 */
@Module({
  imports: [AddressesModule, CustomerNoticesModule, CustomersModule, TrackingModule],
})
export class CustomersGroup {}
