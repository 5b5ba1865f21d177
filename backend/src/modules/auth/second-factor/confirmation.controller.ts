import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Settings } from '../../../config/settings';
import { Allow } from '../../../http/access/access';
import { CurrentActor, type Actor } from '../../../http/access/actor';
import { Answers, AnswersError, AnswersNothing } from '../../../http/answers/answers';
import { KeepsNoAnswer, KnowsRepeats } from '../../../http/idempotency/keeps-no-answer';
import { guessOriginOf } from '../throttle/guess-origin';
import { relyingParty } from '../factors/relying-party';
import { ConfirmPersonService } from './confirm-person.service';
import { PasskeyChallengeAnswer } from './second-factor.schema';
import { ConfirmationDto } from './second-factor.dto';

export const CONFIRM_FIRST = 'Needs a confirmation first: 409 `confirmation_needed`.';

/** Confirms that the signed-in person still sits at the screen. */
@ApiTags('Sign-in')
@Controller('auth/confirmation')
export class ConfirmationController {
  constructor(
    private readonly confirmation: ConfirmPersonService,
    private readonly settings: Settings,
  ) {}

  @Post()
  @HttpCode(204)
  @Allow('session')
  @KnowsRepeats()
  @AnswersNothing('For ten minutes this session may change how the person signs in.')
  @AnswersError(429, 'Too many failures of late; `Retry-After` says when to try again.')
  @ApiOperation({
    summary: 'Confirm who you are by your password, a code of your app, or a passkey',
    description:
      'Send one of the three. A wrong answer is 400: `wrong_password` on `password`, `wrong_code` or `passkey_refused`. It counts like a refused sign-in. A repeat is a request of its own, also with an `Idempotency-Key`. A passkey needs a challenge; one that is older than five minutes is 400 `challenge_expired`.',
  })
  confirmPassword(
    @CurrentActor() actor: Actor,
    @Body() body: ConfirmationDto,
    @Req() request: FastifyRequest,
  ) {
    const party = relyingParty(request, this.settings);
    return this.confirmation.confirm(actor, body, { ...guessOriginOf(request), party });
  }

  @Post('challenges')
  @HttpCode(200)
  @Allow('session')
  @KeepsNoAnswer()
  @Answers(PasskeyChallengeAnswer)
  @ApiOperation({
    summary: 'Request a challenge to confirm who you are by a passkey',
    description:
      'The options are for `navigator.credentials.get` of the browser. The device must verify the person, by a finger, face or PIN.',
  })
  beginConfirmation(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    return this.confirmation.begin(actor, relyingParty(request, this.settings));
  }
}
