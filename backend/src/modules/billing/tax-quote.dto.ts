import { dto } from '../../http/input/dto';
import { TaxQuoteBody } from './tax-quote.schema';

export class TaxQuoteDto extends dto(TaxQuoteBody) {}
