import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { CurrentActor, type Actor } from '../../../http/access/actor';
import { Answers, AnswersList, AnswersNothing } from '../../../http/answers/answers';
import { IfMatch } from '../../../http/answers/entity-tag';
import { PathId } from '../../../http/input/path-id';
import { SavedViewAnswer } from './saved-view.schema';
import { SavedViewsService } from './saved-views.service';
import { NewSavedViewDto, SavedViewChangesDto } from './saved-view.dto';

@ApiTags('Saved views')
@Controller('saved-views')
export class SavedViewsController {
  constructor(private readonly views: SavedViewsService) {}

  @Get()
  @Allow('views:save')
  @AnswersList(SavedViewAnswer, 'At most fifty, by name.')
  @ApiOperation({ summary: 'List your saved views' })
  listSavedViews(@CurrentActor() actor: Actor) {
    return this.views.list(actor.userId);
  }

  @Post()
  @Allow('views:save')
  @Answers(SavedViewAnswer, 201)
  @ApiOperation({
    summary: 'Save a view of a list',
    description: 'Only you see it. Names are unique within a list, whatever their case.',
  })
  saveView(@CurrentActor() actor: Actor, @Body() body: NewSavedViewDto) {
    return this.views.save(actor, body);
  }

  @Put(':id')
  @Allow('views:save')
  @Answers(SavedViewAnswer)
  @ApiOperation({ summary: 'Rename a view of yours, or change what it shows' })
  changeSavedView(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: SavedViewChangesDto,
    @IfMatch() version: number | null,
  ) {
    return this.views.change(actor, { id, version }, body);
  }

  @Delete(':id')
  @Allow('views:save')
  @AnswersNothing('It is gone.')
  @ApiOperation({ summary: 'Delete a view of yours' })
  deleteSavedView(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.views.delete(actor, { id, version });
  }
}
