import { Body, Controller, Delete, Get, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Allow } from '../../../http/access/access';
import { CurrentActor, type Actor } from '../../../http/access/actor';
import { Answers, AnswersError, AnswersNothing } from '../../../http/answers/answers';
import { KeepsNoAnswer } from '../../../http/idempotency/keeps-no-answer';
import { PathId } from '../../../http/input/path-id';
import { deviceTokenOf } from '../factors/device-cookie';
import { AppSecretAnswer } from '../factors/factor.schema';
import { CONFIRM_FIRST } from './confirmation.controller';
import { OwnFactorsService } from './own-factors.service';
import { OwnFactorsQueries } from './own-factors.queries';
import { OwnFactorsAnswer, RecoveryCodesAnswer } from './second-factor.schema';
import { AppCodeDto } from './second-factor.dto';

/** The signed-in user's second factor. */
@ApiTags('Sign-in')
@Controller('auth')
export class OwnFactorsController {
  constructor(
    private readonly queries: OwnFactorsQueries,
    private readonly factors: OwnFactorsService,
  ) {}

  @Get('second-factor')
  @Allow('session')
  @Answers(OwnFactorsAnswer)
  @ApiOperation({ summary: 'Get the second factors of the signed-in person' })
  getOwnFactors(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    return this.queries.own(actor, deviceTokenOf(request));
  }

  @Post('second-factor/app')
  @HttpCode(200)
  @Allow('session')
  @KeepsNoAnswer()
  @Answers(AppSecretAnswer)
  @ApiOperation({
    summary: 'Begin to set up an authenticator app',
    description: `${CONFIRM_FIRST} The app counts once it has shown a first code.`,
  })
  beginApp(@CurrentActor() actor: Actor) {
    return this.factors.begin(actor);
  }

  @Post('second-factor/app/confirmation')
  @HttpCode(200)
  @Allow('session')
  @KeepsNoAnswer()
  @Answers(RecoveryCodesAnswer)
  @ApiOperation({
    summary: 'Set up the authenticator app with its first code',
    description: `${CONFIRM_FIRST} From then on signing in asks for a code.`,
  })
  confirmApp(@CurrentActor() actor: Actor, @Body() { code }: AppCodeDto) {
    return this.factors.confirm(actor, code);
  }

  @Delete('second-factor/app')
  @Allow('session')
  @AnswersNothing('The app is no longer accepted.')
  @AnswersError(404, 'The person has no authenticator app.')
  @ApiOperation({
    summary: 'Remove the authenticator app',
    description: `${CONFIRM_FIRST} Where the role needs a second factor the last one stays: 409 \`second_factor_stays\`.`,
  })
  removeApp(@CurrentActor() actor: Actor) {
    return this.factors.remove(actor);
  }

  @Post('second-factor/recovery-codes')
  @HttpCode(200)
  @Allow('session')
  @KeepsNoAnswer()
  @Answers(RecoveryCodesAnswer)
  @AnswersError(404, 'The person has no second factor.')
  @ApiOperation({
    summary: 'Make new recovery codes',
    description: `${CONFIRM_FIRST} The person's earlier codes stop working.`,
  })
  makeRecoveryCodes(@CurrentActor() actor: Actor) {
    return this.factors.newRecoveryCodes(actor);
  }

  @Delete('devices/:id')
  @Allow('session')
  @AnswersNothing('That browser needs the second factor again.')
  @ApiOperation({ summary: 'Forget a remembered device of the signed-in person' })
  forgetDevice(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.factors.forgetOne(actor, id);
  }

  @Delete('devices')
  @Allow('session')
  @AnswersNothing('Every browser needs the second factor again.')
  @ApiOperation({ summary: 'Forget all remembered devices of the signed-in person' })
  forgetDevices(@CurrentActor() actor: Actor) {
    return this.factors.forgetAll(actor);
  }
}
