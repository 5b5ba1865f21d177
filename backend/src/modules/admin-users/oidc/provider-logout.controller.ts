import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import { AppError } from '@dispatch/domain/errors';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../http/access/access';
import { AnswersError } from '../../../http/answers/answers';
import { TakesForm } from '../../../http/input/form-body';
import { EndProviderSessionsService } from './end-provider-sessions.service';
import { IdentityProvider } from './identity-provider';
import { LogoutTokens } from './logout-token';
import { ProviderRefusal } from './provider-refusal';
import { LogoutDto } from './oidc.dto';

const NO_PROVIDER = 'People sign in by password alone.';

/** The provider ends sessions here by back channel (server to server) or front channel (a frame in the browser). */
@ApiTags('Sign-in')
@Controller('auth/oidc')
export class ProviderLogoutController {
  constructor(
    private readonly tokens: LogoutTokens,
    private readonly sessions: EndProviderSessionsService,
    private readonly provider: IdentityProvider,
  ) {}

  @Post('backchannel-logout')
  @HttpCode(200)
  @Public('the provider proves itself by its signature')
  @TakesForm()
  @ApiResponse({ status: 200, description: 'The sessions have ended.' })
  @AnswersError(404, NO_PROVIDER)
  @ApiOperation({
    summary: 'End sessions that ended at the provider',
    description: 'For the provider: OpenID Connect Back-Channel Logout. A token is valid once.',
  })
  async endOidcSessions(@Body() body: LogoutDto): Promise<void> {
    try {
      await this.sessions.byToken(await this.tokens.read(body.logout_token));
    } catch (error) {
      if (error instanceof AppError) throw error;
      const isOff = error instanceof ProviderRefusal && error.problem === 'off';
      throw new AppError(isOff ? 'not_found' : 'logout_token_refused', undefined, { cause: error });
    }
  }

  @Get('frontchannel-logout')
  @Public('only who knows the provider’s name of a session can end it')
  @ApiProduces('text/html')
  @ApiResponse({ status: 200, description: 'An empty page.', schema: { type: 'string' } })
  @AnswersError(404, NO_PROVIDER)
  @ApiOperation({
    summary: 'End a session that ended at the provider, from a frame of its page',
    description:
      'For the provider, which adds `iss` and `sid` to the query: OpenID Connect Front-Channel Logout.',
  })
  async endOidcSession(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<string> {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const { issuer } = this.configured();
    const sid = searchParams.get('sid');
    void reply
      .type('text/html; charset=utf-8')
      .removeHeader('X-Frame-Options')
      .header(
        'Content-Security-Policy',
        `default-src 'none'; frame-ancestors ${new URL(issuer).origin}`,
      );
    const named = searchParams.get('iss') ?? '';
    // A trailing slash after a bare host does not matter, as in discovery.
    const isOurs = URL.canParse(named) && new URL(named).href === new URL(issuer).href;
    if (sid !== null && isOurs) await this.sessions.bySid(sid);
    return '';
  }

  private configured() {
    try {
      return this.provider.settings;
    } catch (error) {
      throw new AppError('not_found', undefined, { cause: error });
    }
  }
}
