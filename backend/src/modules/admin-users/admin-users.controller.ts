import { Body, Controller, Delete, Get, Post, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../http/access/access';
import { CurrentActor, type Actor } from '../../http/access/actor';
import { Answers, AnswersError, AnswersNothing, AnswersPages } from '../../http/answers/answers';
import { IfMatch } from '../../http/answers/entity-tag';
import { PathId } from '../../http/input/path-id';
import { UserQueries } from '../auth/users/user.queries';
import { UserAnswer } from '../auth/users/user.schema';
import { UsersService } from './users.service';
import { UserListQueries } from './user-list.queries';
import { NewUserDto, UserChangesDto, UsersQueryDto } from './admin-user.dto';

const BUSY = 'Too many passwords are being set at once; `Retry-After` says when to try again.';

@ApiTags('Users')
@Controller('admin/users')
export class AdminUsersController {
  constructor(
    private readonly lists: UserListQueries,
    private readonly users: UserQueries,
    private readonly changing: UsersService,
  ) {}

  @Get()
  @Allow('users:manage')
  @AnswersPages(UserAnswer)
  @ApiOperation({ summary: 'List users, by name unless sorted otherwise' })
  listUsers(@Query() query: UsersQueryDto) {
    return this.lists.list(query);
  }

  @Get(':id')
  @Allow('users:manage')
  @Answers(UserAnswer)
  @ApiOperation({ summary: 'Get a user' })
  getUser(@PathId() id: number) {
    return this.users.get(id);
  }

  @Post()
  @Allow('users:manage')
  @Answers(UserAnswer, 201)
  @AnswersError(429, BUSY)
  @ApiOperation({
    summary: 'Add a user',
    description:
      'A user with the role `driver` gets a driver record. With `invite` the user chooses the password.',
  })
  createUser(@CurrentActor() actor: Actor, @Body() body: NewUserDto) {
    return this.changing.create(actor, body);
  }

  @Put(':id')
  @Allow('users:manage')
  @Answers(UserAnswer)
  @AnswersError(429, BUSY)
  @ApiOperation({
    summary: 'Change a user',
    description:
      'Changing the password or the role, and deactivating, end the sessions of that user at once. A new password and deactivating end their tokens, too.',
  })
  updateUser(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() body: UserChangesDto,
    @IfMatch() version: number | null,
  ) {
    return this.changing.update(actor, { id, version, changes: body });
  }

  @Delete(':id')
  @Allow('users:manage')
  @AnswersNothing('Signed out everywhere and hidden from every list; the history keeps the name.')
  @ApiOperation({ summary: 'Delete a user' })
  deleteUser(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @IfMatch() version: number | null,
  ) {
    return this.changing.delete(actor, { id, version });
  }
}
