import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers } from '../../../http/answers/answers';
import { SendingAnswer } from './driver-operation.schema';
import { SendOperationsService } from './send-operations.service';
import { SendingDto } from './driver-operation.dto';

@ApiTags('Drivers')
@Controller('driver/operations')
export class DriverOperationsController {
  constructor(private readonly sending: SendOperationsService) {}

  @Post()
  @Allow('jobs:drive')
  @Answers(SendingAnswer)
  @ApiOperation({
    summary: 'Send a driver’s updates from a time without signal',
    description:
      'Each operation is applied once, however often it is sent, and in the order given. A rejected operation stays rejected; dispatch sees it with its notes. The rules of drivers apply to every sender.',
  })
  sendDriverOperations(@CurrentActor() actor: Actor, @Body() body: SendingDto) {
    return this.sending.send(actor, body);
  }
}
