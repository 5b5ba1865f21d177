import { Controller, Get, Headers, Res } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiProduces, ApiResponse, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { AnswersError } from '../../../http/answers/answers';
import { EventStreams } from './event-streams';

@ApiTags('Live changes')
@Controller('events')
export class EventsController {
  constructor(private readonly streams: EventStreams) {}

  @Get()
  @Allow('events')
  @ApiOperation({
    summary: 'Listen to changes (server-sent events)',
    description:
      'Sends `change` events: `{ resource, id, action, version, driverIds }`. Reconnecting with `Last-Event-ID` resumes; a `reset` event means that too much happened meanwhile and everything should be loaded again. Staff also get `presence` events, `{ jobId }`, when people open or leave a job, and `notices` events when what `GET /api/notices` answers may have changed. Admins receive all changes. Drivers receive changes of their own jobs, with their own `driverIds` only.',
  })
  @ApiHeader({ name: 'Last-Event-ID', required: false })
  @AnswersError(
    429,
    'Codes: `too_many_streams`. A session or token may have 10 streams open; `Retry-After` says when to try again.',
  )
  @ApiProduces('text/event-stream')
  @ApiResponse({
    status: 200,
    description: 'A stream that stays open.',
    schema: { type: 'string' },
  })
  listenToEvents(
    @CurrentActor() actor: Actor,
    @Headers('last-event-id') lastEventId: string | undefined,
    @Res() reply: FastifyReply,
  ) {
    const lastId = /^\d{1,15}$/.test(lastEventId ?? '') ? Number(lastEventId) : null;
    return this.streams.start(actor, reply, lastId);
  }
}
