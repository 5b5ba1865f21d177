import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { AnswersList } from '../../../http/answers/answers';
import { PathId } from '../../../http/input/path-id';
import { PresenceAnswer } from './presence.schema';
import { PresenceService } from './presence.service';
import { PresenceDto } from './presence.dto';

@ApiTags('Jobs')
@Controller('jobs')
export class PresenceController {
  constructor(private readonly presence: PresenceService) {}

  @Get(':id/presence')
  @Allow('jobs:read')
  @AnswersList(PresenceAnswer)
  @ApiOperation({ summary: 'List the other people who have the job open' })
  listJobPresence(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.presence.others(actor, id);
  }

  @Put(':id/presence')
  @Allow('jobs:read')
  @AnswersList(PresenceAnswer)
  @ApiOperation({
    summary: 'Report that you have opened or left the job',
    description:
      'Repeat it every ten seconds: after thirty seconds without a call the person counts as gone. Returns the other people. Staff receive arrivals and departures as `presence` events: `{ jobId }`.',
  })
  reportJobPresence(@CurrentActor() actor: Actor, @PathId() id: number, @Body() body: PresenceDto) {
    return this.presence.report(actor, id, body);
  }
}
