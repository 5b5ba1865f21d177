import { Module } from '@nestjs/common';
import { AddressesController } from './addresses/addresses.controller';
import { SuggestAddressesService } from './addresses/suggest-addresses.service';
import { UsedAddressQueries } from './addresses/used-address.queries';
import { CustomerMailsModule } from './customer-mails/customer-mails.module';
import { CustomersModule } from './customers.module';
import { TrackingModule } from './tracking/tracking.module';

/**
 * Customers. This folder has their records and the blacklist.
 *
 * - `addresses`: suggested addresses
 * - `customer-mails`: e-mails about their jobs
 * - `tracking`: the public page that follows a job, and its links
 *
 * Terms of payment, and e-mails with invoices, belong to `billing`.
 */
@Module({
  imports: [CustomerMailsModule, CustomersModule, TrackingModule],
  controllers: [AddressesController],
  providers: [SuggestAddressesService, UsedAddressQueries],
})
export class CustomersGroup {}
