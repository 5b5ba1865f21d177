import { dto } from '../../../../http/input/dto';
import { NewPriceListItemBody, PriceListItemChangesBody } from './price-list.schema';

export class NewPriceListItemDto extends dto(NewPriceListItemBody) {}
export class PriceListItemChangesDto extends dto(PriceListItemChangesBody) {}
