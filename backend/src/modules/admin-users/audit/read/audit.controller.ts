import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../../../http/access/access';
import { type Actor, CurrentActor } from '../../../../http/access/actor';
import { Answers, AnswersDownload, AnswersPages } from '../../../../http/answers/answers';
import { AuditQueries } from './audit.queries';
import { AuditAnswer, AuditStateAnswer } from './audit.schema';
import { ExportAuditService } from './export-audit.service';
import { AuditExportQueryDto, AuditQueryDto } from './audit.dto';

@ApiTags('Audit')
@Controller('audit')
export class AuditController {
  constructor(
    private readonly queries: AuditQueries,
    private readonly exports: ExportAuditService,
  ) {}

  @Get()
  @Allow('audit:read')
  @AnswersPages(AuditAnswer, 'A page of the log.')
  @ApiOperation({
    summary: 'Find entries of the audit log, newest first',
    description:
      'Always in pages, of the newest 20,000 entries; request earlier ones by their days, or export them. With several filters or `q` so many are looked through, and `X-Total-Count-Relation` says when there are more. `q` finds words of names, facts, addresses, programs and request ids.',
  })
  listAudit(@Query() query: AuditQueryDto) {
    return this.queries.list(query);
  }

  @Get('state')
  @Allow('audit:read')
  @Answers(AuditStateAnswer)
  @ApiOperation({
    summary: 'Get the end of the audit log’s chain, and how far it was sent',
    description:
      'Keep the last number and its hash elsewhere to detect whether the chain was rebuilt.',
  })
  getAuditState() {
    return this.queries.state();
  }

  @Get('export')
  @Allow('audit:read')
  @ApiOperation({
    summary: 'Download entries of the audit log',
    description:
      'All that the filters choose, newest first, with the hashes of the chain: CSV, or one JSON text a line.',
  })
  @AnswersDownload('text/csv', 'application/jsonl')
  exportAudit(@CurrentActor() actor: Actor, @Query() query: AuditExportQueryDto) {
    return this.exports.export(actor, query);
  }
}
