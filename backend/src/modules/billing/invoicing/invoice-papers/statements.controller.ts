import { Controller, Get, Headers, Query, Res, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Allow } from '../../../../http/access/access';
import { AnswersFile } from '../../../../http/answers/answers';
import { PathId } from '../../../../http/input/path-id';
import { answerPdf } from './pdf-answer';
import { ReadStatementService } from './read-statement.service';
import { StatementQueryDto } from './invoice-papers.dto';

@ApiTags('Payments')
@Controller('customers')
export class StatementsController {
  constructor(private readonly statements: ReadStatementService) {}

  @Get(':id/statement')
  @Allow('billing:manage')
  @AnswersFile('application/pdf', 'document')
  @ApiOperation({
    summary: 'Get the statement of account of a customer',
    description:
      'A PDF of letter size, tagged for screen readers: the opening balance, invoices, credit notes and payments of the period with what was owed after each, and how long what is owed today has been due. A payment that was taken back stands there with its counter-entry. 400 for a period of more than 2,000 entries. 503 with `paper_unavailable` if too many are requested at once.',
  })
  async getStatement(
    @PathId() id: number,
    @Query() query: StatementQueryDto,
    @Headers('if-none-match') known: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return answerPdf(await this.statements.read(id, query, known), reply);
  }
}
