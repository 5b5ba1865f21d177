import { Controller, Delete, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { CurrentActor, type Actor } from '../../../http/access/actor';
import { Answers, AnswersNothing } from '../../../http/answers/answers';
import { PathId } from '../../../http/input/path-id';
import { UserQueries } from '../users/user.queries';
import { OwnFactorsQueries } from './own-factors.queries';
import { RemoveFactorsService } from './remove-factors.service';
import { UserFactorsAnswer } from './second-factor.schema';

@ApiTags('Users')
@Controller('admin/users/:id/second-factor')
export class UserFactorsController {
  constructor(
    private readonly users: UserQueries,
    private readonly factors: OwnFactorsQueries,
    private readonly removal: RemoveFactorsService,
  ) {}

  @Get()
  @Allow('users:manage')
  @Answers(UserFactorsAnswer)
  @ApiOperation({ summary: 'Get the second factors of a user' })
  async getUserFactors(@PathId() id: number) {
    await this.users.get(id);
    return this.factors.ofUser(id);
  }

  @Delete()
  @Allow('users:manage')
  @AnswersNothing('The user is signed out everywhere, and signs in with the password alone.')
  @ApiOperation({
    summary: 'Remove the second factor of a user',
    description:
      'For a user who lost their phone. Removes the app, passkeys, recovery codes and remembered devices, and tells the user by e-mail where that is set up. Refused for oneself with 409 `own_second_factor`.',
  })
  removeUserFactors(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.removal.remove(actor, id);
  }
}
