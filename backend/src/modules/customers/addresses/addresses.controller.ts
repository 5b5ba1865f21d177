import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { AnswersList } from '../../../http/answers/answers';
import { AddressSuggestion } from './address.schema';
import { SuggestAddressesService } from './suggest-addresses.service';
import { AddressSuggestQueryDto } from './address.dto';

@ApiTags('Addresses')
@Controller('addresses')
export class AddressesController {
  constructor(private readonly suggestions: SuggestAddressesService) {}

  @Get('suggest')
  @Allow('addresses:suggest')
  @AnswersList(AddressSuggestion, 'At most eight; none for fewer than two characters.')
  @ApiOperation({
    summary: 'Suggest addresses during typing',
    description: 'Addresses used before come first, then places in Canada.',
  })
  suggestAddresses(@Query() query: AddressSuggestQueryDto) {
    return this.suggestions.suggest(query.q);
  }
}
