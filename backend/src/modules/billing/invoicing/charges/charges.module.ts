import { Module } from '@nestjs/common';
import { ChangeChargesService } from './change-charges.service';
import { ChangePriceListService } from './change-price-list.service';
import { ChargeQueries } from './charge.queries';
import { ChargesController } from './charges.controller';
import { PriceListController } from './price-list.controller';
import { PriceListQueries } from './price-list.queries';
import { PriceListRepository } from './price-list.repository';

@Module({
  controllers: [PriceListController, ChargesController],
  providers: [
    ChangeChargesService,
    ChangePriceListService,
    ChargeQueries,
    PriceListQueries,
    PriceListRepository,
  ],
})
export class ChargesModule {}
