import { AppError } from '@dispatch/domain/errors';
import { Controller, Get, HttpCode, Post, Redirect, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { ROUTES } from '@dispatch/domain/views/routes';
import { Allow, Public } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers } from '../../../http/answers/answers';
import { TakesUpTo } from '../../../http/deadline';
import { HostCookie } from '../../../http/host-cookie';
import { SignedInAnswer } from '../../auth/auth.schema';
import { BrowserSession } from '../../auth/sessions/browser-session';
import { EndSessionsService } from '../../auth/sessions/end-sessions.service';
import { clearSessionCookie, tokenOf } from '../../auth/sessions/session-cookie';
import { UserQueries } from '../../auth/users/user.queries';
import { SignedOutAnswer } from './oidc.schema';
import { PENDING_SECONDS } from './pending-sign-ins';
import { refusalOf } from './provider-refusal';
import { ProviderSignInService } from './provider-sign-in.service';
import { RecordProviderRefusalService } from './record-provider-refusal.service';
import { SignOutAddress } from './sign-out-address';

const cookie = new HostCookie('sign-in');

function setPendingCookie(request: FastifyRequest, reply: FastifyReply, sealed: string) {
  cookie.set(request, reply, sealed, PENDING_SECONDS);
}

/** Reads and deletes the cookie, because it is valid once. */
function takePendingCookie(request: FastifyRequest, reply: FastifyReply): string | undefined {
  cookie.clear(request, reply);
  return cookie.of(request) ?? undefined;
}

/** Up to five requests to the provider, each with its own timeout. */
const WITH_PROVIDER_MS = 60_000;
const SENT_ON = ApiResponse({
  status: 302,
  description: 'To the provider, or back to the product.',
});

/** The raw query string of the request. */
const searchOf = ({ url }: FastifyRequest) => url.slice(url.indexOf('?') + 1 || url.length);

@ApiTags('Sign-in')
@Controller('auth/oidc')
export class OidcController {
  constructor(
    private readonly signIn: ProviderSignInService,
    private readonly refusals: RecordProviderRefusalService,
    private readonly browser: BrowserSession,
    private readonly signOut: EndSessionsService,
    private readonly addresses: SignOutAddress,
    private readonly users: UserQueries,
  ) {}

  @Get('start')
  @Redirect()
  @TakesUpTo(WITH_PROVIDER_MS)
  @Public('nobody is signed in before signing in')
  @SENT_ON
  @ApiOperation({
    summary: 'Sign in by the company’s provider',
    description:
      'For browsers. The query may have `returnTo`, a path of this site to come back to, and `fresh=true`: the provider then asks the person to sign in again, which confirms them for ten minutes as `POST /api/auth/confirmation` does. Problems lead to the sign-in page, as `/login?problem=…`.',
  })
  async startOidc(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    try {
      const query = new URLSearchParams(searchOf(request));
      const isFresh = query.get('fresh') === 'true';
      const { url, sealed } = await this.signIn.begin(query.get('returnTo'), isFresh);
      setPendingCookie(request, reply, sealed);
      return { url };
    } catch (error) {
      return this.refused(error, request);
    }
  }

  @Get('callback')
  @Redirect()
  @TakesUpTo(WITH_PROVIDER_MS)
  @Public('the provider sends the browser back here')
  @SENT_ON
  @ApiOperation({
    summary: 'Return from the company’s provider',
    description: 'For the provider, which adds `code` and `state`, or an `error`, to the query.',
  })
  async finishOidc(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ url: string }> {
    const sealed = takePendingCookie(request, reply);
    const origin = { address: request.ip, userAgent: request.headers['user-agent'] ?? null };
    try {
      const search = searchOf(request);
      const { token, returnTo } = await this.signIn.finish({ search, sealed, origin });
      await this.browser.begin(request, reply, token);
      return {
        url: `${ROUTES.login.path}?${new URLSearchParams({ 'signed-in': returnTo }).toString()}`,
      };
    } catch (error) {
      return this.refused(error, request);
    }
  }

  @Get('token')
  @Allow('session')
  @Answers(SignedInAnswer)
  @ApiOperation({
    summary: 'Get the token of the session that the cookie names',
    description:
      'For the browser app after a sign-in by the provider, which can leave a cookie alone. From then on it has what a sign-in by password gives it.',
  })
  async getOidcToken(@CurrentActor() actor: Actor, @Req() request: FastifyRequest) {
    const token = tokenOf(request);
    const user = await this.users.one(actor.userId);
    if (user === null || token === null) throw new AppError('not_signed_in');
    return { user, token };
  }

  @Post('logout')
  @HttpCode(200)
  @TakesUpTo(WITH_PROVIDER_MS)
  @Public('signing out never fails')
  @Answers(SignedOutAnswer, 200, 'The session has ended, everywhere.')
  @ApiOperation({
    summary: 'Sign out, of the provider as well',
    description:
      'Ends the session as `POST /api/auth/logout` does, and says where the browser goes next.',
  })
  async logoutOidc(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    clearSessionCookie(request, reply);
    const ended = await this.signOut.signOut(tokenOf(request));
    return { endSessionUrl: await this.addresses.of(ended) };
  }

  /** Shows our own text on the sign-in page, because the provider's text is untrusted. */
  private async refused(error: unknown, request: FastifyRequest): Promise<{ url: string }> {
    const refusal = refusalOf(error);
    await this.refusals.record(refusal, request.ip);
    return { url: `${ROUTES.login.path}?problem=${refusal.problem}` };
  }
}
