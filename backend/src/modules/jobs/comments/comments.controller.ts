import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersList, AnswersNothing } from '../../../http/answers/answers';
import { PathId } from '../../../http/input/path-id';
import { NewCommentDto } from './comment.dto';
import { CommentAnswer } from './comment.schema';
import { CommentsService } from './comments.service';

@ApiTags('Jobs')
@Controller('jobs')
export class CommentsController {
  constructor(private readonly comments: CommentsService) {}

  @Get(':id/comments')
  @Allow('jobs:read')
  @AnswersList(CommentAnswer, 'Oldest first.')
  @ApiOperation({ summary: "List the office's comments on the job" })
  listJobComments(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.comments.list(actor, id);
  }

  @Post(':id/comments')
  @Allow('jobs:comment')
  @Answers(CommentAnswer, 201)
  @ApiOperation({ summary: 'Comment on the job' })
  addJobComment(@CurrentActor() actor: Actor, @PathId() id: number, @Body() body: NewCommentDto) {
    return this.comments.add(actor, id, body.text);
  }

  @Delete(':id/comments/:commentId')
  @Allow('jobs:comment')
  @AnswersNothing('It is gone.')
  @ApiOperation({
    summary: 'Delete a comment',
    description: 'Your own; an admin may delete those of others.',
  })
  deleteJobComment(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('commentId') commentId: number,
  ) {
    return this.comments.delete(actor, id, commentId);
  }
}
