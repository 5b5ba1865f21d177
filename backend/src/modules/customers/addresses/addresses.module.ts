import { Module } from '@nestjs/common';
import { AddressesController } from './addresses.controller';
import { SuggestAddressesService } from './suggest-addresses.service';
import { UsedAddressQueries } from './used-address.queries';

@Module({
  controllers: [AddressesController],
  providers: [SuggestAddressesService, UsedAddressQueries],
})
export class AddressesModule {}
