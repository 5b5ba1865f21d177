import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers } from '../../../http/answers/answers';
import { PathId } from '../../../http/input/path-id';
import { ReadSignaturesService } from './read-signatures.service';
import { SignaturesAnswer } from './signature.schema';

@ApiTags('Jobs')
@Controller('jobs')
export class SignaturesController {
  constructor(private readonly reading: ReadSignaturesService) {}

  @Get(':id/signatures')
  @Allow('jobs:read-own')
  @Answers(SignaturesAnswer)
  @ApiOperation({
    summary: 'List the signatures of a job',
    description:
      'Each request for a signature sealed a version of the report: its data, their SHA-256, and the hash of the version before. All versions of the job are checked with every call. Drivers get those of their own jobs.',
  })
  listJobSignatures(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.reading.read(actor, id);
  }
}
