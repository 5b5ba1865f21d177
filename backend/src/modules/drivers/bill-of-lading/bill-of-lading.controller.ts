import { Controller, Get, Headers, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../http/access/access';
import { type Actor, CurrentActor } from '../../../http/access/actor';
import { AnswersFile } from '../../../http/answers/answers';
import { unlessKnown } from '../../../http/answers/file-answer';
import { TakesUpTo } from '../../../http/deadline';
import { PathId } from '../../../http/input/path-id';
import { CLAIM_DEADLINE_MS } from './claim-renderer';
import { ReadBillService, type ReadPaper } from './read-bill.service';
import { BillQueryDto, ClaimQueryDto } from './bill-of-lading.dto';

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
      'A PDF of letter size, tagged for screen readers: parties, places, vehicles with VIN and condition, terms, what was signed or lines to be signed by hand, drawings of damaged vehicles, and small photos of the stage as an annex. The foot names the sealed version and its hash. It shows no prices. Drivers get those of their own jobs. While the job, its photos, its signatures and the company stay the same, so do the bytes. 503 with `paper_unavailable` if too many are requested at once.',
  })
  async getBillOfLading(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Query() query: BillQueryDto,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(await this.bills.read(actor, id, query), 'bill-of-lading', known, reply);
  }

  @Get(':id/claim-packet')
  @Allow('jobs:read')
  @TakesUpTo(CLAIM_DEADLINE_MS)
  @AnswersFile('application/pdf', 'document')
  @ApiOperation({
    summary: 'Get the facts for a claim on a job',
    description:
      'A PDF of letter size, tagged for screen readers: parties, vehicles, all signatures of both stages, the hashes of the sealed versions, and the photos of both stages in full. It shows no prices. With hundreds of photos it takes some seconds, and never longer than a minute. 503 with `paper_unavailable` if too many are requested at once.',
  })
  async getClaimPacket(
    @CurrentActor() actor: Actor,
    @PathId() id: number,
    @Query() query: ClaimQueryDto,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ) {
    return this.answer(await this.bills.readClaim(actor, id, query), 'claim-packet', known, reply);
  }

  private answer(
    { jobId, tag, print }: ReadPaper,
    name: string,
    known: string | undefined,
    reply: FastifyReply,
  ) {
    return unlessKnown(reply, tag, known, async () => {
      const file = await print();
      const disposition = `inline; filename="${jobId}-${name}.pdf"`;
      return new StreamableFile(file, {
        type: 'application/pdf',
        disposition,
        length: file.length,
      });
    });
  }
}
