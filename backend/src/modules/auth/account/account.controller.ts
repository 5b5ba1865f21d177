import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Clock } from '../../../config/clock';
import { Allow } from '../../../http/access/access';
import { CurrentActor, type Actor } from '../../../http/access/actor';
import { AnswersError, AnswersList, AnswersNothing } from '../../../http/answers/answers';
import { KnowsRepeats } from '../../../http/idempotency/keeps-no-answer';
import { PathId } from '../../../http/input/path-id';
import { guessOriginOf } from '../throttle/guess-origin';
import { SessionAnswer } from '../auth.schema';
import { OwnAccountService } from './own-account.service';
import { EndSessionsService } from '../sessions/end-sessions.service';
import { SessionQueries } from '../sessions/session.queries';
import { NewPasswordDto } from '../auth.dto';

/** A user's own account, for every role. */
@ApiTags('Sign-in')
@Controller('auth')
export class AccountController {
  constructor(
    private readonly password: OwnAccountService,
    private readonly sessions: SessionQueries,
    private readonly ending: EndSessionsService,
    private readonly clock: Clock,
  ) {}

  @Post('password')
  @HttpCode(204)
  @Allow('session')
  @KnowsRepeats()
  @AnswersNothing('The new password is in force; every other session of the person has ended.')
  @AnswersError(429, 'Too many failures of late; `Retry-After` says when to try again.')
  @ApiOperation({
    summary: 'Change the password of the signed-in person',
    description:
      'Asks for the present password; a wrong one answers 400 `wrong_password` on `currentPassword`, and counts like a refused sign-in. So does a repeat after the password was changed: it is a request of its own, also with an `Idempotency-Key`.',
  })
  changePassword(
    @CurrentActor() actor: Actor,
    @Body() { currentPassword, newPassword, endTokens }: NewPasswordDto,
    @Req() request: FastifyRequest,
  ) {
    return this.password.changePassword(actor, {
      ...{ currentPassword, newPassword, endTokens, ...guessOriginOf(request) },
    });
  }

  @Get('sessions')
  @Allow('session')
  @AnswersList(SessionAnswer, 'The current session, then the others, the last used first.')
  @ApiOperation({
    summary: 'List the sessions of the signed-in person',
    description: 'Current sessions; at most the hundred used last.',
  })
  listSessions(@CurrentActor() actor: Actor) {
    return this.sessions.liveOf(actor, this.clock.now());
  }

  @Delete('sessions/:id')
  @Allow('session')
  @AnswersNothing('That session has ended, everywhere.')
  @ApiOperation({ summary: 'End one session of the signed-in person' })
  endSession(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.ending.endOne(actor, id);
  }

  @Delete('sessions')
  @Allow('session')
  @AnswersNothing('All other sessions have ended, on every device.')
  @ApiOperation({
    summary: 'End all other sessions of the signed-in person',
    description: 'Ends their tokens, links for new passwords and remembered devices as well.',
  })
  endOtherSessions(@CurrentActor() actor: Actor) {
    return this.ending.endOthers(actor);
  }
}
