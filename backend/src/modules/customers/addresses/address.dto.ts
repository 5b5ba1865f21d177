import { dto } from '../../../http/input/dto';
import { AddressSuggestQuery } from './address.schema';

export class AddressSuggestQueryDto extends dto(AddressSuggestQuery) {}
