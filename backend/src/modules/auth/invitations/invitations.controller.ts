import { Body, Controller, Delete, HttpCode, Post, Req } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import { Allow, Public } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersError, AnswersNothing } from '../../../http/answers/answers';
import { PathId } from '../../../http/input/path-id';
import { guessOriginOf } from '../throttle/guess-origin';
import { UserAnswer } from '../users/user.schema';
import { AcceptInvitationDto } from './invitation.dto';
import { InvitationsService } from './invitations.service';

@Controller()
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Post('admin/users/:id/invitation')
  @Allow('users:manage')
  @ApiTags('Users')
  @Answers(UserAnswer)
  @AnswersError(409, 'E-mail is not set up, or the user has signed in before or is inactive.')
  @ApiOperation({
    summary: 'Invite a user by e-mail',
    description:
      'Mails a link with which the user chooses a password. It works once within 72 hours, and ends an earlier link. A new password by an admin, another e-mail address and deactivating end it too.',
  })
  inviteUser(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.invitations.send(actor, id);
  }

  @Delete('admin/users/:id/invitation')
  @Allow('users:manage')
  @ApiTags('Users')
  @AnswersNothing('The link of the invitation no longer works.')
  @ApiOperation({ summary: 'Withdraw the invitation of a user' })
  withdrawInvitation(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.invitations.withdraw(actor, id);
  }

  @Post('auth/invitations/accept')
  @HttpCode(204)
  @Public('who is invited has no password yet')
  @ApiTags('Sign-in')
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
