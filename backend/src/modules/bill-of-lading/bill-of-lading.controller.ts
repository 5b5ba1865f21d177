import { Controller, Get, Headers, Param, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../http/access/access';
import { type Actor, CurrentActor } from '../../http/access/actor';
import { AnswersFile } from '../../http/answers/answers';
import { pathId } from '../../http/input/fields';
import { BillQuery } from './bill-of-lading.schema';
import { ReadBillService } from './read-bill.service';

/** Kept by the browser alone, and asked for again each time: the job may have changed. */
const ASKED_AGAIN = { 'Cache-Control': 'private, no-cache', Vary: 'Cookie, Authorization' };

@ApiTags('Jobs')
@Controller('jobs')
export class BillOfLadingController {
  constructor(private readonly bills: ReadBillService) {}

  @Get(':id/bill-of-lading')
  @Allow('jobs:read-own')
  @AnswersFile('application/pdf', 'document')
  @ApiOperation({
    summary: 'Get the bill of lading of a job',
    description:
      'A PDF of letter size, tagged for screen readers: parties, places, vehicles with VIN and condition, terms, lines to be signed by hand, and small photos of the stage as an annex. It shows no prices. Drivers get those of their own jobs. While the job, its photos and the company stay the same, so do the bytes. 503 with `paper_unavailable` where too many are asked for at once.',
  })
  async getBillOfLading(
    @CurrentActor() actor: Actor,
    @Param('id', { schema: pathId }) id: number,
    @Query({ schema: BillQuery }) query: BillQuery,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const { jobId, tag, print } = await this.bills.read(actor, id, query);
    if (known === tag) {
      void reply.headers({ ...ASKED_AGAIN, ETag: tag }).status(304);
      return undefined;
    }
    const file = await print();
    void reply.headers({ ...ASKED_AGAIN, ETag: tag });
    return new StreamableFile(file, {
      type: 'application/pdf',
      disposition: `inline; filename="${jobId}-bill-of-lading.pdf"`,
      length: file.length,
    });
  }
}
