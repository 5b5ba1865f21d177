import { Controller, Delete, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Clock } from '../../config/clock';
import { Allow } from '../../http/access/access';
import { CurrentActor, type Actor } from '../../http/access/actor';
import { AnswersList, AnswersNothing } from '../../http/answers/answers';
import { PathId } from '../../http/input/path-id';
import { SessionAnswer } from '../auth/auth.schema';
import { EndSessionsService } from '../auth/sessions/end-sessions.service';
import { SessionQueries } from '../auth/sessions/session.queries';
import { UserQueries } from '../auth/users/user.queries';

/** The sessions of other users. */
@ApiTags('Users')
@Controller('admin/users/:id/sessions')
export class UserSessionsController {
  constructor(
    private readonly users: UserQueries,
    private readonly sessions: SessionQueries,
    private readonly ending: EndSessionsService,
    private readonly clock: Clock,
  ) {}

  @Get()
  @Allow('users:manage')
  @AnswersList(SessionAnswer, 'The last used first.')
  @ApiOperation({
    summary: 'List the sessions of a user',
    description: 'Current sessions; at most the hundred used last.',
  })
  async listUserSessions(@CurrentActor() { sessionId }: Actor, @PathId() id: number) {
    await this.users.get(id);
    return this.sessions.liveOf({ userId: id, sessionId }, this.clock.now());
  }

  @Delete(':sessionId')
  @Allow('users:manage')
  @AnswersNothing('That session has ended, everywhere.')
  @ApiOperation({ summary: 'End one session of a user' })
  endUserSession(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @PathId('sessionId') sessionId: number,
  ) {
    return this.ending.endOne(actor, sessionId, id);
  }

  @Delete()
  @Allow('users:manage')
  @AnswersNothing('Every session of the user has ended, everywhere, but the one that asks.')
  @ApiOperation({
    summary: 'End all sessions of a user',
    description: 'Ends their tokens, links for new passwords and remembered devices as well.',
  })
  async endUserSessions(@CurrentActor() actor: Actor, @PathId() id: number) {
    await this.users.get(id);
    await this.ending.endOthers(actor, id);
  }
}
