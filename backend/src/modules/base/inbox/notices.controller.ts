import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { Answers, AnswersList, AnswersPages } from '../../../http/answers/answers';
import { NoticeQueries } from './notice.queries';
import { NoticeAnswer, NoticeCountAnswer, UnreadNoticesAnswer } from './notice.schema';
import { ReadNoticesService } from './read-notices.service';
import { NoticesQueryDto, ReadNoticesDto } from './notice.dto';

@ApiTags('Notices')
@Controller('notices')
export class NoticesController {
  constructor(
    private readonly queries: NoticeQueries,
    private readonly reading: ReadNoticesService,
  ) {}

  @Get()
  @Allow('notices:own')
  @AnswersPages(NoticeAnswer, 'A page of them, the first 50 unless asked otherwise.')
  @ApiOperation({
    summary: 'List the notices to the office, the most urgent first',
    description:
      'A notice is raised once for a cause and settles by itself when that is gone. Settled ones are kept for 90 days, and listed with the newest first. Users who manage webhooks also get notices about them.',
  })
  listNotices(@CurrentActor() actor: Actor, @Query() query: NoticesQueryDto) {
    return this.queries.list(actor, query);
  }

  @Get('unread')
  @Allow('notices:own')
  @Answers(UnreadNoticesAnswer)
  @ApiOperation({ summary: 'Count the open notices that you have not read, up to 99' })
  countUnreadNotices(@CurrentActor() actor: Actor) {
    return this.queries.unread(actor);
  }

  @Get('counts')
  @Allow('notices:own')
  @AnswersList(NoticeCountAnswer, 'Kinds with open notices, most urgent first.')
  @ApiOperation({ summary: 'Count the open notices of each kind that you may see' })
  countNotices(@CurrentActor() actor: Actor) {
    return this.queries.counts(actor);
  }

  @Post('read')
  @Allow('notices:own')
  @Answers(UnreadNoticesAnswer)
  @ApiOperation({
    summary: 'Mark notices as read',
    description:
      'For you alone; others have their own. Those that are settled are left as they are.',
  })
  readNotices(@CurrentActor() actor: Actor, @Body() body: ReadNoticesDto) {
    return this.reading.read(actor, body);
  }
}
