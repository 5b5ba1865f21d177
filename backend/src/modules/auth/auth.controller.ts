import { AppError } from '@dispatch/domain/errors';
import { Body, Controller, Get, Patch, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Settings } from '../../config/settings';
import { Allow, Public } from '../../http/access/access';
import { CurrentActor, type Actor } from '../../http/access/actor';
import { Answers, AnswersError, AnswersNothing } from '../../http/answers/answers';
import { relyingParty } from './factors/relying-party';
import { UserQueries } from './users/user.queries';
import { CurrentUserAnswer, SignInAnswer } from './auth.schema';
import { OwnAccountService } from './account/own-account.service';
import { BrowserSession } from './sessions/browser-session';
import { guessOriginOf } from './throttle/guess-origin';
import { clearSessionCookie, tokenOf } from './sessions/session-cookie';
import { SignInService } from './sign-in.service';
import { EndSessionsService } from './sessions/end-sessions.service';
import { SettingsDto, SignInDto } from './auth.dto';

@ApiTags('Sign-in')
@Controller('auth')
export class AuthController {
  constructor(
    private readonly signIn: SignInService,
    private readonly browser: BrowserSession,
    private readonly signOut: EndSessionsService,
    private readonly settings: OwnAccountService,
    private readonly users: UserQueries,
    private readonly server: Settings,
  ) {}

  @Post('login')
  @Public('nobody is signed in before signing in')
  @Answers(
    SignInAnswer,
    200,
    'Signed in; a session cookie is set as well. Or what is needed besides the password.',
  )
  @AnswersError(
    401,
    'Unknown e-mail, wrong password, inactive account, or passwords are switched off for it; the answer does not reveal which.',
  )
  @AnswersError(429, 'Too many failures of late; `Retry-After` says when to try again.')
  @ApiOperation({
    summary: 'Sign in',
    description:
      'The token is for programs, the cookie for browsers; both name the same session, and a request with an `Authorization` header is judged by that alone. A person with a second factor gets a `secondFactor` instead, to be answered at `/api/auth/second-factor`. The session ends by signing out, by signing in again in the same browser, by a new password, role or deactivation, or when it expires.',
  })
  async login(
    @Body() { email, password }: SignInDto,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    const signedIn = await this.signIn.signIn({
      ...{ email, password },
      ...guessOriginOf(request),
      userAgent: request.headers['user-agent'] ?? null,
      party: relyingParty(request, this.server),
    });
    if (!('token' in signedIn)) return signedIn;
    await this.browser.begin(request, reply, signedIn.token);
    return signedIn;
  }

  @Post('logout')
  @Public('signing out never fails')
  @AnswersNothing('The session has ended, everywhere.')
  @ApiOperation({
    summary: 'Sign out',
    description: 'The token is no longer accepted. Never fails.',
  })
  logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.endSession(request, reply);
  }

  @Post('clear-session')
  @Public('a browser clears a session that is no longer valid')
  @AnswersNothing('The session has ended, if there was one.')
  @ApiOperation({
    summary: 'End the session after a 401',
    description: 'For browsers: removes a cookie that no longer works. Never fails.',
  })
  clearSession(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply) {
    return this.endSession(request, reply);
  }

  @Get('me')
  @Allow('session')
  @Answers(CurrentUserAnswer)
  @ApiOperation({ summary: 'Get the signed-in person' })
  async getCurrentUser(@CurrentActor() actor: Actor) {
    const user = await this.users.one(actor.userId);
    if (user === null) throw new AppError('not_signed_in');
    return { user };
  }

  @Patch('me')
  @Allow('session')
  @Answers(CurrentUserAnswer)
  @ApiOperation({
    summary: 'Change the language or the keyboard shortcuts of the signed-in person',
  })
  async changeSettings(@CurrentActor() actor: Actor, @Body() body: SettingsDto) {
    return { user: await this.settings.changeSettings(actor, body) };
  }

  private async endSession(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    clearSessionCookie(request, reply);
    await this.signOut.signOut(tokenOf(request));
  }
}
