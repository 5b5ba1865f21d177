import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersList, AnswersNothing, AnswersPages } from '../../../http/answers/answers';
import { KeepsNoAnswer } from '../../../http/idempotency/keeps-no-answer';
import { PathId } from '../../../http/input/path-id';
import { TokensService } from './tokens.service';
import { ServiceAccountQueries } from './service-account.queries';
import { ServiceAccounts } from './service-accounts.service';
import { TokenQueries } from './token.queries';
import { NewTokenAnswer, ServiceAccountAnswer, TokenAnswer } from './token.schema';
import { NewServiceAccountDto, NewTokenDto, TokensQueryDto } from './token.dto';

/** Service accounts, and the tokens of all users. */
@ApiTags('Tokens')
@Controller('admin')
export class AdminTokensController {
  constructor(
    private readonly queries: TokenQueries,
    private readonly accounts: ServiceAccountQueries,
    private readonly keeping: ServiceAccounts,
    private readonly tokens: TokensService,
  ) {}

  @Get('tokens')
  @Allow('tokens:manage')
  @AnswersPages(TokenAnswer)
  @ApiOperation({ summary: 'List the tokens of all users, the first to expire first' })
  listAllTokens(@Query() query: TokensQueryDto) {
    return this.queries.list(query);
  }

  @Delete('tokens/:id')
  @Allow('tokens:manage')
  @AnswersNothing('It is refused from now on.')
  @ApiOperation({ summary: 'Revoke any token' })
  revokeToken(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.tokens.revoke(actor, id);
  }

  @Get('service-accounts')
  @Allow('tokens:manage')
  @AnswersList(ServiceAccountAnswer, 'At most a hundred, by name.')
  @ApiOperation({ summary: 'List service accounts' })
  listServiceAccounts() {
    return this.accounts.list();
  }

  @Post('service-accounts')
  @Allow('tokens:manage')
  @Answers(ServiceAccountAnswer, 201)
  @ApiOperation({
    summary: 'Add a service account',
    description:
      'Asks who you are first: 409 `confirmation_needed`. A program that acts in its own name, by its tokens alone: signing in as one is impossible.',
  })
  addServiceAccount(@CurrentActor() actor: Actor, @Body() { name }: NewServiceAccountDto) {
    return this.keeping.add(actor, name);
  }

  @Delete('service-accounts/:id')
  @Allow('tokens:manage')
  @AnswersNothing('Its tokens are refused from now on; the history keeps its name.')
  @ApiOperation({ summary: 'Delete a service account with its tokens' })
  deleteServiceAccount(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.keeping.remove(actor, id);
  }

  @Post('service-accounts/:id/tokens')
  @Allow('tokens:manage')
  @KeepsNoAnswer()
  @Answers(NewTokenAnswer, 201, 'Created. The secret is shown only now.')
  @ApiOperation({
    summary: 'Make a token of a service account',
    description:
      'Needs a confirmation first: 409 `confirmation_needed`. The secret is stored nowhere, so a repeated request makes another token.',
  })
  makeServiceToken(@CurrentActor() actor: Actor, @PathId() id: number, @Body() body: NewTokenDto) {
    return this.tokens.makeFor(actor, id, body);
  }
}
