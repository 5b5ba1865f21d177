import { Body, Controller, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Public } from '../../../http/access/access';
import { AnswersError, AnswersNothing } from '../../../http/answers/answers';
import { guessOriginOf } from '../throttle/guess-origin';
import { AcceptInvitationDto } from './invitation.dto';
import { InvitationsService } from './invitations.service';

/** For invited people. */
@ApiTags('Sign-in')
@Controller('auth/invitations')
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Post('accept')
  @HttpCode(204)
  @Public('who is invited has no password yet')
  @AnswersNothing('The password is in force: the person can sign in with it.')
  @AnswersError(
    429,
    'Too many passwords are being set at once; `Retry-After` says when to try again.',
  )
  @ApiOperation({
    summary: 'Choose a password by an invitation',
    description:
      'An invitation that was used, was withdrawn or is older than 72 hours answers 400 `invitation_spent`.',
  })
  acceptInvitation(@Body() body: AcceptInvitationDto, @Req() request: FastifyRequest) {
    return this.invitations.accept(body, guessOriginOf(request));
  }
}
