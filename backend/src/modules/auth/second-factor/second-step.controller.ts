import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../../config/settings';
import { Public } from '../../../http/access/access';
import { Answers, AnswersError } from '../../../http/answers/answers';
import { SignedInAnswer } from '../auth.schema';
import { BrowserSession } from '../sessions/browser-session';
import { deviceTokenOf, setDeviceCookie } from '../factors/device-cookie';
import { relyingParty } from '../factors/relying-party';
import { CompleteSignInService, type SecondStepOrigin } from './complete-sign-in.service';
import { PasskeySignInService } from './passkey-sign-in.service';
import { PasskeyChallengeAnswer, SecondFactorAnswer } from './second-factor.schema';
import { PasskeySignInDto, SecondFactorDto } from './second-factor.dto';

const TOO_MANY = 'Too many failures of late; `Retry-After` says when to try again.';

/** The second step after the password, and sign-in without a password. */
@ApiTags('Sign-in')
@Controller('auth')
export class SecondStepController {
  constructor(
    private readonly completion: CompleteSignInService,
    private readonly passkeys: PasskeySignInService,
    private readonly browser: BrowserSession,
    private readonly settings: Settings,
  ) {}

  @Post('second-factor')
  @Public('nobody is signed in before the second factor')
  @Answers(SecondFactorAnswer, 200, 'Signed in; a session cookie is set as well.')
  @AnswersError(429, TOO_MANY)
  @ApiOperation({
    summary: 'Sign in with a second factor',
    description:
      'Answers the challenge of a sign-in. A wrong or used answer is 400 `wrong_code` or `passkey_refused`, and counts as a wrong password does; a challenge that is too old 400 `challenge_expired`.',
  })
  async answerSecondFactor(
    @Body() body: SecondFactorDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const { deviceToken, ...signedIn } = await this.completion.complete(body, this.origin(request));
    if (deviceToken !== null) setDeviceCookie(request, reply, deviceToken);
    await this.browser.begin(request, reply, signedIn.token);
    return signedIn;
  }

  @Post('passkey-challenges')
  @HttpCode(200)
  @Public('nobody is signed in before signing in')
  @Answers(PasskeyChallengeAnswer)
  @ApiOperation({
    summary: 'Ask for a challenge to sign in with a passkey',
    description: 'The options are for `navigator.credentials.get` of the browser.',
  })
  beginPasskeySignIn(@Req() request: FastifyRequest) {
    return this.passkeys.begin(relyingParty(request, this.settings));
  }

  @Post('passkey-login')
  @Public('nobody is signed in before signing in')
  @Answers(SignedInAnswer, 200, 'Signed in; a session cookie is set as well.')
  @AnswersError(429, TOO_MANY)
  @ApiOperation({
    summary: 'Sign in with a passkey instead of the password',
    description:
      'The passkey’s device must verify the person, by a finger, face or PIN. A refused answer is 400 `passkey_refused`.',
  })
  async signInWithPasskey(
    @Body() body: PasskeySignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const signedIn = await this.passkeys.signIn(body, this.origin(request));
    await this.browser.begin(request, reply, signedIn.token);
    return signedIn;
  }

  private origin(request: FastifyRequest): SecondStepOrigin {
    return {
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? null,
      party: relyingParty(request, this.settings),
      deviceToken: deviceTokenOf(request),
    };
  }
}
