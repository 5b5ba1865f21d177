import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersList, AnswersNothing } from '../../../http/answers/answers';
import { KeepsNoAnswer } from '../../../http/idempotency/keeps-no-answer';
import { PathId } from '../../../http/input/path-id';
import { TokensService } from './tokens.service';
import { TokenQueries } from './token.queries';
import { NewTokenAnswer, TokenAnswer } from './token.schema';
import { NewTokenDto } from './token.dto';

/** Tokens for a user's own programs. */
@ApiTags('Tokens')
@Controller('tokens')
export class TokensController {
  constructor(
    private readonly queries: TokenQueries,
    private readonly tokens: TokensService,
  ) {}

  @Get()
  @Allow('tokens:own')
  @AnswersList(TokenAnswer, 'At most fifty valid ones, the first to expire first.')
  @ApiOperation({
    summary: 'List your tokens',
    description: 'Those that expired stay for 30 days; revoked ones are not shown.',
  })
  listOwnTokens(@CurrentActor() actor: Actor) {
    return this.queries.listOf(actor.userId);
  }

  @Post()
  @Allow('tokens:own')
  @KeepsNoAnswer()
  @Answers(NewTokenAnswer, 201, 'Created. The secret is shown only now.')
  @ApiOperation({
    summary: 'Make a token of yours',
    description:
      'Needs a confirmation first: 409 `confirmation_needed`. It does what its scopes say, and never more than your role allows at that moment. It ends with your account. The secret is stored nowhere, so a repeated request makes another token.',
  })
  makeOwnToken(@CurrentActor() actor: Actor, @Body() body: NewTokenDto) {
    return this.tokens.makeOwn(actor, body);
  }

  @Delete(':id')
  @Allow('tokens:own')
  @AnswersNothing('It is refused from now on.')
  @ApiOperation({ summary: 'Revoke a token of yours' })
  revokeOwnToken(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.tokens.revokeOwn(actor, id);
  }
}
