import { Controller, Delete, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersError, AnswersNothing } from '../../../http/answers/answers';
import { PathId } from '../../../http/input/path-id';
import { UserAnswer } from '../users/user.schema';
import { InvitationsService } from './invitations.service';

/** For administrators. */
@ApiTags('Users')
@Controller('admin/users/:id/invitation')
export class UserInvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Post()
  @Allow('users:manage')
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

  @Delete()
  @Allow('users:manage')
  @AnswersNothing('The link of the invitation no longer works.')
  @ApiOperation({ summary: 'Withdraw the invitation of a user' })
  withdrawInvitation(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.invitations.withdraw(actor, id);
  }
}
