import { Body, Controller, Delete, Get, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersError, AnswersNothing } from '../../../http/answers/answers';
import { KeepsNoAnswer } from '../../../http/idempotency/keeps-no-answer';
import { PathId } from '../../../http/input/path-id';
import { TrackingLinkAnswer } from './tracking-link.schema';
import { TrackingLinksService } from './tracking-links.service';
import { NewTrackingLinkDto } from './tracking-link.dto';

@ApiTags('Tracking')
@Controller('jobs/:id/tracking-link')
export class TrackingLinksController {
  constructor(private readonly links: TrackingLinksService) {}

  @Get()
  @Allow('jobs:read-own')
  @Answers(TrackingLinkAnswer)
  @ApiOperation({
    summary: 'Get the tracking link of a job',
    description:
      'The page behind it shows neither prices nor people. Drivers get those of their own jobs.',
  })
  getTrackingLink(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.links.read(actor, id);
  }

  @Post()
  @Allow('jobs:drive')
  @KeepsNoAnswer()
  @Answers(TrackingLinkAnswer, 201, 'The link that works from now on.')
  @AnswersError(409, 'The job was delivered too long ago, or the office took its link back.')
  @ApiOperation({
    summary: 'Make the tracking link of a job',
    description:
      'Returns the existing link, unless `renew` requests a new one: then the earlier link stops working. A driver makes links of their own jobs, to be shown as a QR code. 409 with `tracking_over` more than thirty days after the delivery, with `tracking_taken_back` for a driver where the office took the link back.',
  })
  makeTrackingLink(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Body() { renew }: NewTrackingLinkDto,
  ) {
    return this.links.make(actor, id, renew === true);
  }

  @Delete()
  @Allow('jobs:manage')
  @AnswersNothing('The link no longer works.')
  @ApiOperation({ summary: 'Revoke the tracking link of a job' })
  takeBackTrackingLink(@CurrentActor() actor: Actor, @PathId() id: number) {
    return this.links.takeBack(actor, id);
  }
}
