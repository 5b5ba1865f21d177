import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersList, AnswersNothing } from '../../../../http/answers/answers';
import { IfMatch } from '../../../../http/answers/entity-tag';
import { PathId } from '../../../../http/input/path-id';
import { PriceListService } from './price-list.service';
import { PriceListItemAnswer } from './price-list.schema';
import { NewPriceListItemDto, PriceListItemChangesDto } from './price-list.dto';

@ApiTags('Price list')
@Controller('price-list')
export class PriceListController {
  constructor(private readonly priceList: PriceListService) {}

  @Get()
  @Allow('billing:manage')
  @AnswersList(PriceListItemAnswer, 'The items, by their English names.')
  @ApiOperation({ summary: 'List the price list' })
  listPriceList() {
    return this.priceList.list();
  }

  @Post()
  @Allow('price-list:manage')
  @Answers(PriceListItemAnswer, 201)
  @ApiOperation({ summary: 'Add an item to the price list' })
  addPriceListItem(@CurrentActor() actor: Actor, @Body() body: NewPriceListItemDto) {
    return this.priceList.add(actor, body);
  }

  @Put(':id')
  @Allow('price-list:manage')
  @Answers(PriceListItemAnswer)
  @ApiOperation({
    summary: 'Change an item of the price list',
    description:
      'Fields that are left out stay; another unit needs its price. Charges that were made of it stay as they are.',
  })
  changePriceListItem(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: PriceListItemChangesDto,
    @IfMatch() version: number | null,
  ) {
    return this.priceList.change(actor, { id, version }, body);
  }

  @Delete(':id')
  @Allow('price-list:manage')
  @AnswersNothing('The list no longer contains it.')
  @ApiOperation({
    summary: 'Remove an item from the price list',
    description: 'Charges that were made of it stay as they are.',
  })
  removePriceListItem(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.priceList.remove(actor, { id, version });
  }
}
