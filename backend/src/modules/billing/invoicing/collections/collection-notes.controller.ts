import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersNothing, AnswersPages } from '../../../../http/answers/answers';
import { PathId } from '../../../../http/input/path-id';
import { CollectionNotesQueryDto, NewCollectionNoteDto } from './collection-note.dto';
import { CollectionNoteAnswer } from './collection-note.schema';
import { CollectionNotesService } from './collection-notes.service';

@ApiTags('Payments')
@Controller('customers/:id/collection-notes')
export class CollectionNotesController {
  constructor(private readonly notes: CollectionNotesService) {}

  @Get()
  @Allow('billing:manage')
  @AnswersPages(CollectionNoteAnswer, 'A page, newest first, of 50 unless given.')
  @ApiOperation({ summary: 'List the notes on a customer’s unpaid balance' })
  listCollectionNotes(@PathId() id: number, @Query() query: CollectionNotesQueryDto) {
    return this.notes.list(id, query);
  }

  @Post()
  @Allow('billing:manage')
  @Answers(CollectionNoteAnswer, 201)
  @ApiOperation({
    summary: 'Note what a customer said about an unpaid balance',
    description:
      'The receivables show the last note, and the last promise to pay until it is paid.',
  })
  addCollectionNote(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: NewCollectionNoteDto,
  ) {
    return this.notes.add(actor, id, body);
  }

  @Delete(':noteId')
  @Allow('billing:manage')
  @AnswersNothing('It is gone.')
  @ApiOperation({
    summary: 'Delete a note',
    description: 'Users delete their own notes; admins delete any.',
  })
  deleteCollectionNote(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('noteId') noteId: number,
  ) {
    return this.notes.delete(actor, id, noteId);
  }
}
