import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../http/access/access';
import { AnswersError, AnswersNothing } from '../../../http/answers/answers';
import { guessOriginOf } from '../throttle/guess-origin';
import { PasswordResetsService } from './password-resets.service';
import { PasswordResetDto, ResetPasswordDto } from './password-reset.dto';

/** For users who forgot their password. */
@ApiTags('Sign-in')
@Controller('auth/password-resets')
export class PasswordResetsController {
  constructor(private readonly resets: PasswordResetsService) {}

  @Post()
  @HttpCode(202)
  @Public('who forgot their password cannot sign in')
  @ApiResponse({ status: 202, description: 'If a user has this address, a link is on its way.' })
  @AnswersError(409, 'E-mail or the public address of the product is not set up.')
  @AnswersError(429, 'Too many requests; `Retry-After` says when to try again.')
  @ApiOperation({
    summary: 'Ask for a link to set a new password',
    description:
      'Sends an e-mail with a link that works once within 30 minutes. The answer is the same whether or not a user has the address.',
  })
  async askForReset(@Body() body: PasswordResetDto, @Req() request: FastifyRequest) {
    await this.resets.ask(body, guessOriginOf(request));
  }

  @Post('complete')
  @HttpCode(204)
  @Public('who forgot their password cannot sign in')
  @AnswersNothing('The new password is in force, and every session has ended.')
  @AnswersError(
    429,
    'Too many passwords are being set at once; `Retry-After` says when to try again.',
  )
  @ApiOperation({
    summary: 'Set a new password by a link',
    description:
      'A link that was used, or is older than 30 minutes, answers 400 `reset_link_spent`. Ends all sessions and tokens and forgets all remembered devices; a second factor stays.',
  })
  resetPassword(@Body() body: ResetPasswordDto, @Req() request: FastifyRequest) {
    return this.resets.reset(body, guessOriginOf(request));
  }
}
