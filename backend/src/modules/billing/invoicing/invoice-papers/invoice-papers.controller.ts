import { Controller, Get, Headers, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../../http/access/access';
import { AnswersDownload, AnswersFile } from '../../../../http/answers/answers';
import { download } from '../../../../http/answers/file-answer';
import { PathId } from '../../../../http/input/path-id';
import { answerPdf } from './pdf-answer';
import { ReadInvoicePaperService } from './read-invoice-paper.service';
import { InvoiceArchiveQueryDto } from './invoice-papers.dto';

@ApiTags('Invoices')
@Controller('invoices')
export class InvoicePapersController {
  constructor(private readonly papers: ReadInvoicePaperService) {}

  @Get('pdf.zip')
  @Allow('billing:manage')
  @AnswersDownload('application/zip')
  @ApiOperation({
    summary: 'Download several invoices as one ZIP archive',
    description:
      'A PDF for each, named by its number; drafts are marked as such. 404 where one of them is not there. An answer that breaks off is no whole archive.',
  })
  async downloadInvoices(@Query() { ids }: InvoiceArchiveQueryDto) {
    return download(await this.papers.readArchive(ids), 'application/zip', 'invoices.zip');
  }

  @Get(':id/pdf')
  @Allow('billing:manage')
  @AnswersFile('application/pdf', 'document')
  @ApiOperation({
    summary: 'Get an invoice or a credit note as PDF',
    description:
      'Of letter size, in the language of the invoice, tagged for screen readers. It holds what a buyer needs to claim GST, HST and QST back: both parties with their addresses, registration numbers, dates and terms, each line with its way, VIN and numbers, each tax with its rate and base, and why a supply is zero-rated or exempt. An issued invoice is printed once: the same bytes are answered from then on, and its entity tag is their SHA-256. A draft says on every page that it is one. 503 with `paper_unavailable` if too many are requested at once.',
  })
  async getInvoicePdf(
    @PathId() id: number,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return answerPdf(await this.papers.read(id, known), reply);
  }
}
