import { Controller, Get, Headers, Param, Query, Req, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Public } from '../../../http/access/access';
import { Answers, AnswersError, AnswersFile } from '../../../http/answers/answers';
import { ReadTrackService } from './read-track.service';
import { TrackAnswer, trackToken } from './track.schema';
import { TrackedBillQueryDto } from './track.dto';

const LINK_ALONE = 'whoever was given the link follows the job without an account';
/** Keeps the page out of search engines, and its address from other sites. */
const HIDDEN = { 'X-Robots-Tag': 'noindex, nofollow', 'Referrer-Policy': 'no-referrer' };

/** For visitors with a job's tracking link and no account. */
@ApiTags('Tracking')
@Controller('track')
export class TrackController {
  constructor(private readonly tracks: ReadTrackService) {}

  @Get(':token')
  @Public(LINK_ALONE)
  @Answers(TrackAnswer)
  @AnswersError(404, 'The link has ended, was taken back, or never was.')
  @AnswersError(429, 'Too many links that do not work; `Retry-After` says when to try again.')
  @ApiOperation({
    summary: 'Follow a job by its tracking link',
    description:
      'Status, vehicles with the end of their VIN, towns, days, and whom to call at the carrier. No price, no person, no street address.',
  })
  track(
    @Param('token', { schema: trackToken }) token: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    void reply.headers(HIDDEN);
    return this.tracks.read(token, request.ip);
  }

  @Get(':token/bill-of-lading')
  @Public(LINK_ALONE)
  @AnswersFile('application/pdf', 'document')
  @AnswersError(404, 'The link has ended, was taken back, or never was.')
  @AnswersError(
    429,
    'Too many links that do not work, or papers; `Retry-After` says when to try again.',
  )
  @ApiOperation({
    summary: 'Get the bill of lading of a job by its tracking link',
    description:
      'The paper of the job as it is now, without prices, without the driver, and without the phones of contacts.',
  })
  async trackBillOfLading(
    @Param('token', { schema: trackToken }) token: string,
    @Query() query: TrackedBillQueryDto,
    @Headers('if-none-match') known: string | undefined,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    void reply.headers(HIDDEN);
    const { jobId, tag, print } = await this.tracks.bill(token, request.ip, query);
    void reply.headers({ 'Cache-Control': 'private, no-cache', ETag: tag });
    if (known === tag) {
      void reply.status(304);
      return undefined;
    }
    const file = await print();
    return new StreamableFile(file, {
      type: 'application/pdf',
      disposition: `inline; filename="${jobId}-bill-of-lading.pdf"`,
      length: file.length,
    });
  }
}
